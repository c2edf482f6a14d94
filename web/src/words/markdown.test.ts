import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blocksOf, plainText } from "./markdown";

const SOURCE = `# The Tournament: rules

Words that
belong together.

## T3 Turn
- T3.4 [R] To stay in, a player must have played a card [R][F], **and** his total
  must be higher [R][O].

<!-- engine -->
## Invariants
110 cards.
<!-- /engine -->
`;

const named = (code: string) => `“${code.replace("=", ": ")}”`;

test("rules are found by their numbers, without the marks of their sources", () => {
  const blocks = blocksOf(SOURCE, named);
  expect(blocks.map(({ kind, number }) => [kind, number])).toEqual([
    ["title", null], ["text", null], ["heading", "T3"], ["rule", "T3.4"],
  ]);
  expect(plainText(blocks[1]!)).toBe("Words that belong together.");
  expect(plainText(blocks[3]!)).toBe("To stay in, a player must have played a card, and his total must be higher.");
});

test("no mark of a source is read, with an explanation or without", () => {
  const [one, two] = blocksOf("- C1.1 [R] 66 cards [O : as told], plus Ivanhoe.\n- C2.2 [R] Two each. [P] House rule `published-hands=true`: six.\n", named);
  expect(plainText(one!)).toBe("66 cards, plus Ivanhoe.");
  expect(plainText(two!)).toBe("Two each. House rule “published-hands: true”: six.");
});

test("in no language does a player read a mark, a code word or what is for the engine", () => {
  const rules = new URL("../../../rules/", import.meta.url);
  const languages = readdirSync(rules, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`);
  expect(languages.length).toBeGreaterThan(3);
  for (const language of ["", ...languages]) {
    for (const game of ["tournament", "castles"]) {
      const codes: string[] = [];
      const blocks = blocksOf(readFileSync(new URL(`${language}${game}.md`, rules), "utf8"), (code) => `“${String(codes.push(code))}”`);
      expect(codes.length).toBeGreaterThan(5);
      for (const block of blocks) expect(plainText(block), `${language}${game}`).not.toMatch(/[[\]`*<]|  | [.,)]|\( |(ties-stay|camelot|arms-only)/);
    }
  }
});
