import type { Seat } from "../../protocol";
import type { Entry } from "../../table.svelte";
import { indexOf, SEATS } from "./need";
import type { Card, Colour, EventView, View } from "./types";

/** What lies in each seat's display, oldest first. */
export type Displays = readonly (readonly Card[])[];

export const displaysOf = (view: View): Displays => view.seats.map(({ display }) => display);

const NOTHING: Displays = SEATS.map(() => []);

/** What a change makes of one seat's display. */
function changed(displays: Displays, seat: Seat, change: (display: readonly Card[]) => readonly Card[]): Displays {
  return displays.map((display, at) => (at === indexOf(seat) ? change(display) : display));
}

const lay = (displays: Displays, seat: Seat, cards: readonly Card[]) => changed(displays, seat, (display) => [...display, ...cards]);
const clear = (displays: Displays, seat: Seat) => changed(displays, seat, () => []);
/** Nothing happens for Shield and Stunned, which lie before a display. */
const take = (displays: Displays, seat: Seat, at: string | number) =>
  changed(displays, seat, (display) => display.filter((_, place) => place !== Number(at) - 1));
const cardAt = (displays: Displays, seat: Seat, at: string) => displays[indexOf(seat)]?.slice(Number(at) - 1, Number(at)) ?? [];

/** The displays after an event. Events name places, sentences want cards: so what happens is followed from one to the next. */
export function follow(displays: Displays, event: EventView): Displays {
  switch (event.event) {
    case "moved": {
      const [verb, ...rest] = event.move.split(" ");
      if (verb === "open" || verb === "play") return lay(displays, event.by, [rest.at(-1) as Card]);
      return verb === "withdraw" ? clear(displays, event.by) : displays;
    }
    case "discarded":
    case "retreated":
      return take(displays, event.seat, event.place);
    case "taken":
      return lay(take(displays, event.from, displays[indexOf(event.from)]!.length), event.by, [event.card]);
    case "swapped": {
      const [mine, theirs] = [cardAt(displays, event.by, event.mine), cardAt(displays, event.with, event.his)];
      const left = take(take(displays, event.by, event.mine), event.with, event.his);
      return lay(lay(left, event.with, mine), event.by, theirs);
    }
    case "tournament-won":
      return clear(displays, event.seat);
    default:
      return displays;
  }
}

/** The colour of a tournament whose winner holds its token already and takes none; purple is any colour's (T6.4). */
export function wonAgain({ event, before, together }: Entry): Colour | null {
  const won = event as EventView;
  if (won.event !== "tournament-won" || !before) return null;
  let { colour } = before as View;
  const tokens = new Set((before as View).seats[indexOf(won.seat)]!.tokens);
  for (const earlier of together.slice(0, together.indexOf(event)) as EventView[]) {
    const [verb, named] = earlier.event === "moved" ? earlier.move.split(" ") : [];
    if (verb === "open") colour = named as Colour;
    else if (earlier.event === "colour-changed") colour = earlier.colour;
    else if (earlier.event === "token-taken" && earlier.seat === won.seat) tokens.add(earlier.colour);
    else if (earlier.event === "token-returned" && earlier.seat === won.seat) tokens.delete(earlier.colour);
  }
  return colour !== null && colour !== "purple" && tokens.has(colour) ? colour : null;
}

/** The displays just before an entry of the log; undefined if earlier events are missing. */
export function displaysBefore({ event, before, together }: Entry): Displays | null {
  if (before === undefined) return null;
  const start = before === null ? NOTHING : displaysOf(before as View);
  return together.slice(0, together.indexOf(event)).reduce<Displays>((displays, earlier) => follow(displays, earlier as EventView), start);
}
