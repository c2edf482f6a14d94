"""Trains the network of one game by playing itself and others.

    python3 -m training.train --game tournament --out DIR --seconds 540 --total 1080 --threads 8
    python3 -m training.train --game tournament --out DIR --load DIR --seconds 540 --total 1080

The second command goes on where the first stopped, on the same schedule.
"""

from __future__ import annotations

import argparse
import json
import math
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import torch
from ivanhoe import Table

from . import checkpoint
from .evaluate import evaluate, policy_of
from .export import Quantised
from .learner import Learner, Settings
from .network import Actor, Critic
from .rollout import Rollout
from .tables import OLD, STYLES, training_tables

# Iterations for which a new critic learns alone beside weights that are trained already.
CRITIC_ALONE = 25


def parser(description: str) -> argparse.ArgumentParser:
    """The options of every kind of run."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--game", choices=("tournament", "castles"), required=True)
    parser.add_argument("--out", type=Path, required=True, help="folder of checkpoint and log")
    parser.add_argument(
        "--load", type=Path, help="to go on from: a checkpoint, its folder, or an exported network"
    )
    parser.add_argument("--seconds", type=float, default=540, help="of this command")
    parser.add_argument("--total", type=float, help="of the whole schedule; else --seconds")
    parser.add_argument("--threads", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--no-graphs", action="store_true", help="without CUDA graphs")
    parser.add_argument("--games", type=int, default=16_384)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--minibatch", type=int, default=32_768)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--critic-width", type=int, default=768)
    parser.add_argument("--layers", type=int, default=3)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--last-rate", type=float, default=3e-5)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--last-entropy", type=float, default=0.003)
    parser.add_argument("--lam", type=float, default=0.95)
    parser.add_argument("--old-every", type=float, default=40, help="seconds between snapshots")
    parser.add_argument("--save-every", type=float, default=60)
    parser.add_argument("--evaluate-every", type=float, default=90, help="0: never")
    parser.add_argument("--evaluate-games", type=int, default=1000, help="for each figure")
    return parser


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    return parser(__doc__.split("\n")[0]).parse_args(given)


class Run:
    """One command: what it trains, its clock and its log."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args, self.device = args, torch.device(args.device)
        torch.manual_seed(args.seed)
        torch.set_float32_matmul_precision("high")
        args.out.mkdir(parents=True, exist_ok=True)
        self.log_file = (args.out / "log.jsonl").open("a")
        self.began = time.time()
        self.total = args.total or args.seconds
        self.earlier, self.decisions, self.iterations = 0.0, 0, 0
        self.commands = [shlex.join(["python3", "-m", "training.train", *sys.argv[1:]])]
        self.actor = self._actor()
        self.average = self._actor()
        self.old = [self._actor() for _ in OLD]
        self.critic = Critic(args.game, len(STYLES), args.critic_width, args.layers).to(self.device)
        # Iterations for which a new critic learns alone.
        self.critic_alone = 0
        moments = self._load() if args.load else None
        if not args.load:
            self.average.load_state_dict(self.actor.state_dict())
        for copy in self.old:
            copy.load_state_dict(self.average.state_dict())
        for copy in (self.average, *self.old):
            copy.requires_grad_(False)
        # A different series of deals for every command.
        seed = args.seed * 1_000_003 + 101 * self.iterations
        self.rollout = Rollout(
            args.game, self.actor, self.old, args.games, args.steps, args.threads, seed,
            self.device, not args.no_graphs, self.tables(),
        )
        settings = Settings(epochs=args.epochs, minibatch=args.minibatch, lam=args.lam)
        self.learner = Learner(
            self.actor, self.critic, self.average, self.rollout, settings, not args.no_graphs
        )
        if moments:
            self.learner.remember(moments)
        # With fresh moments the first steps are small.
        self.warms_up_from = None if moments else self.iterations

    def tables(self) -> list[Table]:
        return training_tables(self.args.game)

    def _actor(self) -> Actor:
        return Actor(self.args.game, self.args.width, self.args.layers).to(self.device)

    def _load(self) -> list[tuple[torch.Tensor, torch.Tensor, torch.Tensor]] | None:
        if self.args.load.suffix == ".net":
            return self._load_exported()
        saved = checkpoint.load(self.args.load, self.device)
        if saved["game"] != self.args.game:
            raise ValueError(f"the checkpoint is of {saved['game']}, not {self.args.game}")
        styles = tuple(saved["styles"])
        saved["critic"] = self.critic.knowing(saved["critic"], styles, STYLES)
        for name in ("actor", "average", "critic"):
            getattr(self, name).load_state_dict(saved[name])
        self.earlier, self.decisions = saved["seconds"], saved["decisions"]
        self.iterations = saved["iterations"]
        self.commands = [*saved["command"], *self.commands]
        folder = self.args.load if self.args.load.is_dir() else self.args.load.parent
        beside = folder / checkpoint.OPTIMISER_FILE
        if not beside.exists():
            return None
        kept = torch.load(beside, map_location=self.device, weights_only=True)
        # It must be of the same moment as the weights, and of as many.
        fits = kept["iterations"] == self.iterations and styles == STYLES
        return kept["moments"] if fits else None

    def _load_exported(self) -> None:
        """The rounded weights of what plays. The critic and the moments are not in that file."""
        network = Quantised.from_bytes(self.args.load.read_bytes())
        if network.game != self.args.game:
            raise ValueError(f"the network is of {network.game}, not {self.args.game}")
        for actor in (self.actor, self.average):
            actor.load_state_dict(network.actor().state_dict())
        described = json.loads(self.args.load.with_suffix(".json").read_text())
        self.decisions, self.commands = described["decisions"], [*described["command"], *self.commands]
        self.critic_alone = CRITIC_ALONE

    def log(self, **what: Any) -> None:
        what["at"] = round(time.time() - self.began, 1)
        line = json.dumps(what)
        print(line, flush=True)
        self.log_file.write(line + "\n")
        self.log_file.flush()

    def save(self) -> None:
        args = self.args
        checkpoint.save(
            args.out / checkpoint.FILE,
            {
                "game": args.game, "width": args.width, "layers": args.layers, "styles": STYLES,
                "actor": self.actor.state_dict(), "average": self.average.state_dict(),
                "critic": self.critic.state_dict(), "decisions": self.decisions,
                "iterations": self.iterations, "seconds": self.trained, "seed": args.seed,
                "command": self.commands, "torch": str(torch.__version__),
                "device": torch.cuda.get_device_name() if self.device.type == "cuda" else "cpu",
            },
        )
        # In bf16 they fit a file of 16 MiB; they are averages, so little is lost.
        moments = [
            (step.cpu(), first.bfloat16().cpu(), second.bfloat16().cpu())
            for step, first, second in self.learner.moments()
        ]
        kept = {"iterations": self.iterations, "moments": moments}
        checkpoint.save(args.out / checkpoint.OPTIMISER_FILE, kept)

    def keep_version(self, number: int) -> None:
        """From now on it plays against what it is now, too."""
        self.old[number % len(OLD)].load_state_dict(self.average.state_dict())

    def evaluate(self) -> None:
        begun = time.time()
        policy = policy_of(self.average, self.device)
        games = self.args.evaluate_games
        threads = self.args.threads
        # Young networks may play forever: training must not wait for them.
        figures = evaluate(
            policy, self.args.game, ["rule", "greedy"], games, 8192, threads, seconds=6
        )
        short = {
            f"{field}_{size}": f"{cell['percent']:.1f}±{cell['margin']:.1f}"
            for field, row in figures.items()
            for size, cell in row.items()
        }
        spent = round(time.time() - begun, 1)
        self.log(evaluation=short, decisions=self.decisions, seconds=spent)

    @property
    def trained(self) -> float:
        """Seconds of training, those of earlier commands included."""
        return self.earlier + time.time() - self.began

    def schedule(self) -> tuple[float, float]:
        """Learning rate and weight of the entropy now."""
        args, done = self.args, min(1.0, self.trained / self.total)
        rate = args.last_rate + (args.rate - args.last_rate) * 0.5 * (1 + math.cos(math.pi * done))
        if self.warms_up_from is not None:
            rate *= min(1.0, (self.iterations - self.warms_up_from + 1) / 20)
        return rate, args.entropy + (args.last_entropy - args.entropy) * done

    def over(self) -> bool:
        return time.time() - self.began >= self.args.seconds

    def wait(self) -> float:
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        return time.time()

    def iteration(self) -> dict[str, Any]:
        """Plays, judges, learns. Returns what to log."""
        times = [self.wait()]
        self.rollout.collect()
        times.append(self.wait())
        advantage, target = self.learner.returns()
        times.append(self.wait())
        rate, entropy = self.schedule()
        acting = self.critic_alone == 0
        figures = self.learner.update(advantage, target, rate, entropy, acting)
        self.critic_alone -= not acting
        times.append(self.wait())
        self.iterations += 1
        self.decisions += self.args.games * self.args.steps
        if not all(math.isfinite(figure) for figure in figures.values()):
            raise FloatingPointError(f"the update went wrong: {figures}")
        return {
            "iteration": self.iterations, "G": round(self.decisions / 1e9, 4),
            "rate_M": round(self.args.games * self.args.steps / (times[3] - times[0]) / 1e6, 3),
            "play": round(times[1] - times[0], 3), "judge": round(times[2] - times[1], 3),
            "learn": round(times[3] - times[2], 3), "lr": round(rate, 6),
            "advantage": round(float(advantage.std()), 4),
            "ends": round(float(self.rollout.done[1:].float().mean()), 5),
            "learns": round(float(self.rollout.layout.learns(self.rollout.rows).float().mean()), 3),
            **{name: round(figure, 4) for name, figure in figures.items()},
        }

    def train(self) -> None:
        args = self.args
        self.log(
            game=args.game, device=str(self.device), earlier=self.earlier, total=self.total,
            weights=sum(weight.numel() for weight in self.actor.parameters()),
            critic=sum(weight.numel() for weight in self.critic.parameters()),
            resumed_moments=bool(self.learner.moments()), command=self.commands[-1],
        )
        now = time.time()
        logged, saved, evaluated, snapped, snapshots = 0.0, now, now, now, 0
        first = self.iterations
        while not self.over():
            figures = self.iteration()
            now = time.time()
            if self.iterations == first + 1:
                acting, updating = self.rollout.fault or "ok", self.learner.fault or "ok"
                self.log(act_graph=acting, update_graph=updating)
            if now - logged > 5 or self.iterations < first + 4:
                self.log(**figures)
                logged = now
            if now - snapped > args.old_every:
                self.keep_version(snapshots)
                snapshots, snapped = snapshots + 1, now
            if now - saved > args.save_every:
                self.save()
                saved = time.time()
            if args.evaluate_every and now - evaluated > args.evaluate_every:
                self.evaluate()
                evaluated = time.time()
        self.log(trained=round(self.trained, 1), decisions=self.decisions)
        self.save()
        self.log(saved=True)


def main(given: list[str] | None = None) -> None:
    run = Run(arguments(given))
    run.train()


if __name__ == "__main__":
    main()
