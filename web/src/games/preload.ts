import { loadGame } from "./games";
import { FIRST } from "./list";

/** Loads a table's code while the user still chooses, so that play begins at once. */
export function preload(): void {
  void import("../routes/TablePage.svelte");
  void loadGame(FIRST);
  void import("../local/beginning");
  // Without room or a line, the next visit tries again.
  void import("../local/ahead").then(({ loadAhead }) => loadAhead()).catch(() => {});
}
