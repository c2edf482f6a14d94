"""How much can a player win that has trained against a single opponent?

    python3 -m training.best_response --game tournament --load DIR --players 2 --out OTHER \\
        --against crates/bots/networks/tournament.net --decisions 300e6
    python3 -m training.best_response --game castles --load DIR --players 6 --out OTHER \\
        --against greedy --decisions 300e6

The learner is alone against copies of a frozen network, which always plays what it likes best, or
against a field of bots. It begins with the weights of a checkpoint or of an exported network. Only
its own decisions count, and of those only the ones from which it learns to play.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

from ivanhoe import Table

from .evaluate import evaluate, policy_of
from .export import Quantised
from .tables import LEARNER, OLD
from .train import Run, parser

# The frozen network's logits are scaled up, so that it always draws its best action.
SHARPENED = 1000.0


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    known = parser(__doc__.split("\n")[0])
    known.add_argument("--against", required=True, help="an exported network, or a bot's name")
    known.add_argument("--players", type=int, required=True)
    known.add_argument("--decisions", type=float, default=300e6, help="of the learner itself")
    known.set_defaults(rate=3e-4, entropy=0.01, evaluate_every=60, evaluate_games=8000)
    return known.parse_args(given)


class BestResponse(Run):
    """A run against one opponent, which does not change."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.field = args.against
        if Path(args.against).suffix == ".net":
            self.field = OLD[0]
        super().__init__(args)
        self.earlier, self.decisions, self.own_decisions = 0.0, 0, 0.0
        self.frozen = self.old[0]
        if self.field == OLD[0]:
            network = Quantised.from_bytes(Path(args.against).read_bytes())
            for old in self.old:
                old.load_state_dict(network.actor().state_dict())
                for weights in old.heads["policy"].parameters():
                    weights.mul_(SHARPENED)

    def tables(self) -> list[Table]:
        return [Table([LEARNER] + [self.field] * (self.args.players - 1))]

    def keep_version(self, number: int) -> None:
        """The opponent stays what it is."""

    def over(self) -> bool:
        return super().over() or self.own_decisions >= self.args.decisions

    def schedule(self) -> tuple[float, float]:
        args, done = self.args, min(1.0, self.own_decisions / self.args.decisions)
        rate = args.last_rate + (args.rate - args.last_rate) * 0.5 * (1 + math.cos(math.pi * done))
        return rate, args.entropy + (args.last_entropy - args.entropy) * done

    def iteration(self) -> dict[str, object]:
        acting = self.critic_alone == 0
        figures = super().iteration()
        self.own_decisions += acting * figures["learns"] * self.args.games * self.args.steps
        return figures | {"own_M": round(self.own_decisions / 1e6, 2)}

    def evaluate(self) -> None:
        begun, args = time.time(), self.args
        policy = policy_of(self.average, self.device, frozen=self.frozen)
        figures = evaluate(
            policy, args.game, [self.field], args.evaluate_games, 8192, args.threads, seconds=30,
            sizes=[args.players],
        )
        cell = figures[self.field][str(args.players)]
        self.log(
            against=args.against, players=args.players, own_decisions=round(self.own_decisions),
            percent=cell["percent"], margin=cell["margin"], games=cell["games"],
            even=round(100 / args.players, 2), seconds=round(time.time() - begun, 1),
        )

    def train(self) -> None:
        self.evaluate()
        super().train()
        self.evaluate()


def main(given: list[str] | None = None) -> None:
    BestResponse(arguments(given)).train()


if __name__ == "__main__":
    main()
