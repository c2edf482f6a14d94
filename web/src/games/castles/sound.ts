import type { Seat } from "../../protocol";
import { play, type Sound } from "../../sounds";
import type { EventView } from "./types";

const SOUNDS: Partial<Record<EventView["event"], Sound>> = {
  turned: "card", drew: "card", "last-card-taken": "card", "offers-made": "wax", bartered: "card", "open-card-lost": "cloth",
  stormed: "drums", fell: "stone", planted: "canvas", exchanged: "clasp", proposed: "knock",
};

/** What an event sounds like. */
export function soundOf(event: EventView, you: Seat | null): void {
  if (event.event === "game-ended") play(you !== null && event.winners.includes(you) ? "fanfare" : "chord");
  const sound = SOUNDS[event.event];
  if (sound) play(sound);
}
