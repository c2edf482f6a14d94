import { beforeAll, expect, test } from "vitest";
import { resultText, wonText, type Result } from "./results";
import { words } from "./words.svelte";

beforeAll(() => words.speak("en"));

const GAME: Result = { game: "tournament", names: ["Guest 5523", "Wamba", "Rebecca"], you: "A", winners: ["B"], scores: [2, 5, 3] };

test("a finished game says who has won, and everybody's score, mine first", () => {
  expect(wonText(GAME)).toBe("Won by Wamba");
  expect(resultText(GAME)).toBe("You 2, Wamba 5, Rebecca 3");
});

test("my own win is mine, and a shared one is shared", () => {
  expect(wonText({ ...GAME, winners: ["A"] })).toBe("You won");
  expect(wonText({ ...GAME, winners: ["A", "C"] })).toBe("You shared the win with Rebecca");
});

test("a game of others names them all, and one without a winner is called by its game", () => {
  expect(resultText({ ...GAME, you: null })).toBe("Wamba 5, Rebecca 3, Wilfred 2");
  expect(wonText({ ...GAME, winners: [] })).toBe("The Tournament");
});
