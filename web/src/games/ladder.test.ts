import { beforeEach, expect, test, vi } from "vitest";
import { finished, finishedGames, firstLevel, nextLevel } from "./ladder";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

test("a newcomer plays against Pages until the first game is finished", () => {
  expect(firstLevel()).toBe("page");
  finished("abc");
  expect(firstLevel()).toBe("squire");
});

test("a finished game counts once, however often it is looked at", () => {
  for (const table of ["abc", "abc", "def", "abc"]) finished(table);
  expect(finishedGames()).toBe(2);
});

test("what an older client kept counts as one game", () => {
  localStorage.setItem("ivanhoe-finished", "true");
  expect([finishedGames(), firstLevel()]).toEqual([1, "squire"]);
  finished("abc");
  expect(finishedGames()).toBe(2);
});

test("after a victory the next level is offered, after a defeat the one before it", () => {
  expect(nextLevel("page", true)).toBe("squire");
  expect(nextLevel("squire", false)).toBe("page");
  expect([nextLevel("page", false), nextLevel("champion", true)]).toEqual([null, null]);
});
