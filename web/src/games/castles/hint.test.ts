import { expect, test } from "vitest";
import type { Answer } from "../../protocol";
import { questionOf, reasonOf } from "./hint";
import type { View } from "./types";

const nothing: Answer = { id: "", refused: null, refusal: null, legal: [], events: [], view: null };
const castle = (control: string | null, garrison: string[] = []) => ({ castle: "ashby", points: 5, control, track: [], garrison });
/** A position of A, with what a reason is made of. */
const at = (phase: object, hand: string[], control: string | null = null) =>
  ({ phase, options: {}, seats: [{ hand }, { hand: null }], castles: [castle(control)] }) as unknown as View;

test("a hint says why from what the player can see", () => {
  const keep = { phase: "keep" };
  expect(reasonOf(at({ phase: "attack" }, []), "A", "attack ashby", nothing)).toMatchObject({ id: "hint-castle", facts: { points: 5 } });
  expect(reasonOf(at(keep, ["rl", "al", "fs"]), "A", "keep fl", nothing)).toEqual({ id: "hint-mates", facts: { count: 2 } });
  expect(reasonOf(at(keep, ["rs"]), "A", "keep fl", nothing).id, "no card fits").toBe("hint-best");
  const accept = { phase: "accept", offers: [{ seat: "B", card: "fl" }] };
  expect(reasonOf(at(accept, ["al"]), "A", "accept B", nothing)).toEqual({ id: "hint-mates", facts: { count: 1 } });
  const plant = { phase: "plant", castle: "ashby" };
  expect(reasonOf(at(plant, []), "A", "plant", { ...nothing, view: at(plant, [], "A") }).id).toBe("hint-control");
  expect(reasonOf(at(plant, []), "A", "leave", { ...nothing, view: at(plant, [], "B") }).id).toBe("hint-best");
});

test("a hint to attack names the castle and an army that takes it", () => {
  const view = { ...at({ phase: "attack" }, ["al", "ivanhoe", "as", "rl", "ab"]), castles: [castle(null, ["fe", "fe"])] } as unknown as View;
  expect(questionOf(view, "A", "attack ashby")).toEqual(["attack ashby", "muster al", "muster as", "muster ab"]);
  const may = { ...nothing, legal: ["muster ivanhoe", "strike"] };
  expect(reasonOf(view, "A", "attack ashby", may)).toMatchObject({ id: "hint-army", facts: { points: 5 } });
  expect(reasonOf(view, "A", "attack ashby", nothing).id, "without the rules' word no army is promised").toBe("hint-castle");
  expect(questionOf(view, "A", "keep al")).toEqual(["keep al"]);
});
