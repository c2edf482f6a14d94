import { expect, test } from "vitest";
import { afterwards } from "./after";
import type { View } from "./types";

const view = {
  castles: [{ castle: "york", points: 7, garrison: [], track: ["cedric", null, "malvoisin"], control: "B" }],
  seats: [{ lord: "cedric" }, { lord: "malvoisin" }],
} as unknown as View;

test("banners advance, the last one falls, and square 1 is free", () => {
  expect(afterwards(view, "york", true, "malvoisin")).toEqual({
    track: ["malvoisin", "cedric", null], fallen: "malvoisin", free: true, control: "A",
  });
});

test("without advancing nothing falls and square 1 stays taken", () => {
  expect(afterwards(view, "york", false, "malvoisin")).toEqual({
    track: ["cedric", null, "malvoisin"], fallen: null, free: false, control: "B",
  });
});
