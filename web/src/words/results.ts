import type { Room, Seat } from "../protocol";
import { namesAt, namesOf } from "./names";
import { t, words } from "./words.svelte";

/** Everybody's score, the reader first: “You 3, Wamba 2”. */
export function scoresText(room: Pick<Room, "settings" | "seats" | "you">, scores: readonly number[]): string {
  return scoreList(namesOf(room.settings.game, room.seats), room.seats.findIndex(({ seat }) => seat === room.you), scores);
}

function scoreList(names: readonly (string | null)[], you: number, scores: readonly number[]): string {
  const all = names.map((name, at) => ({ at, name: at === you ? t("you") : (name ?? ""), score: scores[at] ?? 0 }));
  all.sort((one, other) => Number(other.at === you) - Number(one.at === you) || other.score - one.score);
  return all.map(({ name, score }) => t("name-score", { name, score })).join(", ");
}

/** A finished game in a list: who has won, and with how much. */
export interface Result {
  game: string;
  names: readonly (string | null)[];
  you: Seat | null;
  winners: readonly Seat[];
  scores: readonly number[];
}

const at = (seat: Seat | null) => (seat === null ? -1 : "ABCDEF".indexOf(seat));

export function wonText({ game, names, you, winners }: Result): string {
  if (winners.length === 0) return t(`${game}-name`);
  const shown = namesAt(game, names);
  const others = winners.filter((seat) => seat !== you).map((seat) => shown[at(seat)] ?? seat);
  if (others.length === winners.length) return t("result-names", { names: words.list(others) });
  return others.length === 0 ? t("result-you") : t("result-shared", { names: words.list(others) });
}

export function resultText({ game, names, you, scores }: Result): string {
  return scores.length > 0 ? scoreList(namesAt(game, names), at(you), scores) : words.list(namesAt(game, names).filter((name) => name !== null));
}
