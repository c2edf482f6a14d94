import { expect, test } from "vitest";
import type { Seat } from "../../protocol";
import { playthroughs } from "../playthrough";
import { isAction, worth } from "./cards";
import { indexOf, needOf } from "./need";
import { reachOf, verdictOf } from "./reach";
import { sampleView } from "./sample";
import type { Card, Colour, EventView, View } from "./types";

/** A player's own view at the beginning of a turn, as the golden games write it down. */
function own(view: View, hand: string[]): View {
  const copy = structuredClone(view);
  copy.seats[indexOf(copy.turn)]!.hand = hand as Card[];
  return copy;
}

/** Lays a value card as the rules do. */
function lay(view: View, card: Card): void {
  const me = view.seats[indexOf(view.turn)]!;
  me.hand!.splice(me.hand!.indexOf(card), 1);
  me.display.push(card);
  me.total += worth(card, view.colour);
}

const seen = { plays: 0, ends: 0, short: 0 };

test.each(playthroughs<View, EventView>("tournament"))("what a hand can reach stays the same while it is played, and is reached by all of it: $name", ({ steps }) => {
  for (const [at, step] of steps.entries()) {
    if (step.view?.phase !== "turn") continue;
    const view = own(step.view, step.hands.get(step.view.turn)!);
    const you: Seat = view.turn;
    let reach: number | null = null;
    for (const next of steps.slice(at + 1)) {
      if (next.by !== you || isAction(next.move.split(" ")[0]!)) break;
      const verdict = verdictOf(view, you, next.legal);
      if (reach !== null) expect(verdict.reach).toBe(reach);
      if (!next.legal.some((move) => move.startsWith("play "))) expect(verdict.reach).toBe(verdict.total);
      // A stunned player may add one card: which one is open until it lies there.
      reach = view.seats[indexOf(you)]!.stunned ? null : verdict.reach;
      if (next.legal.includes("end")) expect(verdict).toMatchObject({ enough: true, act: "end" });
      if (!verdict.enough) {
        seen.short++;
        expect(next.legal).not.toContain("end");
      }
      for (const event of next.events) {
        if (event.event === "stayed") {
          seen.ends++;
          expect(event.total).toBeGreaterThanOrEqual(needOf(view, you));
          expect(event.total).toBeLessThanOrEqual(verdict.reach);
        }
      }
      if (!next.move.startsWith("play ")) break;
      seen.plays++;
      lay(view, next.move.slice(5) as Card);
    }
  }
});

test("the golden games have enough of it", () => {
  expect(seen.plays).toBeGreaterThan(30);
  expect(seen.ends).toBeGreaterThan(30);
  expect(seen.short).toBeGreaterThan(10);
});

const LEGAL = ["play R5", "play R3", "play S3", "play M6", "withdraw"];

test("value cards that may be played count, each as the colour counts it", () => {
  const view = sampleView();
  expect(reachOf(view, "A", LEGAL)).toBe(9 + 5 + 3 + 3 + 6);
  const green = { ...view, colour: "green" as Colour };
  expect(reachOf(green, "A", ["play S3", "play M6"])).toBe(9 + 2);
});

test("two equal cards are one legal move and count twice; two Maidens count once", () => {
  const view = sampleView();
  view.seats[0]!.hand = ["S3", "S3", "M6", "M6"];
  expect(reachOf(view, "A", ["play S3", "play M6"])).toBe(9 + 6 + 6);
});

test("a stunned player reaches what one card makes", () => {
  const view = sampleView();
  view.seats[0]!.stunned = true;
  expect(reachOf(view, "A", LEGAL)).toBe(9 + 6);
});

test("the strip says what follows from it", () => {
  const view = sampleView();
  const says = (legal: string[]) => verdictOf(view, "A", legal);
  expect(says(LEGAL)).toMatchObject({ enough: true, says: "reach-enough", act: null });
  expect(says(["play R3", "withdraw"])).toMatchObject({ enough: false, reach: 12, says: "reach-short", act: "withdraw" });
  expect(says(["play R3", "riposte B", "withdraw"])).toMatchObject({ enough: false, says: "reach-short-action", act: null });
  expect(says(["play R3", "stunned B", "shield", "withdraw"])).toMatchObject({ enough: false, says: "reach-short", act: "withdraw" });
  view.seats[0]!.total = 16;
  expect(says(["end", ...LEGAL])).toMatchObject({ says: "reach-end-or-more", act: "end", lead: 4 });
  // A player who cannot play on is not advised to.
  expect(says(["end", "withdraw"])).toMatchObject({ says: "reach-end", act: "end" });
  expect(says(["play R3", "withdraw"])).toMatchObject({ enough: true, says: "lead-play-one" });
});

test("where ties stay, as much as the highest is enough", () => {
  const view = sampleView();
  view.options.ties = "ties-stay";
  expect(verdictOf(view, "A", ["play R3", "withdraw"])).toMatchObject({ need: 12, reach: 12, enough: true });
});
