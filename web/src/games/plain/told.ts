import type { Refusal, Seat } from "../../protocol";
import { ofEvent, people, type Reader } from "../../words/reader";
import { refusalText, t, words, type Facts } from "../../words/words.svelte";

/** Something of a game that is only known by its fields. */
export type Fields = Record<string, unknown>;

const isSeat = (value: unknown): value is Seat => typeof value === "string" && /^[A-F]$/.test(value);

/** A value of a view or an event in words: seats by their names. */
export function valueText(reader: Reader, value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.length > 0 ? value.map((item) => valueText(reader, item)).join(", ") : "–";
  if (typeof value === "object") return Object.entries(value).map(([key, item]) => `${key} ${valueText(reader, item)}`).join(", ");
  return isSeat(value) ? reader.name(value) : String(value as string | number | boolean);
}

/** A message with all fields as its facts, or its name and the fields where the game has no such message yet. */
function say(id: string, name: string, reader: Reader, fields: Fields): string {
  const facts: Facts = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, typeof value === "number" ? value : valueText(reader, value)]));
  const who = [fields.by, fields.seat].find(isSeat) ?? null;
  return words.has(id) ? t(id, { ...facts, ...people(reader, who) }) : [name, ...Object.values(facts)].join(" ");
}

/** A move that a player makes (`move`) or could make (`do`): its first word names the message, the rest is `$what`. */
export function tellMove(game: string, family: "move" | "do", reader: Reader, by: Seat | null, move: string): string {
  const [verb, ...rest] = move.split(" ") as [string, ...string[]];
  return say(`${game}-${family}-${verb}`, verb, reader, { what: rest.join(" "), ...(family === "move" ? { by } : {}) });
}

export function tellEvent(game: string, to: Reader, event: Fields): string {
  const reader = ofEvent(to, event);
  const { event: name, ...fields } = event as Fields & { event: string };
  if (name === "moved") return tellMove(game, "move", reader, fields.by as Seat, fields.move as string);
  return say(`${game}-event-${name}`, name, reader, fields);
}

/** Whose turn it is, or that the game is over. */
export function tellPhase(game: string, reader: Reader, view: Fields): string {
  const seat = view.turn ?? null;
  return say(seat === null ? `${game}-over` : `${game}-phase`, "", reader, { seat });
}

/** Why something was not done, with the number of the rule. */
export function refusalSentence(game: string, reader: Reader, refusal: Refusal): string {
  if (!refusal.reason) return refusalText(refusal);
  const { reason, ...fields } = refusal.reason as Fields & { reason: string };
  const why = say(`${game}-reason-${reason}`, reason, reader, fields);
  return refusal.rule ? `${why} ${t("rule-number", { number: refusal.rule })}` : why;
}
