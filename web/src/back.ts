import { tick } from "svelte";
import { router } from "./router.svelte";

/** What lies over the page and can be closed, the topmost last. */
const open: (() => void)[] = [];

/**
 * For something that lies over the page, a dialog or a sheet: the browser's Back, and Android's, closes it before it leaves
 * the page.
 */
export function closesOnBack(close: () => void): () => () => void {
  return () => {
    open.push(close);
    router.guard();
    return () => {
      const at = open.lastIndexOf(close);
      if (at >= 0) open.splice(at, 1);
    };
  };
}

router.onBack = () => {
  const close = open.at(-1);
  if (!close) return false;
  close();
  // Something may lie below it, or it may have asked a question instead.
  void tick().then(() => open.length > 0 && router.guard());
  return true;
};
