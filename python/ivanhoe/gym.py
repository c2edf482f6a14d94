"""A Gymnasium environment: one seat is yours, bots have the others.

>>> from ivanhoe.gym import IvanhoeEnv
>>> env = IvanhoeEnv("tournament", players=2, opponents="greedy")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(info["legal_actions"][0])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    import gymnasium
except ImportError as error:
    raise ImportError("ivanhoe.gym needs gymnasium: pip install 'ivanhoe[gymnasium]'") from error

from ._ivanhoe import Bot
from .game import Game, State, sampled

Observation = dict[str, NDArray[Any]]


class IvanhoeEnv(gymnasium.Env):  # type: ignore[misc, type-arg, no-any-unimported, unused-ignore]
    """The reward is your share of the win at the end. Your seat is drawn, unless you name it.

    Most actions are illegal at any time: choose one of `info["legal_actions"]`, or one that
    `action_mask` of the observation allows. Others raise `IllegalAction`.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        game: str = "tournament",
        players: int = 4,
        opponents: str | Sequence[str] = "rule",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = sampled(Game(game, players, **options), "IvanhoeEnv")
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        if not names:
            raise ValueError("opponents must name at least one bot")
        self._names = names
        self._bots = [Bot(name) for name in names]
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}")
        self._seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        layout = self.game.layout
        self.action_space = gymnasium.spaces.Discrete(layout.num_actions)
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (layout.observation_size,), np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (layout.num_actions,), np.int8),
            }
        )
        self.state_: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self.seat = (
                int(self.np_random.integers(self.game.players)) if self._seat is None else self._seat
            )
            self._bots = [Bot(name, int(self.np_random.integers(1 << 62))) for name in self._names]
            self.state_ = self.game.new_initial_state(int(self.np_random.integers(1 << 62)))
            self._let_bots_play(self.state_)
            # A game that bots end before you have a choice is not yours.
            if not self.state_.is_terminal():
                return self._observe(self.state_)

    def step(
        self, action: int
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self.state_
        if state is None or state.is_terminal():
            raise RuntimeError("call reset() first")
        state.apply_action(int(action))
        self._let_bots_play(state)
        observation, info = self._observe(state)
        over = state.is_terminal()
        finished = state.winners() is not None
        return observation, state.player_return(self.seat), over and finished, over and not finished, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask that sb3-contrib's MaskablePPO asks for."""
        if self.state_ is None:
            raise RuntimeError("call reset() first")
        return np.asarray(self.state_.legal_actions_mask(), np.bool_)

    def render(self) -> str | None:
        if self.state_ is None or self.render_mode is None:
            return None
        return str(self.state_) if self.render_mode == "ansi" else self.state_.svg(self.seat)

    def _let_bots_play(self, state: State) -> None:
        while not state.is_terminal() and state.current_player() != self.seat:
            distance = (state.current_player() - self.seat) % self.game.players
            state.apply_action(self._bots[(distance - 1) % len(self._bots)](state))

    def _observe(self, state: State) -> tuple[Observation, dict[str, Any]]:
        legal = [] if state.is_terminal() else state.legal_actions()
        mask = np.zeros(self.game.layout.num_actions, np.int8)
        mask[legal] = 1
        info = {"legal_actions": legal, "seat": self.seat}
        return {"observation": state.observation(self.seat), "action_mask": mask}, info
