import { beforeAll, expect, test } from "vitest";
import { tellEvent as tellCastles } from "../games/castles/told";
import { tellEvent } from "../games/tournament/told";
import type { EventView } from "../games/tournament/types";
import { plain } from "./sentence";
import { words } from "./words.svelte";

beforeAll(() => words.speak("en"));

const NAMES = { A: "Ann", B: "Bob" } as Record<string, string>;
const reader = { you: "A" as const, name: (seat: string) => NAMES[seat]! };
const tell = (event: object) => plain(tellEvent(reader, event as EventView, () => null));

test("a bot's moves for me are not shown as mine, and its moves for others as the bot's", () => {
  expect(tell({ event: "moved", by: "A", move: "play R5" })).toBe("You play Red 5.");
  expect(tell({ event: "moved", by: "A", move: "play R5", "stand-in": true })).toBe("Your bot plays Red 5.");
  expect(tell({ event: "moved", by: "B", move: "play R5", "stand-in": true })).toBe("The bot for Bob plays Red 5.");
  expect(tell({ event: "moved", by: "B", move: "riposte A", "stand-in": true })).toMatch(/^The bot for Bob .* you/);
});

test("in the Castles too", () => {
  const event = { event: "moved", by: "A", move: "attack york", "stand-in": true };
  expect(plain(tellCastles(reader, event as never))).toMatch(/^Your bot attacks/);
});
