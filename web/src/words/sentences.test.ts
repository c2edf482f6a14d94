import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as castles from "../games/castles/told";
import type { EventView as CastlesEvent, Reason as CastlesReason, View as CastlesView } from "../games/castles/types";
import type { Displays } from "../games/tournament/follow";
import * as tournament from "../games/tournament/told";
import type { EventView, Reason, View } from "../games/tournament/types";
import type { Seat } from "../protocol";
import { LANGUAGES, type Language } from "./languages";
import type { Reader } from "./reader";
import { plain } from "./sentence";
import { words } from "./words.svelte";

/** What `crates/locales` says of something; its tests write the files. */
interface Case {
  you?: Seat;
  event?: unknown;
  reason?: unknown;
  phase?: unknown;
  made?: Move;
  choice?: Move;
  said: string[];
}
interface Move {
  by: Seat;
  move: string;
  lay: Displays | null;
}

const NAMES = ["Ann", "Bob", "Cleo", "Dirk", "Inés", "Élodie"];
const ALL = ["en", "fr", "es", "nl", "de"] as const satisfies readonly Language[];

const TELL = {
  tournament: (reader: Reader, { event, reason, phase, made, choice }: Case) => {
    if (event) return tournament.tellEvent(reader, event as EventView, () => null);
    if (reason) return tournament.tellReason(reader, reason as Reason);
    if (phase) return tournament.tellPhase(reader, phase as View);
    const { by, move, lay } = (made ?? choice)!;
    return tournament.tellMove(made ? "move" : "do", reader, by, move, () => lay);
  },
  castles: (reader: Reader, { event, reason, phase, made, choice }: Case) => {
    if (event) return castles.tellEvent(reader, event as CastlesEvent);
    if (reason) return castles.tellReason(reader, reason as CastlesReason);
    if (phase) return castles.tellPhase(reader, phase as CastlesView);
    const { by, move } = (made ?? choice)!;
    return castles.tellMove(made ? "move" : "do", reader, by, move);
  },
};

const casesOf = (game: string) => JSON.parse(readFileSync(new URL(`../../../locales/sentences/${game}.json`, import.meta.url), "utf8")) as Case[];

test("the files have every language, in this order", () => {
  expect([...ALL].sort()).toEqual(Object.keys(LANGUAGES).sort());
  for (const game of Object.keys(TELL)) for (const { said } of casesOf(game)) expect(said).toHaveLength(ALL.length);
});

for (const [game, tell] of Object.entries(TELL)) {
  test.each(ALL)(`the ${game} is told in the browser as it is told by the server's own words, %s`, async (language) => {
    await words.speak(language);
    const wrong = casesOf(game).flatMap((one) => {
      const reader: Reader = { you: one.you ?? null, name: (seat) => NAMES["ABCDEF".indexOf(seat)]! };
      const [said, expected] = [plain(tell(reader, one)), one.said[ALL.indexOf(language)]!];
      return said === expected ? [] : [{ case: JSON.stringify({ ...one, said: undefined }), said, expected }];
    });
    expect(wrong.slice(0, 20)).toEqual([]);
  });
}
