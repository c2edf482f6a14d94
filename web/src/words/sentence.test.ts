import { expect, test } from "vitest";
import { marked, pieces, plain } from "./sentence";

const sentence = `Ann plays ${marked("R5", "Red 5")}.`;

test("a sentence is divided at its cards", () => {
  expect(pieces(sentence)).toEqual([
    { text: "Ann plays ", card: null },
    { text: "Red 5", card: "R5" },
    { text: ".", card: null },
  ]);
});

test("and can be read as plain text", () => {
  expect(plain(sentence)).toBe("Ann plays Red 5.");
});
