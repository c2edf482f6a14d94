import { t } from "./words/words.svelte";

/** Says in the title, and on the icon of an installed page, in how many games the reader is to decide; and forgets it when the page is left. */
export function turns(count: number, otherwise = ""): () => void {
  const many = count > 1 ? ` (${count})` : "";
  const what = count > 0 ? `● ${t("your-turn")}${many}` : otherwise;
  document.title = what ? `${what} · Ivanhoe` : "Ivanhoe";
  mark(count);
  return () => mark(0);
}

/** Few browsers can do it, and only for a page that was installed. */
function mark(count: number): void {
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => {});
}
