import type { Answer, Puzzle, PuzzleUi, Said } from "../../puzzles/puzzles";
import { people, type Reader } from "../../words/reader";
import { t, words } from "../../words/words.svelte";
import { isAction, worth } from "./cards";
import { displaysOf } from "./follow";
import { highestOther, indexOf, leaderOf, needOf } from "./need";
import Position from "./Position.svelte";
import { cardName, cardOne, colourTitle, tellMove } from "./told";
import type { Card, Colour, View } from "./types";

const viewOf = (puzzle: Puzzle) => puzzle.view as unknown as View;
const verbOf = (move: string) => move.split(" ")[0]!;

/** The cards that an answer plays, in order. */
const cardsOf = ({ moves }: Answer) => moves.flatMap((move) => {
  const [verb, ...rest] = move.split(" ");
  return verb === "play" || verb === "open" ? [rest.at(-1) as Card] : [];
});
const actionsOf = ({ moves }: Answer) => moves.map(verbOf).filter((verb) => isAction(verb)) as Card[];

function ask(puzzle: Puzzle, reader: Reader): string {
  const view = viewOf(puzzle);
  const you = view.viewer as NonNullable<Reader["you"]>;
  if (view.phase === "react") {
    const told = tellMove("move", reader, view.turn, view.action, () => displaysOf(view));
    return t("tournament-puzzle-react", { told });
  }
  if (view.phase === "turn" && view.colour) {
    const leader = leaderOf(view);
    const facts = { colour: colourTitle(view.colour), highest: highestOther(view, you), need: needOf(view, you) };
    if (leader === null || facts.highest === 0) return t("tournament-puzzle-first", facts);
    if (leader === you) return t("tournament-puzzle-ahead", facts);
    return t("tournament-puzzle-turn", { ...facts, ...people(reader, leader) });
  }
  if (view.phase === "adapt") return t("tournament-puzzle-adapt", { value: view.value });
  return t(`tournament-puzzle-${puzzle.topic}`);
}

/** The total at which a turn of nothing but value cards ends. */
function totalAfter(view: View, answer: Answer): number | null {
  const opens = answer.moves[0]!.startsWith("open ");
  if (actionsOf(answer).length > 0) return null;
  const colour = opens ? (answer.moves[0]!.split(" ")[1] as Colour) : view.colour;
  const before = view.seats[indexOf(view.viewer as NonNullable<Reader["you"]>)]!.total;
  return cardsOf(answer).reduce((sum, card) => sum + worth(card, colour), before);
}

/** Cards that are played one after the other are one step. */
function steps(puzzle: Puzzle, answer: Answer, reader: Reader): string[] {
  const view = viewOf(puzzle);
  const by = view.viewer as NonNullable<Reader["you"]>;
  const total = totalAfter(view, answer);
  const said: string[] = [];
  const { moves } = answer;
  for (let at = 0; at < moves.length; at++) {
    const verb = verbOf(moves[at]!);
    if (verb === "play") {
      const from = at;
      while (moves[at + 1]?.startsWith("play ")) at++;
      const cards = moves.slice(from, at + 1).map((move) => cardOne(move.split(" ")[1] as Card));
      said.push(t("tournament-do-play", { card: words.list(cards) }));
    } else if (verb === "end" && total !== null) said.push(t("tournament-puzzle-end", { total }));
    else said.push(tellMove("do", reader, by, moves[at]!, () => displaysOf(view)));
  }
  const last = verbOf(moves.at(-1)!);
  if (["open", "turn"].includes(puzzle.topic) && !["end", "withdraw", "return"].includes(last)) said.push(t("tournament-puzzle-go-on"));
  return said;
}

const why = (name: string, facts?: Said["facts"]): Said => ({ id: `tournament-why-${name}`, ...(facts ? { facts } : {}) });

/** The first difference that counts. */
function whyNot({ topic, answers, best }: Puzzle, answer: Answer): Said {
  const better = answers[best]!;
  const [mine, theirs] = [answer.moves[0]!, better.moves[0]!];
  if (topic === "react") return why(mine === "pass" ? "ivanhoe-now" : "ivanhoe-later");
  if (topic === "take" || topic === "return") return why("token");
  if (topic === "adapt") return why("other");
  if (mine === "withdraw") return why("stay");
  if (theirs === "withdraw") return why("withdraw");
  const [colour, wanted] = [mine, theirs].map((move) => (move.startsWith("open ") ? (move.split(" ")[1] as Colour) : null));
  if (colour && wanted && colour !== wanted) return why("colour", { colour: colourTitle(wanted) });
  const plays = ({ moves }: Answer) => moves.some((move) => move.endsWith(" M6"));
  if (plays(answer) && !plays(better)) return why("maiden");
  const missing = actionsOf(better).find((card) => !actionsOf(answer).includes(card));
  if (missing) return why("action", { "card-name": cardName(missing) });
  const wasted = actionsOf(answer).find((card) => !actionsOf(better).includes(card));
  if (wasted) return why("save", { "card-name": cardName(wasted) });
  const more = cardsOf(answer).length - cardsOf(better).length;
  return why(more > 0 ? "fewer" : more < 0 ? "more" : "other");
}

/** How often the tournament that is being played is won. */
function compare({ topic }: Puzzle, answer: Answer, best: Answer): Said | null {
  if (!["open", "turn", "react"].includes(topic)) return null;
  const [found, count] = [answer, best].map(({ brings }) => Math.round(100 * brings)) as [number, number];
  if (answer === best) return count > 0 ? { id: "tournament-brings-best", facts: { count } } : null;
  return { id: "tournament-brings", facts: { found, count } };
}

export const puzzles: PuzzleUi = {
  load: async () => (await import("./puzzles.jsonl?raw")).default,
  Position,
  ask,
  steps,
  why: whyNot,
  compare,
};
