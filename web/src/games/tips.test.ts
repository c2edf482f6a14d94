import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Update } from "../protocol";
import { TIPS as CASTLES } from "./castles/tips";
import { tipFor } from "./tips";
import { TIPS as TOURNAMENT } from "./tournament/tips";

const update = (view: object, legal: string[] = [], asked = true) => ({ view, legal, asked }) as unknown as Update;
const lord = { prisoners: [], score: 0 };

test("a hint is shown when it is of use, once", () => {
  const keep = update({ phase: { phase: "keep" }, seats: [lord], deck: 5 });
  expect(tipFor(CASTLES, keep, "A", [])?.id).toBe("keep");
  expect(tipFor(CASTLES, keep, "A", ["keep"])).toBeNull();
});

test("without an army in reach nothing is said about attacks", () => {
  const view = { phase: { phase: "attack" }, seats: [lord], deck: 5 };
  expect(tipFor(CASTLES, update(view, ["attack york", "pass"]), "A", [])?.id).toBe("attack");
  expect(tipFor(CASTLES, update(view, ["pass"]), "A", [])).toBeNull();
});

test("a leader who may end the turn gets no hint to withdraw", () => {
  const view = { phase: "turn", options: { ties: "strict" }, seats: [{ tokens: [], total: 11 }, { tokens: [], total: 0 }], in: ["A", "B"] };
  const known = ["turn", "end"];
  expect(tipFor(TOURNAMENT, update(view, ["end", "withdraw"]), "A", known)).toBeNull();
  expect(tipFor(TOURNAMENT, update(view, ["withdraw"]), "A", known)?.id).toBe("withdraw");
});

test("a player who gives a token back is not told that the winner takes one", () => {
  const view = { phase: "return", seats: [{ tokens: [], total: 0 }], in: ["B"] };
  expect(tipFor(TOURNAMENT, update(view, ["return red"]), "A", [])).toBeNull();
  expect(tipFor(TOURNAMENT, update({ ...view, phase: "take" }, ["take red"]), "A", [])?.id).toBe("take");
});

test("where ties stay, no hint asks for more than the highest total", () => {
  const view = { phase: "turn", options: { ties: "ties-stay" }, seats: [{ tokens: [], total: 0 }], in: ["A"] };
  const told = TOURNAMENT.filter((tip) => tip.when(update(view, ["play R5", "withdraw"]), "A")).map(({ id }) => id);
  expect(told).toEqual(["turn-ties"]);
});

test("every hint has its words, and no words are without a hint", () => {
  const text = readFileSync(new URL("../../../locales/en/app.ftl", import.meta.url), "utf8");
  const words = [...text.matchAll(/^tip-([\w-]+) =/gm)].map(([, id]) => id!);
  const ids = Object.entries({ castles: CASTLES, tournament: TOURNAMENT }).flatMap(([game, tips]) => tips.map(({ id }) => `${game}-${id}`));
  expect(words.sort()).toEqual(ids.sort());
});

test("the hint about the others points at one of them", () => {
  const view = { phase: "turn", seats: [{ tokens: [], total: 0 }], in: ["A"] };
  expect(tipFor(TOURNAMENT, update(view, [], false), "A", [])).toMatchObject({ id: "others", target: ".lanes .lane" });
});

test("in the Tournament the question comes before the rest", () => {
  const view = { phase: "react", seats: [{ tokens: ["red"], total: 3 }], in: ["A"] };
  expect(tipFor(TOURNAMENT, update(view), "A", [])?.id).toBe("react");
  expect(tipFor(TOURNAMENT, update(view), "A", ["react"])?.id).toBe("token");
});
