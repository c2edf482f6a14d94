"""A view as a picture, for notebooks."""

from __future__ import annotations

from html import escape
from typing import Any

COLOURS = {
    "blue": "#2f6db5", "green": "#3a8f4d", "purple": "#7d4aa6", "red": "#b8403a",
    "yellow": "#c79a1c",
}
LETTERS = {letter: COLOURS[name] for name, letter in zip(COLOURS, "BGPRY")}
PLAIN = "#5c5f66"
WIDTH, CARD, GAP, LINE = 860, 46, 5, 40


class _Page:
    """Marks on a page, from the top down."""

    def __init__(self) -> None:
        self.marks: list[str] = []
        self.height = 10

    def text(self, x: int, y: int, text: str, bold: bool = False, fill: str = "#1d1f23") -> None:
        weight = "600" if bold else "400"
        self.marks.append(
            f'<text x="{x}" y="{y}" font-weight="{weight}" fill="{fill}">{escape(text)}</text>'
        )

    def line(self, text: str, bold: bool = False) -> None:
        self.text(14, self.height + 17, text, bold)
        self.height += 26

    def cards(self, x: int, label: str, cards: list[str]) -> None:
        """A row of cards after a label; what does not fit goes on below."""
        self.text(x, self.height + 20, label, fill="#4a4d53")
        left = start = x + 92
        for card in cards:
            width = max(CARD, 8 * len(card) + 12)
            if left + width > WIDTH - 10:
                left, self.height = start, self.height + LINE - 6
            fill = LETTERS.get(card[:1], PLAIN) if len(card) == 2 else PLAIN
            self.marks.append(
                f'<rect x="{left}" y="{self.height + 2}" width="{width}" height="28" rx="5" '
                f'fill="{fill}"/>'
            )
            self.text(left + 8, self.height + 21, card, bold=True, fill="#fff")
            left += width + GAP
        self.height += LINE - 4

    def finish(self) -> str:
        height = self.height + 8
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            f'width="{WIDTH}" height="{height}" font-family="system-ui, sans-serif" '
            f'font-size="14" role="img"><rect width="{WIDTH}" height="{height}" fill="#faf8f3"/>'
            + "".join(self.marks) + "</svg>"
        )


def _seat(number: int) -> str:
    return "ABCDEF"[number]


def _tournament(page: _Page, view: dict[str, Any]) -> None:
    colour = view["colour"] or "no colour yet"
    page.line(
        f"Tournament {view['tournament']}: {colour} · {view['phase']} · turn of {view['turn']} · "
        f"deck {view['deck']} · discard {len(view['discard'])}", bold=True,
    )
    for number, seat in enumerate(view["seats"]):
        name = _seat(number)
        state = [] if name in view["in"] else ["withdrawn"]
        state += [what for what in ("shield", "stunned") if seat[what]]
        marks = f" ({', '.join(state)})" if state else ""
        tokens = ", ".join(seat["tokens"]) or "none"
        page.line(f"{name}{marks}: total {seat['total']} · {seat['cards']} cards · tokens: {tokens}")
        if seat["display"]:
            page.cards(24, "display", seat["display"])
        hand = seat["hand"] if seat["hand"] is not None else seat["known"]
        if hand:
            page.cards(24, "hand" if seat["hand"] is not None else "known", hand)


def _castles(page: _Page, view: dict[str, Any]) -> None:
    phase = view["phase"]["phase"]
    page.line(f"{phase} · turn of {view['turn']} · deck {view['deck']}", bold=True)
    for castle in view["castles"]:
        track = " ".join(lord or "–" for lord in castle["track"])
        control = castle["control"] or "nobody"
        page.line(f"{castle['castle']} ({castle['points']}): {track} · held by {control}")
        if castle["garrison"]:
            page.cards(24, "garrison", castle["garrison"])
    if view["turned"]:
        page.cards(14, "turned", view["turned"])
    if view["open"]:
        page.cards(14, "open", [view["open"]])
    for number, seat in enumerate(view["seats"]):
        prisoners = ", ".join(seat["prisoners"]) or "none"
        page.line(
            f"{_seat(number)}, {seat['lord']}: {seat['score']} points · {seat['cards']} cards · "
            f"{seat['reserve']} banners · prisoners: {prisoners}"
        )
        hand = seat["hand"] if seat["hand"] is not None else seat["known"]
        if hand:
            page.cards(24, "hand" if seat["hand"] is not None else "known", hand)


def svg(game: str, view: dict[str, Any] | None) -> str:
    """A view of a game as SVG."""
    page = _Page()
    if view is None:
        page.line("before the deal")
    elif game == "tournament":
        _tournament(page, view)
    else:
        _castles(page, view)
    return page.finish()
