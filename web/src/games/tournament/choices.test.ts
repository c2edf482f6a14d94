import { expect, test } from "vitest";
import { choiceOf, choicesWith, guess, listedSpot, meant, narrowed, point, type Spot } from "./choices";
import { sampleView } from "./sample";

const card = (seat: "A" | "B" | "C", at: string): Spot => ({ kind: "card", seat, at });

test("a move is read into its card and what it points at", () => {
  expect(choiceOf("open red R3", "A")).toEqual({
    move: "open red R3", card: "R3", spots: [{ kind: "colour", colour: "red" }],
  });
  expect(choiceOf("outwit shield B 1", "A").spots).toEqual([card("A", "shield"), card("B", "1")]);
  expect(choiceOf("drop-weapon", "A").card).toBe("drop-weapon");
  expect(choiceOf("withdraw", "A").card).toBeNull();
});

test("a card makes only its own moves", () => {
  const legal = ["play R3", "play R5", "charge", "end", "withdraw"];
  expect(choicesWith(legal, "R3", "A").map(({ move }) => move)).toEqual(["play R3"]);
});

test("equal neighbours are one choice", () => {
  const view = sampleView();
  view.seats[1]!.display = ["R4", "S2", "S2", "S2", "R4"];
  const choices = choicesWith(["dodge B 1", "dodge B 2", "dodge B 5"], "dodge", "A");
  expect(listedSpot(choices, view, card("B", "4"))).toEqual(card("B", "2"));
  expect(listedSpot(choices, view, card("B", "5"))).toEqual(card("B", "5"));
  expect(listedSpot(choices, view, card("C", "1"))).toBeNull();
});

test("pointing narrows down to one move", () => {
  const choices = choicesWith(["outwit 1 B 1", "outwit 1 B 2", "outwit 2 C 1"], "outwit", "A");
  let chosen = point(choices, [], card("A", "1"));
  expect(narrowed(choices, chosen)).toHaveLength(2);
  expect(meant(choices, chosen)).toBeNull();
  chosen = point(choices, chosen, card("B", "2"));
  expect(meant(choices, chosen)?.move).toBe("outwit 1 B 2");
  chosen = point(choices, chosen, card("C", "1"));
  expect(chosen).toEqual([card("C", "1")]);
  expect(meant(choices, chosen)?.move).toBe("outwit 2 C 1");
});

test("impossible moves can be asked about", () => {
  const view = sampleView();
  expect(guess("B3", view, "A")).toBe("play B3");
  expect(guess("dodge", view, "A")).toBe("dodge B 1");
  expect(guess("charge", view, "A")).toBe("charge");
});
