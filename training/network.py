"""The networks: what plays, and what judges during training."""

from __future__ import annotations

import math
from collections.abc import Sequence

import ivanhoe
import torch
import torch.nn.functional as F
from torch import Tensor, nn

NEVER = -1e9


class Tower(nn.Module):
    """Bytes times a fixed scale, a first layer, then layers that add to what they are given."""

    def __init__(self, scales: Tensor, width: int, layers: int, heads: dict[str, int]) -> None:
        super().__init__()
        self.register_buffer("scales", scales.clone())
        self.first = nn.Linear(len(scales), width)
        self.middle = nn.ModuleList(nn.Linear(width, width) for _ in range(layers - 1))
        self.heads = nn.ModuleDict({name: nn.Linear(width, size) for name, size in heads.items()})
        nn.init.orthogonal_(self.first.weight, math.sqrt(2))
        for layer in self.middle:
            nn.init.orthogonal_(layer.weight)
        for head in self.heads.values():
            nn.init.orthogonal_(head.weight, 0.01)
        for layer in self.modules():
            if isinstance(layer, nn.Linear):
                nn.init.zeros_(layer.bias)

    def body(self, row: Tensor) -> Tensor:
        kind = torch.bfloat16 if torch.is_autocast_enabled(row.device.type) else torch.float32
        hidden = F.relu(self.first(row.to(kind) * self.scales.to(kind)))
        for layer in self.middle:
            hidden = hidden + F.relu(layer(hidden))
        return hidden


class Actor(Tower):
    """What plays: from an observation, a number for each action and for each seat."""

    def __init__(self, game: str, width: int = 512, layers: int = 3) -> None:
        layout = ivanhoe.layout(game)
        heads = {"policy": layout.num_actions, "value": layout.max_players}
        super().__init__(torch.from_numpy(layout.scales()), width, layers, heads)

    def policy(self, row: Tensor) -> Tensor:
        return self.heads["policy"](self.body(row)).float()

    def forward(self, row: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.body(row)
        return self.heads["policy"](hidden).float(), self.heads["value"](hidden).float()


class Critic(Tower):
    """Who will win, for one who sees all hands and knows who plays each seat."""

    def __init__(self, game: str, styles: int, width: int = 768, layers: int = 3) -> None:
        layout = ivanhoe.layout(game)
        parts = [layout.scales(), layout.privileged_scales()]
        scales = torch.cat([torch.from_numpy(part) for part in parts])
        scales = torch.cat([scales, torch.ones(styles * layout.max_players)])
        super().__init__(scales, width, layers, {"value": layout.max_players})
        self.seats = layout.max_players

    def forward(self, row: Tensor) -> Tensor:
        return self.heads["value"](self.body(row)).float()

    def knowing(
        self, saved: dict[str, Tensor], before: Sequence[str], now: Sequence[str]
    ) -> dict[str, Tensor]:
        """Weights of a critic that knew other styles. New ones mean nothing to it yet."""
        weights = saved["first.weight"]
        rest = weights.shape[1] - self.seats * len(before)
        old = weights[:, rest:].view(len(weights), self.seats, len(before))
        known = weights.new_zeros(len(weights), self.seats, len(now))
        for at, style in enumerate(now):
            if style in before:
                known[:, :, at] = old[:, :, before.index(style)]
        first = torch.cat([weights[:, :rest], known.flatten(1)], 1)
        return saved | {"first.weight": first, "scales": self.scales}


def allowed(logits: Tensor, mask: Tensor) -> Tensor:
    """Logits of the actions that may be chosen."""
    return logits.masked_fill(~mask, NEVER)


def seated(values: Tensor, players: Tensor) -> Tensor:
    """Values of the seats at which somebody sits, counted clockwise from one's own."""
    seats = torch.arange(values.shape[1], device=values.device)
    return values.masked_fill(seats >= players.unsqueeze(1), NEVER)


def drawn(logits: Tensor) -> Tensor:
    """An action for each row, drawn by its odds."""
    noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(1)


def turned(values: Tensor, by: Tensor, players: Tensor) -> Tensor:
    """`values[i, (seat + by) % players]` for each seat; empty seats stay."""
    seats = torch.arange(values.shape[1], device=values.device).unsqueeze(0)
    players = players.unsqueeze(1)
    at = torch.where(seats < players, (seats + by.unsqueeze(1)) % players, seats)
    return values.gather(1, at)
