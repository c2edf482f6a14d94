import type { Seat } from "../../protocol";
import { settings } from "../../settings.svelte";
import type { Identified } from "./identify";

const EASE = "cubic-bezier(.45, .05, .2, 1)";

interface Picture {
  laid: Map<string, { box: DOMRect; node: Element }>;
  held: Map<string, DOMRect>;
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

const only = (found: Map<string, { box: DOMRect }>) => new Map([...found].map(([key, { box }]) => [key, box]));

/** Where everything lies now. */
export function look(root: Element): Picture {
  return {
    laid: boxes(root, "laid"),
    held: only(boxes(root, "held")),
    anchors: only(boxes(root, "anchor")),
  };
}

function glide(node: Element, from: DOMRect, to: DOMRect, duration: number): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const scale = from.width > 0 && to.width > 0 ? Math.min(1.6, Math.max(0.3, from.width / to.width)) : 1;
  node.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration, easing: EASE },
  );
}

/** A copy of a card that flies away over everything and is gone. */
function flyAway(node: Element, from: DOMRect, to: DOMRect, duration: number): void {
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.classList.add("flying");
  for (const [name, value] of Object.entries({ left: from.left, top: from.top, width: from.width, height: from.height })) {
    ghost.style.setProperty(name, `${value}px`);
  }
  const card = ghost.querySelector<HTMLElement>(".card");
  card?.style.setProperty("--w", `${card ? from.width : 0}px`);
  ghost.inert = true;
  document.body.append(ghost);
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(.35)`, opacity: 0.2 },
    ],
    { duration, easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** Plays the difference between two pictures of the table: cards glide to where they now lie. */
export function animate(root: Element, before: Picture, now: Identified, you: Seat | null, cardOf: (id: number) => string): void {
  const factor = settings.factor;
  if (factor === 0 || document.visibilityState !== "visible") return flash(root, now);
  const after = look(root);
  const fly = 420 * factor;
  for (const [key, { box, node }] of after.laid) {
    const origin = now.arrived.get(Number(key));
    let from: DOMRect | undefined;
    if (!origin) from = before.laid.get(key)?.box;
    else if (origin.from === "display") from = before.laid.get(String(origin.id))?.box;
    else if (origin.seat === you) from = before.held.get(cardOf(Number(key))) ?? before.anchors.get(`hand:${origin.seat}`);
    else from = before.anchors.get(`hand:${origin.seat}`);
    if (from) glide(node, from, box, origin ? fly : fly / 2);
  }
  const pile = after.anchors.get("discard") ?? after.anchors.get("deck");
  now.gone.forEach((id, at) => {
    const old = before.laid.get(String(id));
    if (old && pile) flyAway(old.node, old.box, pile, fly + at * 30 * factor);
  });
}

/** Without motion, the lanes that changed are outlined for a moment. */
function flash(root: Element, now: Identified): void {
  for (const id of now.arrived.keys()) {
    const lane = root.querySelector(`[data-laid="${id}"]`)?.closest(".lane");
    if (!lane) continue;
    lane.classList.add("changed");
    setTimeout(() => lane.classList.remove("changed"), 1500);
  }
}
