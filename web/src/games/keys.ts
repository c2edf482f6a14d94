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
export interface TableActions {
  oncards: () => void;
  onnotation: () => void;
  onhelp: () => void;
  ondetail: () => void;
  /** Asks what Champion would do; a lesson says itself what to do. */
  onhint: (() => void) | undefined;
  onsay: (what: string) => void;
  texts: { totals: () => string; hand: () => string; last: () => string; need: () => string };
}

/** What a key does, by its letter in lower case; undefined while it has no function. */
export type Acts = Record<string, (() => void) | undefined>;

const toHand = () => document.querySelector<HTMLElement>('.hand [role="option"][tabindex="0"]')?.focus();

/** Keys for everything: those of all tables, and `own`. Single letters can be turned off. */
export function shortcut(event: KeyboardEvent, table: TableActions, putDown: () => void, own: Acts): void {
  const target = event.target as HTMLElement;
  const typing = target.closest("input, textarea, select, dialog") !== null;
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.key === "Escape") return putDown();
  // The page itself and a sheet have no use for arrows: from there they lead to the hand.
  if (["ArrowLeft", "ArrowRight"].includes(event.key) && target.matches("body, .sheet")) {
    event.preventDefault();
    return toHand();
  }
  if (!settings.letters) return;
  const { texts } = table;
  const acts: Acts = {
    i: table.ondetail,
    t: () => table.onsay(texts.totals()),
    h: () => {
      table.onsay(texts.hand());
      toHand();
    },
    l: () => table.onsay(texts.last()),
    n: () => table.onsay(texts.need()),
    c: table.oncards,
    "/": table.onnotation,
    "?": table.onhelp,
    ...own,
  };
  const act = acts[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}
