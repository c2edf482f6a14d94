import { settings } from "../../settings.svelte";
import type { Play } from "./play.svelte";
import type { Castle, View } from "./types";

interface Desk {
  play: Play;
  view: View;
  oncastle: (castle: Castle) => void;
  ondeal: () => void;
  oncards: () => void;
  onnotation: () => void;
  onhelp: () => void;
  ondetail: () => void;
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
    play.putDown();
    return;
  }
  if (!settings.letters) return;
  const castle = desk.view.castles[Number(event.key) - 1]?.castle;
  const does = (move: string) => (play.asked && play.legal.includes(move) ? () => play.start(move) : undefined);
  const acts: Record<string, (() => void) | undefined> = {
    e: play.picking === "army" ? () => play.strike() : undefined,
    p: does("pass"),
    a: play.asked && play.legal.includes("agree") ? () => play.answer("agree") : undefined,
    d: desk.ondeal,
    i: desk.ondetail,
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
  const act = castle ? () => desk.oncastle(castle) : acts[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}
