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
        """Plays it again with its seed and compares every event. Returns how many moves it has.

        Raises `RecordError` if something differs, or if the record shows no seed, as one of cards
        shuffled by hand: `replay` checks the moves of such a record by the rules, but nothing
        proves its deal and its draws.
        """
        return _ivanhoe.verify_record(self.text)

    def replay(self, seat: int | None = None) -> Iterator[Step]:
        """The game again, move by move, as a seat saw it, or everybody."""
        for by, move, events, view in _ivanhoe.replay_record(self.text, seat):
            yield Step(by, move, events, json.loads(view))

    def __repr__(self) -> str:
        over = "unfinished" if self.winners is None else f"won by {self.winners}"
        return f"<ivanhoe.Record of {self.game}, {self.names}, {len(self.moves)} moves, {over}>"

    def save(self, path: str | PathLike[str]) -> None:
        Path(path).write_text(self.text, encoding="utf-8")


def parse(text: str) -> Record:
    """Reads a record. It reads, it does not judge: `verify` does."""
    return Record(text=text, **{key: value for key, value in _ivanhoe.record_facts(text).items()
                                if key != "rules"})


def load(path: str | PathLike[str]) -> Record:
    """Reads a record from a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise _ivanhoe.RecordError("this is no record: it is no text in UTF-8") from None
    return parse(text)
