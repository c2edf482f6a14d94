/** How often each card is in the game (T1, C1.1). */
const TOURNAMENT: Record<string, number> = {
  P3: 4, P4: 4, P5: 4, P7: 2, R3: 6, R4: 6, R5: 2, B2: 4, B3: 4, B4: 4, B5: 2, Y2: 4, Y3: 8, Y4: 2, G1: 14, S2: 8, S3: 8, M6: 4,
  riposte: 3, "knock-down": 2, unhorse: 1, "change-weapon": 1, "drop-weapon": 1, "break-lance": 1, dodge: 1, retreat: 1,
  outmaneuver: 1, charge: 1, countercharge: 1, disgrace: 1, adapt: 1, outwit: 1, shield: 1, stunned: 1, ivanhoe: 1,
};
const CASTLES: Record<string, number> = Object.fromEntries([
  ...[..."facr"].flatMap((type) => [..."lsbe"].map((arms) => [`${type}${arms}`, 4])),
  ["ivanhoe", 1], ["locksley", 1],
]);

/** All cards of a game, sorted by the bytes of their names. */
export function wholeDeck(game: string): string[] {
  const counts = game === "tournament" ? TOURNAMENT : game === "castles" ? CASTLES : {};
  return Object.entries(counts).flatMap(([card, count]) => Array<string>(count).fill(card)).sort();
}
