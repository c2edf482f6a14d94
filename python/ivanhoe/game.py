"""A game as a sequence of decisions, with OpenSpiel's names."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from . import _ivanhoe
from .layout import Layout, layout
from .options import Rule, number as whole, written
from .picture import svg

#: OpenSpiel's numbers for who moves when no player does.
CHANCE = -1
TERMINAL = -4


class State(_ivanhoe.State):
    """A game at one of its decisions. Made by `Game.new_initial_state`."""

    __slots__ = ("_game", "_seed")

    _game: Game
    _seed: tuple[int, int] | None

    def get_game(self) -> Game:
        return self._game

    def clone(self) -> State:
        copy = State(self)
        copy._game = self._game
        copy._seed = self._seed
        return copy

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> State:
        return self.clone()

    def child(self, action: int) -> State:
        """A copy in which an action is chosen."""
        copy = self.clone()
        copy.apply_action(action)
        return copy

    def apply_actions(self, actions: Sequence[int]) -> None:
        for action in actions:
            self.apply_action(action)

    def string_to_action(self, player: int | str, text: str | None = None) -> int:
        """The action with this text."""
        wanted = text if text is not None else str(player)
        for action in self.legal_actions():
            if self.action_to_string(self.current_player(), action) == wanted:
                return action
        raise ValueError(f"no legal action reads {wanted!r}")

    def resample_from_infostate(self, player: int, rng: Any = None) -> State:
        """The state in some world that the player could be in, each about equally likely.

        `rng` is OpenSpiel's sampler, a function that gives numbers from 0 to 1, a generator such
        as `random.Random(1)` or `numpy.random.default_rng(1)`, or a seed. Without it every call
        gives another world.
        """
        draw = getattr(rng, "random", rng)
        if rng is None:
            seed = secrets.randbits(63)
        elif callable(draw):
            seed = int(float(draw()) * (1 << 53))
        else:
            seed = whole("rng", rng)
        imagined = State(self.imagine(player, seed))
        imagined._game = self._game
        imagined._seed = None
        return imagined

    def view(self, player: int | None = None) -> dict[str, Any]:
        """What a seat may know, or everybody: the view that the server sends too."""
        view: dict[str, Any] = json.loads(self.view_json(player))
        return view

    def svg(self, player: int | None = None) -> str:
        """The table as a picture, as a seat sees it, or everybody."""
        return svg(self._game.game, self.view(player))

    def _repr_svg_(self) -> str:
        mover = self.current_player()
        return self.svg(mover if mover >= 0 else None)

    def serialize(self) -> str:
        """The state as a text, from which `Game.deserialize_state` makes it again."""
        if self._seed is None:
            raise ValueError("an imagined state has no history that leads to it")
        return json.dumps({
            "of": self._game._facts, "seed": list(self._seed), "history": self.history(),
        })

    def __reduce__(self) -> tuple[Any, ...]:
        return (_unpickle, (json.dumps(self._game._parameters()), self.serialize()))

    def __repr__(self) -> str:
        return f"<ivanhoe.State of {self._game!r} after {self.move_number()} actions>"


def _unpickle(game: str, state: str) -> State:
    return Game(**json.loads(game)).deserialize_state(state)


class Game:
    """One of the two games with its table size and house rules.

    `Game("tournament", players=3, ties="ties-stay")`, `Game("castles", players=5, squares=2)`.

    Chance is *sampled*: it comes from the seed of each state. With `explicit_chance=True` it is
    explicit: every number that the engine asks for is a chance node. `positions` are positions
    of the notation (`rules/notation.md`), as dicts; a game then begins with one of them, each
    equally likely: so games small enough for exact methods are made.

    With `unasked=True` seats that may speak up unasked (deals in the Castles) are given the
    choice at every question. With `skip_forced=True` decisions with one choice are made without
    asking. After `max_moves` moves a game is aborted, and all share the win.
    """

    def __init__(
        self,
        game: str = "tournament",
        players: int = 4,
        *,
        explicit_chance: bool = False,
        positions: Sequence[Mapping[str, Any]] = (),
        unasked: bool = True,
        skip_forced: bool = True,
        max_moves: int = 10_000,
        **options: Rule,
    ) -> None:
        self._rules = written(options)
        players = layout(game).table_size(players)
        max_moves = whole("max_moves", max_moves)
        _ivanhoe.check_options(game, players, self._rules)
        self.game = game
        self.players = players
        self.options = dict(options)
        self.explicit_chance = explicit_chance
        self.positions = [dict(position) for position in positions]
        self.unasked = unasked
        self.skip_forced = skip_forced
        self.max_moves = max_moves
        self.layout: Layout = layout(game)

    def new_initial_state(self, seed: int | None = None, number: int = 0) -> State:
        """A new game: number `number` of the series `seed`; by default any."""
        first = secrets.randbits(63) if seed is None else whole("seed", seed)
        start = (first, whole("number", number))
        begun = _ivanhoe.State.begin(
            self.game,
            self.players,
            self._rules,
            start[0],
            start[1],
            self.explicit_chance,
            [json.dumps(position) for position in self.positions],
            self.unasked,
            self.skip_forced,
            self.max_moves,
        )
        state = State(begun)
        state._game = self
        state._seed = start
        return state

    def deserialize_state(self, text: str) -> State:
        """The state that was serialised so. It must be of this game.

        Texts of older versions do not say which game they are of.
        """
        try:
            found = json.loads(text)
            (seed, number), history = found["seed"], [int(action) for action in found["history"]]
            of = dict(found.get("of", {}))
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"this is no serialised state: {error}") from None
        self._compare("the state", of)
        state = self.new_initial_state(seed, number)
        state.apply_actions(history)
        return state

    def state_from_view(self, view: Mapping[str, Any], seed: int = 0) -> State:
        """The state that a view shows, at the decision of its viewer.

        For callers that only have views, as at a server: `observation()` and `legal_actions()` are
        those of the real state; what the viewer may not know is imagined, and chance that follows
        is sampled, both from `seed`. The view must be of a table with as many players and the same
        house rules.
        """
        seed = whole("seed", seed)
        state = State(_ivanhoe.State.from_view(self.game, json.dumps(dict(view)), seed))
        self._compare("the view", view["options"])
        state._game = self
        state._seed = None
        return state

    def num_players(self) -> int:
        return self.players

    def num_distinct_actions(self) -> int:
        return self.layout.num_actions

    def max_chance_outcomes(self) -> int:
        """The most outcomes of a chance node: the cards of a deck, or the positions."""
        if not self.explicit_chance:
            return 0
        deck = 110 if self.game == "tournament" else 66
        return max(deck, len(self.positions))

    def observation_tensor_shape(self) -> list[int]:
        return [self.layout.observation_size]

    def information_state_tensor_shape(self) -> list[int]:
        return [self.layout.observation_size]

    def min_utility(self) -> float:
        return 0.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 1.0

    def max_game_length(self) -> int:
        """Some moves are several actions; this is far above any game."""
        return self.max_moves * 4

    def action_to_string(self, player: int, action: int) -> str:
        return self.layout.actions[action]

    @cached_property
    def _settings(self) -> dict[str, Any]:
        """The number of players and all house rules, as a view shows them."""
        state = _ivanhoe.State.begin(self.game, self.players, self._rules)
        settings: dict[str, Any] = json.loads(state.view_json())["options"]
        return settings

    @cached_property
    def _facts(self) -> dict[str, Any]:
        """What a serialised state is compared by."""
        positions = json.dumps(self.positions, sort_keys=True).encode()
        return {
            "game": self.game,
            **self._settings,
            "explicit_chance": self.explicit_chance,
            "positions": hashlib.sha256(positions).hexdigest()[:16] if self.positions else None,
            "unasked": self.unasked,
            "skip_forced": self.skip_forced,
            "max_moves": self.max_moves,
        }

    def _compare(self, what: str, found: Mapping[str, Any]) -> None:
        """An exception if something is not of this game."""
        ours = self._facts
        different = [
            f"{key} is {value!r}, not {ours.get(key)!r}"
            for key, value in found.items() if value != ours.get(key)
        ]
        if different:
            raise ValueError(f"{what} is of another game: {', '.join(different)}")

    def _parameters(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "explicit_chance": self.explicit_chance,
            "positions": self.positions,
            "unasked": self.unasked,
            "skip_forced": self.skip_forced,
            "max_moves": self.max_moves,
            **self.options,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._parameters() == other._parameters()

    def __hash__(self) -> int:
        return hash(json.dumps(self._parameters(), sort_keys=True))

    def __repr__(self) -> str:
        options = "".join(f", {key}={value!r}" for key, value in self.options.items())
        return f"ivanhoe.Game({self.game!r}, players={self.players}{options})"


def sampled(game: Game, what: str) -> Game:
    """This game, if its chance is sampled: `what` has nobody who tells the outcomes."""
    if game.explicit_chance:
        raise ValueError(f"{what} samples chance: make the game without explicit_chance")
    return game


def load_game(game: str, parameters: Mapping[str, Any] | None = None) -> Game:
    """OpenSpiel's way to make a game."""
    return Game(game, **dict(parameters or {}))


def serialize_game_and_state(game: Game, state: State) -> str:
    """Both as one text."""
    return json.dumps({"game": game._parameters(), "state": state.serialize()})


def deserialize_game_and_state(text: str) -> tuple[Game, State]:
    """Both from one text."""
    try:
        found = json.loads(text)
        game = Game(**found["game"])
        state = str(found["state"])
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"this is no serialised game: {error}") from None
    return game, game.deserialize_state(state)
