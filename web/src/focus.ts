/** Where the focus goes when its element is removed: focusing these has no side effects. */
const HAVENS = [".sheet", '[role="option"][tabindex="0"]', ".ending h1", "h1"];

/** Keeps keyboard players from being thrown back to the top of the page when a card or a button is removed. */
export function keepFocus(root: HTMLElement): void {
  let path: Element[] = [];
  root.addEventListener("focusin", (event) => {
    path = [];
    for (let at = event.target as Element | null; at && at !== document.body; at = at.parentElement) path.push(at);
  });
  const look = () => {
    if (path.length === 0 || path[0]!.isConnected || document.activeElement !== document.body) return;
    const place = path.find((each) => each.isConnected) ?? root;
    const haven = [place, root].flatMap((within) => HAVENS.map((each) => shown(within, each))).find((found) => found !== null);
    if (!haven) return;
    if (!haven.hasAttribute("tabindex")) haven.tabIndex = -1;
    haven.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(root, { childList: true, subtree: true });
}

function shown(within: Element, selector: string): HTMLElement | null {
  return [...within.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility()) ?? null;
}
