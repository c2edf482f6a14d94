import { metaOf } from "./list";

/** A game in a row of a list: a drawing on its ground. */
export interface Sign {
  glyph: string;
  tincture: string;
}

/** What other pages show of a game before its own code is there. */
export interface Face {
  /** Several, if its rows are to look different. */
  signs: readonly Sign[];
  /** The name of a seat whose player has not chosen one. */
  seatName(at: number): string;
  /** How a game stands, beside the scores. */
  standing(view: unknown): string;
  /** The default number of players. */
  usualPlayers: number;
  /** May players stop something within some seconds? Then a table says how many. */
  interrupts: boolean;
}

const FACES = import.meta.glob<Partial<Face>>("./*/face.ts", { eager: true, import: "face" });

/** The face of a game; what its folder does not say is plain. */
export function faceOf(game: string): Face {
  const { players } = metaOf(game);
  return {
    signs: [{ glyph: "i-grid", tincture: "argent" }],
    seatName: (at) => "ABCDEF"[at]!,
    standing: () => "",
    usualPlayers: players[Math.floor(players.length / 2)] ?? 2,
    interrupts: false,
    ...FACES[`./${game}/face.ts`],
  };
}

/** A sign of a game; those with other places look different, if the game has several. */
export function signOf(game: string, place: number): Sign {
  const { signs } = faceOf(game);
  return signs[place % signs.length]!;
}
