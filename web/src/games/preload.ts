import { loadGame } from "./games";
import { FIRST } from "./list";
import { words } from "../words/words.svelte";

/** Loads a table's code and words while the user still chooses, so that play begins at once. */
export function preload(): void {
  void import("../routes/TablePage.svelte");
  void words.also("app");
  void loadGame(FIRST);
  void import("../local/beginning");
  // Without storage or a connection, the next visit tries again.
  void import("../local/ahead").then(({ loadAhead }) => loadAhead()).catch(() => {});
}
