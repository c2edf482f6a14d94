"""Plays a network against every field of opponents at every table size.

    python3 -m training.evaluate --load DIR/checkpoint.pt --games 10000
    python3 -m training.evaluate --net castles.net --fields rule,greedy --games 20000
    python3 -m training.evaluate --game tournament --bot rule --fields greedy

One seat is the network's, the field has the others. It plays the action that it likes best. Each
game has its own deal; the network's seat is drawn. Intervals are 1.96 standard errors.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import ivanhoe
import numpy as np
import torch
from ivanhoe import VecEnv
from numpy.typing import NDArray

from .checkpoint import load
from .export import GAMES, Quantised
from .network import Actor, allowed, drawn
from .rollout import half_precision
from .tables import IDEAS, field_tables

FIELDS = ["rule", "greedy", "random", "rule+greedy", "greedy+random+rule", *IDEAS]
# The longest game of our bots has 896; longer games are aborted and shared.
MOST_MOVES = 3000
Policy = Callable[[VecEnv], NDArray[np.int64]]
Figures = dict[str, dict[str, dict[str, float]]]


def policy_of(
    actor: Actor, device: torch.device, sample: bool = False, frozen: Actor | None = None
) -> Policy:
    """The action that the network likes best, or one drawn by its odds.

    `frozen` decides for the seats of earlier versions, always as it likes best.
    """

    @torch.no_grad()
    def choose(env: VecEnv) -> NDArray[np.int64]:
        observation = torch.from_numpy(env.observation).to(device)
        mask = torch.from_numpy(env.mask).to(device)
        with half_precision(device):
            logits = allowed(actor.policy(observation), mask)
            action = drawn(logits) if sample else logits.argmax(1)
            if frozen is not None:
                own = env.style[np.arange(len(env.player)), env.player] == 0
                other = allowed(frozen.policy(observation), mask).argmax(1)
                action = torch.where(torch.from_numpy(own).to(device), action, other)
        return action.cpu().numpy()

    return choose


def bot_policy(name: str) -> Policy:
    return lambda env: env.bot_actions(name)


def evaluate(
    policy: Policy, game: str, fields: list[str], games: int, lanes: int, threads: int,
    seed: int = 777, seconds: float = math.inf, sizes: Sequence[int] | None = None,
) -> Figures:
    """For each table size and field: mean share of the win, its margin, and how many games.

    About `games` games are played for each. Every lane plays the same number of games, and all of
    them are waited for: else short games would count more often. What is still under way after
    `seconds` counts as lost, so a network that never ends its games cannot look good.
    """
    began = time.time()
    tables = field_tables(game, fields, sizes)
    lanes = min(lanes, games * len(tables))
    rounds = math.ceil(games * len(tables) / lanes)
    env = VecEnv(game, n=lanes, tables=tables, seed=seed, threads=threads, max_moves=MOST_MOVES)
    numbers = {name: number for number, name in enumerate(env.styles)}
    # A table is known by the styles at it, clockwise from the learner. With few players two fields
    # can be the same table; then they share their games.
    around_table = [tuple(numbers[name] for name in table.seats) for table in tables]
    cells = {around: number for number, around in enumerate(around_table)}
    scores: list[list[float]] = [[] for _ in tables]
    played = np.zeros(lanes, np.int64)
    every = np.arange(lanes)

    def learners_seat() -> NDArray[np.int64]:
        return (env.style == 0).argmax(1)

    def count_game(lane: int, share: float) -> None:
        count = int(players[lane])
        around = tuple(int(style[lane, (mine[lane] + i) % count]) for i in range(count))
        scores[cells[around]].append(share)

    mine, style, players = learners_seat(), env.style.copy(), env.players.copy()
    while (played < rounds).any() and time.time() - began < seconds:
        env.step(policy(env))
        ended = np.flatnonzero(env.done)
        share = env.reward[every, mine]
        for lane in ended[played[ended] < rounds]:
            count_game(lane, float(share[lane]))
            played[lane] += 1
        if len(ended):
            style[ended], players[ended] = env.style[ended], env.players[ended]
            mine[ended] = learners_seat()[ended]
    for lane in np.flatnonzero(played < rounds):
        count_game(lane, 0.0)
    figures: Figures = {}
    for number, table in enumerate(tables):
        field, size = fields[number % len(fields)], f"{len(table.seats)}"
        shares = scores[cells[around_table[number]]]
        won = np.array(shares or [0.0])
        margin = 1.96 * float(won.std()) / math.sqrt(len(won))
        figures.setdefault(field, {})[size] = {
            "percent": round(100 * float(won.mean()), 2),
            "margin": round(100 * margin, 2),
            "games": len(shares),
        }
    return figures


def text(figures: Figures) -> str:
    """The figures as a table for people."""
    sizes = list(next(iter(figures.values())))
    lines = ["| field | " + " | ".join(f"{size} players" for size in sizes) + " |"]
    lines.append("|---" * (len(sizes) + 1) + "|")
    for field, row in figures.items():
        cells = [f"{row[size]['percent']:.1f} ± {row[size]['margin']:.1f}" for size in sizes]
        lines.append(f"| {field} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--load", type=Path, help="a checkpoint: its average weights play")
    parser.add_argument("--net", type=Path, help="an exported network")
    parser.add_argument("--bot", help="a bot instead of a network; needs --game")
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--fields", default=",".join(FIELDS), help="bots; + mixes several")
    parser.add_argument("--games", type=int, default=10_000, help="for each field and table size")
    parser.add_argument("--lanes", type=int, default=16_384, help="games at a time")
    parser.add_argument("--threads", type=int, default=8)
    parser.add_argument("--sample", action="store_true", help="draw actions by their odds")
    parser.add_argument("--seed", type=int, default=777)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--json", type=Path, help="write the figures here too")
    args = parser.parse_args()
    device = torch.device(args.device)
    if args.bot:
        game, policy = args.game or "tournament", bot_policy(args.bot)
    else:
        if args.net:
            network = Quantised.from_bytes(args.net.read_bytes())
            game, actor = network.game, network.actor()
        else:
            saved = load(args.load)
            game, actor = saved["game"], Actor(saved["game"], saved["width"], saved["layers"])
            actor.load_state_dict(saved["average"])
        policy = policy_of(actor.to(device).eval(), device, args.sample)
    begun = time.time()
    figures = evaluate(
        policy, game, args.fields.split(","), args.games, args.lanes, args.threads, args.seed
    )
    print(f"{game}, {ivanhoe.layout(game).version=}, {time.time() - begun:.0f} s")
    print(text(figures))
    if args.json:
        args.json.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
