import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

vi.mock("../words/words.svelte", () => ({ t: (id: string) => id }));
const { default: HeldCards } = await import("./HeldCards.svelte");

function shown(hand: string[]): string {
  const text = (words: string) => createRawSnippet(() => ({ render: () => `<p>${words}</p>` }));
  const nothing = () => {};
  const name = (held: unknown) => String(held);
  const props = {
    hand, keyOf: name, kindOf: name, isUp: () => false, label: name, several: true, stepOf: () => 40,
    ontap: nothing, onlift: nothing, onact: nothing, ondetail: nothing, card: text("a card"), empty: text("no cards"),
  };
  return render(HeldCards, { props }).body;
}

test("a hand is a list of cards to choose from", () => {
  const hand = shown(["red 3", "ivanhoe"]);
  expect(hand).toContain('role="listbox"');
  expect(hand.match(/role="option"/g)).toHaveLength(2);
});

test("an empty hand is none: a list without options would be a riddle to a screen reader", () => {
  const hand = shown([]);
  expect(hand).not.toMatch(/listbox|multiselectable|option/);
  expect(hand).toContain("no cards");
});
