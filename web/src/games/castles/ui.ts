import "./castles.css";
import castles from "../../glyphs/castles.svg?raw";
import { addSprite } from "../../glyphs/sprite";
import { t } from "../../words/words.svelte";
import type { GameUi } from "../games";
import { rulebook } from "./book";
import Card from "./Card.svelte";
import { soldierGlyph } from "./cards";
import { chapters } from "./chapters";
import TableView from "./Castles.svelte";
import { goal } from "./goal";
import { KEYS } from "./keys";
import { cardOf, pointers } from "./lesson";
import LordPicker from "./LordPicker.svelte";
import Piece from "./Piece.svelte";
import Position from "./Position.svelte";
import Reference from "./Reference.svelte";
import { refusalSentence } from "./refusal";
import SeatMark from "./SeatMark.svelte";
import { TIPS } from "./tips";
import { cardName, eventIcon, isQuiet, tellEvent, tellMove, touches } from "./told";
import type { Card as CardName, EventView, View } from "./types";
import type { Component } from "svelte";

addSprite("castles", castles);

export const ui: GameUi = {
  Table: TableView,
  Reference,
  Piece,
  Position,
  Card: Card as Component<{ card: string }>,
  kind: (card) => ({ name: cardName(card as CardName), glyph: soldierGlyph(card as CardName) }),
  SeatMark,
  SeatPicker: LordPicker,
  tell: (reader, entry) => tellEvent(reader, entry.event as EventView),
  icon: (entry) => eventIcon(entry.event as EventView),
  touches: (entry, you) => touches(entry.event as EventView, you, entry.before as View | null),
  quiet: (entry) => isQuiet(entry.event as EventView, entry.before as View | null),
  choice: (reader, move) => tellMove("do", reader, reader.you ?? "A", move),
  refusal: refusalSentence,
  rulebook,
  puzzles: async () => (await import("./puzzles")).puzzles,
  chapters,
  goal,
  tips: TIPS,
  keys: KEYS,
  pointers,
  cardOf,
  chapterText: (number, all) => t("turn-of", { number, all }),
  heading(entries, at) {
    if ((entries[at]!.event as EventView).event !== "turn-began") return null;
    const before = entries.slice(0, at).filter((entry) => (entry.event as EventView).event === "turn-began").length;
    return t("castles-heading", { number: before + 1 });
  },
};
