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


def number(name: str, value: Any, most: int = (1 << 64) - 1) -> int:
    """A whole number from 0 to `most`, or an exception that names it."""
    try:
        found = index(value)
    except TypeError:
        raise TypeError(f"{name} must be a whole number, not {value!r}") from None
    if not 0 <= found <= most:
        raise ValueError(f"{name} must be 0 to {most}, not {found}")
    return found
