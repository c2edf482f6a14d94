import { beforeEach, expect, test, vi } from "vitest";
import { recordOf, recordPath, replayOf, reviewOf } from "./api";

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string) => (asked.push(path), new Response("[]")));
});

test("what a server works out of a finished game is asked of the table's own server, behind a proxy before several", async () => {
  await replayOf("abc", "public");
  await reviewOf("abc", "B");
  await recordOf("abc");
  expect(asked).toEqual([
    "/api/games/abc/replay?as=public&table=abc",
    "/api/games/abc/review?seat=B&table=abc",
    "/api/games/abc/record?table=abc",
  ]);
  expect(recordPath("abc")).toBe("/api/games/abc/record?table=abc");
});
