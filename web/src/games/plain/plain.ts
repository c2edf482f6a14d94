import { divide } from "../../replay/chapters";
import { t, words } from "../../words/words.svelte";
import type { GameUi } from "../games";
import { metaOf } from "../list";
import About from "./About.svelte";
import Reference from "./Reference.svelte";
import Picture from "./Picture.svelte";
import TableView from "./Table.svelte";
import { refusalSentence, tellEvent, tellMove, type Fields } from "./told";

/**
 * A game that has no screens of its own yet: its view as a list of what it says, its moves as buttons. A game's own `ui.ts` may take
 * parts of it: `{ ...plain("third"), Table }`.
 */
export function plain(game: string): GameUi {
  return {
    Table: TableView,
    Reference: (anchor, props) => Reference(anchor, { ...props, game }),
    rulebook: { anchors: [], anchorOf: () => null, titleOf: () => "", load: () => Promise.resolve((anchor) => About(anchor, { game })) },
    tell: (reader, entry) => tellEvent(game, reader, entry.event as Fields),
    icon: () => "i-grid",
    touches: () => false,
    heading: () => null,
    quiet: () => false,
    choice: (reader, move) => tellMove(game, "do", reader, reader.you, move),
    refusal: (reader, refusal) => refusalSentence(game, reader, refusal),
    chapters: (steps) => divide(steps, () => false, () => ({ tincture: "argent", glyph: "i-grid", label: t(`${game}-name`) })),
    chapterText: (number, all) => t("turn-of", { number, all }),
    goal: {
      title: `${game}-name`,
      Picture,
      facts: (players) => ({ players }),
      lines: words.has(`first-${game}`) ? [{ id: `first-${game}`, icon: "i-crown" }] : [],
      minutes: Object.fromEntries(metaOf(game).players.map((count) => [count, 5])),
    },
    tips: [],
    keys: [["U", "undo"]],
    pointers: () => [],
    cardOf: () => "",
  };
}
