import { metaOf } from "../games/list";

/** All cards of a game, sorted by the bytes of their names. */
export function wholeDeck(game: string): string[] {
  return Object.entries(metaOf(game).deck).flatMap(([card, count]) => Array<string>(count).fill(card)).sort();
}
