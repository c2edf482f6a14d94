"""Trains both games at the same time on one GPU, and then evaluates them.

    python3 -m training.both --out DIR --copy OTHER --seconds 520 --total 1040

What a game has learned is in DIR/GAME. If there is a checkpoint, it is gone on from. A game whose
process fails is started again from its last checkpoint, the second time without CUDA graphs.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from .checkpoint import FILE, OPTIMISER_FILE

GAMES = ("tournament", "castles")
KEPT = (FILE, OPTIMISER_FILE, "log.jsonl", "figures.json")
PROBE = "import torch; g = torch.ones(8, device='cuda'); print(float((g @ g).item()))"


class Training:
    """The process of one game."""

    def __init__(self, game: str, args: argparse.Namespace, extra: list[str], until: float) -> None:
        self.game, self.args, self.extra, self.until = game, args, extra, until
        self.folder = args.out / game
        self.folder.mkdir(parents=True, exist_ok=True)
        self.failures = 0
        self.evaluating = False
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def run(self, *command: str) -> None:
        with (self.folder / "output.txt").open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *command], stdout=output, stderr=subprocess.STDOUT
            )

    def start(self) -> None:
        seconds = max(1.0, self.until - time.time())
        command = [
            "training.train", "--game", self.game, "--out", str(self.folder),
            "--seconds", f"{seconds:.0f}", "--total", f"{self.args.total}",
            "--threads", str(self.args.threads), *self.extra,
        ]
        if (self.folder / FILE).exists():
            command += ["--load", str(self.folder)]
        if self.failures > 1:
            command.append("--no-graphs")
        self.run(*command)

    def evaluate(self) -> None:
        self.evaluating = True
        figures = self.folder / "figures.json"
        figures.unlink(missing_ok=True)
        self.run(
            "training.evaluate", "--load", str(self.folder / FILE), "--json", str(figures),
            "--games", str(self.args.evaluate_games), "--threads", str(self.args.threads),
        )

    def look(self) -> bool:
        """Is there still something under way? What has failed is started again."""
        if self.process is None:
            return False
        code = self.process.poll()
        if code is None:
            return True
        print(f"{self.game}: ended with {code}", flush=True)
        self.process = None
        if self.evaluating:
            return False
        if code != 0 and self.failures < 4 and self.until - time.time() > 30:
            self.failures += 1
            self.start()
        elif self.args.evaluate_games and (self.folder / FILE).exists():
            self.evaluate()
        return self.process is not None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()

    def copy(self) -> None:
        if self.args.copy is None:
            return
        self.args.copy.mkdir(parents=True, exist_ok=True)
        for name in KEPT:
            if (self.folder / name).exists():
                shutil.copyfile(self.folder / name, self.args.copy / f"{self.game}-{name}")


def share_gpu(folder: Path) -> None:
    """Lets both processes use the GPU at once (NVIDIA's MPS), if that works here."""
    if shutil.which("nvidia-cuda-mps-control") is None:
        print("no MPS here: the processes take turns", flush=True)
        return
    place = (folder / "mps").resolve()
    place.mkdir(parents=True, exist_ok=True)
    with_mps = os.environ | {
        "CUDA_MPS_PIPE_DIRECTORY": str(place), "CUDA_MPS_LOG_DIRECTORY": str(place)
    }
    try:
        subprocess.run(["nvidia-cuda-mps-control", "-d"], env=with_mps, check=True, timeout=20)
        probe = [sys.executable, "-c", PROBE]
        subprocess.run(probe, env=with_mps, check=True, timeout=60, stdout=subprocess.DEVNULL)
        os.environ.update(with_mps)
        print("MPS is on", flush=True)
    except (OSError, subprocess.SubprocessError) as fault:
        print(f"MPS does not work here: {fault}", flush=True)
        stop_sharing(with_mps)


def stop_sharing(environment: dict[str, str]) -> None:
    quit_mps = ["nvidia-cuda-mps-control"]
    try:
        subprocess.run(quit_mps, input=b"quit\n", env=environment, timeout=20, check=False)
    except (OSError, subprocess.SubprocessError):
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--copy", type=Path, help="what is worth keeping is copied here too")
    parser.add_argument("--seconds", type=float, default=520, help="of training")
    parser.add_argument("--limit", type=float, default=585, help="of everything")
    parser.add_argument("--total", type=float, default=1040, help="of the whole schedule")
    parser.add_argument("--threads", type=int, default=8, help="for each game")
    parser.add_argument("--evaluate-games", type=int, default=4000, help="0: no evaluation")
    parser.add_argument("--only", choices=GAMES, nargs="+", default=list(GAMES))
    parser.add_argument("--no-mps", action="store_true")
    args, extra = parser.parse_known_args()
    began = time.time()
    if not args.no_mps:
        share_gpu(args.out)
    trainings = [Training(game, args, extra, began + args.seconds) for game in args.only]
    copied = time.time()
    while any([training.look() for training in trainings]) and time.time() - began < args.limit:
        time.sleep(0.5)
        if time.time() - copied > 20:
            for training in trainings:
                training.copy()
            copied = time.time()
    for training in trainings:
        training.stop()
        training.copy()
        output = training.folder / "output.txt"
        print(f"== {training.game}", flush=True)
        print("\n".join(output.read_text(errors="replace").splitlines()[-25:]), flush=True)
    if "CUDA_MPS_PIPE_DIRECTORY" in os.environ:
        stop_sharing(dict(os.environ))


if __name__ == "__main__":
    main()
