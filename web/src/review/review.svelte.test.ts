import { expect, test, vi } from "vitest";
import type { FromReviewer } from "./worker";

vi.stubGlobal("navigator", {});
let hear: (message: FromReviewer) => void;
vi.mock("./reviewer", () => ({
  WorkerReviewer: class {
    constructor(...[, , , listener]: [unknown, unknown, unknown, typeof hear]) {
      hear = listener;
    }
    post(): void {}
    close(): void {}
  },
}));
vi.mock("../local/here", async (actual) => ({ ...(await actual<object>()), reviewsHere: true }));
vi.mock("../api", () => ({ recordOf: async () => "" }));
vi.mock("../local/local", () => ({ UNNAMED: "Guest 1000" }));
const { Review } = await import("./review.svelte");

test("of two tries that were asked for, each gets its own table", async () => {
  const review = new Review("abc", "tournament", "A");
  const tables = [review.branch("abc", 4, false, null), review.branch("abc", 4, true, null)];
  for (const branched of ["here1", null]) hear({ branched });
  expect(await Promise.all(tables)).toEqual(["here1", null]);
});
