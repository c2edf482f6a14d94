"""Bots against each other: ours by name, yours as functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from . import _ivanhoe
from .game import Game, State, sampled
from .layout import layout
from .options import Rule, at_least_one, number as whole, written

#: A player: gets the state and must look at nothing but `state.observation()`,
#: `state.view(seat)`, `state.legal_actions()` and their like for the seat to move. In the arena
#: the state holds all hands; at a live table those that the seat may not see are imagined.
Policy = Callable[[State], int]


@dataclass
class Results:
    """Games as columns, for pandas or polars: `pandas.DataFrame(results.columns())`.

    Each row is a seat of a game: `game`, the `number` of the deal, the `seat` from 0, the `bot`,
    its `share` of the win, its `score`, how many `moves` the game had, and the `record` if it is
    kept.
    """

    game: list[str] = field(default_factory=list)
    number: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    bot: list[str] = field(default_factory=list)
    share: list[float] = field(default_factory=list)
    score: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    record: list[str | None] = field(default_factory=list)

    def columns(self) -> dict[str, list[Any]]:
        return dict(vars(self))

    def __len__(self) -> int:
        return len(self.number)

    def __repr__(self) -> str:
        bots = ", ".join(dict.fromkeys(self.bot))
        return f"<ivanhoe.Results of {len(self)} seats: {bots}>"

    def rate(self, bot: str) -> tuple[float, float]:
        """The mean share of the win of a bot and its 95 % margin, with a deal as the unit."""
        deals: dict[int, list[float]] = {}
        for number, name, share in zip(self.number, self.bot, self.share):
            if name == bot:
                deals.setdefault(number, []).append(share)
        means = [sum(shares) / len(shares) for shares in deals.values()]
        if not means:
            raise ValueError(f"no bot {bot!r} has played")
        mean = sum(means) / len(means)
        if len(means) < 2:
            return mean, 1.0
        variance = sum((value - mean) ** 2 for value in means) / (len(means) - 1)
        if variance == 0:
            # Other deals may still end otherwise.
            return mean, min(1.0, 3 / len(means))
        return mean, 1.96 * sqrt(variance / len(means))


def _name_of(bot: Policy, players: Sequence[Policy], names: Sequence[str]) -> str:
    """The name of a function. The second of a name is `name 2`, so that they can be compared."""
    if bot in players:
        return names[players.index(bot)]
    name = wanted = getattr(bot, "__name__", type(bot).__name__)
    number = 1
    while name in names:
        number += 1
        name = f"{wanted} {number}"
    return name


def _listed(bots: Sequence[Any], players: int) -> list[Any]:
    """The bots, if there are some and all find a seat."""
    found = list(bots)
    if not found:
        raise ValueError("at least one bot must play")
    if len(found) > players:
        raise ValueError(f"{len(found)} bots have no room at {players} seats")
    return found


def arena(
    game: Game,
    bots: Sequence[str | Policy],
    deals: int = 100,
    seed: int = 0,
    records: bool = False,
) -> Results:
    """Plays every deal once with the first bot in each seat; the others fill the rest in turn.

    A bot is a name (`"rule"`) or a function from the state to an action. A function gets a copy
    of the state, so it may try actions on it. In the results it is called by its name; a second
    function of the same name is `name 2`.
    """
    if not isinstance(game, Game):
        raise TypeError(f"arena takes an ivanhoe.Game, not {game!r}")
    sampled(game, "the arena")
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise TypeError(f"bots must be a list of names and functions, not {bots!r}")
    deals, seed = at_least_one("deals", deals), whole("seed", seed)
    players: list[Policy] = []
    names: list[str] = []
    for number, bot in enumerate(_listed(bots, game.players)):
        if isinstance(bot, str):
            players.append(_ivanhoe.Bot(bot, (seed * 1000 + number) % (1 << 64)))
            names.append(bot)
        elif callable(bot):
            names.append(_name_of(bot, players, names))
            players.append(bot)
        else:
            raise TypeError(f"a bot is a name or a function, not {bot!r}")
    results = Results()
    for number in range(deals):
        for tested in range(game.players):
            seating = [0] * game.players
            for place in range(1, game.players):
                others = 1 + (place - 1) % (len(bots) - 1) if len(bots) > 1 else 0
                seating[(tested + place) % game.players] = others
            state = game.new_initial_state(seed, number)
            while not state.is_terminal():
                state.apply_action(players[seating[state.current_player()]](state.clone()))
            text = state.record() if records else None
            for seat, bot_number in enumerate(seating):
                results.game.append(game.game)
                results.number.append(number)
                results.seat.append(seat)
                results.bot.append(names[bot_number])
                results.share.append(state.player_return(seat))
                results.score.append(state.scores()[seat])
                results.moves.append(state.move_number())
                results.record.append(text)
    return results


def selfplay(
    game: str,
    players: int = 4,
    bots: str | Sequence[str] = "rule",
    games: int = 100,
    seed: int = 1,
    first: int = 0,
    records: bool = False,
    **options: Rule,
) -> Results:
    """Whole games of our bots, who fill the seats in turn: what `ivanhoe selfplay` plays."""
    if not isinstance(game, str):
        raise TypeError(f"selfplay takes the name of a game, not {game!r}")
    players = layout(game).table_size(players)
    names = _listed([bots] if isinstance(bots, str) else bots, players)
    games, seed, first = at_least_one("games", games), whole("seed", seed), whole("first", first)
    played = _ivanhoe.selfplay(
        game, players, written(options), names, first, games, seed, records
    )
    results = Results()
    for number, moves, shares, scores, record in played:
        for seat in range(players):
            results.game.append(game)
            results.number.append(number)
            results.seat.append(seat)
            results.bot.append(names[seat % len(names)])
            results.share.append(shares[seat])
            results.score.append(scores[seat])
            results.moves.append(moves)
            results.record.append(record)
    return results
