import { settings } from "../../settings.svelte";
import type { Seat } from "../../protocol";
import type { Play } from "./play.svelte";
import type { View } from "./types";

interface Desk {
  play: Play;
  view: View;
  others: Seat[];
  oncards: () => void;
  onnotation: () => void;
  onhelp: () => void;
  ondetail: () => void;
  onlane: (seat: Seat) => void;
  onsay: (what: string) => void;
  texts: { totals: () => string; hand: () => string; last: () => string; need: () => string };
}

/** Keys for everything. Single letters can be turned off. */
export function shortcut(event: KeyboardEvent, desk: Desk): void {
  const target = event.target as HTMLElement;
  const typing = target.closest("input, textarea, select, dialog") !== null;
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const { play } = desk;
  if (event.key === "Escape") {
    play.lift(null);
    return;
  }
  if (!settings.letters) return;
  const lane = desk.others[Number(event.key) - 1];
  const acts: Record<string, (() => void) | undefined> = {
    e: () => (play.canEnd ? play.move("end") : void play.askEnd()),
    w: play.canWithdraw ? () => (play.leaving = true) : undefined,
    i: desk.ondetail,
    v: play.legal.includes("ivanhoe") ? () => play.move("ivanhoe") : undefined,
    p: play.legal.includes("pass") ? () => play.move("pass") : undefined,
    t: () => desk.onsay(desk.texts.totals()),
    h: () => {
      desk.onsay(desk.texts.hand());
      document.querySelector<HTMLElement>('.hand [role="option"][tabindex="0"]')?.focus();
    },
    l: () => desk.onsay(desk.texts.last()),
    n: () => desk.onsay(desk.texts.need()),
    c: desk.oncards,
    "/": desk.onnotation,
    "?": desk.onhelp,
  };
  const act = lane ? () => aim(desk, lane) : acts[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}

/** A number points at a lane if it may be pointed at, and else opens it. */
function aim(desk: Desk, seat: Seat): void {
  const spots = desk.play.choices.flatMap(({ spots }) => spots);
  if (spots.some((spot) => spot.kind === "seat" && spot.seat === seat)) desk.play.point({ kind: "seat", seat });
  else desk.onlane(seat);
}
