"""The games as PettingZoo environments (agent environment cycle).

>>> from ivanhoe.pettingzoo import env
>>> game = env("tournament", players=4)
>>> game.reset(seed=1)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    import gymnasium
    from pettingzoo import AECEnv
except ImportError as error:
    raise ImportError(
        "ivanhoe.pettingzoo needs pettingzoo: pip install 'ivanhoe[pettingzoo]'"
    ) from error

from .game import Game, State, sampled


class IvanhoeAEC(AECEnv):  # type: ignore[misc, no-any-unimported, unused-ignore]
    """Observations are dicts: `observation` (bytes) and `action_mask`.

    At the end everybody is rewarded with their share of the win.
    """

    metadata = {"render_modes": ["ansi", "svg"], "name": "ivanhoe_v1", "is_parallelizable": False}

    def __init__(
        self,
        game: str = "tournament",
        players: int = 4,
        render_mode: str | None = None,
        unasked: bool = True,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = sampled(Game(game, players, unasked=unasked, **options), "IvanhoeAEC")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = list(self.possible_agents)
        layout = self.game.layout
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(
                        0, 255, (layout.observation_size,), np.uint8
                    ),
                    "action_mask": gymnasium.spaces.Box(0, 1, (layout.num_actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(layout.num_actions) for agent in self.possible_agents
        }
        self._rng = np.random.default_rng()
        self.state_: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_ = self.game.new_initial_state(int(self._rng.integers(1 << 62)))
        self.agent_selection = self._mover()

    def _mover(self) -> str:
        assert self.state_ is not None
        return self.possible_agents[max(self.state_.current_player(), 0)]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        if self.state_ is None:
            raise RuntimeError("reset() must be called before observe()")
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.game.layout.num_actions, np.int8)
        if seat == self.state_.current_player():
            mask[self.state_.legal_actions()] = 1
        return {"observation": self.state_.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.state_ is None:
            raise RuntimeError("reset() must be called before step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose an action")
        self._cumulative_rewards[agent] = 0.0
        self.state_.apply_action(int(action))
        self._clear_rewards()
        if self.state_.is_terminal():
            for seat, share in enumerate(self.state_.returns()):
                self.rewards[self.possible_agents[seat]] = share
            over = self.state_.winners() is not None
            for each in self.agents:
                self.terminations[each] = over
                self.truncations[each] = not over
        else:
            self.agent_selection = self._mover()
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.state_ is None or self.render_mode is None:
            return None
        return str(self.state_) if self.render_mode == "ansi" else self.state_.svg()

    def close(self) -> None:
        self.state_ = None


def env(game: str = "tournament", players: int = 4, **options: Any) -> IvanhoeAEC:
    """A PettingZoo environment of a game."""
    return IvanhoeAEC(game, players, **options)
