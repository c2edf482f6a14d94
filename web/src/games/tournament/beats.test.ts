import { beforeAll, expect, test } from "vitest";
import { lengthOf, readingTime, timed, type Beat } from "../../present";
import type { Seat } from "../../protocol";
import type { Reader } from "../../words/reader";
import { plain } from "../../words/sentence";
import { words } from "../../words/words.svelte";
import { playthroughs } from "../playthrough";
import { storyteller } from "./beats";
import { follow } from "./follow";
import type { EventView, View } from "./types";

const GAMES = playthroughs<View, EventView>("tournament");
const USUAL = { motion: 1, pace: 1 };
const STILL = { motion: 0, pace: 1 };
const reader = (you: Seat | null): Reader => ({ you, name: (seat) => `Player ${seat}` });
const moved = (by: string, move: string) => ({ event: "moved", by: by as Seat, move }) as EventView;

beforeAll(() => Promise.all([words.speak("en"), words.also("app")]));

/** A whole game as one viewer sees it. */
function told(steps: (typeof GAMES)[number]["steps"], you: Seat | null): { beat: Beat; out: boolean }[] {
  const script = storyteller(() => reader(you));
  let view = steps[0]!.view!;
  let from = 0;
  return steps.slice(1).flatMap((step) => {
    const events = [moved(step.by, step.move), ...step.events];
    const displays = events.reduce(follow, view.seats.map(({ display }) => display));
    const next = step.view ?? { ...view, seats: view.seats.map((seat, at) => ({ ...seat, display: [...displays[at]!] })) };
    const beats = script({ from, events, view: next }, view);
    from += events.length;
    const out = you !== null && !view.in.includes(you);
    view = next;
    expect(beats.flatMap((beat) => beat.events)).toEqual(events);
    return beats.map((beat) => ({ beat, out }));
  });
}

const has = (beat: Beat, is: (event: EventView) => boolean) => (beat.events as EventView[]).some(is);
const withdrew = (event: EventView) => event.event === "moved" && event.move === "withdraw";
const stayed = (event: EventView) => event.event === "stayed";
const last = (event: EventView) => event.event === "game-won";
const action = (event: EventView) => event.event === "moved" && /^(riposte|dodge|outwit|charge|disgrace|knock-down)/.test(event.move);

test.each(GAMES)("every withdrawal, every stay and the last act have a sentence and the time to read it: $name", ({ steps }) => {
  const seen = { withdrew: 0, stayed: 0, last: 0, action: 0 };
  for (const [name, is] of Object.entries({ withdrew, stayed, last, action })) {
    for (const speed of [USUAL, STILL]) {
      for (const { beat } of told(steps, null)) {
        if (!has(beat, is)) continue;
        seen[name as keyof typeof seen]++;
        const text = plain(beat.text ?? "");
        expect(text).toMatch({ withdrew: /withdraws/, stayed: /stays in with \d+/, last: /wins the game/, action: /plays/ }[name]!);
        expect(lengthOf(timed(beat, 0, speed))).toBeGreaterThanOrEqual(readingTime(text.length));
      }
    }
  }
  expect(seen.withdrew).toBeGreaterThan(10);
  expect(seen.stayed).toBeGreaterThan(5);
  expect(seen.last).toBe(2);
});

test.each(GAMES)("a drawn card is not announced: $name", ({ steps }) => {
  for (const { beat } of told(steps, null)) expect(plain(beat.text ?? "")).not.toMatch(/\bdraws\b/);
});

test("a player who is out sees action cards and withdrawals as long as before; draws and plays take half the time", () => {
  const kinds = new Set<string>();
  for (const { steps } of GAMES) {
    for (const { beat, out } of told(steps, "A")) {
      if (!out || beat.own || beat.events.length === 0) continue;
      const whole = lengthOf(timed({ ...beat, brisk: "no" }, 0, USUAL));
      const now = lengthOf(timed(beat, 0, USUAL));
      const slow = has(beat, (event) => action(event) || withdrew(event) || last(event));
      kinds.add(slow ? "slow" : now < whole ? "half" : "other");
      if (slow) expect(now).toBe(whole);
      if (has(beat, stayed)) expect(now).toBe(whole / 2);
    }
  }
  expect(kinds).toContain("slow");
  expect(kinds).toContain("half");
});

test("a player's cards and their announced total are one sentence", () => {
  const texts = GAMES.flatMap(({ steps }) => told(steps, null)).map(({ beat }) => plain(beat.text ?? ""));
  expect(texts).toContainEqual(expect.stringMatching(/^Player \w plays .+ and stays in with \d+\.$/));
});

test("a card that was taken back is not among those that were played in the turn", () => {
  const script = storyteller(() => reader("A"));
  const view = GAMES[0]!.steps[0]!.view!;
  const tell = (from: number, ...events: EventView[]) => script({ from, events, view }, view).at(-1)!.text;
  tell(7, { event: "turn-began" } as EventView);
  tell(8, moved("A", "play B5"));
  tell(8, moved("A", "play B5"));
  tell(9, moved("A", "play B4"));
  expect(plain(tell(10, moved("A", "end"), { event: "stayed", seat: "A", total: 9 })!)).toBe("You play Blue 5 and Blue 4 and stay in with 9.");
});

test("my own actions delay nothing, and my draw comes with the event before it", () => {
  for (const { steps } of GAMES) {
    for (const { beat } of told(steps, "A")) {
      if (beat.own) expect(lengthOf(timed(beat, 0, USUAL))).toBe(0);
      if (has(beat, (event) => event.event === "drew" && event.seat === "A")) expect(beat.times.fly).not.toBe(200);
    }
  }
});

test("an action card is shown large, and its effect after it", () => {
  const script = storyteller(() => reader("B"));
  const view = GAMES[0]!.steps[0]!.view!;
  const taken = { event: "taken", by: "A", from: "B", card: "R5" } as EventView;
  const before = { ...view, colour: "red", in: ["A", "B"], seats: view.seats.map((seat) => ({ ...seat, display: ["R5"], total: 5 })) } as View;
  const after = { ...before, seats: before.seats.map((seat, at) => ({ ...seat, total: [10, 0][at] ?? 5 })) } as View;
  const [beat, ...more] = script({ from: 0, events: [moved("A", "riposte B"), { event: "took-effect" }, taken], view: after }, before);
  expect(more).toEqual([]);
  expect(beat!.large).toEqual({ card: "riposte" });
  expect(plain(beat!.text!)).toBe("Player A plays Riposte against you.");
  expect(plain(beat!.detail)).toMatch(/^Player A takes .+ from you\. Player A 5 → 10, You 5 → 0$/);
  expect(beat!.times).toEqual({ say: 1580, fly: 420, settle: 200, hold: 1000 });
});
