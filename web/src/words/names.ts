import { faceOf } from "../games/face";
import type { RoomSeat } from "../protocol";
import { t } from "./words.svelte";

/** The server's name for a guest who has not chosen one. */
const GIVEN = /^Guest \d+$/;

/** A name that a guest has chosen. */
export function chosenName(name: string | null): string | null {
  return name === null || GIVEN.test(name) ? null : name;
}

/** The name of a seat whose player has not chosen one. */
export function seatName(game: string, at: number): string {
  return faceOf(game).seatName(at);
}

/** The names at a table by seat, all different; undefined for a free seat. */
export function namesAt(game: string, names: readonly (string | null)[]): (string | null)[] {
  const taken = new Set<string>();
  return names.map((given, at) => {
    if (given === null) return null;
    const name = chosenName(given) ?? seatName(game, at);
    let own = name;
    for (let number = 2; taken.has(own.toLowerCase()); number++) own = `${name} ${number}`;
    taken.add(own.toLowerCase());
    return own;
  });
}

/** The same for seats as a room lists them. */
export function namesOf(game: string, seats: readonly RoomSeat[]): (string | null)[] {
  return namesAt(game, seats.map((seat) => (seat.kind === "free" ? null : seat.name)));
}

/** What a seat is marked with where no person plays: the level of a bot, or that it is a program from outside. */
export function botMark(seat: RoomSeat | undefined): string | null {
  if (seat?.kind === "bot") return t("bot-level", { level: t(`level-${seat.level}`) });
  return seat?.kind === "guest" && seat.program ? t("bot-program") : null;
}

/** How many letters of a name a narrow lane shows at least. */
const SEEN = 6;

/**
 * The end of a name that must be seen where the name is cut, because another one begins like it; empty where the beginning
 * is enough.
 */
export function tailOf(name: string, others: readonly (string | null)[]): string {
  const start = name.slice(0, SEEN).toLowerCase();
  const alike = others.some((other) => other !== null && other !== name && other.toLowerCase().startsWith(start));
  return alike && name.length > SEEN ? name.slice(-4) : "";
}
