import type { Answer, Seat } from "../../protocol";
import { castleOf, stateOf } from "./seats";
import type { Castle, EventView, Lord, View } from "./types";

/** Where a way to end an attack leads, by the server's answers. */
export interface Outlook {
  /** The moves of this way. */
  moves: string[];
  track: (Lord | null)[];
  control: Seat | null;
  /** Whose banner falls into the oubliette. */
  fallen: Lord | null;
  canPlant: boolean;
  planting: boolean;
  /** Is square 1 free? */
  free: boolean;
  /** How many banners there are to plant. */
  reserve: number;
}

/** The game at a moment, as an update or an answer shows it. */
export type Moment = Pick<Answer, "legal" | "events"> & Partial<Pick<Answer, "view">>;

/** A way to end an attack; without `advance` only planting is to be decided. */
export interface Way {
  advance: boolean | null;
  plant: boolean;
}

/** What is to be asked when an attack has succeeded, all at once: then it can be shown at once whatever is chosen. */
export function questions(phase: string): string[][] {
  if (phase === "plant") return [["plant"]];
  return phase === "advance" ? [["advance"], ["advance", "plant"], ["hold"], ["hold", "plant"]] : [];
}

/** Where a way leads from now; nothing while answers are missing. `answers` are by the texts of their moves. */
export function outlook(now: Moment, castle: Castle, you: Seat, way: Way, answers: ReadonlyMap<string, Moment>): Outlook | null {
  const first = way.advance === null ? [] : [way.advance ? "advance" : "hold"];
  const bare = way.advance === null ? now : answers.get(first[0]!);
  const canPlant = bare?.legal.includes("plant") ?? false;
  const planting = canPlant && way.plant;
  const end = planting ? answers.get([...first, "plant"].join(" ")) : bare;
  if (!bare?.view || !end?.view) return null;
  const fell = (bare.events as EventView[]).find((event) => event.event === "fell");
  const { track, control } = castleOf(end.view as View, castle);
  return {
    moves: canPlant ? [...first, planting ? "plant" : "leave"] : first,
    track, control, canPlant, planting,
    fallen: way.advance && fell?.event === "fell" ? fell.lord : null,
    free: castleOf(bare.view as View, castle).track[0] === null,
    reserve: stateOf(bare.view as View, you).reserve,
  };
}

/** Whether to advance and to plant: control of the castle comes first, then a banner planted, a prisoner, and banners that move on. */
export function bestWay(now: Moment, castle: Castle, you: Seat, answers: ReadonlyMap<string, Moment>): [boolean, boolean] {
  const mine = stateOf(now.view as View, you).lord;
  const worth = (advance: boolean, plant: boolean) => {
    const found = outlook(now, castle, you, { advance, plant }, answers);
    if (!found) return -1;
    const control = found.control === you ? 8 : found.control === null ? 4 : 0;
    return control + (found.planting ? 2 : 0) + (found.fallen !== null && found.fallen !== mine ? 1 : 0) + (advance ? 0.5 : 0);
  };
  const ways: [boolean, boolean][] = [[true, true], [false, true], [true, false], [false, false]];
  return ways.reduce((best, way) => (worth(...way) > worth(...best) ? way : best));
}
