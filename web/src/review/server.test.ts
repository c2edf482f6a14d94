import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused, replayOf, reviewOf } from "../api";
import type { ReplayStep } from "../protocol";
import type { Report, ReviewState } from "./report";
import { ServerReviewer } from "./server";
import type { FromReviewer } from "./worker";

vi.mock("../api", async (actual) => ({ ...(await actual<object>()), reviewOf: vi.fn(), replayOf: vi.fn() }));
const asked = vi.mocked(reviewOf);

const report = (beliefs: number[]): Report =>
  ({ seat: "A", decisions: [], beliefs: beliefs.map((entry) => ({ entry, holder: "B", cards: [] })) }) as unknown as Report;

function listen(answers: (ReviewState | Error)[]): { heard: FromReviewer[]; reviewer: ServerReviewer } {
  for (const answer of answers) asked.mockImplementationOnce(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const heard: FromReviewer[] = [];
  return { heard, reviewer: new ServerReviewer("abc", "A", (message) => heard.push(message)) };
}

beforeEach(() => {
  asked.mockReset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("the server is asked until the review is done", async () => {
  const { heard } = listen([{ state: "waiting", before: 2 }, { state: "working", report: report([]) }, { state: "done", report: report([3]) }]);
  await vi.runAllTimersAsync();
  expect(heard).toEqual([{ before: 2 }, { report: report([]), more: true, left: null }, { report: report([3]), more: false, left: null }]);
  expect(asked).toHaveBeenCalledTimes(3);
});

test("a server with too much to do is asked again, another refusal ends it", async () => {
  const refused = (code: "too-fast" | "no-spectators") => new Refused({ code, text: "" });
  const { heard } = listen([refused("too-fast"), refused("no-spectators")]);
  await vi.runAllTimersAsync();
  expect(heard).toEqual([{ failed: "review-not-there" }]);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a review that took too long keeps what is known", async () => {
  const { heard } = listen([{ state: "stopped", report: report([]) }]);
  await vi.runAllTimersAsync();
  expect(heard).toEqual([{ report: report([]), more: true, left: null }, { failed: "review-too-long" }]);
});

test("after another seat was chosen, answers for the first are not heard", async () => {
  const { heard, reviewer } = listen([{ state: "working", report: report([]) }]);
  asked.mockResolvedValue({ state: "waiting", before: 1 });
  reviewer.post({ turn: "B" });
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.mock.calls).toEqual([["abc", "B"]]);
  expect(heard.length).toBe(1);
  reviewer.close();
});

test("a position is what the seat had seen before the move, and its beliefs come when they are known", async () => {
  const steps = [0, 1, 4, 5].map((entry) => ({ entry, view: `after ${entry}` }) as unknown as ReplayStep);
  vi.mocked(replayOf).mockResolvedValue(steps);
  const { heard, reviewer } = listen([{ state: "working", report: report([]) }, { state: "done", report: report([3]) }]);
  await vi.advanceTimersByTimeAsync(1);
  reviewer.post({ look: 4 });
  await vi.advanceTimersByTimeAsync(1);
  expect(heard.at(-1)).toEqual({ seat: "A", entry: 4, seen: { view: "after 1", step: 2 } });
  await vi.runAllTimersAsync();
  expect(heard.at(-1)).toEqual({ seat: "A", entry: 4, beliefs: report([3]).beliefs });
});

test("after a replay that could not be had, the next position asks for it again", async () => {
  vi.mocked(replayOf).mockReset().mockRejectedValueOnce(new Error("503")).mockResolvedValue([{ entry: 0, view: "after 0" } as unknown as ReplayStep]);
  const { heard, reviewer } = listen([{ state: "done", report: report([]) }]);
  await vi.runAllTimersAsync();
  for (const look of [4, 5]) {
    reviewer.post({ look });
    await vi.runAllTimersAsync();
  }
  expect(heard.slice(1)).toEqual([{ seat: "A", entry: 5, seen: { view: "after 0", step: 1 } }]);
});
