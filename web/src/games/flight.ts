import { mount, unmount, type Component } from "svelte";
import { settings } from "../settings.svelte";

const EASE = "cubic-bezier(.45, .05, .2, 1)";

/** Does nothing fly now? Then nothing is looked at either: to ask where things lie makes the browser lay the page out. */
export const isStill = () => settings.factor === 0 || document.visibilityState !== "visible";

/** Something on the table, and where it lies. */
export interface Thing {
  box: DOMRect;
  node: Element;
}

/** What is marked with `data-ATTRIBUTE` and can be seen, by the attribute's value. */
export function boxes(root: Element, attribute: string): Map<string, Thing> {
  const found = new Map<string, Thing>();
  for (const node of root.querySelectorAll(`[data-${attribute}]`)) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) found.set(node.getAttribute(`data-${attribute}`)!, { box, node });
  }
  return found;
}

/** Places that things come from and go to. */
export function anchorsOf(root: Element): Map<string, DOMRect> {
  return new Map([...boxes(root, "anchor")].map(([key, { box }]) => [key, box]));
}

/** When catching up, this many things fly at once; the others are placed directly. */
const MOST = 8;

const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;

function between(from: DOMRect, to: DOMRect): readonly [number, number] {
  const [[fromX, fromY], [toX, toY]] = [middle(from), middle(to)];
  return [toX - fromX, toY - fromY];
}

/** Lets something that has its new place be seen to come from its old one. */
export function glide(node: Element, from: DOMRect, to: DOMRect, duration: number): void {
  const [x, y] = between(to, from);
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const scale = from.width > 0 && to.width > 0 ? Math.min(1.6, Math.max(0.3, from.width / to.width)) : 1;
  node.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 }, { transform: "none", zIndex: 5 }],
    { duration, easing: EASE },
  );
}

/** A copy that flies away over everything and is gone; what belongs to a packet goes the packet's way. */
export function flyAway(node: Element, from: DOMRect, to: DOMRect, duration: number, packet = from): void {
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.classList.add("flying");
  for (const side of ["left", "top", "width", "height"] as const) ghost.style.setProperty(side, `${from[side]}px`);
  ghost.querySelector<HTMLElement>(".card")?.style.setProperty("--w", `${from.width}px`);
  ghost.inert = true;
  document.body.append(ghost);
  const [x, y] = between(packet, to);
  const flight = ghost.animate(
    [{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0.2 }],
    { duration, easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** Something that lies nowhere on the table flies from one place to another; it may stay where it starts for a part of its time. */
export function send<P extends Record<string, unknown>>(
  what: Component<P>, props: P, from: DOMRect, to: DOMRect, time: { duration: number; delay: number; stay?: number },
): void {
  if (document.querySelectorAll(".flying.sent").length >= MOST) return;
  const ghost = document.createElement("div");
  ghost.className = "flying sent";
  ghost.inert = true;
  document.body.append(ghost);
  const drawn = mount(what, { target: ghost, props });
  const [left, top] = middle(from);
  const size = ghost.getBoundingClientRect();
  ghost.style.setProperty("left", `${left - size.width / 2}px`);
  ghost.style.setProperty("top", `${top - size.height / 2}px`);
  const [x, y] = between(from, to);
  const there = { transform: `translate(${x}px, ${y}px) scale(.6)`, opacity: 0.3 };
  const { duration, delay, stay = 0 } = time;
  const flight = ghost.animate(
    [{ transform: "scale(.8)", opacity: 0 }, { transform: "none", opacity: 1, offset: 0.15 }, { transform: "none", opacity: 1, offset: Math.max(0.15, stay) }, there],
    { duration, delay, easing: EASE, fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => {
    ghost.remove();
    void unmount(drawn);
  };
}
