import { beforeEach, expect, test, vi } from "vitest";
import type { Room, Seat } from "../protocol";
import { finished, finishedGames, firstLevel, nextLevel, type Level } from "./ladder";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

/** The end of a game of seat A against bots. */
const game = (table: string, winner: Seat, level: Level = "page", name = "castles") =>
  ({ table, settings: { game: name }, you: "A", winners: [winner], seats: [{ seat: "A", kind: "guest" }, { seat: "B", kind: "bot", level }] }) as unknown as Room;

test("a newcomer plays against Pages until a game against them is won", () => {
  expect(firstLevel("castles")).toBe("page");
  for (const table of ["abc", "def", "ghi"]) finished(game(table, "B"));
  expect(firstLevel("castles")).toBe("page");
  finished(game("jkl", "A"));
  expect(firstLevel("castles")).toBe("squire");
  finished(game("mno", "B"));
  expect(firstLevel("castles")).toBe("squire");
});

test("who loses to stronger bots has gone past the Pages already", () => {
  finished(game("abc", "B", "knight"));
  expect(firstLevel("castles")).toBe("squire");
});

test("who has won one game is a newcomer at the other", () => {
  finished(game("abc", "A", "page", "tournament"));
  expect([firstLevel("tournament"), firstLevel("castles")]).toEqual(["squire", "page"]);
  finished(game("def", "A"));
  expect([firstLevel("tournament"), firstLevel("castles")]).toEqual(["squire", "squire"]);
});

test("a finished game counts once, however often it is looked at", () => {
  for (const table of ["abc", "abc", "def", "abc"]) finished(game(table, "B"));
  expect(finishedGames()).toBe(2);
});

test("what an older client kept counts as one game", () => {
  localStorage.setItem("ivanhoe-finished", "true");
  expect([finishedGames(), firstLevel("castles")]).toEqual([1, "squire"]);
  finished(game("abc", "B"));
  expect([finishedGames(), firstLevel("castles")]).toEqual([2, "squire"]);
});

test("after a victory the next level is offered, after a defeat the one before it", () => {
  expect(nextLevel("page", true)).toBe("squire");
  expect(nextLevel("squire", false)).toBe("page");
  expect([nextLevel("page", false), nextLevel("champion", true)]).toEqual([null, null]);
});
