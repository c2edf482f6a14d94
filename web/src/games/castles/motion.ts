import { settings } from "../../settings.svelte";
import { journeys, lookUp } from "./journeys";
import type { EventView } from "./types";

const EASE = "cubic-bezier(.45, .05, .2, 1)";

interface Picture {
  things: Map<string, { box: DOMRect; node: Element }>;
  anchors: Map<string, DOMRect>;
}

function boxes(root: Element, attribute: string): Map<string, { box: DOMRect; node: Element }> {
  const found = new Map<string, { box: DOMRect; node: Element }>();
  for (const node of root.querySelectorAll(`[data-${attribute}]`)) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) found.set(node.getAttribute(`data-${attribute}`)!, { box, node });
  }
  return found;
}

/** Where everything lies now. */
export function look(root: Element): Picture {
  return { things: boxes(root, "move"), anchors: new Map([...boxes(root, "anchor")].map(([key, { box }]) => [key, box])) };
}

function glide(node: Element, from: DOMRect, to: DOMRect, duration: number): void {
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const scale = Math.min(1.4, Math.max(0.4, from.width / to.width));
  node.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 }, { transform: "none", zIndex: 5 }],
    { duration, easing: EASE },
  );
}

/** A copy that flies away over everything and is gone. */
function flyAway(node: Element, from: DOMRect, to: DOMRect, duration: number): void {
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.classList.add("flying");
  for (const side of ["left", "top", "width", "height"] as const) ghost.style.setProperty(side, `${from[side]}px`);
  ghost.querySelector<HTMLElement>(".card")?.style.setProperty("--w", `${from.width}px`);
  ghost.inert = true;
  document.body.append(ghost);
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const flight = ghost.animate(
    [{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0.2 }],
    { duration, easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** Plays the difference between two pictures of the table: cards and banners glide to where they now lie. */
export function animate(root: Element, before: Picture, events: readonly EventView[], you: string | null): void {
  const { from, to } = journeys(events, you);
  const factor = settings.factor;
  if (factor === 0 || document.visibilityState !== "visible") return flash(root, [...from.keys(), ...to.keys()]);
  const after = look(root);
  const fly = 420 * factor;
  for (const [key, { box, node }] of after.things) {
    const old = before.things.get(key);
    const origin = old ? undefined : lookUp(from, key);
    const start = old?.box ?? (origin && (before.anchors.get(origin) ?? after.anchors.get(origin)));
    if (start) glide(node, start, box, old ? fly / 2 : fly);
  }
  for (const [key, { box, node }] of before.things) {
    const goal = after.things.has(key) ? undefined : lookUp(to, key);
    const end = goal && (after.anchors.get(goal) ?? before.anchors.get(goal));
    if (end) flyAway(node, box, end, fly);
  }
}

/** Without motion, the castles that changed are outlined for a moment. */
function flash(root: Element, keys: string[]): void {
  for (const name of new Set(keys.map((key) => key.replace(/^b:/, "")))) {
    const castle = root.querySelector(`[data-castle="${name}"]`);
    castle?.classList.add("changed");
    setTimeout(() => castle?.classList.remove("changed"), 1500);
  }
}
