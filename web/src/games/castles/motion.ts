import { settings } from "../../settings.svelte";
import { anchorsOf, boxes, flyAway, glide, isStill, type Thing } from "../flight";
import { journeys, lookUp } from "./journeys";
import type { EventView } from "./types";

/** How long things fly, in milliseconds; an army flies as one. */
const FLY = { thing: 420, army: 600 };

interface Picture {
  things: Map<string, Thing>;
  anchors: Map<string, DOMRect>;
}

/** Where everything lies now. */
export function look(root: Element): Picture {
  return { things: boxes(root, "move"), anchors: anchorsOf(root) };
}

/** Plays the difference between two pictures of the table: cards and banners glide to where they now lie. */
export function animate(root: Element, before: Picture | null, events: readonly EventView[], you: string | null): void {
  const { from, to } = journeys(events, you);
  const factor = settings.factor;
  if (before === null || isStill()) return flash(root, [...from.keys(), ...to.keys()]);
  const after = look(root);
  const fly = (events.some(({ event }) => event === "stormed") ? FLY.army : FLY.thing) * factor;
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
