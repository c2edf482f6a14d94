import { beforeEach, expect, test, vi } from "vitest";
import { forgetMissed, note, triedOf } from "./solved";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

test("a puzzle has one try, and each game its own count", () => {
  note("one", "1-2", false);
  note("one", "1-2", true);
  note("one", "3-4", true);
  note("other", "1-2", true);
  expect(triedOf("one")).toEqual({ solved: ["3-4"], missed: ["1-2"] });
  expect(triedOf("other")).toEqual({ solved: ["1-2"], missed: [] });
});

test("missed puzzles can be asked again, solved ones stay solved", () => {
  note("one", "1-2", false);
  note("one", "3-4", true);
  expect(forgetMissed("one")).toEqual({ solved: ["3-4"], missed: [] });
  expect(note("one", "1-2", true)).toEqual({ solved: ["3-4", "1-2"], missed: [] });
});
