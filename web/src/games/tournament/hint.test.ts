import { expect, test } from "vitest";
import type { Answer } from "../../protocol";
import { EXAMPLES } from "./examples";
import { questionOf, reasonOf } from "./hint";
import type { View } from "./types";

const { before, after } = EXAMPLES.turn as { before: View; after: View };
const answer = (view: View | null): Answer => ({ id: "", refused: null, refusal: null, legal: [], events: [], view });
const why = (move: string, then: View | null, view = before) => reasonOf(view, "A", ["play R3", "play S2", "withdraw"], move, answer(then)).id;

test("a hint says why from what the player can see", () => {
  expect(why("play R3", after)).toBe("hint-leads");
  expect(reasonOf(before, "A", [], "play R3", answer(after)).facts).toEqual({ total: 10, highest: 9 });
  expect(why("play R3", before)).toBe("hint-way");
  expect(reasonOf(before, "A", [], "withdraw", answer(null))).toEqual({ id: "hint-short", facts: { reach: 7, need: 10 } });
  expect(why("withdraw", null)).toBe("hint-keeps");
  expect(why("end", null, after)).toBe("hint-ends");
  expect(why("riposte B", before)).toBe("hint-then");
  expect(why("take red", null)).toBe("hint-best");
});

test("where ties stay, an equal total is enough and leads nobody", () => {
  const with7 = (view: View): View => ({ ...view, options: { ...view.options, ties: "ties-stay" }, seats: view.seats.map((seat, at) => (at === 1 ? { ...seat, total: 7 } : seat)) });
  const level = with7(before);
  expect(reasonOf(level, "A", [], "end", answer(level))).toEqual({ id: "hint-ends-enough", facts: { total: 7 } });
  expect(reasonOf(level, "A", [], "play R3", answer(level))).toEqual({ id: "hint-enough", facts: { total: 7 } });
  expect(why("end", null, with7(after))).toBe("hint-ends");
  expect(why("play R3", with7(after), level)).toBe("hint-leads");
});

test("Ivanhoe is judged by what comes of letting it happen", () => {
  expect([questionOf("ivanhoe"), questionOf("riposte B")]).toEqual(["pass", "riposte B"]);
  expect(reasonOf(before, "A", ["ivanhoe", "pass"], "ivanhoe", answer(before))).toEqual({ id: "hint-saves", facts: { total: 7 } });
});
