import actions from "../../glyphs/actions.svg?raw";
import { addSprite } from "../../glyphs/sprite";
import { t } from "../../words/words.svelte";
import type { GameUi } from "../games";
import { rulebook } from "./book";
import Card from "./Card.svelte";
import { glyphOf } from "./cards";
import { chapters } from "./chapters";
import { displaysOf } from "./follow";
import { goal } from "./goal";
import { KEYS } from "./keys";
import { cardOf, pointers } from "./lesson";
import OrderRow from "./OrderRow.svelte";
import Piece from "./Piece.svelte";
import Position from "./Position.svelte";
import Reference from "./Reference.svelte";
import { refusalSentence } from "./refusal";
import { TIPS } from "./tips";
import { cardName, colourTitle, eventIcon, isQuiet, tellEntry, tellMove, touches } from "./told";
import TableView from "./Tournament.svelte";
import type { Card as CardName, EventView, View } from "./types";
import type { Component } from "svelte";

addSprite("actions", actions);

export const ui: GameUi = {
  Table: TableView,
  Reference,
  Piece,
  Position,
  Card: Card as Component<{ card: string }>,
  kind: (card) => ({ name: cardName(card as CardName), glyph: glyphOf(card as CardName) }),
  Orders: OrderRow,
  tell: tellEntry,
  icon: (entry) => eventIcon(entry.event as EventView),
  touches: (entry, you) => touches(entry.event as EventView, you),
  quiet: (entry) => isQuiet(entry.event as EventView),
  choice: (reader, move, view) => tellMove("do", reader, reader.you ?? "A", move, () => (view === null ? null : displaysOf(view as View))),
  refusal: refusalSentence,
  rulebook,
  puzzles: async () => (await import("./puzzles")).puzzles,
  chapters,
  goal,
  tips: TIPS,
  keys: KEYS,
  pointers,
  cardOf,
  chapterText: (number, all) => t("tournament-of", { number, all }),
  heading(entries, at) {
    const event = entries[at]!.event as EventView;
    if (event.event !== "moved" || !event.move.startsWith("open ")) return null;
    const won = entries.slice(0, at).filter((entry) => (entry.event as EventView).event === "tournament-won").length;
    return t("tournament-heading", { number: won + 1, colour: colourTitle(event.move.split(" ")[1] as never) });
  },
};
