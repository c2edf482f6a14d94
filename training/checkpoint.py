"""Checkpoints: written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import torch

FILE = "checkpoint.pt"
OPTIMISER_FILE = "optimiser.pt"


def save(path: Path, what: dict[str, Any]) -> None:
    """Replaces the file at once, so that a run that is stopped leaves the old one or the new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    torch.save(what, unfinished)
    os.replace(unfinished, path)


def load(path: Path, device: str | torch.device = "cpu") -> dict[str, Any]:
    """A checkpoint, by its file or its folder."""
    found = path / FILE if path.is_dir() else path
    saved: dict[str, Any] = torch.load(found, map_location=device, weights_only=True)
    return saved
