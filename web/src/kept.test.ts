import { beforeEach, expect, test, vi } from "vitest";
import { keep, recall, seen } from "./kept";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("a stored value is read back, otherwise the default", () => {
  expect(recall("a", [1])).toEqual([1]);
  keep("a", [2]);
  expect(recall("a", [1])).toEqual([2]);
  kept.set("a", "{");
  expect(recall("a", [1])).toEqual([1]);
});

test("a browser without storage works too", () => {
  vi.stubGlobal("localStorage", undefined);
  keep("a", 1);
  expect(recall("a", 0)).toBe(0);
  expect(seen.at("abc")).toBeNull();
});

test("progress is remembered for the latest tables only", () => {
  seen.keep("first", 7);
  seen.keep("abc", 3);
  seen.keep("abc", 9);
  expect(seen.at("abc")).toBe(9);
  for (let table = 0; table < 39; table++) seen.keep(`t${table}`, 1);
  expect(seen.at("abc")).toBe(9);
  expect(seen.at("first")).toBeNull();
});
