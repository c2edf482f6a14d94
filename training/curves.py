"""Draws how strong a network became during its training, from the log of its runs.

    python3 -m training.curves training/runs/2026-11-17-castles.jsonl docs/training-castles.svg
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

WIDTH, HEIGHT = 860, 340
TOP, BOTTOM, LEFT, GAP, LABELS = 56, 44, 44, 62, 66
PANEL = (WIDTH - LEFT - GAP - 2 * LABELS) / 2
# One hue, from few players to many; each line is labelled, too.
SHADES = ("#9ecae1", "#5ba3cf", "#2878b8", "#0b4a85")
Point = tuple[float, float]


def curves(log: Path) -> dict[str, dict[str, list[Point]]]:
    """For each field and table size: thousands of millions of decisions, and percent won."""
    found: dict[str, dict[str, list[Point]]] = {}
    for line in log.read_text().splitlines():
        entry = json.loads(line)
        for name, figure in entry.get("evaluation", {}).items():
            field, size = name.split("_")
            point = (entry["decisions"] / 1e9, float(figure.split("±")[0]))
            found.setdefault(field, {}).setdefault(size, []).append(point)
    return found


def text(x: float, y: float, words: str, anchor: str = "start", more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{words}</text>'


def panel(left: float, title: str, sizes: dict[str, list[Point]], most: float) -> list[str]:
    """One field's curves."""

    def place(point: Point) -> Point:
        down = (HEIGHT - TOP - BOTTOM) * (1 - point[1] / 100)
        return left + PANEL * point[0] / most, TOP + down

    parts = [text(left, TOP - 14, title, more=' font-weight="600"')]
    for percent in range(0, 101, 25):
        _, y = place((0, percent))
        parts.append(f'<path d="M{left:.1f} {y:.1f}h{PANEL:.1f}" stroke="#ddd"/>')
        parts.append(text(left - 6, y + 4, f"{percent} %", "end"))
    parts.append(text(left, HEIGHT - 22, "0"))
    parts.append(text(left + PANEL, HEIGHT - 22, f"{most:.1f} G", "end"))
    last_label = -100.0
    for shade, (size, points) in sorted(
        zip(SHADES, sizes.items(), strict=True), key=lambda pair: place(pair[1][1][-1])[1]
    ):
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(place, points))
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{shade}" stroke-width="2"'
            ' stroke-linejoin="round"/>'
        )
        x, y = place(points[-1])
        last_label = max(y + 4, last_label + 14)
        parts.append(text(x + 6, last_label, f"{size} players"))
    return parts


def draw(log: Path) -> str:
    found = curves(log)
    game = log.stem.rsplit("-", 1)[-1].capitalize()
    most = max(x for field in found.values() for points in field.values() for x, _ in points)
    title = f"The {game}: wins of one network against a field, by decisions of training"
    parts = [text(LEFT, 20, title, more=' font-size="15"')]
    for number, field in enumerate(found):
        left = LEFT + number * (PANEL + LABELS + GAP)
        parts += panel(left, f"all others are {field}", found[field], most)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' font-family="system-ui, sans-serif" font-size="12" fill="#333"><title>{title}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def main() -> None:
    log, picture = map(Path, sys.argv[1:3])
    picture.write_text(draw(log))


if __name__ == "__main__":
    main()
