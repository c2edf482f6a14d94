import type { Seat } from "../../protocol";
import type { Castle, CastleView, Lord, SeatView, View } from "./types";

export const SEATS: readonly Seat[] = ["A", "B", "C", "D", "E", "F"];

/** The tincture of each lord's field. */
export const TINCTURES: Record<Lord, string> = {
  cedric: "green", athelstane: "blue", "front-de-boeuf": "yellow", "de-bracy": "red", malvoisin: "purple", "bois-guilbert": "argent",
};

export function stateOf(view: View, seat: Seat): SeatView {
  return view.seats[SEATS.indexOf(seat)]!;
}

export function castleOf(view: View, castle: Castle): CastleView {
  return view.castles.find((one) => one.castle === castle)!;
}

/** All seats in playing order, the reader last. */
export function orderOf(view: View, you: Seat | null): Seat[] {
  const all = SEATS.slice(0, view.seats.length);
  const first = you === null ? 0 : (all.indexOf(you) + 1) % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}

export function seatOfLord(view: View, lord: Lord): Seat {
  return SEATS[view.seats.findIndex((seat) => seat.lord === lord)]!;
}

/** The seat of a lord: they are dealt in this order, from seat A on (C2.1). */
export function dealtTo(lord: Lord): Seat {
  return SEATS[Object.keys(TINCTURES).indexOf(lord)]!;
}

/** How many cards an army against a castle must have (C6.2). */
export function neededFor(castle: CastleView): number {
  return castle.garrison.length + 1;
}
