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

/** A table on which moves are made when the test says so. */
class Moving {
  update = $state.raw<Update | null>(null);
  pending = $state.raw<{ move: string } | null>(null);
  legal = $derived(this.update?.legal ?? []);
  you = "A";
  refusal = null;
  played: string[] = [];

  play(move: string): void {
    this.played.push(move);
    this.pending = { move };
  }

  tell(phase: string, legal: string[]): void {
    this.update = { view: { phase, seats: [{ hand: [] }] }, legal, asked: true } as unknown as Update;
  }
}

test("the token that was chosen with withdrawing is given back as soon as the withdrawal is made", () => {
  const table = new Moving();
  const play = new Play(table as unknown as Table);
  table.tell("turn", ["withdraw"]);
  play.withdraw("red");
  table.tell("return", ["return red", "return blue"]);
  play.refresh();
  expect(table.played, "told, and not yet done").toEqual(["withdraw"]);
  table.pending = null;
  play.goOn();
  expect(table.played).toEqual(["withdraw", "return red"]);
  expect(play.price).toBeNull();
});

test("a withdrawal that is refused takes the choice with it", () => {
  const table = new Moving();
  const play = new Play(table as unknown as Table);
  table.tell("turn", ["withdraw"]);
  play.withdraw("red");
  table.pending = null;
  play.goOn();
  expect([play.price, table.played]).toEqual([null, ["withdraw"]]);
});

test.each([
  ["a hand that is not enough, and nothing laid", ["R3"], [], true],
  ["a hand that is not enough, with cards to lose", ["R3"], ["R3"], false],
  ["a hand that is enough", ["R5", "R5", "S3"], [], false],
])("withdrawing with %s", (_, hand, display, atOnce) => {
  const table = new Moving();
  const play = new Play(table as unknown as Table);
  const seat = (total: number, more = {}) => ({ total, tokens: [], display: [], hand: null, stunned: false, ...more });
  const view = { phase: "turn", turn: "A", colour: "red", in: ["A", "B"], options: { ties: "strict" }, seats: [seat(display.length * 3, { hand, display }), seat(9)] };
  table.update = { view, legal: [...new Set(hand)].map((card) => `play ${card}`).concat("withdraw"), asked: true } as unknown as Update;
  play.leave();
  expect([table.played, play.leaving]).toEqual(atOnce ? [["withdraw"], false] : [[], true]);
});
