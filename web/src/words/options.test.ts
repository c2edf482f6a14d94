import { beforeAll, expect, test } from "vitest";
import type { Settings } from "../protocol";
import { optionsText } from "./options";
import { words } from "./words.svelte";

beforeAll(() => words.speak("en"));

const SETTINGS: Settings = {
  game: "tournament", players: 3, options: {}, clock: { kind: "none" }, window: 5, pace: "calm", open: false, spectators: true, chat: true,
};

test("over days Ivanhoe has hours, not the seconds of a game at one table", () => {
  expect(optionsText(SETTINGS)).toContain("5 s for Ivanhoe");
  const days = optionsText({ ...SETTINGS, clock: { kind: "correspondence", hours: 24, window: 12 } });
  expect(days).toContain("12 h for Ivanhoe");
  expect(days).not.toMatch(/\d s\b/);
});
