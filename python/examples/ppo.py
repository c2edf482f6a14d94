"""PPO in one file: learns the Tournament for two against `greedy` on a CPU, in minutes.

    pip install torch
    python examples/ppo.py --decisions 1000000
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import ivanhoe

GAMES, STEPS, EPOCHS, BATCH, LAMBDA, CLIP = 256, 32, 2, 1024, 0.95, 0.2


class Net(nn.Module):  # type: ignore[misc, no-any-unimported, unused-ignore]
    """One body, a head for the policy and one for the chance to win."""

    def __init__(self, layout: ivanhoe.Layout) -> None:
        super().__init__()
        self.register_buffer("scales", torch.from_numpy(layout.scales()))
        self.body = nn.Sequential(
            nn.Linear(layout.observation_size, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU()
        )
        self.policy = nn.Linear(128, layout.num_actions)
        self.value = nn.Linear(128, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, observation: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(observation.float() * self.scales)
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return Categorical(logits=logits), self.value(hidden).squeeze(-1)


def evaluate(net: Net, opponent: str, games: int, seed: int) -> float:
    """The share of games that the best action wins against a bot."""
    env = ivanhoe.VecEnv("tournament", n=256, players=2, seed=seed, opponents=opponent)
    won, ended = 0.0, 0
    while ended < games:
        with torch.no_grad():
            policy, _ = net(torch.from_numpy(env.observation), torch.from_numpy(env.mask))
        mine = env.player.copy()
        env.step(policy.probs.argmax(-1).numpy())
        won += float(env.reward[np.arange(env.n), mine].sum())
        ended += int(env.done.sum())
    return won / ended


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    env = ivanhoe.VecEnv("tournament", GAMES, players=2, seed=args.seed, opponents=args.opponent)
    net = Net(env.layout)
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3)
    rows = np.arange(GAMES)
    decisions, rounds = 0, 0
    while decisions < args.decisions:
        seen, masks, chosen, odds, values, rewards, dones = [], [], [], [], [], [], []
        for _ in range(STEPS):
            observation = torch.from_numpy(env.observation.copy())
            mask = torch.from_numpy(env.mask.copy())
            with torch.no_grad():
                policy, value = net(observation, mask)
                action = policy.sample()
            mine = env.player.copy()
            env.step(action.numpy())
            seen.append(observation)
            masks.append(mask)
            chosen.append(action)
            odds.append(policy.log_prob(action))
            values.append(value)
            rewards.append(torch.from_numpy(env.reward[rows, mine]))
            dones.append(torch.from_numpy(env.done.astype(np.float32)))
        with torch.no_grad():
            _, after = net(torch.from_numpy(env.observation), torch.from_numpy(env.mask))
        advantage = torch.zeros(GAMES)
        advantages: list[torch.Tensor] = []
        for step in reversed(range(STEPS)):
            going = 1.0 - dones[step]
            error = rewards[step] + going * after - values[step]
            advantage = error + LAMBDA * going * advantage
            after = values[step]
            advantages.insert(0, advantage)
        flat = [torch.cat(part) for part in (seen, masks, chosen, odds, values, advantages)]
        goal = flat[5] + flat[4]
        scaled = (flat[5] - flat[5].mean()) / (flat[5].std() + 1e-8)
        for _ in range(EPOCHS):
            for some in torch.randperm(len(goal)).split(BATCH):
                policy, value = net(flat[0][some], flat[1][some])
                ratio = (policy.log_prob(flat[2][some]) - flat[3][some]).exp()
                gain = torch.min(ratio * scaled[some], ratio.clamp(1 - CLIP, 1 + CLIP) * scaled[some])
                loss = -gain.mean() + 0.5 * (value - goal[some]).square().mean()
                loss = loss - 0.01 * policy.entropy().mean()
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(net.parameters(), 0.5)
                optimiser.step()
        decisions, rounds = decisions + GAMES * STEPS, rounds + 1
        if rounds % 20 == 0:
            rate = evaluate(net, args.opponent, 500, seed=10_000)
            spent = time.process_time()
            print(f"{decisions:9,} decisions, {spent:4.0f} s: {rate:.1%} v {args.opponent}", flush=True)
    rate = evaluate(net, args.opponent, 4000, seed=20_000)
    print(f"at the end: {rate:.1%} of 4000 games against {args.opponent}")


if __name__ == "__main__":
    main()
