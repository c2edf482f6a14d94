import { createSubscriber } from "svelte/reactivity";
import type { Seat } from "./protocol";
import type { Table } from "./table.svelte";
import { t } from "./words/words.svelte";

/** Ticks once a second while the page is visible. */
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** The time that a seat has left, as text; nothing without clocks. */
export function clockText(table: Table, seat: Seat): string | null {
  const clocks = table.update?.clocks;
  if (!clocks) return null;
  let left = clocks.left["ABCDEF".indexOf(seat)] ?? 0;
  if (clocks.running === seat) {
    ticking();
    left -= table.now() - clocks.now;
  }
  return timeText(left);
}

/** “9:05” for minutes, “2 h”, “3 d” for more, as the reader writes them: the nearest, so that a day has 24 hours when it begins. */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds > 72 * 3600) return t("days-short", { count: Math.round(seconds / 86400) });
  if (seconds >= 3600) return t("hours-short", { count: Math.round(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
