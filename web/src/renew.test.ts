import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renew } from "./renew";

const kept = new Map<string, string>();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  kept.clear();
  reload.mockClear();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page is loaded again once, and after a while once more", () => {
  expect([renew(), renew()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  renew();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a browser without storage does not reload endlessly", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(renew()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
