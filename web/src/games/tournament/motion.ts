import type { Seat } from "../../protocol";
import { settings } from "../../settings.svelte";
import { anchorsOf, boxes, flyAway, glide, isStill, send, type Thing } from "../flight";
import { flightsOf, type Flight } from "./flights";
import Flying from "./Flying.svelte";
import type { Identified } from "./identify";
import type { Card, EventView, View } from "./types";

interface Picture {
  laid: Map<string, Thing>;
  held: Map<string, Thing>;
  anchors: Map<string, DOMRect>;
}

/** What has happened between two pictures of the table. */
export interface Happened {
  events: readonly EventView[];
  before: View | null;
  now: Identified;
  you: Seat | null;
}

/** How long things fly, in milliseconds. */
const FLY = { card: 420, draw: 200, token: 600, cancelled: 1500 };
/** One thing moves after the other. */
const APART = 140;

/** Where everything lies now. */
export function look(root: Element): Picture {
  const anchors = anchorsOf(root);
  const lanes = root.querySelector(".lanes")?.getBoundingClientRect();
  if (lanes) anchors.set("middle", lanes);
  return { laid: boxes(root, "laid"), held: boxes(root, "held"), anchors };
}

/** Plays the difference between two pictures of the table: things fly to where they now lie. */
export function animate(root: Element, before: Picture | null, happened: Happened): void {
  const { factor } = settings;
  if (before === null || isStill()) return flash(root, happened.now);
  const after = look(root);
  displays(before, after, happened, FLY.card * factor);
  drawn(after, happened, FLY.card * factor);
  flightsOf(happened.events, happened.before, happened.you).forEach((flight, at) => {
    const from = placeOf(flight, happened.you, before) ?? after.anchors.get(flight.from);
    const to = after.anchors.get(flight.to) ?? after.anchors.get("deck");
    if (!from || !to || from === to) return;
    const stay = flight.what === "cancelled" ? 0.7 : 0.15;
    const time = flight.what === "card" && flight.from === "deck" ? FLY.draw : FLY[flight.what];
    send(Flying, { flight }, from, to, { duration: time * factor, delay: at * APART * factor, stay });
  });
}

/** A card that I play leaves from its place in my hand. */
function placeOf(flight: Flight, you: Seat | null, { held, anchors }: Picture): DOMRect | undefined {
  const mine = flight.what === "card" && flight.from === `hand:${you}` && flight.card !== null;
  return (mine ? held.get(flight.card as Card)?.box : undefined) ?? anchors.get(flight.from);
}

/** Cards come into displays, change them and leave them. */
function displays(before: Picture, after: Picture, { events, now, you }: Happened, fly: number): void {
  const cards = new Map(now.displays.flat().map(({ id, card }) => [id, card]));
  for (const [key, { box, node }] of after.laid) {
    const origin = now.arrived.get(Number(key));
    let from: DOMRect | undefined;
    if (!origin) from = before.laid.get(key)?.box;
    else if (origin.from === "display") from = before.laid.get(String(origin.id))?.box;
    else {
      const held = origin.seat === you ? before.held.get(cards.get(Number(key))!)?.box : undefined;
      from = held ?? before.anchors.get(`hand:${origin.seat}`);
    }
    if (from) glide(node, from, box, origin ? fly : fly / 2);
  }
  const back = events.flatMap((event) => (event.event === "retreated" ? [event] : []));
  // A display leaves as one packet.
  const packet = now.gone.length > 1 ? before.laid.get(String(now.gone[0]!.id))?.box : undefined;
  now.gone.forEach(({ id, card }) => {
    const old = before.laid.get(String(id));
    const retreat = back.findIndex((event) => event.card === card);
    const goal = retreat < 0 ? "discard" : `hand:${back.splice(retreat, 1)[0]!.seat}`;
    const end = after.anchors.get(goal) ?? after.anchors.get("deck");
    if (old && end) flyAway(old.node, old.box, end, fly, packet);
  });
}

/** What I draw comes into my hand from the deck, what I steal from its hand. */
function drawn(after: Picture, { events, you }: Happened, fly: number): void {
  for (const event of events) {
    const mine = event.event === "drew" ? event.seat === you : event.event === "stolen" && event.by === you;
    if (!mine || (event.event !== "drew" && event.event !== "stolen") || event.card === null) continue;
    const from = after.anchors.get(event.event === "drew" ? "deck" : `hand:${event.from}`);
    const to = after.held.get(event.card);
    if (from && to) glide(to.node, from, to.box, fly);
  }
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
