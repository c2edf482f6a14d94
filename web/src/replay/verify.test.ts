import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wholeDeck } from "./decks";
import { dealOf, tagsOf } from "./record";
import { verify } from "./verify";

/** Records of real games, made by the server. */
const sample = (game: string) => readFileSync(new URL(`samples/${game}.ivanhoe`, import.meta.url), "utf8");

test("the decks are whole", () => {
  expect(wholeDeck("tournament")).toHaveLength(110);
  expect(wholeDeck("castles")).toHaveLength(66);
});

test.each(["tournament", "castles"])("the deal of a real game of %s is proved", async (game) => {
  const { checks, whole } = await verify(sample(game), null);
  expect(checks).toEqual({ commitment: "right", own: "unknown", seed: "right", dealer: "right", deck: "right" });
  expect(whole).toBe("right");
});

test("a deck with two cards swapped is found", async () => {
  const [first, second] = dealOf(sample("castles")).deck as [string, string];
  const forged = sample("castles").replace(`[Deck "${first} ${second} `, `[Deck "${second} ${first} `);
  expect((await verify(forged, null)).checks).toEqual({ commitment: "right", own: "unknown", seed: "right", dealer: "right", deck: "wrong" });
});

test("another server's half does not fit the seal", async () => {
  const forged = sample("tournament").replace(/\[ServerSeed "./, (tag) => tag.slice(0, -1) + (tag.endsWith("0") ? "1" : "0"));
  const { checks, whole } = await verify(forged, null);
  expect(checks.commitment).toBe("wrong");
  expect(checks.seed).toBe("wrong");
  expect(whole).toBe("wrong");
});

test("a part that somebody did not add is found", async () => {
  const forged = sample("tournament").replace('[Part B ""]', '[Part B "00"]');
  expect((await verify(forged, null)).checks.seed).toBe("wrong");
});

test("who took part finds his own part, and the seal that he saw", async () => {
  const { commitment, parts } = dealOf(sample("tournament"));
  const own = { seal: commitment!, parts: ["00", parts.find((part) => part !== "")!] };
  expect((await verify(sample("tournament"), own)).whole).toBe("right");
  for (const other of [{ ...own, seal: "00" }, { ...own, parts: ["00"] }]) {
    const { checks, whole } = await verify(sample("tournament"), other);
    expect([checks.own, whole]).toEqual(["wrong", "wrong"]);
  }
});

test("a record without a seed proves nothing", async () => {
  const bare = sample("tournament").replace(/\[(Commitment|ServerSeed|Seed|Part .) .*\n/g, "");
  expect((await verify(bare, null)).whole).toBe("unknown");
});

test("names are unescaped", () => {
  expect(tagsOf('[Seat A "a \\"b\\" \\\\"]').get("Seat A")).toBe('a "b" \\');
});
