import { expect, test } from "vitest";
import { across, chapterOf, down, lineOf, nearest, spotsOf, ticksOf, topOf } from "./curve";
import type { Report } from "./report";

const AREA = { width: 300, height: 100 };
const curve = [0.5, 0.6, 0.4, 0.2, 0].map((known, entry) => ({ entry, known, open: [known, 1 - known] }));
const report: Pick<Report, "curve" | "entries" | "seat"> = { curve, entries: [2, 4], seat: "A" };

test("the curves go through the deal, each decision and the end", () => {
  expect(spotsOf(report, 5)).toEqual([
    { entry: 0, number: 0, known: 0.5, open: 0.5 },
    { entry: 1, number: 1, known: 0.6, open: 0.6 },
    { entry: 3, number: 2, known: 0.2, open: 0.2 },
    { entry: 4, number: null, known: 0, open: 0 },
  ]);
  expect(spotsOf({ ...report, seat: "B" }, 5)[1]!.open).toBeCloseTo(0.4);
});

test("what is not known yet is not drawn", () => {
  expect(spotsOf({ ...report, curve: curve.slice(0, 2) }, 5).map(({ entry }) => entry)).toEqual([0, 1]);
});

test("a first decision right after the deal is one moment with it", () => {
  expect(spotsOf({ ...report, entries: [1, 4] }, 5).map(({ entry, number }) => [entry, number])).toEqual([[0, 1], [3, 2], [4, null]]);
});

test("the axis ends at the next of 50 and 100 percent", () => {
  const spots = spotsOf(report, 5);
  expect(topOf(spots)).toBe(1);
  expect(topOf(spots.slice(2))).toBe(0.5);
  expect([down(0, 0.5, AREA), down(0.25, 0.5, AREA), down(0.5, 0.5, AREA)]).toEqual([100, 50, 0]);
});

test("entries stand evenly from the first to the last", () => {
  expect([0, 2, 4].map((entry) => across(entry, 5, AREA))).toEqual([0, 150, 300]);
  expect(lineOf(spotsOf(report, 5), "known", 5, 1, AREA)).toBe("0.0,50.0 75.0,40.0 225.0,80.0 300.0,100.0");
});

test("a tap chooses the nearest decision, never the deal or the end", () => {
  const spots = spotsOf(report, 5);
  expect([0, 149, 151, 300].map((x) => nearest(spots, x, 5, AREA)?.number)).toEqual([1, 1, 2, 2]);
});

test("few numbers are written below the axis", () => {
  expect(ticksOf(4)).toEqual([1, 2, 3, 4]);
  expect(ticksOf(25)).toEqual([5, 10, 15, 20, 25]);
  expect(ticksOf(130).length).toBeLessThanOrEqual(6);
});

test("a decision belongs to the chapter that had begun before it", () => {
  const chapters = [0, 5, 9].map((start) => ({ start, length: 4, tincture: "", glyph: "", label: "" }));
  expect([1, 5, 6, 9, 10, 40].map((entry) => chapterOf(chapters, entry))).toEqual([1, 1, 2, 2, 3, 3]);
});
