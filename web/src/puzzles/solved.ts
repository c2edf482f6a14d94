import { keep, recall } from "../kept";

const KEY = "ivanhoe-puzzles";

/** The puzzles of a game that were tried in this browser, by name. */
export interface Tried {
  solved: readonly string[];
  missed: readonly string[];
}

const NOTHING: Tried = { solved: [], missed: [] };

export function triedOf(game: string): Tried {
  return recall<Record<string, Tried>>(KEY, {})[game] ?? NOTHING;
}

function set(game: string, tried: Tried): Tried {
  keep(KEY, { ...recall<Record<string, Tried>>(KEY, {}), [game]: tried });
  return tried;
}

/** Notes the one try at a puzzle. */
export function note(game: string, name: string, right: boolean): Tried {
  const { solved, missed } = triedOf(game);
  if (solved.includes(name) || missed.includes(name)) return { solved, missed };
  return set(game, right ? { solved: [...solved, name], missed } : { solved, missed: [...missed, name] });
}

/** Forgets the puzzles that were missed, so that they are asked again. */
export function forgetMissed(game: string): Tried {
  return set(game, { solved: triedOf(game).solved, missed: [] });
}
