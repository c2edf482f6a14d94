"""What is kept of a decision: one row of bytes, in the memory of the device."""

from __future__ import annotations

from dataclasses import dataclass

import ivanhoe
import numpy as np
import torch
from ivanhoe import Table, VecEnv
from numpy.typing import NDArray
from torch import Tensor

from .network import turned
from .tables import STYLES


@dataclass(frozen=True)
class RowLayout:
    """Where things stand in a row. Its length is a multiple of 8: words are gathered quicker."""

    observation: int
    privileged: int
    seats: int
    actions: int
    styles: int

    @classmethod
    def of(cls, game: str) -> RowLayout:
        layout = ivanhoe.layout(game)
        return cls(
            layout.observation_size, layout.privileged_size, layout.max_players,
            layout.num_actions, len(STYLES),
        )

    @property
    def critic(self) -> int:
        """The bytes that the critic is given: everything before the mask."""
        return self.observation + self.privileged + self.styles * self.seats

    @property
    def meta(self) -> int:
        """Where seat, player count, and whether the learner decides begin."""
        return self.critic + self.actions

    @property
    def length(self) -> int:
        return (self.meta + 3 + 7) // 8 * 8

    def mask_of(self, rows: Tensor) -> Tensor:
        return rows[..., self.critic : self.meta].bool()

    def seat_of(self, rows: Tensor) -> Tensor:
        return rows[..., self.meta].long()

    def players_of(self, rows: Tensor) -> Tensor:
        return rows[..., self.meta + 1].long()

    def learns(self, rows: Tensor) -> Tensor:
        return rows[..., self.meta + 2].bool()


class Half:
    """Half of the games: an environment whose arrays lie in one piece of pinned memory.

    While the device chooses for one half, the processor plays the other.
    """

    def __init__(
        self, game: str, n: int, tables: list[Table], seed: int, threads: int,
        device: torch.device, max_moves: int,
    ) -> None:
        self.layout, self.n = RowLayout.of(game), n
        sizes = {
            "reward": (np.float32, (n, self.layout.seats)),
            "observation": (np.uint8, (n, self.layout.observation)),
            "privileged": (np.uint8, (n, self.layout.privileged)),
            "mask": (np.bool_, (n, self.layout.actions)),
            "style": (np.int8, (n, self.layout.seats)),
            "player": (np.int8, (n,)),
            "players": (np.int8, (n,)),
            "done": (np.bool_, (n,)),
        }
        self.places: dict[str, tuple[int, int]] = {}
        at = 0
        for name, (kind, shape) in sizes.items():
            length = int(np.prod(shape)) * np.dtype(kind).itemsize
            self.places[name] = (at, length)
            at = (at + length + 63) // 64 * 64
        pinned = device.type == "cuda"
        self.host = torch.zeros(at, dtype=torch.uint8, pin_memory=pinned)
        self.staged = torch.zeros(at, dtype=torch.uint8, device=device)
        self.actions = torch.zeros(n, dtype=torch.int64, pin_memory=pinned)
        memory: NDArray[np.uint8] = self.host.numpy()
        buffers = {}
        for name, (kind, shape) in sizes.items():
            start, length = self.places[name]
            buffers[name] = memory[start : start + length].view(kind).reshape(shape)
        self.env = VecEnv(
            game, n=n, tables=tables, seed=seed, threads=threads, privileged=True,
            max_moves=max_moves, buffers=buffers,
        )
        # The indices of the environment's styles among those that the critic knows.
        known = [STYLES.index(name) for name in self.env.styles]
        self.known = torch.tensor([*known, -1], device=device)

    def part(self, name: str) -> Tensor:
        """An array of the environment, as it was last brought to the device."""
        start, length = self.places[name]
        part = self.staged[start : start + length]
        if name == "reward":
            part = part.view(torch.float32)
        return part.view(self.n, -1)

    def step(self) -> None:
        self.env.step(self.actions.numpy())

    def row(self) -> Tensor:
        """The rows of the decisions that wait."""
        player = self.part("player").squeeze(1).long()
        players = self.part("players").squeeze(1).long()
        # Styles clockwise from the seat that decides; -1 (an empty seat) becomes none of them.
        style = self.known[self.part("style").view(torch.int8).long()]
        style = turned(style, player, players)
        numbers = torch.arange(self.layout.styles, device=style.device)
        one_hot = (style.unsqueeze(2) == numbers).to(torch.uint8).view(self.n, -1)
        meta = [player, players, style[:, 0] == 0]
        meta = torch.stack([part.to(torch.uint8) for part in meta], 1)
        known = [self.part("observation"), self.part("privileged"), one_hot]
        row = torch.cat([*known, self.part("mask"), meta], 1)
        return torch.nn.functional.pad(row, (0, self.layout.length - row.shape[1]))

    def own_style(self) -> Tensor:
        """The style of the seat that decides."""
        player = self.part("player").long()
        style = self.part("style").view(torch.int8).long()
        return self.known[style.gather(1, player)].squeeze(1)
