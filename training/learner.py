"""PPO with a critic that gives every seat's chance to win."""

from __future__ import annotations

from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .graph import Replay
from .network import Actor, Critic, allowed, seated, turned
from .rollout import Rollout, half_precision


@dataclass(frozen=True)
class Settings:
    """The settings of the learner."""

    epochs: int = 2
    minibatch: int = 32768
    clip: float = 0.2
    # For one's own decisions. With n players a decision counts the n-th root of it.
    lam: float = 0.95
    average: float = 0.001
    own_value: float = 0.25


NAMES = ("policy", "entropy", "critic", "own_value", "kl", "clipped")


class Learner:
    """Improves actor and critic by what a rollout has kept."""

    def __init__(
        self, actor: Actor, critic: Critic, average: Actor, rollout: Rollout, settings: Settings,
        graphs: bool,
    ) -> None:
        self.actor, self.critic, self.average = actor, critic, average
        self.rollout, self.settings = rollout, settings
        device = self.device = rollout.device
        self.layout = rollout.layout
        self.on_gpu = device.type == "cuda"
        self.rate = torch.tensor(0.0, device=device)
        self.entropy = torch.tensor(0.0, device=device)
        # 0 while only the critic learns.
        self.acting = torch.tensor(1.0, device=device)
        self.actor_weights = list(actor.parameters())
        self.critic_weights = list(critic.parameters())
        extra = {"fused": True, "capturable": True} if self.on_gpu else {}
        self.optimiser = torch.optim.Adam(
            self.actor_weights + self.critic_weights, lr=self.rate, eps=1e-5, betas=(0.9, 0.99),
            **extra,  # type: ignore[arg-type]
        )
        size, seats = settings.minibatch, self.layout.seats
        self.words = torch.zeros(size, self.layout.length // 8, dtype=torch.int64, device=device)
        self.action = torch.zeros(size, dtype=torch.int64, device=device)
        self.odds = torch.zeros(size, device=device)
        self.advantage = torch.zeros(size, device=device)
        self.target = torch.zeros(size, seats, device=device)
        self.sums = torch.zeros(len(NAMES), device=device)
        self.wanted = graphs
        self.replay: Replay[None] | None = None

    @property
    def fault(self) -> str | None:
        return self.replay.fault if self.replay else None

    @torch.no_grad()
    def returns(self) -> tuple[Tensor, Tensor]:
        """Advantages of the decisions, and what the critic should have said.

        The λ-return of every seat is known at every decision, so a rollout can end anywhere.
        """
        kept, layout = self.rollout, self.layout
        steps, games, seats = kept.steps, kept.games, layout.seats
        seat, players = layout.seat_of(kept.rows), layout.players_of(kept.rows)
        flat = kept.rows.view(-1, layout.length)
        flat_seat, flat_players = seat.view(-1), players.view(-1)
        judged = torch.zeros(len(flat), seats, device=self.device)
        for some in torch.arange(len(flat), device=self.device).split(1 << 17):
            part = slice(int(some[0]), int(some[-1]) + 1)
            with half_precision(self.device):
                value = self.critic(flat[part, : layout.critic])
            chances = seated(value, flat_players[part]).softmax(1)
            judged[part] = turned(chances, -flat_seat[part], flat_players[part])
        values = judged.view(steps + 1, games, seats)
        lam = self.settings.lam ** (1 / players.float()).unsqueeze(2)
        ahead = values[steps]
        goals = torch.zeros(steps, games, seats, device=self.device)
        for step in reversed(range(steps)):
            mixed = (1 - lam[step]) * values[step + 1] + lam[step] * ahead
            over = kept.done[step + 1].unsqueeze(1)
            ahead = torch.where(over, kept.rewards[step + 1], mixed)
            goals[step] = ahead
        mine = seat[:steps].unsqueeze(2)
        advantage = (goals.gather(2, mine) - values[:steps].gather(2, mine)).squeeze(2)
        end = steps * games
        target = turned(goals.view(-1, seats), flat_seat[:end], flat_players[:end])
        return advantage.reshape(-1), target

    def _update(self) -> None:
        layout, settings = self.layout, self.settings
        rows = self.words.view(torch.uint8).view(-1, layout.length)
        players, learns = layout.players_of(rows), layout.learns(rows).float()
        share = learns / learns.sum().clamp_min(1.0)
        with half_precision(self.device):
            logits, own = self.actor(rows[:, : layout.observation])
            judged = self.critic(rows[:, : layout.critic])
        odds = F.log_softmax(allowed(logits, layout.mask_of(rows)), 1)
        chosen = odds.gather(1, self.action.unsqueeze(1)).squeeze(1)
        ratio = (chosen - self.odds).exp()
        limited = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        gain = torch.min(ratio * self.advantage, limited * self.advantage)
        policy = -(gain * share).sum()
        entropy = -((odds.exp() * odds).sum(1) * share).sum()
        critic, own_value = (
            -(self.target * F.log_softmax(seated(value, players), 1).clamp_min(-30)).sum(1).mean()
            for value in (judged, own)
        )
        actor = policy - self.entropy * entropy + settings.own_value * own_value
        loss = self.acting * actor + critic
        loss.backward()
        nn.utils.clip_grad_norm_(self.actor_weights, 0.5)
        nn.utils.clip_grad_norm_(self.critic_weights, 1.0)
        self.optimiser.step()
        self.optimiser.zero_grad(set_to_none=not self.on_gpu)
        with torch.no_grad():
            torch._foreach_lerp_(
                list(self.average.parameters()), self.actor_weights, settings.average
            )
            kl = (((ratio - 1) - (chosen - self.odds)) * share).sum()
            clipped = (((ratio - 1).abs() > settings.clip).float() * share).sum()
            parts = [policy, entropy, critic, own_value, kl, clipped]
            self.sums.add_(torch.stack(parts).detach())

    def _prepare(self) -> None:
        """Captures the update. What the trial updates change is put back."""
        if self.on_gpu and self.wanted:
            weights = [*self.actor_weights, *self.critic_weights, *self.average.parameters()]
            before = [weight.detach().clone() for weight in weights]
            moments = self.moments()
            for weight in self.actor_weights + self.critic_weights:
                weight.grad = torch.zeros_like(weight)
            self.replay = Replay(self._update, self.device)
            with torch.no_grad():
                for weight, old in zip(weights, before, strict=True):
                    weight.copy_(old)
                self._restore(moments)
        else:
            self.replay = Replay(self._update, self.device, wanted=False)
        self.sums.zero_()

    def update(
        self, advantage: Tensor, target: Tensor, rate: float, entropy: float, acting: bool = True
    ) -> dict[str, float]:
        """Some epochs over the rollout. Returns what they were like on average.

        Without `acting` only the critic learns.
        """
        kept, size = self.rollout, self.settings.minibatch
        count = len(advantage)
        words = kept.rows[: kept.steps].view(torch.int64).view(count, -1)
        learns = self.layout.learns(kept.rows[: kept.steps]).view(-1)
        mine = advantage[learns]
        advantage = (advantage - mine.mean()) / (mine.std() + 1e-8)
        actions, odds = kept.actions.view(-1), kept.odds.view(-1)
        sources = (
            (words, self.words), (actions, self.action), (odds, self.odds),
            (advantage, self.advantage), (target, self.target),
        )
        updates = 0
        self.rate.fill_(0.0)
        for _ in range(self.settings.epochs):
            order = torch.randperm(count, device=self.device)
            for start in range(0, count - size + 1, size):
                some = order[start : start + size]
                for source, place in sources:
                    torch.index_select(source, 0, some, out=place)
                if self.replay is None:
                    self._prepare()
                    assert self.replay is not None
                self.rate.fill_(rate)
                self.entropy.fill_(entropy)
                self.acting.fill_(float(acting))
                self.replay()
                updates += 1
        means = (self.sums / max(1, updates)).tolist()
        self.sums.zero_()
        return dict(zip(NAMES, means, strict=True))

    def moments(self) -> list[tuple[Tensor, Tensor, Tensor]]:
        """What the optimiser remembers of each weight."""
        found = []
        for weight in self.actor_weights + self.critic_weights:
            state = self.optimiser.state.get(weight)
            if not state:
                return []
            found.append(
                tuple(state[key].detach().clone() for key in ("step", "exp_avg", "exp_avg_sq"))
            )
        return found  # type: ignore[return-value]

    def _restore(self, moments: list[tuple[Tensor, Tensor, Tensor]]) -> None:
        """Puts moments back in place; zeros where there are none yet."""
        for index, weight in enumerate(self.actor_weights + self.critic_weights):
            state = self.optimiser.state.get(weight)
            if not state:
                continue
            for number, key in enumerate(("step", "exp_avg", "exp_avg_sq")):
                if moments:
                    state[key].copy_(moments[index][number])
                else:
                    state[key].zero_()

    def remember(self, moments: list[tuple[Tensor, Tensor, Tensor]]) -> None:
        """Goes on with moments of an earlier run."""
        weights = self.actor_weights + self.critic_weights
        for weight, (step, first, second) in zip(weights, moments, strict=True):
            self.optimiser.state[weight] = {
                "step": step.to(self.device if self.on_gpu else "cpu").float(),
                "exp_avg": first.to(weight),
                "exp_avg_sq": second.to(weight),
            }
