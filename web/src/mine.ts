import type { MyGame } from "./protocol";

/** How many of the reader's games home shows. */
const MOST = 8;

/** The reader's games: those that wait for them first, then the newest. On a phone the first ones stand above the seat to take. */
export function arranged(games: readonly MyGame[]): { above: MyGame[]; below: MyGame[] } {
  const all = games.toSorted((one, other) => Number(other["my-turn"]) - Number(one["my-turn"]) || other.touched - one.touched).slice(0, MOST);
  const waiting = all.filter((game) => game["my-turn"]).length;
  const above = Math.max(1, waiting);
  return { above: all.slice(0, above), below: all.slice(above) };
}

/** What the button of the reader's own game does: it goes on, also where a bot plays for the reader meanwhile. */
export function doorTo({ "my-turn": myTurn, room }: MyGame): "play" | "continue" | "look" {
  if (myTurn) return "play";
  return room.stage === "playing" && room.you !== null ? "continue" : "look";
}
