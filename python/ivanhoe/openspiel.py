"""The games in OpenSpiel.

>>> import ivanhoe.openspiel
>>> game = ivanhoe.openspiel.load_game("tournament", players=3)

or `register()`, and then `pyspiel.load_game("python_ivanhoe", {"players": 3})`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any
from urllib.parse import quote, unquote

import numpy as np

try:
    import pyspiel
except ImportError as error:
    raise ImportError(
        "ivanhoe.openspiel needs open_spiel: pip install 'ivanhoe[openspiel]'"
    ) from error

from .game import Game, State
from .options import Rule

NAMES = {"tournament": "python_ivanhoe", "castles": "python_ivanhoe_castles"}

#: Table sizes, and what a caller may leave out.
_PARAMETERS: dict[str, Any] = {
    "players": 0,
    "explicit_chance": False,
    # JSON, percent-encoded: OpenSpiel's parameters must not hold commas or brackets.
    "positions": "",
    "options": "",
    "max_moves": 10_000,
}


def _game_type(game: str) -> Any:
    fewest, most = (2, 5) if game == "tournament" else (3, 6)
    return pyspiel.GameType(
        short_name=NAMES[game],
        long_name=f"Ivanhoe: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


def _decoded(text: Any) -> Any:
    return json.loads(unquote(str(text))) if text else None


class SpielState(pyspiel.State):  # type: ignore[misc, no-any-unimported, unused-ignore]
    """A state of OpenSpiel that is one of ours."""

    def __init__(self, game: SpielGame, state: State | None = None) -> None:
        super().__init__(game)
        self._game = game
        self.state = state if state is not None else game.ours.new_initial_state()

    def current_player(self) -> int:
        return int(self.state.current_player())

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.state.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.state.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.action_to_string(player, action)

    def is_terminal(self) -> bool:
        return self.state.is_terminal()

    def returns(self) -> list[float]:
        return self.state.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.state.information_state_string(player)

    def observation_string(self, player: int | None = None) -> str:
        return self.state.observation_string(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Some world that the player could be in. What led to it is not known any more."""
        return SpielState(self._game, self.state.resample_from_infostate(player, sampler))

    def clone(self) -> SpielState:
        return SpielState(self._game, self.state.clone())

    def __deepcopy__(self, memo: Any) -> SpielState:
        return self.clone()

    def __str__(self) -> str:
        return str(self.state) if not self.state.is_chance_node() else repr(self.state.history())


class _Observer:
    """What OpenSpiel's algorithms look through."""

    def __init__(self, game: Game, private: bool) -> None:
        self._private = private
        self.tensor = np.zeros(game.layout.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.is_chance_node():
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.state.observation_tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._private:
            return state.information_state_string(player)
        return state.observation_string(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc, no-any-unimported, unused-ignore]
    """A game of OpenSpiel that is one of ours."""

    ours_name = "tournament"

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **dict(parameters or {})}
        fewest = 2 if self.ours_name == "tournament" else 3
        self.ours = Game(
            self.ours_name,
            int(given["players"]) or fewest,
            explicit_chance=bool(given["explicit_chance"]),
            positions=_decoded(given["positions"]) or [],
            max_moves=int(given["max_moves"]),
            **(_decoded(given["options"]) or {}),
        )
        ours = self.ours
        info = pyspiel.GameInfo(
            num_distinct_actions=ours.num_distinct_actions(),
            max_chance_outcomes=ours.max_chance_outcomes(),
            num_players=ours.num_players(),
            min_utility=ours.min_utility(),
            max_utility=ours.max_utility(),
            utility_sum=ours.utility_sum(),
            max_game_length=ours.max_game_length(),
        )
        super().__init__(_game_type(self.ours_name), info, dict(parameters or {}))

    def __deepcopy__(self, memo: Any) -> SpielGame:
        return self

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        recall = iig_obs_type is None or bool(iig_obs_type.perfect_recall)
        return _Observer(self.ours, recall)


class SpielCastles(SpielGame):
    """The Castles."""

    ours_name = "castles"


def register() -> None:
    """Makes both games known to `pyspiel.load_game`. A second time does nothing."""
    known = set(pyspiel.registered_names())
    for game, kind in (("tournament", SpielGame), ("castles", SpielCastles)):
        if NAMES[game] not in known:
            pyspiel.register_game(_game_type(game), kind)


def load_game(
    game: str = "tournament",
    players: int = 2,
    explicit_chance: bool = False,
    positions: Sequence[Mapping[str, Any]] = (),
    max_moves: int = 10_000,
    **options: Rule,
) -> Any:
    """Registers the games and loads one: what `ivanhoe.Game` takes, as a game of `pyspiel`."""
    register()
    if game not in NAMES:
        raise ValueError(f"`{game}` is no game: tournament, castles")
    parameters: dict[str, Any] = {
        "players": players, "explicit_chance": explicit_chance, "max_moves": max_moves,
    }
    if positions:
        parameters["positions"] = quote(json.dumps(list(positions)), safe="")
    if options:
        parameters["options"] = quote(json.dumps(options), safe="")
    return pyspiel.load_game(NAMES[game], parameters)


def last_tournament(
    cards: Sequence[str] = ("R3", "R4", "R5", "S2", "S3"), deck: Sequence[str] = ("R3", "S2")
) -> list[dict[str, Any]]:
    """Positions for a game small enough for exact methods: 
    `load_game(players=2, explicit_chance=True, positions=last_tournament())`.

    Two knights fight for the red token that both lack. Each holds one of `cards`, dealt without
    putting any back, and a player who gives up has lost the game.
    """
    tokens = ["blue", "green", "purple", "yellow"]

    def seat(card: str) -> dict[str, Any]:
        return {"hand": [card], "display": [], "front": [], "tokens": tokens}

    return [
        {
            "game": "tournament", "players": 2, "options": {}, "phase": "turn", "turn": "A",
            "played": 0, "added": 0, "colour": "red", "previous": None, "in": ["A", "B"],
            "seats": [seat(mine), seat(theirs)], "deck": list(deck), "discard": [],
            "pending": None,
        }
        for mine, theirs in permutations(cards, 2)
    ]
