import type { Answer, Puzzle, PuzzleUi, Said } from "../../puzzles/puzzles";
import { people, type Reader } from "../../words/reader";
import { t } from "../../words/words.svelte";
import Position from "./Position.svelte";
import { castleName, many, tellMove, tellPhase } from "./told";
import type { Card, Castle, View } from "./types";

const viewOf = (puzzle: Puzzle) => puzzle.view as unknown as View;

function ask(puzzle: Puzzle, reader: Reader): string {
  const view = viewOf(puzzle);
  const castle = "castle" in view.phase ? castleName(view.phase.castle) : "";
  const told = puzzle.topic === "deal" ? tellPhase(reader, view) : "";
  return t(`castles-puzzle-${puzzle.topic}`, { ...people(reader, view.turn), castle, told });
}

/** Everything that a move names. */
const namedBy = (move: string) => move.slice(move.indexOf(" ") + 1);
const armyOf = ({ moves }: Answer) => moves.filter((move) => move.startsWith("muster ")).map(namedBy) as Card[];
const castleOf = ({ moves }: Answer) => (moves[0]!.startsWith("attack ") ? (namedBy(moves[0]!) as Castle) : null);

/** An army and its attack are one step. */
function steps(_: Puzzle, answer: Answer, reader: Reader): string[] {
  const castle = castleOf(answer);
  const rest = answer.moves.filter((move) => !/^(attack|muster|strike)\b/.test(move));
  const said = rest.map((move) => tellMove("do", reader, reader.you!, move));
  if (castle === null) return said;
  return [t("castles-puzzle-army", { castle: castleName(castle), cards: many(armyOf(answer)) }), ...said];
}

const why = (name: string, facts?: Said["facts"]): Said => ({ id: `castles-why-${name}`, ...(facts ? { facts } : {}) });

/** The first difference that counts. */
function whyNot({ topic, answers, best }: Puzzle, answer: Answer): Said {
  const better = answers[best]!;
  const [mine, theirs] = [answer.moves[0]!, better.moves[0]!];
  switch (topic) {
    case "barter":
      return why(mine === "barter" ? "no-barter" : "barter");
    case "offer":
      return why(mine === "pass" ? "offer" : theirs === "pass" ? "no-offer" : "card");
    case "accept":
      return why(mine === "refuse" ? "accept" : theirs === "refuse" ? "refuse" : "other-offer");
    case "attack": {
      if (mine === "pass") return why("attack");
      if (theirs === "pass") return why("no-attack");
      const wanted = castleOf(better)!;
      return castleOf(answer) === wanted ? why("army") : why("castle", { castle: castleName(wanted) });
    }
    case "advance":
      return why(mine === theirs ? "banner" : mine === "advance" ? "no-advance" : "advance");
    case "deal":
      return why(mine === "agree" ? "no-deal" : "deal");
    default:
      return why("card");
  }
}

/** The points at the end of the game. */
function compare(_: Puzzle, answer: Answer, best: Answer): Said {
  const [found, count] = [answer, best].map(({ brings }) => Math.round(brings)) as [number, number];
  return answer === best ? { id: "castles-brings-best", facts: { count } } : { id: "castles-brings", facts: { found, count } };
}

export const puzzles: PuzzleUi = {
  load: async () => (await import("./puzzles.jsonl?raw")).default,
  Position,
  ask,
  steps,
  why: whyNot,
  compare,
};
