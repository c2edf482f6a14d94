import { expect, test } from "vitest";
import { marked, pieces, plain } from "./sentence";

const sentence = `Ann plays ${marked("R5", "Red 5")}.`;

test("a sentence is divided at its cards", () => {
  expect(pieces(sentence)).toEqual([
    { text: "Ann plays ", card: null, after: "" },
    { text: "Red 5", card: "R5", after: "." },
  ]);
});

test("a sign after a card stays with it, in French too", () => {
  const cards = `${marked("R5", "Rouge 5")}, ${marked("S2", "Écuyer 2")}\u00a0: oui`;
  expect(pieces(cards).map(({ after }) => after)).toEqual([",", "", "\u00a0:", ""]);
  expect(plain(cards)).toBe("Rouge 5, Écuyer 2\u00a0: oui");
});

test("and can be read as plain text", () => {
  expect(plain(sentence)).toBe("Ann plays Red 5.");
});
