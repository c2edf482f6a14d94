import { expect, test } from "vitest";
import { identify, type Laid } from "./identify";
import { sampleView } from "./sample";

function start(): { view: ReturnType<typeof sampleView>; displays: Laid[][] } {
  const view = sampleView();
  return { view, displays: identify([], view).displays };
}

test("a card that stays keeps its id, a played card comes from the hand", () => {
  const { view, displays } = start();
  view.seats[0]!.display = ["R4", "S2", "R3", "R5"];
  const now = identify(displays, view);
  expect(now.displays[0]!.slice(0, 3)).toEqual(displays[0]);
  expect([...now.arrived.values()]).toEqual([{ from: "hand", seat: "A" }]);
  expect(now.gone).toEqual([]);
});

test("a riposte is seen to move", () => {
  const { view, displays } = start();
  view.seats[0]!.display = ["R4", "S2", "R3", "S2"];
  view.seats[2]!.display = ["R4", "R3", "S3"];
  const now = identify(displays, view);
  const origin = [...now.arrived.values()][0];
  expect(origin).toEqual({ from: "display", id: displays[2]![3]!.id });
  expect(now.gone).toEqual([]);
});

test("removed cards are reported", () => {
  const { view, displays } = start();
  view.seats[1]!.display = [];
  const now = identify(displays, view);
  expect(now.gone).toEqual(displays[1]);
});
