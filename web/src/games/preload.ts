/** Loads a table's code while somebody still chooses, so that play begins at once. */
export function preload(): void {
  void import("../routes/TablePage.svelte");
  void import("./tournament/ui");
}
