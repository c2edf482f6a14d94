import "./castles.css";
import castles from "../../glyphs/castles.svg?raw";
import { addSprite } from "../../glyphs/sprite";
import { t } from "../../words/words.svelte";
import type { GameUi } from "../games";
import { rulebook } from "./book";
import { chapters } from "./chapters";
import TableView from "./Castles.svelte";
import { goal } from "./goal";
import { KEYS } from "./keys";
import LordPicker from "./LordPicker.svelte";
import Piece from "./Piece.svelte";
import Reference from "./Reference.svelte";
import { refusalSentence } from "./refusal";
import SeatMark from "./SeatMark.svelte";
import { TIPS } from "./tips";
import { eventIcon, isQuiet, tellEvent, tellMove, touches } from "./told";
import type { EventView, View } from "./types";

addSprite("castles", castles);

export const ui: GameUi = {
  Table: TableView,
  Reference,
  Piece,
  SeatMark,
  SeatPicker: LordPicker,
  tell: (reader, entry) => tellEvent(reader, entry.event as EventView),
  icon: (entry) => eventIcon(entry.event as EventView),
  touches: (entry, you) => touches(entry.event as EventView, you, entry.before as View | null),
  quiet: (entry) => isQuiet(entry.event as EventView, entry.before as View | null),
  choice: (reader, move) => tellMove("do", reader, reader.you ?? "A", move),
  refusal: refusalSentence,
  rulebook,
  chapters,
  goal,
  tips: TIPS,
  keys: KEYS,
  chapterText: (number, all) => t("turn-of", { number, all }),
  heading(entries, at) {
    if ((entries[at]!.event as EventView).event !== "turn-began") return null;
    const before = entries.slice(0, at).filter((entry) => (entry.event as EventView).event === "turn-began").length;
    return t("castles-heading", { number: before + 1 });
  },
};
