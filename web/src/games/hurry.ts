import type { Table } from "../table.svelte";

/** What does something of its own when it is pressed. */
const ACTS = "a, button, input, select, textarea, dialog, [role=option], [role=tab], .card";

/** A tap on the table, or the space bar, ends the current announcement. */
export function hurries(table: Table) {
  return (node: Element) => {
    const tap = (event: Event) => {
      if (!(event.target as Element).closest(ACTS)) table.hurry();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== " " || !table.telling || event.defaultPrevented || (event.target as Element).closest(ACTS)) return;
      event.preventDefault();
      table.hurry();
    };
    node.addEventListener("click", tap);
    document.addEventListener("keydown", key);
    return () => {
      node.removeEventListener("click", tap);
      document.removeEventListener("keydown", key);
    };
  };
}
