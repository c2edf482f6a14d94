import * as shared from "../keys";
import type { Play } from "./play.svelte";
import type { Castle, View } from "./types";

export const KEYS = [
  ...shared.KEYS.hand, ["E", "castles-do-strike"], ["P", "castles-do-pass"], ["1 … 5", "key-castle"], ["D", "propose-deal"], ["A", "castles-do-agree"], ["Q", "hint-ask"],
  ...shared.KEYS.always,
] as const;

interface TableActions extends shared.TableActions {
  play: Play;
  view: View;
  oncastle: (castle: Castle) => void;
  ondeal: () => void;
}

export function shortcut(event: KeyboardEvent, table: TableActions): void {
  const { play, view } = table;
  const may = (move: string) => play.asked && play.legal.includes(move);
  shared.shortcut(event, table, () => play.putDown(), {
    e: play.picking === "army" ? () => play.strike() : undefined,
    p: may("pass") ? () => play.start("pass") : undefined,
    a: may("agree") ? () => play.answer("agree") : undefined,
    d: table.ondeal,
    q: table.onhint,
    ...Object.fromEntries(view.castles.map(({ castle }, at) => [String(at + 1), () => table.oncastle(castle)])),
  });
}
