"""House rules and numbers as Python writes them."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

Rule = str | int | bool


def written(options: Mapping[str, Rule]) -> list[tuple[str, str]]:
    """House rules as the notation writes them: `ties_stay=True` is `("ties-stay", "true")`."""
    rules = []
    for key, value in options.items():
        text = str(value).lower() if isinstance(value, bool) else str(value)
        rules.append((key.replace("_", "-"), text))
    return rules


def _whole(name: str, value: Any) -> int:
    try:
        return index(value)
    except TypeError:
        raise TypeError(f"{name} must be a whole number, not {value!r}") from None


def number(name: str, value: Any, least: int = 0, most: int = (1 << 64) - 1) -> int:
    """A whole number from `least` to `most`, or an exception that names it."""
    found = _whole(name, value)
    if not least <= found <= most:
        raise ValueError(f"{name} must be {least} to {most}, not {found}")
    return found


def at_least_one(name: str, value: Any) -> int:
    """A whole number from 1 on, or an exception that names it."""
    found = _whole(name, value)
    if found < 1:
        raise ValueError(f"{name} must be at least 1, not {found}")
    return found
