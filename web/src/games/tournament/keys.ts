import type { Seat } from "../../protocol";
import * as shared from "../keys";
import type { Play } from "./play.svelte";

export const KEYS = [
  ...shared.KEYS.hand, ["E", "end-turn"], ["W", "withdraw"], ["1 … 5", "key-lane"], ["V", "key-ivanhoe"], ["P", "key-pass"], ...shared.KEYS.always,
] as const;

interface Desk extends shared.Desk {
  play: Play;
  others: Seat[];
  onlane: (seat: Seat) => void;
}

export function shortcut(event: KeyboardEvent, desk: Desk): void {
  const { play, others } = desk;
  shared.shortcut(event, desk, () => play.lift(null), {
    e: () => (play.canEnd ? play.move("end") : void play.askEnd()),
    w: play.canWithdraw ? () => (play.leaving = true) : undefined,
    v: play.legal.includes("ivanhoe") ? () => play.move("ivanhoe") : undefined,
    p: play.legal.includes("pass") ? () => play.move("pass") : undefined,
    ...Object.fromEntries(others.map((seat, at) => [String(at + 1), () => aim(desk, seat)])),
  });
}

/** A number points at a lane if it may be pointed at, and else opens it. */
function aim(desk: Desk, seat: Seat): void {
  const spots = desk.play.choices.flatMap(({ spots }) => spots);
  if (spots.some((spot) => spot.kind === "seat" && spot.seat === seat)) desk.play.point({ kind: "seat", seat });
  else desk.onlane(seat);
}
