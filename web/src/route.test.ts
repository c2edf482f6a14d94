import { expect, test } from "vitest";
import { routeOf } from "./route";

test("addresses lead to their pages", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/t/k7f3m2qx9wbd")).toEqual({ page: "table", table: "k7f3m2qx9wbd" });
  expect(routeOf("/rules/castles/")).toEqual({ page: "rules", game: "castles" });
  expect(routeOf("/rules")).toEqual({ page: "rules", game: null });
  expect(routeOf("/puzzles/tournament")).toEqual({ page: "puzzles", game: "tournament" });
  expect(routeOf("/make")).toEqual({ page: "make" });
  expect(routeOf("/make/castles")).toEqual({ page: "lost" });
  expect(routeOf("/t")).toEqual({ page: "lost" });
  expect(routeOf("/rules/castles/more")).toEqual({ page: "lost" });
});

test("an address that was mangled on its way still leads somewhere", () => {
  expect(routeOf("/t/50%")).toEqual({ page: "table", table: "50%" });
  expect(routeOf("/%E0%A4%A")).toEqual({ page: "lost" });
});
