import { beforeAll, expect, test } from "vitest";
import { botMark, chosenName, namesAt, seatName, tailOf } from "./names";
import { words } from "./words.svelte";

beforeAll(() => words.speak("fr"));

test("a name that the server gave is none, and is never shown", () => {
  expect(chosenName("Guest 5523")).toBeNull();
  expect(chosenName("Ana")).toBe("Ana");
  expect(namesAt("tournament", ["Guest 5523", "Guest 9012", null])).toEqual(["Wilfred", "Elgitha", null]);
  expect(namesAt("castles", ["Guest 5523", "Ana"])).toEqual(["Cédric", "Ana"]);
});

test("every seat of a game has another default name, short enough for a lane", () => {
  for (const [game, seats] of [["tournament", 5], ["castles", 6]] as const) {
    const names = Array.from({ length: seats }, (_, at) => seatName(game, at));
    expect(new Set(names).size).toBe(seats);
  }
});

test("people with the same name are distinguished", () => {
  expect(namesAt("tournament", ["Ann", "ann", "Ann"])).toEqual(["Ann", "ann 2", "Ann 3"]);
});

test("a program from outside is marked as a bot, a person is not", () => {
  const seat = { seat: "B", kind: "guest", name: "Deep Thought", presence: "here" } as const;
  expect(botMark({ ...seat, program: true })).toBe("robot, programme externe");
  expect(botMark(seat)).toBeNull();
  expect(botMark({ seat: "B", kind: "bot", name: "Wamba", level: "knight" })).toBe("robot, Chevalier");
  expect(botMark({ seat: "B", kind: "free" })).toBeNull();
});

test("the end is shown for names with the same beginning", () => {
  const names = ["Wilfred of York", "Wilfred of Kent", "Ana"];
  expect(tailOf(names[0]!, names)).toBe("York");
  expect(tailOf(names[1]!, names)).toBe("Kent");
  expect(tailOf(names[2]!, names)).toBe("");
});
