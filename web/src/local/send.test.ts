import { beforeEach, expect, test, vi } from "vitest";

vi.mock("../api", () => ({ recordOf: async (code: string) => `record of ${code}`, sendRecord: async () => ({ table: "abc" }) }));
vi.mock("../me.svelte", () => ({ me: { ensure: async () => {} } }));

const { takeNews, sendIn, sentAs } = await import("./send");

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

test("where a game was sent is known afterwards, and is news once", async () => {
  expect(sentAs("here1")).toBeNull();
  expect(await sendIn("here1")).toBe("abc");
  expect(sentAs("here1")).toBe("abc");
  expect([takeNews("def"), takeNews("abc"), takeNews("abc")]).toEqual([false, true, false]);
});
