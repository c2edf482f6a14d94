import { expect, test } from "vitest";
import { blocksOf, plainText } from "./markdown";

const SOURCE = `# The Tournament: rules

Words that
belong together.

## T3 Turn
- T3.4 [R] To stay in, a player must have played a card [R][F], **and** his total
  must be higher [R][O].
`;

test("rules are found by their numbers, without the marks of their sources", () => {
  const blocks = blocksOf(SOURCE);
  expect(blocks.map(({ kind, number }) => [kind, number])).toEqual([
    ["title", null], ["text", null], ["heading", "T3"], ["rule", "T3.4"],
  ]);
  expect(plainText(blocks[1]!)).toBe("Words that belong together.");
  expect(plainText(blocks[3]!)).toBe("To stay in, a player must have played a card, and his total must be higher.");
});
