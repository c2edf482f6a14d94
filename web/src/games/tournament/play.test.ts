import { expect, test } from "vitest";
import type { Answer, Update } from "../../protocol";
import type { Table } from "../../table.svelte";
import { Play } from "./play.svelte";

/** A table whose answers the test gives. */
function asking() {
  let answer: (answer: Answer) => void = () => {};
  const table = { update: { view: {}, asked: true } as Update, pending: null, legal: [], you: "A", ask: () => new Promise<Answer>((resolve) => (answer = resolve)) };
  const refuse = () => answer({ id: "q", refused: 0, refusal: { code: "rule", rule: "T3.4", text: "" }, legal: [], events: [], view: null });
  return { table, play: new Play(table as unknown as Table), refuse };
}

test("why the turn cannot end is said", async () => {
  const { play, refuse } = asking();
  const asked = play.askEnd();
  refuse();
  await asked;
  expect(play.why?.refusal.rule).toBe("T3.4");
});

test("but not of a moment that has passed meanwhile", async () => {
  const { table, play, refuse } = asking();
  const asked = play.askEnd();
  table.update = { view: {}, asked: false } as Update;
  refuse();
  await asked;
  expect(play.why).toBeNull();
});
