import { beforeEach, expect, test, vi } from "vitest";
import { keep, keepSeen, recall, seenAt } from "./kept";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("what is kept is remembered, and else the usual", () => {
  expect(recall("a", [1])).toEqual([1]);
  keep("a", [2]);
  expect(recall("a", [1])).toEqual([2]);
  kept.set("a", "{");
  expect(recall("a", [1])).toEqual([1]);
});

test("a browser that keeps nothing is no hindrance", () => {
  vi.stubGlobal("localStorage", undefined);
  keep("a", 1);
  expect(recall("a", 0)).toBe(0);
  expect(seenAt("abc")).toBeNull();
});

test("of the tables that were seen last it is remembered how far, of others not for ever", () => {
  keepSeen("first", 7);
  keepSeen("abc", 3);
  keepSeen("abc", 9);
  expect(seenAt("abc")).toBe(9);
  for (let table = 0; table < 39; table++) keepSeen(`t${table}`, 1);
  expect(seenAt("abc")).toBe(9);
  expect(seenAt("first")).toBeNull();
});
