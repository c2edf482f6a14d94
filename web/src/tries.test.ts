import { beforeEach, expect, test, vi } from "vitest";
import { triesOf } from "./tries";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

const branch = { table: "KX4", entry: 12, decision: 3, imagined: true };

test("tries of the same decision are counted, each game once", () => {
  expect(triesOf(branch, "here1", true)).toEqual({ count: 1, won: 1 });
  expect(triesOf(branch, "here2", false)).toEqual({ count: 2, won: 1 });
  expect(triesOf(branch, "here2", false)).toEqual({ count: 2, won: 1 });
});

test("another decision has its own count", () => {
  triesOf(branch, "here1", true);
  expect(triesOf({ ...branch, entry: 20 }, "here2", true)).toEqual({ count: 1, won: 1 });
});
