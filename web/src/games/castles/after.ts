import type { Seat } from "../../protocol";
import { castleOf, seatOfLord } from "./seats";
import type { Castle, Lord, View } from "./types";

/**
 * What two listed moves, advance and plant, would show: a castle's track after its banners have advanced or not, and a banner was
 * planted or not. A picture of the choice, not a judgement; the golden games check that the rules agree.
 */
export interface After {
  track: (Lord | null)[];
  /** Whose banner falls into the oubliette. */
  fallen: Lord | null;
  /** Is square 1 free to plant on? */
  free: boolean;
  control: Seat | null;
}

export function afterwards(view: View, castle: Castle, advance: boolean, plant: Lord | null): After {
  const before = castleOf(view, castle).track;
  const track = advance ? [null, ...before.slice(0, -1)] : [...before];
  const fallen = advance ? (before.at(-1) ?? null) : null;
  const free = track[0] === null;
  if (plant !== null && free) track[0] = plant;
  const top = track.findLast((lord) => lord !== null) ?? null;
  return { track, fallen, free, control: top && seatOfLord(view, top) };
}
