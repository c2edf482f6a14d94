import type { Seat } from "./protocol";
import type { Table } from "./table.svelte";
import { t } from "./words/words.svelte";

/** What the strip says about a player who is away; no hint if it shows the last event. */
export interface Absence {
  icon: string;
  title: string;
  hint: string | null;
}

export const ABSENCE_ICONS = { away: "i-clock", substitute: "i-bot", back: "i-person", undone: "i-undo" } as const;

/** The absence that matters to the reader: their own, a player who has just left or returned, or the player whose turn it is. */
export function absence(table: Table, turn: Seat): Absence | null {
  if (table.left) return { icon: "i-bot", title: t("bot-for-you"), hint: null };
  // Over days everybody is away most of the time.
  if (table.room?.settings.clock.kind === "correspondence") return null;
  const { notice } = table;
  const seat = notice && notice.seat !== table.you ? notice.seat : turn;
  const presence = table.presenceOf(seat);
  const kind = presence === "here" ? (notice?.seat === seat ? "back" : null) : presence;
  if (kind === null || seat === table.you) return null;
  const name = table.nameOf(seat);
  return { icon: ABSENCE_ICONS[kind], title: t(`absent-${kind}`, { name }), hint: kind === "away" ? t("absent-soon", { name }) : null };
}
