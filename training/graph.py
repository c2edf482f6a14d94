"""Work that is the same each time, replayed as a CUDA graph where that is possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import torch

T = TypeVar("T")


class Replay(Generic[T]):
    """A function without arguments that reads and writes the same tensors each time.

    On a GPU it is captured once and replayed, which saves the launches. Where the capture fails,
    and on a CPU, it is called.
    """

    def __init__(self, work: Callable[[], T], device: torch.device, wanted: bool = True) -> None:
        self.work = work
        self.graph: torch.cuda.CUDAGraph | None = None
        self.fault: str | None = None
        if not wanted or device.type != "cuda":
            return
        try:
            stream = torch.cuda.Stream()
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                for _ in range(3):
                    work()
            torch.cuda.current_stream().wait_stream(stream)
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, capture_error_mode="thread_local"):
                self.result = work()
            self.graph = graph
        except RuntimeError as fault:
            self.fault = str(fault)[:300]
            torch.cuda.synchronize()

    def __call__(self) -> T:
        if self.graph is None:
            return self.work()
        self.graph.replay()
        return self.result
