"""The tables of training: how many play, by which house rules, and who they are."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from ivanhoe import Table

LEARNER = "caller"
# Earlier versions of the learner, played with frozen weights.
OLD = ("caller:old-1", "caller:old-2")
# Players with a single strategy: a learner that has only met good players cannot handle them.
IDEAS = ("never-fights", "always-fights", "hoards", "kingmaker", "copies")
BOTS = ("rule", "greedy", "random", *IDEAS)
STYLES = (LEARNER, *OLD, *BOTS)

# Shares of the table sizes, by games.
SIZES = {
    "tournament": {2: 0.38, 3: 0.19, 4: 0.23, 5: 0.20},
    "castles": {3: 0.11, 4: 0.13, 5: 0.20, 6: 0.56},
}

# House rules and how often they apply.
HOUSE_RULES: dict[str, list[tuple[float, dict[str, str | int | bool]]]] = {
    "tournament": [
        (0.76, {}),
        (0.08, {"ties": "ties-stay"}),
        (0.08, {"repeat": "camelot"}),
        (0.08, {"ties": "ties-stay", "repeat": "camelot"}),
    ],
    "castles": [
        (0.76, {}),
        (0.06, {"profile": "published"}),
        (0.02, {"squares": 2}),
        (0.02, {"squares": 4}),
        (0.02, {"squares": 5}),
    ],
}


def _any_castles_rules() -> Iterator[tuple[float, dict[str, str | int | bool]]]:
    """Twelve other sets of house rules, always the same twelve."""
    draw = random.Random(1)
    names = ("published_hands", "draw_to_hand", "forced_barter", "arms_only", "beaten_lost")
    for _ in range(12):
        rules: dict[str, str | int | bool] = {name: draw.random() < 0.5 for name in names}
        yield 0.01, {"squares": draw.choice([2, 3, 3, 4, 5]), **rules}


HOUSE_RULES["castles"] += _any_castles_rules()


def _fields(game: str, players: int) -> dict[str, float]:
    """How often the learner is alone against a table of each bot."""
    fields = {"rule": 0.18, "greedy": 0.12, "random": 0.02, OLD[0]: 0.03, OLD[1]: 0.03}
    fields |= dict.fromkeys(IDEAS, 0.012)
    if game == "tournament":
        return fields | ({"rule": 0.22, "greedy": 0.06} if players == 2 else {})
    # With three players `rule` and `greedy` are easy and these two styles are hard; with more
    # it is the other way round.
    if players == 3:
        return fields | {"rule": 0.14, "greedy": 0.06, "kingmaker": 0.08, "copies": 0.06}
    fields |= {"rule": 0.16, "greedy": 0.14, "kingmaker": 0.03, "copies": 0.03}
    return fields | ({"rule": 0.26, "greedy": 0.19} if players == 6 else {})


def _companies(game: str, players: int) -> Iterator[tuple[float, list[str]]]:
    """Who sits at a table of this size, and in which share of its games."""
    others = players - 1
    # Such games are short for the learner: it decides in one seat only.
    fields = _fields(game, players)
    for name, share in fields.items():
        yield share, [LEARNER] + [name] * others
    if players == 2:
        yield 1 - sum(fields.values()), [LEARNER] * 2
        return
    # Alone among mixed bots, and several learners among bots.
    mixed = [
        ["rule", "greedy"], ["greedy", "rule", "rule"], ["greedy", "random"], ["rule", OLD[0]],
        ["greedy", OLD[1]], ["random", "rule"], *([idea, "rule"] for idea in IDEAS),
    ]
    for names in mixed:
        yield 0.08 / len(mixed), [LEARNER] + [names[i % len(names)] for i in range(others)]
    for name in ("rule", "greedy", OLD[0], OLD[1]):
        for learners in range(2, players):
            share = 0.08 / 4 / (players - 2)
            yield share, [LEARNER] * learners + [name] * (players - learners)
    yield 1 - sum(fields.values()) - 0.16, [LEARNER] * players


def training_tables(game: str) -> list[Table]:
    """All tables of training with their weights."""
    tables = []
    for players, size_share in SIZES[game].items():
        for share, seats in _companies(game, players):
            for rules_share, rules in HOUSE_RULES[game]:
                tables.append(Table(seats, size_share * share * rules_share, rules))
    return tables


def field_tables(
    game: str, fields: list[str], sizes: Sequence[int] | None = None
) -> list[Table]:
    """The learner alone against each field, at every table size, by the usual rules.

    A field is the name of a bot, or several with `+` between, which fill the seats in turn.
    """
    tables = []
    for players in sizes or SIZES[game]:
        for field in fields:
            names = field.split("+")
            tables.append(Table([LEARNER] + [names[i % len(names)] for i in range(players - 1)]))
    return tables
