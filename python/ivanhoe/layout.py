"""What the numbers of a game mean."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _ivanhoe
from .options import number


@dataclass(frozen=True)
class Field:
    """A part of an observation: where it begins, how many bytes it has, what it says."""

    name: str
    start: int
    length: int
    scale: float
    text: str

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.length)


@dataclass(frozen=True)
class Layout:
    """The actions and observations of a game. A released version never changes."""

    game: str
    version: int
    min_players: int
    max_players: int
    actions: tuple[str, ...]
    fields: tuple[Field, ...]
    privileged_fields: tuple[Field, ...]

    @property
    def num_actions(self) -> int:
        return len(self.actions)

    @property
    def observation_size(self) -> int:
        return sum(field.length for field in self.fields)

    @property
    def privileged_size(self) -> int:
        return sum(field.length for field in self.privileged_fields)

    def field(self, name: str) -> Field:
        """The field of this name, also among those that are privileged."""
        for field in self.fields + self.privileged_fields:
            if field.name == name:
                return field
        raise KeyError(f"{self.game} has no field {name!r}")

    def scales(self) -> NDArray[np.float32]:
        """What to multiply an observation by for a network."""
        parts = [np.full(field.length, field.scale, np.float32) for field in self.fields]
        return np.concatenate(parts)

    def privileged_scales(self) -> NDArray[np.float32]:
        """The same for a privileged observation."""
        parts = [np.full(field.length, field.scale, np.float32) for field in self.privileged_fields]
        return np.concatenate(parts)

    def table_size(self, players: Any) -> int:
        """This number of players, if the game is for as many; or an exception."""
        return number("players", players, self.min_players, self.max_players)


def _placed(rows: list[tuple[str, int, float, str]]) -> tuple[Field, ...]:
    fields, start = [], 0
    for name, length, scale, text in rows:
        fields.append(Field(name, start, length, scale, text))
        start += length
    return tuple(fields)


@cache
def layout(game: str) -> Layout:
    """The layout of a game: `layout("castles").field("hand").slice`."""
    found = _ivanhoe.layout(game)
    fewest, most = found["players"]
    return Layout(
        game=found["game"],
        version=found["version"],
        min_players=fewest,
        max_players=most,
        actions=tuple(found["actions"]),
        fields=_placed(found["fields"]),
        privileged_fields=_placed(found["privileged_fields"]),
    )
