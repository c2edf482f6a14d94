import actions from "../../glyphs/actions.svg?raw";
import { addSprite } from "../../glyphs/sprite";
import { t } from "../../words/words.svelte";
import type { GameUi } from "../games";
import { rulebook } from "./book";
import { chapters } from "./chapters";
import { displaysOf } from "./follow";
import { goal } from "./goal";
import { KEYS } from "./keys";
import OrderRow from "./OrderRow.svelte";
import Piece from "./Piece.svelte";
import Reference from "./Reference.svelte";
import { refusalSentence } from "./refusal";
import { TIPS } from "./tips";
import { colourTitle, eventIcon, isQuiet, tellEntry, tellMove, touches } from "./told";
import TableView from "./Tournament.svelte";
import type { EventView, View } from "./types";

addSprite("actions", actions);

export const ui: GameUi = {
  Table: TableView,
  Reference,
  Piece,
  Orders: OrderRow,
  tell: tellEntry,
  icon: (entry) => eventIcon(entry.event as EventView),
  touches: (entry, you) => touches(entry.event as EventView, you),
  quiet: (entry) => isQuiet(entry.event as EventView),
  choice: (reader, move, view) => tellMove("do", reader, reader.you ?? "A", move, () => (view === null ? null : displaysOf(view as View))),
  refusal: refusalSentence,
  rulebook,
  chapters,
  goal,
  tips: TIPS,
  keys: KEYS,
  chapterText: (number, all) => t("tournament-of", { number, all }),
  heading(entries, at) {
    const event = entries[at]!.event as EventView;
    if (event.event !== "moved" || !event.move.startsWith("open ")) return null;
    const won = entries.slice(0, at).filter((entry) => (entry.event as EventView).event === "tournament-won").length;
    return t("tournament-heading", { number: won + 1, colour: colourTitle(event.move.split(" ")[1] as never) });
  },
};
