import type { Seat } from "../../protocol";
import type { View } from "./types";

export const SEATS: readonly Seat[] = ["A", "B", "C", "D", "E", "F"];

export function indexOf(seat: Seat): number {
  return SEATS.indexOf(seat);
}

/** The highest total of all others who are in. */
export function highestOther(view: View, seat: Seat): number {
  const others = view.in.filter((other) => other !== seat);
  return Math.max(0, ...others.map((other) => view.seats[indexOf(other)]!.total));
}

/** The total that `seat` needs to stay in (T3.4, T12.1). An empty display is never enough. */
export function needOf(view: View, seat: Seat): number {
  const highest = highestOther(view, seat);
  return view.options.ties === "ties-stay" ? Math.max(1, highest) : highest + 1;
}

/** The player who alone has the highest total. */
export function leaderOf(view: View): Seat | null {
  const totals = view.in.map((seat) => ({ seat, total: view.seats[indexOf(seat)]!.total }));
  const best = Math.max(0, ...totals.map(({ total }) => total));
  const first = totals.filter(({ total }) => total === best);
  return best > 0 && first.length === 1 ? first[0]!.seat : null;
}

/** The other seats in playing order, from the viewer's left; for spectators all, from the first. */
export function othersOf(view: View, you: Seat | null): Seat[] {
  const all = SEATS.slice(0, view.seats.length);
  if (you === null) return all;
  const at = all.indexOf(you);
  return [...all.slice(at + 1), ...all.slice(0, at)];
}

/** How many colours win the game (T6.6). */
export function goalFor(players: number): number {
  return players <= 3 ? 5 : 4;
}

export const goalOf = (view: View) => goalFor(view.seats.length);
