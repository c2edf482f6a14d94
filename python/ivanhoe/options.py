"""House rules as Python writes them."""

from __future__ import annotations

from collections.abc import Mapping

Rule = str | int | bool


def written(options: Mapping[str, Rule]) -> list[tuple[str, str]]:
    """House rules as the notation writes them: `ties_stay=True` is `("ties-stay", "true")`."""
    rules = []
    for key, value in options.items():
        text = str(value).lower() if isinstance(value, bool) else str(value)
        rules.append((key.replace("_", "-"), text))
    return rules
