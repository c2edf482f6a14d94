"""Many games at once."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, ParamSpec, TypeVar

import numpy as np
from numpy.typing import NDArray

from . import _ivanhoe
from .layout import Layout, layout
from .options import Rule, number, written

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Table:
    """A table that `VecEnv` may draw for a game.

    `seats` are names of bots, or `"caller"` for a seat that you play; `"caller:old"` is another
    that you play and that `style` tells apart. The names go clockwise from a seat that is drawn.
    `options` are house rules as `VecEnv` takes them.
    """

    seats: Sequence[str]
    weight: float = 1.0
    options: Mapping[str, Rule] = field(default_factory=dict)


class VecEnv:
    """`n` games at once, each always at a decision of one seat.

    `reset` and `step` write these arrays in place; pass your own as `buffers` if you want them
    elsewhere (pinned or shared memory).

    =============  ==========  ==================================================================
    observation    u8 [n, F]   what the seat to move may know; times `layout.scales()` for floats
    mask           bool [n, A] the actions that it may choose
    player         i8 [n]      the seat to move
    players        i8 [n]      how many play
    reward         f32 [n, P]  each seat's share of the win, where `done`; else 0
    done           bool [n]    the game has just ended; the other arrays show the next one already
    style          i8 [n, P]   who plays each seat: a number of `styles`, 0 is you, -1 nobody
    privileged     u8 [n, Q]   only with `privileged=True`: the hands that the seat may not see
    =============  ==========  ==================================================================

    Decisions with one choice are made without asking. Game `i` of the environment plays the
    numbers `i`, `i + n`, `i + 2n`, … of the series `seed`, whatever the number of threads.

    `players` is a number or several, dealt to the games in turn. `opponents` are bots by name:
    `"rule"` or `["rule", "greedy"]` leave you one seat, which changes from game to game;
    `{1: "rule"}` fills seats. With `share=0.25` only a quarter of the games has opponents.

    With `tables` every game draws its table from these by weight, and `players`, `opponents`,
    `share` and house rules are not given.

    Only one thread may use it at a time. One with `threads` above 1 is for the process that made
    it: after a fork make another.
    """

    def __init__(
        self,
        game: str = "tournament",
        n: int = 1024,
        players: int | Sequence[int] | None = None,
        seed: int = 0,
        threads: int = 1,
        opponents: str | Sequence[str] | Mapping[int, str] | None = None,
        share: float = 1.0,
        privileged: bool = False,
        unasked: bool = True,
        skip_forced: bool = True,
        max_moves: int | None = None,
        buffers: Mapping[str, NDArray[Any]] | None = None,
        tables: Sequence[Table] | None = None,
        **options: Rule,
    ) -> None:
        self.layout: Layout = layout(game)
        n, seed = number("n", n, 1, 1 << 24), number("seed", seed)
        threads = number("threads", threads, 0, 1024)
        if max_moves is not None:
            max_moves = number("max_moves", max_moves)
        settings = None
        if tables is not None:
            if players is not None or opponents is not None or share != 1.0 or options:
                raise ValueError("tables name players, opponents and house rules themselves")
            settings = []
            for table in tables:
                if not isinstance(table, Table):
                    raise TypeError(f"tables must hold ivanhoe.Table, not {table!r}")
                settings.append((list(table.seats), table.weight, written(table.options)))
            if not settings:
                raise ValueError("tables must hold at least one table")
            players = [len(seats) for seats, _, _ in settings]
        elif players is None:
            players = 4
        sizes = list(players) if isinstance(players, Iterable) else [players]
        sizes = [self.layout.table_size(size) for size in sizes]
        bots: list[str] | dict[int, str] | None
        if opponents is None:
            bots = None
        elif isinstance(opponents, str):
            bots = [opponents]
        elif isinstance(opponents, Mapping):
            bots = {
                number("the seat of an opponent", at, 0, 5): bot for at, bot in opponents.items()
            }
        elif isinstance(opponents, Iterable):
            bots = list(opponents)
        else:
            raise TypeError(f"opponents must be names of bots, not {opponents!r}")
        for bot in bots.values() if isinstance(bots, dict) else bots or ():
            if not isinstance(bot, str):
                raise TypeError(f"an opponent must be the name of a bot, not {bot!r}")
        self._batch = _ivanhoe.Batch(
            game, n, sizes, written(options), seed, threads, bots, share, unasked, skip_forced,
            max_moves, settings,
        )
        self._lock = Lock()
        #: Threads do not live on in the child of a fork.
        self._process = os.getpid() if threads > 1 else None
        self.styles: tuple[str, ...] = tuple(self._batch.styles())
        self.game = game
        self.n = n
        self.seed = seed
        self.num_actions, self.observation_size, self.privileged_size, self.max_players = (
            self._batch.sizes()
        )
        given = dict(buffers or {})

        def buffer(name: str, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
            array = given.pop(name, None)
            if array is None:
                return np.zeros(shape, kind)
            if not isinstance(array, np.ndarray):
                raise TypeError(f"{name} must be a numpy array, not {type(array).__name__}")
            if array.shape != shape or array.dtype != np.dtype(kind):
                raise ValueError(
                    f"{name} must be {np.dtype(kind).name} {list(shape)}, "
                    f"not {array.dtype.name} {list(array.shape)}"
                )
            if not (array.flags.c_contiguous and array.flags.writeable):
                raise ValueError(f"{name} must be C-contiguous and writeable")
            return array

        self.observation: NDArray[np.uint8] = buffer(
            "observation", (n, self.observation_size), np.uint8
        )
        self.mask: NDArray[np.bool_] = buffer("mask", (n, self.num_actions), np.bool_)
        self.player: NDArray[np.int8] = buffer("player", (n,), np.int8)
        self.players: NDArray[np.int8] = buffer("players", (n,), np.int8)
        self.reward: NDArray[np.float32] = buffer("reward", (n, self.max_players), np.float32)
        self.done: NDArray[np.bool_] = buffer("done", (n,), np.bool_)
        self.style: NDArray[np.int8] = buffer("style", (n, self.max_players), np.int8)
        self.privileged: NDArray[np.uint8] | None = (
            buffer("privileged", (n, self.privileged_size), np.uint8) if privileged else None
        )
        if given:
            raise ValueError(f"there are no buffers {sorted(given)}")
        self._actions = np.zeros(n, np.int64)
        self._arrays: dict[str, NDArray[Any] | None] = {
            "observation": self.observation,
            "mask": self.mask,
            "player": self.player,
            "players": self.players,
            "reward": self.reward,
            "done": self.done,
            "style": self.style,
            "privileged": self.privileged,
        }
        self._batch.reset(seed, self._arrays)

    def reset(self, seed: int | None = None) -> NDArray[np.uint8]:
        """Deals every game again, from the first number of the series. Returns `observation`."""
        if seed is not None:
            self.seed = number("seed", seed)
        self._alone(self._batch.reset, self.seed, self._arrays)
        return self.observation

    def step(
        self, actions: NDArray[Any] | Sequence[int]
    ) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_]]:
        """Chooses an action in every game. Returns `observation`, `reward`, `done`.

        If one action is not allowed, none is made, and `IllegalAction` says which.
        """
        chosen = np.asarray(actions)
        if chosen.dtype != np.int64:
            if chosen.dtype.kind not in "iu":
                raise TypeError(f"actions must be whole numbers, not {chosen.dtype.name}")
            chosen = chosen.astype(np.int64)
        if chosen.ndim != 1:
            raise ValueError(f"actions must have the shape [{self.n}], not {list(chosen.shape)}")
        self._alone(self._batch.step, np.ascontiguousarray(chosen), self._arrays)
        return self.observation, self.reward, self.done

    def sample(self) -> NDArray[np.int64]:
        """Any action for every game, each equally likely. The array is used again."""
        self._alone(self._batch.sample, self._actions)
        return self._actions

    def bot_actions(self, name: str) -> NDArray[np.int64]:
        """What the bot of this name would choose in every game. The array is used again."""
        self._alone(self._batch.bots_actions, name, self._actions)
        return self._actions

    def numbers(self) -> list[int]:
        """The numbers of the present games in their series."""
        return self._alone(self._batch.numbers)

    def _alone(
        self, call: Callable[Arguments, Result], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Result:
        """What the engine answers, if nobody else uses it."""
        if self._process is not None and self._process != os.getpid():
            raise RuntimeError("this VecEnv was made in another process")
        if not self._lock.acquire(blocking=False):
            raise RuntimeError("another thread is using this VecEnv")
        try:
            return call(*args, **kwargs)
        finally:
            self._lock.release()

    def __repr__(self) -> str:
        return f"ivanhoe.VecEnv({self.game!r}, n={self.n}, seed={self.seed})"
