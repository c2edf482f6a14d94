import type { GameUi } from "../games/games";
import type { ReplayStep, Seat } from "../protocol";
import type { Chapter } from "../replay/chapters";
import type { Facts } from "../words/words.svelte";
import { t } from "../words/words.svelte";
import { chapterOf } from "./curve";
import type { Verdict } from "./report";

/** How the page names players, moves and moments. */
export class Teller {
  constructor(
    readonly ui: GameUi,
    /** The reader's own seat. */
    readonly you: Seat | null,
    readonly name: (seat: Seat) => string,
    /** The whole game with open cards: a step for each entry, the deal first. */
    readonly steps: readonly ReplayStep[],
    readonly chapters: readonly Chapter[],
  ) {}

  /** Whose review it is, for messages. */
  whose(seat: Seat): Facts {
    return { you: seat === this.you ? "yes" : "no", player: this.name(seat) };
  }

  /** A player where there is room for a name alone. */
  called(seat: Seat): string {
    return seat === this.you ? t("you") : this.name(seat);
  }

  /** The part of the game that a move belongs to, with its number and how many there are. */
  chapter(entry: number): string {
    return this.ui.chapterText(chapterOf(this.chapters, entry), this.chapters.length);
  }

  /** A move that could be made, as its player reads it. Cards are marked. */
  choice(entry: number, move: string): string {
    const by = this.steps[entry]?.by ?? this.you;
    return this.ui.choice({ you: by, name: this.name }, move, this.steps[entry - 1]?.view ?? null);
  }

  /** The move that was played. */
  move(entry: number): string {
    return this.choice(entry, this.steps[entry]?.move ?? "");
  }

  /** The move that was played, with its verdict if there is one. */
  said(entry: number, verdict: Verdict | null): string {
    const move = this.move(entry);
    return verdict === null ? move : t("review-said", { verdict: t(`review-${verdict}`), move });
  }
}
