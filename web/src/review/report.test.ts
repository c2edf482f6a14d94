import { expect, test } from "vitest";
import { firstOf, largestOf, type Decision, type Report, type Verdict } from "./report";

const decision = (entry: number, loss: number, verdict: Verdict | null): Decision => ({ entry, moves: [], chosen: 0, loss, error: 0, verdict, worlds: 8 });
const turn = (entry: number, play: number) => ({ entry, by: "A" as const, luck: [0, 0], play: [play, -play] });
const report: Report = {
  game: "tournament", names: ["Ann", "Bob"], seat: "A", winners: ["B"], verdicts: true, progress: { done: 0, all: 9 },
  beliefs: [],
  entries: [1, 2, 4], curve: [0, 1, 2, 3, 4].map((entry) => ({ entry, known: 0.5, open: [0.5, 0.5] })), accounts: [],
  turns: [turn(0, 0), turn(1, 0.1), turn(2, -0.3), turn(3, 0.9), turn(4, 0.2)],
  decisions: [decision(1, 0.05, "close"), decision(2, 0.04, "inaccuracy"), decision(4, 0.2, "blunder")],
  story: { luck: null, loss: null, other: null },
};

test("the first move that is called wrong is shown first", () => {
  expect(firstOf(report)).toBe(2);
});

test("without a wrong move, the one that lost most is shown first", () => {
  expect(firstOf({ ...report, decisions: report.decisions.slice(0, 1) })).toBe(1);
  expect(firstOf({ ...report, decisions: [] })).toBe(null);
});

test("without verdicts, the moves that changed most are listed", () => {
  expect(firstOf({ ...report, verdicts: false })).toBe(2);
  expect(largestOf(report, 2)).toEqual([2, 4]);
});
