import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES, metaOf } from "./list";
import { usual, written } from "./options";

test("the usual is not written", () => {
  expect(written("tournament", usual("tournament"))).toEqual({});
});

test("differences are written as in the notation", () => {
  expect(written("tournament", { ...usual("tournament"), ties: "ties-stay" })).toEqual({ ties: "ties-stay" });
  expect(written("castles", { ...usual("castles"), squares: "4", "arms-only": "true" })).toEqual({ squares: 4, "arms-only": true });
});

test.each(GAMES)("every choice of the %s says in words what it is and what it means", (game) => {
  const words = readFileSync(new URL(`../../../locales/en/${game}.ftl`, import.meta.url), "utf8");
  for (const { key, values, kind } of metaOf(game).houseRules) {
    const ids = kind === "number" ? [`${key}-explained`] : values.flatMap((value) => [`${key}-${value}`, `${key}-${value}-explained`]);
    for (const id of ids) expect(words).toMatch(new RegExp(`^${game}-option-${id} = `, "m"));
  }
});
