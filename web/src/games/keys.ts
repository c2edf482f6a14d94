import { settings } from "../settings.svelte";

/** Keys that do the same at every table, and the words for it. */
export const KEYS = {
  hand: [["← →", "key-hand"], ["space", "key-lift"], ["enter", "key-do"], ["escape", "key-down"]],
  always: [
    ["I", "key-detail"], ["T", "key-totals"], ["H", "key-hand-read"], ["L", "key-last"], ["N", "key-need"], ["U", "undo"], ["C", "cards"], ["/", "type-a-move"],
    ["?", "keys"],
  ],
} as const;

/** What those keys need of a table. */
export interface Desk {
  oncards: () => void;
  onnotation: () => void;
  onhelp: () => void;
  ondetail: () => void;
  onsay: (what: string) => void;
  texts: { totals: () => string; hand: () => string; last: () => string; need: () => string };
}

/** What a key does, by its letter in lower case; undefined while it has no function. */
export type Acts = Record<string, (() => void) | undefined>;

/** Keys for everything: those of all tables, and `own`. Single letters can be turned off. */
export function shortcut(event: KeyboardEvent, desk: Desk, putDown: () => void, own: Acts): void {
  const typing = (event.target as HTMLElement).closest("input, textarea, select, dialog") !== null;
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.key === "Escape") return putDown();
  if (!settings.letters) return;
  const { texts } = desk;
  const acts: Acts = {
    i: desk.ondetail,
    t: () => desk.onsay(texts.totals()),
    h: () => {
      desk.onsay(texts.hand());
      document.querySelector<HTMLElement>('.hand [role="option"][tabindex="0"]')?.focus();
    },
    l: () => desk.onsay(texts.last()),
    n: () => desk.onsay(texts.need()),
    c: desk.oncards,
    "/": desk.onnotation,
    "?": desk.onhelp,
    ...own,
  };
  const act = acts[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}
