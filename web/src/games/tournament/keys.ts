import type { Seat } from "../../protocol";
import * as shared from "../keys";
import type { Play } from "./play.svelte";

export const KEYS = [
  ...shared.KEYS.hand, ["E", "end-turn"], ["W", "withdraw"], ["1 … 5", "key-lane"], ["V", "key-ivanhoe"], ["P", "key-pass"], ["A", "hint-ask"], ...shared.KEYS.always,
] as const;

interface TableActions extends shared.TableActions {
  play: Play;
  others: Seat[];
  onlane: (seat: Seat) => void;
}

export function shortcut(event: KeyboardEvent, table: TableActions): void {
  const { play, others } = table;
  shared.shortcut(event, table, () => play.lift(null), {
    e: () => (play.canEnd ? play.move("end") : void play.askEnd()),
    w: play.canWithdraw ? () => (play.leaving = true) : undefined,
    v: play.legal.includes("ivanhoe") ? () => play.move("ivanhoe") : undefined,
    p: play.legal.includes("pass") ? () => play.move("pass") : undefined,
    a: table.onhint,
    ...Object.fromEntries(others.map((seat, at) => [String(at + 1), () => aim(table, seat)])),
  });
}

/** A number points at a lane if it may be pointed at, and else opens it. */
function aim(table: TableActions, seat: Seat): void {
  const spots = table.play.choices.flatMap(({ spots }) => spots);
  if (spots.some((spot) => spot.kind === "seat" && spot.seat === seat)) table.play.point({ kind: "seat", seat });
  else table.onlane(seat);
}
