"""How fast the environments are, beside OpenSpiel's hearts and RLCard's gin rummy in the same run.

    python bench.py [--seconds 2] [--json]

Times are CPU seconds of this process, so that other programs on the machine count as little as
they can. Everything runs on one core, random play, observation and legal actions included. Single
calls of `State` follow: a decision of `VecEnv` is the same work for the engine without them.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable

import numpy as np

import ivanhoe


def rate(run: Callable[[], int], seconds: float) -> float:
    """Decisions per CPU second: the best of three."""
    run()
    best = 0.0
    for _ in range(3):
        began, done = time.process_time(), 0
        while time.process_time() - began < seconds / 3:
            done += run()
        best = max(best, done / (time.process_time() - began))
    return best


def vector(game: str, players: int) -> Callable[[], int]:
    env = ivanhoe.VecEnv(game, n=1024, players=players, seed=1)

    def run() -> int:
        for _ in range(20):
            env.step(env.sample())
        return 20 * env.n

    return run


def state(game: str, players: int) -> Callable[[], int]:
    parent = ivanhoe.Game(game, players)
    rng = random.Random(1)

    def run() -> int:
        at, done = parent.new_initial_state(rng.randrange(1 << 60)), 0
        while not at.is_terminal():
            at.observation()
            at.apply_action(rng.choice(at.legal_actions()))
            done += 1
        return done

    return run


def calls(game: str, players: int, seconds: float) -> dict[str, float]:
    """Nanoseconds of single calls, over whole random games and in the middle of them."""
    parent = ivanhoe.Game(game, players)
    rng = random.Random(1)
    histories = []
    for number in range(100):
        at = parent.new_initial_state(1, number)
        while not at.is_terminal():
            at.apply_action(rng.choice(at.legal_actions()))
        histories.append(at.history())
    halves = []
    for number, history in enumerate(histories):
        at = parent.new_initial_state(1, number)
        at.apply_actions(history[: len(history) // 2])
        halves.append(at)
    row = np.zeros(parent.layout.observation_size, np.uint8)

    def deals() -> int:
        for number in range(len(histories)):
            parent.new_initial_state(1, number)
        return len(histories)

    def games() -> int:
        for number, history in enumerate(histories):
            apply = parent.new_initial_state(1, number).apply_action
            for action in history:
                apply(action)
        return sum(map(len, histories))

    def of(call: str, *args: object) -> float:
        bound = [getattr(at, call) for at in halves]

        def run() -> int:
            for each in bound:
                each(*args)
            return len(bound)

        return 1e9 / rate(run, seconds)

    length = sum(map(len, histories)) / len(histories)
    deal = 1e9 / rate(deals, seconds)
    return {
        "apply_action": 1e9 / rate(games, seconds) - deal / length,
        "legal_actions": of("legal_actions"),
        "observation": of("observation", None, row),
        "current_player": of("current_player"),
        "clone": of("clone"),
    }


def hearts() -> Callable[[], int]:
    import pyspiel

    parent = pyspiel.load_game("hearts")
    rng = random.Random(1)

    def run() -> int:
        at, done = parent.new_initial_state(), 0
        while not at.is_terminal():
            if at.is_chance_node():
                at.apply_action(rng.choice(at.legal_actions()))
                continue
            at.information_state_tensor()
            at.apply_action(rng.choice(at.legal_actions()))
            done += 1
        return done

    return run


def gin_rummy() -> Callable[[], int]:
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": 1})
    rng = random.Random(1)

    def run() -> int:
        seen, _ = env.reset()
        done = 0
        while not env.is_over():
            seen, _ = env.step(rng.choice(list(seen["legal_actions"])))
            done += 1
        return done

    return run


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    makers: list[tuple[str, Callable[[], Callable[[], int]]]] = [
        ("VecEnv, the Tournament with 4, n = 1024", lambda: vector("tournament", 4)),
        ("VecEnv, the Castles with 4, n = 1024", lambda: vector("castles", 4)),
        ("State, the Tournament with 4", lambda: state("tournament", 4)),
        ("State, the Castles with 4", lambda: state("castles", 4)),
        ("OpenSpiel, hearts", hearts),
        ("RLCard, gin rummy", gin_rummy),
    ]
    for name, make in makers:
        try:
            run = make()
        except ImportError as missing:
            print(f"{name}: {missing.name} is not installed")
            continue
        figure = rate(run, args.seconds)
        if args.json:
            print(json.dumps({"what": name, "decisions_per_second": round(figure)}))
        else:
            print(f"{name:<42} {figure:>12,.0f} decisions/s {1e6 / figure:>9.2f} µs each")
    for game in ("tournament", "castles"):
        for call, nanoseconds in calls(game, 4, args.seconds / 4).items():
            what = f"State.{call}, {game} with 4"
            if args.json:
                print(json.dumps({"what": what, "nanoseconds": round(nanoseconds)}))
            else:
                print(f"{what:<42} {nanoseconds:>12,.0f} ns")


if __name__ == "__main__":
    main()
