import { beforeEach, expect, test } from "vitest";
import type { Answer, Refusal, Update } from "../../protocol";
import type { Table } from "../../table.svelte";
import { Play } from "./play.svelte";
import type { Card } from "./types";

interface Question {
  moves: string[];
  answer: (answer: Partial<Answer>) => Promise<void>;
}

/** A table whose questions are answered when we say so. */
class Fake {
  update = $state.raw<Update | null>(null);
  pending = $state.raw<{ move: string } | null>(null);
  refusal: Refusal | null = null;
  you = "A";
  legal = $derived(this.update?.legal ?? []);
  questions: Question[] = [];
  played: string[] = [];

  attend(): void {}

  play(move: string): void {
    this.played.push(move);
    this.pending = { move };
  }

  ask(...moves: string[]): Promise<Answer> {
    return new Promise((resolve) => {
      const answer = async (news: Partial<Answer>) => {
        resolve({ id: "", refused: null, refusal: null, legal: [], events: [], view: null, ...news });
        await new Promise((done) => setTimeout(done));
      };
      this.questions.push({ moves, answer });
    });
  }
}

let table: Fake;
let play: Play;

const tell = (phase: object, legal: string[], hand: Card[] = ["fl", "fl", "al", "as"], version = 1) => {
  const castles = ["york", "ashby"].map((castle) => ({ castle, points: 7, garrison: ["fs"], track: [null, null, null], control: null }));
  const view = { phase, turn: "A", castles, seats: [{ lord: "cedric", hand, reserve: 5 }], options: {} };
  table.update = { version, view, legal, asked: true } as unknown as Update;
  table.pending = null;
  play.refresh();
};
const held = (id: string) => play.hand.find((one) => one.id === id)!;
const lift = (...ids: string[]) => ids.forEach((id) => play.lift(held(id)));
const answer = (legal: string[]) => table.questions.shift()!.answer({ legal });
const refusal: Refusal = { code: "rule", rule: "C5.1", reason: { reason: "shares-nothing", card: "as" }, text: "" };

beforeEach(() => {
  table = new Fake();
  play = new Play(table as unknown as Table);
  tell({ phase: "attack" }, ["attack york", "attack ashby", "pass"]);
});

test("the server says which cards may join, and when they may strike", async () => {
  play.choose("york");
  expect(table.questions[0]!.moves).toEqual(["attack york"]);
  await answer(["muster fl", "muster al"]);
  expect(play.hand.map((one) => play.fits(one))).toEqual([true, true, true, false]);
  lift("fl-0");
  expect(play.lifted).toEqual(["fl-0"]);
  expect(table.questions[0]!.moves).toEqual(["attack york", "muster fl"]);
  await answer(["muster fl"]);
  expect(play.canStrike).toBe(false);
  expect(play.hand.map((one) => play.fits(one))).toEqual([true, true, false, false]);
  lift("fl-1");
  await answer(["strike"]);
  expect(play.canStrike).toBe(true);
  play.strike();
  expect([...table.played, ...play.plan]).toEqual(["attack york", "muster fl", "muster fl", "strike"]);
  expect([play.aim, play.lifted]).toEqual([null, []]);
});

test("cards that are tapped before the answer are lifted at once, and stay if they may", async () => {
  play.choose("york");
  lift("al-0", "as-0", "as-0", "fl-0");
  play.strike();
  expect([play.lifted, table.played]).toEqual([["al-0", "fl-0"], []]);
  expect(table.questions.at(-1)!.moves).toEqual(["attack york", "muster al", "muster fl"]);
  for (const { answer } of table.questions.splice(0)) await answer({ legal: ["strike"] });
  expect([...table.played, ...play.plan]).toEqual(["attack york", "muster al", "muster fl", "strike"]);
});

test("a card that was lifted too soon is laid back, with the reason", async () => {
  play.choose("york");
  lift("fl-0", "as-0", "fl-1");
  play.strike();
  await table.questions.at(-1)!.answer({ refused: 2, refusal });
  expect([play.lifted, play.why]).toEqual([["fl-0", "fl-1"], { about: { card: "as" }, refusal }]);
  expect([table.questions.at(-1)!.moves, table.played]).toEqual([["attack york", "muster fl", "muster fl"], []]);
  await table.questions.at(-1)!.answer({ legal: ["strike"] });
  expect([play.canStrike, table.played]).toEqual([true, []]);
});

test("an answer that something has overtaken is dropped", async () => {
  play.choose("york");
  await answer(["muster fl", "muster as"]);
  lift("as-0");
  lift("as-0");
  const [one, none] = table.questions.splice(0);
  expect([one!.moves, none!.moves]).toEqual([["attack york", "muster as"], ["attack york"]]);
  await none!.answer({ legal: ["muster fl"] });
  await one!.answer({ legal: ["strike"] });
  expect([play.canStrike, play.fits(held("fl-0"))]).toEqual([false, true]);
  lift("fl-0");
  tell({ phase: "keep" }, ["keep al"], undefined, 2);
  await answer(["strike"]);
  expect([play.canStrike, play.lifted]).toEqual([false, []]);
});

test("after a new update the army is asked about again", async () => {
  play.choose("york");
  await answer(["muster fl"]);
  lift("fl-0", "fl-1");
  tell({ phase: "attack" }, ["attack york", "pass"], undefined, 2);
  const [, old, now] = table.questions;
  expect([old!.moves, play.lifted]).toEqual([now!.moves, ["fl-0", "fl-1"]]);
  await old!.answer({ legal: ["strike"] });
  expect(play.canStrike).toBe(false);
  await now!.answer({ legal: ["strike"] });
  expect(play.canStrike).toBe(true);
});

test("why a card may not join is asked with the army", async () => {
  play.choose("york");
  await answer(["muster fl"]);
  lift("fl-0");
  await answer(["muster fl"]);
  lift("as-0");
  expect(table.questions[0]!.moves).toEqual(["attack york", "muster fl", "muster as"]);
  await table.questions.shift()!.answer({ refused: 2, refusal });
  expect([play.why, play.lifted]).toEqual([{ about: { card: "as" }, refusal }, ["fl-0"]]);
  lift("as-0", "fl-1");
  expect(play.why).toBeNull();
  await table.questions.shift()!.answer({ refused: 2, refusal });
  expect([play.why, play.lifted]).toEqual([null, ["fl-0", "fl-1"]]);
});

test("a question that gets no proper answer forbids no card", async () => {
  play.choose("york");
  await table.questions.shift()!.answer({ refusal: { code: "not-begun", text: "" } });
  expect([play.fits(held("fl-0")), play.canStrike, play.why]).toEqual([true, false, null]);
});

test("a plan continues when its last move is made, not before", async () => {
  tell({ phase: "muster", castle: "york", army: [] }, ["muster fl"], undefined, 2);
  play.start("muster fl", "strike");
  table.update = { ...table.update!, version: 3, legal: ["strike"] };
  play.refresh();
  expect([table.played, play.plan]).toEqual([["muster fl"], ["strike"]]);
  table.pending = null;
  play.goOn();
  expect([table.played, play.plan]).toEqual([["muster fl", "strike"], []]);
});

test("another player’s army is not mine, though I hold the same cards", () => {
  tell({ phase: "muster", castle: "york", army: ["fl"] }, [], undefined, 2);
  table.update = { ...table.update!, view: { ...(table.update!.view as object), turn: "B" } };
  expect(play.up).toEqual([]);
});

test("a card that was lifted for one offer is not lifted for the next, even if nothing is seen in between", () => {
  const asked = (turn: string, open: Card) => {
    const view = { ...(table.update!.view as object), phase: { phase: "offer" }, turn, drawn: 2, open };
    table.update = { ...table.update!, view, legal: ["offer fl", "offer al", "offer as", "pass"] };
    play.refresh();
  };
  asked("B", "ce");
  lift("al-0");
  asked("B", "ce");
  expect(play.lifted, "the same question again").toEqual(["al-0"]);
  asked("C", "cs");
  expect(play.lifted).toEqual([]);
});

test("a counter-offer declines and then proposes, and what the deal interrupts goes on after both", () => {
  const proposal = "propose B give prisoner:athelstane want al,fs";
  play.plan = ["barter"];
  tell({ phase: "deal", by: "B", to: "A", give: { cards: ["al"] }, want: { prisoner: "athelstane" } }, ["agree", "decline"], undefined, 2);
  play.counter(proposal);
  expect([table.played, play.plan]).toEqual([["decline"], [proposal, "barter"]]);
  tell({ phase: "barter" }, ["barter", "lose", "propose B give prisoner:athelstane want al"], undefined, 3);
  expect([table.played, play.plan]).toEqual([["decline", proposal], ["barter"]]);
});

test("against another castle, cards that can join it stay lifted", async () => {
  play.choose("york");
  await answer(["muster fl"]);
  lift("fl-0");
  await answer(["muster al"]);
  lift("al-0");
  await answer(["strike"]);
  play.choose("ashby");
  expect(table.questions[0]!.moves).toEqual(["attack ashby", "muster fl", "muster al"]);
  await table.questions.shift()!.answer({ refused: 2, refusal });
  expect([play.lifted, table.questions[0]!.moves]).toEqual([["fl-0"], ["attack ashby", "muster fl"]]);
  await answer(["muster fl"]);
  expect(play.fits(held("fl-1"))).toBe(true);
});

test("once the attack is named, the update says which cards may join", async () => {
  tell({ phase: "muster", castle: "york", army: ["fl"] }, ["muster fl", "muster al"], undefined, 2);
  expect([table.questions, play.army]).toEqual([[], ["fl"]]);
  expect(play.hand.map((one) => play.fits(one))).toEqual([true, true, true, false]);
  // A card that is part of the army by a move is shown as chosen, and stays so.
  lift("fl-0");
  expect([play.up, play.lifted, table.questions, play.why]).toEqual([["fl-0"], [], [], null]);
  lift("fl-1");
  expect(play.up).toEqual(["fl-0", "fl-1"]);
  expect(table.questions[0]!.moves).toEqual(["muster fl"]);
  await answer(["strike"]);
  play.strike();
  expect([...table.played, ...play.plan]).toEqual(["muster fl", "strike"]);
});

test("a page that is opened in the middle of a turn asks at once", () => {
  tell({ phase: "plant", castle: "york" }, ["plant", "leave"]);
  table.questions = [];
  play = new Play(table as unknown as Table);
  expect(table.questions.map(({ moves }) => moves)).toEqual([["plant"]]);
});

test("why a castle cannot be attacked is asked", async () => {
  tell({ phase: "attack" }, ["attack york", "pass"]);
  play.choose("ashby");
  await table.questions.shift()!.answer({ refused: 0, refusal });
  expect([play.aim, play.why]).toEqual([null, { about: { castle: "ashby" }, refusal }]);
});

test("the ways to end an attack are shown when they are answered, and chosen between without a question", async () => {
  tell({ phase: "advance", castle: "york" }, ["advance", "hold"], undefined, 2);
  expect([play.busy, play.outlook]).toEqual([true, null]);
  const view = (planted: boolean) => ({ castles: [{ castle: "york", track: [planted ? "cedric" : null, null, null], control: null }], seats: [{ reserve: 5 }] });
  for (const { moves, answer } of table.questions.splice(0)) await answer({ legal: moves.length === 1 ? ["plant", "leave"] : [], view: view(moves.length === 2) });
  expect([play.busy, play.outlook?.moves]).toEqual([false, ["advance", "plant"]]);
  [play.advance, play.plant] = [false, false];
  expect([play.busy, play.outlook?.moves, table.questions]).toEqual([false, ["hold", "leave"], []]);
});

test("the card that more of the hand can march with is proposed to be kept, until another is chosen", () => {
  const turn = (turned: Card[], version: number) => {
    const view = { phase: { phase: "keep" }, turn: "A", castles: [], turned, seats: [{ lord: "cedric", hand: ["fl", "al", "rl", "cs"] as Card[], reserve: 5 }], options: {} };
    table.update = { version, view, legal: turned.map((card) => `keep ${card}`), asked: true } as unknown as Update;
    play.refresh();
  };
  turn(["ce", "ab"], 2);
  expect(play.kept, "one mate each").toBe(0);
  tell({ phase: "attack" }, ["pass"]);
  turn(["ce", "cl"], 3);
  expect(play.kept).toBe(1);
  play.kept = 0;
  turn(["ce", "cl"], 4);
  expect(play.kept, "the same question").toBe(0);
});

test("an attack that is made ready has its army: one tap strikes", async () => {
  play.ready("attack york");
  expect(play.army).toEqual(["fl", "fl"]);
  expect(table.questions.at(-1)!.moves).toEqual(["attack york", "muster fl", "muster fl"]);
  await table.questions.at(-1)!.answer({ legal: ["strike"] });
  play.strike();
  expect(table.played).toEqual(["attack york"]);
  expect(play.plan).toEqual(["muster fl", "muster fl", "strike"]);
});

test("an attack that is made ready leaves the cards that the player has lifted", () => {
  play.choose("york");
  lift("as-0");
  play.ready("attack york");
  expect(play.army).toEqual(["as"]);
});
