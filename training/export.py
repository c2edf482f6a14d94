"""Writes what plays to one file of whole numbers, with a description and golden outputs.

    python3 -m training.export --load DIR/checkpoint.pt --out DIR
    python3 -m training.export --game castles --untrained --out DIR
"""

from __future__ import annotations

import argparse
import hashlib
import json
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ivanhoe
import numpy as np
import torch
from numpy.typing import NDArray

from .checkpoint import load
from .network import Actor

MAGIC = b"IVANNET\0"
GOLDEN_MAGIC = b"IVANGLD\0"
FORMAT = 1
GAMES = ("tournament", "castles")
# The activation of a layer.
RELU, RESIDUAL, LINEAR = 0, 1, 2


@dataclass
class Layer:
    """A layer in whole numbers: `scales * (weights @ input) + biases`, row by row."""

    kind: int
    scales: NDArray[np.float32]
    biases: NDArray[np.float32]
    weights: NDArray[np.int8]


@dataclass
class Quantised:
    """What plays, in whole numbers."""

    game: str
    encoding: int
    actions: int
    seats: int
    input_scales: NDArray[np.float32]
    layers: list[Layer]

    @classmethod
    def of(cls, actor: Actor, game: str) -> Quantised:
        layout = ivanhoe.layout(game)
        head = [actor.heads["policy"], actor.heads["value"]]
        middle = [(RESIDUAL, [layer]) for layer in actor.middle]
        parts = [(RELU, [actor.first]), *middle, (LINEAR, head)]
        layers = []
        for kind, modules in parts:
            weights = torch.cat([module.weight.detach() for module in modules]).double().cpu()
            biases = torch.cat([module.bias.detach() for module in modules]).float().cpu()
            largest = weights.abs().amax(1).clamp_min(1e-12)
            scales = (largest / 127).float()
            rounded = (weights / scales.double().unsqueeze(1)).round().clamp(-127, 127)
            layers.append(
                Layer(kind, scales.numpy(), biases.numpy(), rounded.to(torch.int8).numpy())
            )
        scales = actor.scales.float().cpu().numpy()
        return cls(game, layout.version, layout.num_actions, layout.max_players, scales, layers)

    def to_bytes(self) -> bytes:
        parts = [MAGIC]
        parts.append(
            struct.pack(
                "<7I", FORMAT, GAMES.index(self.game), self.encoding, len(self.input_scales),
                self.actions, self.seats, len(self.layers),
            )
        )
        for layer in self.layers:
            parts.append(struct.pack("<3I", layer.kind, *layer.weights.shape))
        parts.append(self.input_scales.astype("<f4").tobytes())
        for layer in self.layers:
            parts.append(layer.scales.astype("<f4").tobytes())
            parts.append(layer.biases.astype("<f4").tobytes())
        parts.extend(layer.weights.tobytes() for layer in self.layers)
        return b"".join(parts)

    @classmethod
    def from_bytes(cls, data: bytes) -> Quantised:
        if data[:8] != MAGIC:
            raise ValueError("this is no network of Ivanhoe")
        version, game, encoding, inputs, actions, seats, count = struct.unpack_from("<7I", data, 8)
        if version != FORMAT:
            raise ValueError(f"format {version} is not known, only {FORMAT}")
        at = 36
        shapes = [struct.unpack_from("<3I", data, at + 12 * i) for i in range(count)]
        at += 12 * count

        def floats(length: int) -> NDArray[np.float32]:
            nonlocal at
            at += 4 * length
            return np.frombuffer(data, "<f4", length, at - 4 * length)

        input_scales = floats(inputs)
        numbers = [(floats(rows), floats(rows)) for _, rows, _ in shapes]
        layers = []
        for (kind, rows, columns), (scales, biases) in zip(shapes, numbers, strict=True):
            weights = np.frombuffer(data, np.int8, rows * columns, at).reshape(rows, columns)
            at += rows * columns
            layers.append(Layer(kind, scales, biases, weights))
        if at != len(data):
            raise ValueError(f"the file has {len(data)} bytes, not {at}")
        return cls(GAMES[game], encoding, actions, seats, input_scales, layers)

    def outputs(self, observation: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Logits and then values for each row, summed in f64 so that no order of sums matters."""
        hidden = torch.from_numpy(observation).double() * torch.tensor(self.input_scales).double()
        for layer in self.layers:
            weights = torch.tensor(layer.weights).double()
            scales, biases = (torch.tensor(part).double() for part in (layer.scales, layer.biases))
            sums = (hidden @ weights.T) * scales + biases
            if layer.kind == LINEAR:
                return sums.float().numpy()
            sums = sums.relu()
            hidden = sums if layer.kind == RELU else hidden + sums
        raise ValueError("the last layer must be linear")

    def actor(self) -> Actor:
        """The same network for PyTorch."""
        width = self.layers[0].weights.shape[0]
        actor = Actor(self.game, width, len(self.layers) - 1)
        modules = [actor.first, *actor.middle]
        with torch.no_grad():
            for index, layer in enumerate(self.layers):
                weights = torch.tensor(layer.weights) * torch.tensor(layer.scales).unsqueeze(1)
                biases = torch.tensor(layer.biases)
                if layer.kind == LINEAR:
                    actor.heads["policy"].weight.copy_(weights[: self.actions])
                    actor.heads["policy"].bias.copy_(biases[: self.actions])
                    actor.heads["value"].weight.copy_(weights[self.actions :])
                    actor.heads["value"].bias.copy_(biases[self.actions :])
                else:
                    modules[index].weight.copy_(weights)
                    modules[index].bias.copy_(biases)
        return actor


def golden(network: Quantised, positions: int, seed: int) -> bytes:
    """Observations from games of `rule` at every table size, with masks and outputs."""
    layout = ivanhoe.layout(network.game)
    sizes = list(range(layout.min_players, layout.max_players + 1))
    env = ivanhoe.VecEnv(network.game, n=positions, players=sizes, seed=seed)
    for step in range(60):
        env.step(env.bot_actions("rule") if step % 4 else env.sample())
        if step == 20:
            early = env.observation[::2].copy(), env.mask[::2].copy()
    observation = np.concatenate([early[0], env.observation[1::2]])
    mask = np.concatenate([early[1], env.mask[1::2]])
    outputs = network.outputs(observation)
    inputs, actions, seats = observation.shape[1], network.actions, network.seats
    parts = [GOLDEN_MAGIC, struct.pack("<5I", FORMAT, len(observation), inputs, actions, seats)]
    for row in range(len(observation)):
        parts.append(observation[row].tobytes())
        parts.append(mask[row].astype(np.uint8).tobytes())
        parts.append(outputs[row].astype("<f4").tobytes())
    return b"".join(parts)


def export(
    actor: Actor, game: str, out: Path, about: dict[str, Any], positions: int = 64, seed: int = 7
) -> Quantised:
    """Writes `GAME.net`, `GAME.json` and `GAME.golden`."""
    out.mkdir(parents=True, exist_ok=True)
    network = Quantised.of(actor, game)
    data = network.to_bytes()
    (out / f"{game}.net").write_bytes(data)
    examples = golden(network, positions, seed)
    (out / f"{game}.golden").write_bytes(examples)
    description = {
        "game": game,
        "format": FORMAT,
        "encoding": network.encoding,
        "sha256": hashlib.sha256(data).hexdigest(),
        "golden_sha256": hashlib.sha256(examples).hexdigest(),
        "bytes": len(data),
        "weights": sum(layer.weights.size for layer in network.layers),
        "layers": [list(layer.weights.shape) for layer in network.layers],
        **about,
    }
    (out / f"{game}.json").write_text(json.dumps(description, indent=2) + "\n")
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--load", type=Path, help="a checkpoint")
    parser.add_argument("--game", choices=GAMES, help="with --untrained")
    parser.add_argument("--untrained", action="store_true", help="random weights, to test readers")
    parser.add_argument("--width", type=int, default=512, help="with --untrained")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--figures", type=Path, help="JSON of evaluate.py, kept in the description")
    args = parser.parse_args()
    if args.untrained:
        torch.manual_seed(1)
        game, actor = args.game or "tournament", Actor(args.game or "tournament", args.width)
        for head in actor.heads.values():
            torch.nn.init.orthogonal_(head.weight)
        about: dict[str, Any] = {"trained": False}
    else:
        saved = load(args.load)
        game = saved["game"]
        actor = Actor(game, saved["width"], saved["layers"])
        actor.load_state_dict(saved["average"])
        keys = ("command", "seed", "decisions", "seconds", "torch", "device")
        about = {"trained": True, **{key: saved[key] for key in keys}}
    if args.figures:
        about["figures"] = json.loads(args.figures.read_text())
    network = export(actor, game, args.out, about)
    print(f"{game}: {len(network.to_bytes())} bytes in {args.out / f'{game}.net'}")


if __name__ == "__main__":
    main()
