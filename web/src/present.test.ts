import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COLLAPSE, NO_TIME, Present, readingTime, timed, type Beat, type Times } from "./present";

let told: string[] = [];
let times: (value: number) => Times;
let present: Present<number>;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  times = () => ({ say: 100, fly: 200, settle: 100, hold: 300 });
  const stage = {
    say: (value: number) => told.push(`say ${value}`),
    show: (value: number) => told.push(`show ${value}`),
    rest: () => told.push("rest"),
  };
  present = new Present<number>(stage, (value) => times(value));
});

afterEach(() => vi.useRealTimers());

const shown = () => told.filter((what) => what.startsWith("show")).map((what) => Number(what.slice(5)));

test("an event is announced, then shown, then stays, and only then comes the next", () => {
  present.put(1, 2);
  expect(told).toEqual(["say 1"]);
  vi.advanceTimersByTime(99);
  expect(told).toEqual(["say 1"]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(["say 1", "show 1"]);
  vi.advanceTimersByTime(599);
  expect(told).toEqual(["say 1", "show 1"]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(["say 1", "show 1", "say 2"]);
  vi.advanceTimersByTime(700);
  expect(told).toEqual(["say 1", "show 1", "say 2", "show 2", "rest"]);
});

test("an event without a duration is shown at once, and so is the next", () => {
  times = (value) => (value < 3 ? NO_TIME : { ...NO_TIME, hold: 10 });
  present.put(1, 2, 3);
  expect(shown()).toEqual([1, 2, 3]);
  expect(present.busy).toBe(true);
});

test("hurrying ends what stands now, and nothing else", () => {
  present.put(1, 2, 3);
  present.hurry();
  expect(told).toEqual(["say 1", "show 1", "say 2"]);
  vi.advanceTimersByTime(100);
  present.hurry();
  expect(told).toEqual(["say 1", "show 1", "say 2", "show 2", "say 3"]);
});

test("skipping shows all that waits, in order and once", () => {
  present.put(1, 2, 3);
  present.skip();
  expect(shown()).toEqual([1, 2, 3]);
  expect([told.at(-1), present.busy]).toEqual(["rest", false]);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([1, 2, 3]);
});

test("skipping stops at the given event; the rest takes its time", () => {
  present.put(1, 2, 3, 4);
  present.skipThrough((value) => value === 2);
  expect(shown()).toEqual([1, 2]);
  expect(told.at(-1)).toBe("say 3");
  vi.advanceTimersByTime(700);
  expect(told.at(-1)).toBe("say 4");
});

test("too much at once collapses, and nothing is dropped", () => {
  const all = Array.from({ length: COLLAPSE + 2 }, (_, value) => value);
  for (const value of all) present.put(value);
  expect(shown()).toEqual(all);
  present.put(99);
  expect(told.at(-1)).toBe("say 99");
});

const beat = (more: Partial<Beat>): Beat => ({
  events: [], text: null, detail: "", icon: null, by: null, times: { say: 120, fly: 420, settle: 200, hold: 500 }, view: null, large: null, own: false, brisk: "no", ...more,
});
const total = ({ say, fly, settle, hold }: Times) => say + fly + settle + hold;

test("a sentence stands at least 250 ms and 45 ms for each letter, but never needs more than 2.5 s", () => {
  expect([readingTime(10), readingTime(1000)]).toEqual([700, 2500]);
  expect(total(timed(beat({ text: "x".repeat(40) }), 0, { motion: 1, pace: 1 }))).toBe(2050);
  expect(total(timed(beat({ text: "x" }), 0, { motion: 1, pace: 1 }))).toBe(1240);
});

test("without motion nothing flies, and everything can be read as long", () => {
  const still = timed(beat({ text: "x".repeat(40) }), 0, { motion: 0, pace: 1 });
  expect([still.say, still.fly, still.settle, total(still)]).toEqual([120, 0, 0, 2050]);
});

test("only what may go faster does, and what I did takes no time", () => {
  expect(total(timed(beat({ brisk: "always" }), 0, { motion: 1, pace: 1 }))).toBe(620);
  expect(total(timed(beat({ brisk: "if late" }), 3, { motion: 1, pace: 1 }))).toBe(1240);
  expect(total(timed(beat({ brisk: "if late" }), 4, { motion: 1, pace: 1 }))).toBe(620);
  expect(total(timed(beat({ brisk: "no" }), 9, { motion: 1, pace: 1 }))).toBe(1240);
  expect(timed(beat({ own: true, text: "You play a card." }), 0, { motion: 1, pace: 1 })).toBe(NO_TIME);
});

test("where nothing takes time, what comes within a frame is shown together, or when the reader acts", () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => frames.push(act));
  const stage = { say: () => {}, show: (value: number) => told.push(`show ${value}`), rest: () => {} };
  present = new Present<number>(stage, () => NO_TIME, () => true);
  present.put(1);
  present.put(2);
  expect(shown()).toEqual([]);
  expect(frames.length).toBe(1);
  frames.shift()!();
  expect(shown()).toEqual([1, 2]);
  present.put(3);
  present.skip();
  expect(shown()).toEqual([1, 2, 3]);
  frames.shift()!();
  expect(shown(), "nothing is shown twice").toEqual([1, 2, 3]);
  vi.unstubAllGlobals();
});
