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

test.each([
  ["the highest card of the best colour", ["P4", "B3", "B2", "G1", "S3", "S3"], "B3"],
  ["no supporter, however many there are", ["G1", "S3", "S3", "S3", "M6"], "G1"],
  ["a supporter if there is nothing else", ["S2", "S3"], "S3"],
])("to open, the first card that is lifted is %s", (_, hand, lifted) => {
  const table = Object.assign(new Moving(), { attend: () => {} });
  const play = new Play(table as unknown as Table);
  const colours: Record<string, string[]> = { P: ["purple"], R: ["red"], B: ["blue"], Y: ["yellow"], G: ["green"] };
  const legal = hand.flatMap((card) => (colours[card[0]!] ?? ["purple", "red", "blue", "yellow", "green"]).map((colour) => `open ${colour} ${card}`));
  table.update = { view: { phase: "open", turn: "A", colour: null, in: ["A", "B"], seats: [{ hand, display: [], tokens: [], total: 0 }] }, legal, asked: true } as unknown as Update;
  play.liftFirst();
  expect(play.lifted?.card).toBe(lifted);
});

test("why the tournament cannot be opened in a colour is asked of a card that would do, and forgotten with the next tap", async () => {
  const asked: string[] = [];
  const refusal = { code: "rule", rule: "T3.2", text: "" };
  const ask = async (move: string) => {
    asked.push(move);
    return { id: "q", refused: 0, refusal, legal: [], events: [], view: null } as unknown as Answer;
  };
  const table = Object.assign(new Moving(), { attend: () => {}, ask });
  const play = new Play(table as unknown as Table);
  const hand = ["R3", "S2", "P4"];
  const view = { phase: "open", turn: "A", colour: null, previous: "purple", in: ["A", "B"], seats: [{ hand, display: [], tokens: [], total: 0 }] };
  table.update = { view, legal: ["open red R3", "open red S2", "open blue S2"], asked: true } as unknown as Update;
  await play.askColour("purple");
  expect(asked).toEqual(["open purple P4"]);
  expect(play.why).toEqual({ card: null, colour: "purple", refusal });
  play.lift(play.hand.find(({ card }) => card === "S2")!);
  expect(play.why).toBeNull();
  await play.askColour("purple");
  play.point({ kind: "colour", colour: "blue" });
  expect([play.why, play.meant?.move]).toEqual([null, "open blue S2"]);
});
