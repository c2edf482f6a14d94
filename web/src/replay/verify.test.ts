import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Part, Witness } from "../kept";
import { sha256 } from "../sha256";
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
  expect(checks).toEqual({ commitment: "right", own: "unknown", seals: "unknown", seed: "right", dealer: "right", deck: "right" });
  expect(whole).toBe("right");
});

test("a deck with two cards swapped is found", async () => {
  const [first, second] = dealOf(sample("castles")).deck as [string, string];
  const forged = sample("castles").replace(`[Deck "${first} ${second} `, `[Deck "${second} ${first} `);
  expect((await verify(forged, null)).checks).toEqual({ commitment: "right", own: "unknown", seals: "unknown", seed: "right", dealer: "right", deck: "wrong" });
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

test("a participant finds their own part, and the seal that they saw", async () => {
  const { commitment, parts } = dealOf(sample("tournament"));
  const own = { seal: commitment!, parts: ["00", parts.find((part) => part !== "")!] };
  expect((await verify(sample("tournament"), own)).whole).toBe("right");
  for (const other of [{ ...own, seal: "00" }, { ...own, parts: ["00"] }]) {
    const { checks, whole } = await verify(sample("tournament"), other);
    expect([checks.own, whole]).toEqual(["wrong", "wrong"]);
  }
});

/** The real game, as if its players' parts had been sealed at the second attempt. */
const own = dealOf(sample("tournament")).parts[0]!;
const others = "0c".repeat(32);
const FAILED = `[Failed "1 seals A:${sha256(own)} B:${sha256(others)} parts A:${own}"]`;
const sealed = (seals = `A:${sha256(own)}`, failed = FAILED) =>
  sample("tournament").replace("[ServerSeed ", `[Seals "${seals}"]\n[Attempt "2"]\n${failed}\n[ServerSeed `);
const witness = (...parts: Witness["parts"]) => ({ seal: dealOf(sample("tournament")).commitment!, parts });
const first: Part = { attempt: 1, digits: own, seals: [sha256(own), sha256(others), null] };
const second: Part = { attempt: 2, digits: own, seals: [sha256(own), null, null] };

test("sealed parts are proved, and failed attempts are listed", async () => {
  const { checks, whole, failed } = await verify(sealed(), witness(first, second));
  expect([checks.seals, checks.own, checks.seed, whole]).toEqual(["right", "right", "right", "right"]);
  expect(failed).toEqual([{ attempt: 1, silent: ["B"] }]);
  expect((await verify(sealed(), null)).whole).toBe("right");
});

test.each([
  ["a part that does not fit its seal", sealed(`A:${sha256("00")}`)],
  ["a part without a seal", sealed("")],
  ["a seal without a part", sealed(`A:${sha256(own)} B:${sha256(others)}`)],
  ["a part of a failed attempt that does not fit its seal", sealed(undefined, FAILED.replace(`parts A:${own}`, "parts A:00"))],
])("%s is found", async (_, record) => {
  const { checks, whole } = await verify(record, null);
  expect([checks.seals, whole]).toEqual(["wrong", "wrong"]);
});

test.each<[string, string, Witness]>([
  ["other seals in the deal", sealed(), witness(first, { ...second, seals: [sha256(own), sha256(others), null] })],
  ["other seals in an attempt that failed", sealed(), witness({ ...first, seals: [sha256(own), null, null] }, second)],
  ["an attempt that the record keeps silent about", sealed(undefined, ""), witness(first, second)],
  ["another part", sealed(), witness({ ...second, digits: others })],
  ["a record without the seals", sample("tournament"), witness(second)],
])("who took part finds %s", async (_, record, seen) => {
  const { checks, whole } = await verify(record, seen);
  expect([checks.own, whole]).toEqual(["wrong", "wrong"]);
});

test("a player who took no part in the last attempt reads so", async () => {
  for (const seen of [witness(first), witness({ ...second, seals: null })]) {
    const { checks, whole } = await verify(sealed(), seen);
    expect([checks.own, checks.deck, whole]).toEqual(["absent", "right", "absent"]);
  }
});

test("seals of a device alone are no proof, and are not looked at; the deck is", async () => {
  const seen = { seal: "00", parts: [] };
  expect(await verify(sample("castles"), seen, "device")).toMatchObject({ made: ["seed", "dealer", "deck"], whole: "right" });
  const [first, second] = dealOf(sample("castles")).deck as [string, string];
  const forged = sample("castles").replace(`[Deck "${first} ${second} `, `[Deck "${second} ${first} `);
  expect((await verify(forged, null, "device")).whole).toBe("wrong");
});

test("a record without a seed proves nothing", async () => {
  const bare = sample("tournament").replace(/\[(Commitment|ServerSeed|Seed|Part .) .*\n/g, "");
  expect((await verify(bare, null)).whole).toBe("unknown");
});

test("names are unescaped", () => {
  expect(tagsOf('[Seat A "a \\"b\\" \\\\"]')).toEqual([["Seat A", 'a "b" \\']]);
});
