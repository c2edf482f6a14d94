"""Plays many games for a number of decisions and keeps them."""

from __future__ import annotations

import contextlib
from concurrent.futures import Future, ThreadPoolExecutor

import torch
import torch.nn.functional as F
from ivanhoe import Table
from torch import Tensor

from .graph import Replay
from .network import Actor, allowed, drawn
from .rows import Half, RowLayout
from .tables import LEARNER, OLD, STYLES


def half_precision(device: torch.device) -> contextlib.AbstractContextManager[object]:
    """bf16 on a GPU; a CPU is slower with it."""
    if device.type != "cuda":
        return contextlib.nullcontext()
    return torch.autocast(device.type, dtype=torch.bfloat16, cache_enabled=False)


class Rollout:
    """`steps` decisions of each of `games` games."""

    def __init__(
        self, game: str, actor: Actor, old: list[Actor], games: int, steps: int, threads: int,
        seed: int, device: torch.device, graphs: bool, tables: list[Table],
        max_moves: int = 3000,
    ) -> None:
        self.layout, self.device, self.steps, self.games = RowLayout.of(game), device, steps, games
        self.actor, self.old = actor, old
        half = games // 2
        self.halves = [
            Half(game, half, tables, seed + part, threads, device, max_moves) for part in range(2)
        ]
        length = self.layout.length
        self.rows = torch.zeros(steps + 1, games, length, dtype=torch.uint8, device=device)
        self.rewards = torch.zeros(steps + 1, games, self.layout.seats, device=device)
        self.done = torch.zeros(steps + 1, games, dtype=torch.bool, device=device)
        self.actions = torch.zeros(steps, games, dtype=torch.int64, device=device)
        self.odds = torch.zeros(steps, games, device=device)
        self.parts = [slice(0, half), slice(half, games)]
        for half_games in self.halves:
            half_games.staged.copy_(half_games.host)
        self.acting = [
            Replay(lambda which=which: self._act(which), device, graphs) for which in self.halves
        ]
        self.player = ThreadPoolExecutor(1)

    @property
    def fault(self) -> str | None:
        return self.acting[0].fault

    @torch.no_grad()
    def _act(self, half: Half) -> tuple[Tensor, Tensor, Tensor]:
        row = half.row()
        observation, mask = row[:, : self.layout.observation], self.layout.mask_of(row)
        with half_precision(self.device):
            logits = self.actor.policy(observation)
            style = half.own_style().unsqueeze(1)
            for number, old in zip((STYLES.index(name) for name in OLD), self.old, strict=True):
                logits = torch.where(style == number, old.policy(observation), logits)
        odds = F.log_softmax(allowed(logits, mask), 1)
        action = drawn(odds)
        return row, action, odds.gather(1, action.unsqueeze(1)).squeeze(1)

    @torch.no_grad()
    def collect(self) -> None:
        """Fills the arrays. The last rows are the first of the next time."""
        assert STYLES[0] == LEARNER
        playing: list[Future[None] | None] = [None, None]
        for step in range(self.steps + 1):
            for number, half in enumerate(self.halves):
                under_way = playing[number]
                if under_way is not None:
                    under_way.result()
                part = self.parts[number]
                half.staged.copy_(half.host, non_blocking=True)
                row, action, odds = self.acting[number]()
                self.rows[step, part].copy_(row)
                self.rewards[step, part].copy_(half.part("reward"))
                self.done[step, part].copy_(half.part("done").squeeze(1))
                if step == self.steps:
                    continue
                self.actions[step, part].copy_(action)
                self.odds[step, part].copy_(odds)
                half.actions.copy_(action, non_blocking=True)
                if self.device.type == "cuda":
                    torch.cuda.current_stream().synchronize()
                playing[number] = self.player.submit(half.step)
        if self.device.type == "cuda":
            torch.cuda.current_stream().synchronize()
