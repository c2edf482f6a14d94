import { expect, test } from "vitest";
import { bestWay, outlook, questions, type Moment } from "./outlook";
import type { Lord, View } from "./types";

function moment(track: (Lord | null)[], control: string, legal: string[], reserve: number, events: unknown[] = []): Moment {
  const view = { castles: [{ castle: "york", points: 7, garrison: [], track, control }], seats: [{ lord: "cedric" }, { lord: "malvoisin", reserve }] };
  return { legal, events, view: view as unknown as View };
}

const now = moment(["cedric", null, "malvoisin"], "B", ["advance", "hold"], 2);
const answers = new Map([
  ["advance", moment([null, "cedric", null], "A", ["plant", "leave"], 3, [{ event: "fell", lord: "malvoisin", castle: "york", seat: "B" }])],
  ["advance plant", moment(["malvoisin", "cedric", null], "A", [], 2)],
  ["hold", moment(["cedric", null, "malvoisin"], "B", [], 2)],
]);

test("a way is shown as its answer shows it", () => {
  expect(outlook(now, "york", "B", { advance: true, plant: true }, answers)).toEqual({
    moves: ["advance", "plant"], track: ["malvoisin", "cedric", null], control: "A", fallen: "malvoisin", canPlant: true, planting: true, free: true, reserve: 3,
  });
  expect(outlook(now, "york", "B", { advance: true, plant: false }, answers)).toMatchObject({
    moves: ["advance", "leave"], track: [null, "cedric", null], planting: false,
  });
});

test("without a banner to plant, there is no choice about it", () => {
  expect(outlook(now, "york", "B", { advance: false, plant: true }, answers)).toEqual({
    moves: ["hold"], track: ["cedric", null, "malvoisin"], control: "B", fallen: null, canPlant: false, planting: false, free: false, reserve: 2,
  });
});

test("when only planting is left, not planting leaves everything as it is", () => {
  const bare = moment([null, "cedric", null], "A", ["plant", "leave"], 3);
  const planted = new Map([["plant", moment(["malvoisin", "cedric", null], "A", [], 2)]]);
  expect(outlook(bare, "york", "B", { advance: null, plant: false }, planted)).toMatchObject({ moves: ["leave"], track: [null, "cedric", null] });
  expect(outlook(bare, "york", "B", { advance: null, plant: true }, planted)).toMatchObject({ moves: ["plant"], track: ["malvoisin", "cedric", null] });
});

test("nothing is shown before it is answered, nor what was refused", () => {
  const refused: Moment = { legal: [], events: [], view: null };
  expect(outlook(now, "york", "B", { advance: true, plant: true }, new Map())).toBeNull();
  expect(outlook(now, "york", "B", { advance: true, plant: true }, new Map([...answers, ["advance", refused]]))).toBeNull();
  expect(outlook(now, "york", "B", { advance: true, plant: true }, new Map([...answers, ["advance plant", refused]]))).toBeNull();
});

test("all ways are asked about", () => {
  for (const way of ["advance", "advance plant", "hold"]) expect(questions("advance").map((moves) => moves.join(" "))).toContain(way);
  expect(questions("plant")).toEqual([["plant"]]);
  expect(questions("attack")).toEqual([]);
});

test("the way that is proposed keeps control of the castle, and plants where that costs nothing", () => {
  expect(bestWay(now, "york", "B", answers)).toEqual([false, true]);
  const free = moment([null, "cedric", null], "A", ["advance", "hold"], 2);
  const ways = new Map([
    ["advance", moment([null, null, "cedric"], "A", ["plant", "leave"], 2)],
    ["advance plant", moment(["malvoisin", null, "cedric"], "A", [], 1)],
    ["hold", moment([null, "cedric", null], "A", ["plant", "leave"], 2)],
    ["hold plant", moment(["malvoisin", "cedric", null], "A", [], 1)],
  ]);
  expect(bestWay(free, "york", "B", ways)).toEqual([true, true]);
});
