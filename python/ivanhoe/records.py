"""Records (`.ivanhoe` files): read, verified, shown again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

from . import _ivanhoe


@dataclass(frozen=True)
class Step:
    """A move of a record as one viewer saw it. The deal is the first step; nobody makes it."""

    seat: int | None
    move: str
    events: list[str]
    view: dict[str, Any]


@dataclass(frozen=True)
class Record:
    """A game that was written down."""

    text: str
    game: str
    players: int
    options: dict[str, str]
    names: list[str]
    bots: dict[int, str]
    date: str | None
    place: str | None
    winners: list[int] | None
    moves: list[tuple[int, str]]

    def verify(self) -> int:
        """Plays it again and compares every event. How many moves it has.

        Raises `RecordError` if something differs.
        """
        return _ivanhoe.verify_record(self.text)

    def replay(self, seat: int | None = None) -> Iterator[Step]:
        """The game again, move by move, as a seat saw it, or everybody."""
        for by, move, events, view in _ivanhoe.replay_record(self.text, seat):
            yield Step(by, move, events, json.loads(view))

    def save(self, path: str | PathLike[str]) -> None:
        Path(path).write_text(self.text, encoding="utf-8")


def parse(text: str) -> Record:
    """Reads a record. It reads, it does not judge: `verify` does."""
    return Record(text=text, **{key: value for key, value in _ivanhoe.record_facts(text).items()
                                if key != "rules"})


def load(path: str | PathLike[str]) -> Record:
    """Reads a record from a file."""
    return parse(Path(path).read_text(encoding="utf-8"))
