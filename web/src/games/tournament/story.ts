import type { ReplayStep, Seat } from "../../protocol";
import type { Moment, Part, Story } from "../../replay/story";
import { called, people, type Reader } from "../../words/reader";
import { t } from "../../words/words.svelte";
import { isAction } from "./cards";
import { chapters } from "./chapters";
import { highestOther, indexOf } from "./need";
import { cardName, colourTitle } from "./told";
import type { Card, Colour, EventView, View } from "./types";

const viewAt = (steps: readonly ReplayStep[], at: number) => steps[at]!.view as View;
const totalOf = (view: View, seat: Seat) => view.seats[indexOf(seat)]!.total;

/** Who won each tournament. One ends in the step in which the next begins. */
function winnersOf(steps: readonly ReplayStep[]): (Seat | undefined)[] {
  const winners: (Seat | undefined)[] = [];
  let number = -1;
  for (const event of steps.flatMap((step) => step.events as EventView[])) {
    if (event.event === "tournament-began") number++;
    if (event.event === "tournament-won") winners[number] = event.seat;
  }
  return winners;
}

/** The last withdrawal, which decides the last tournament. */
function lastAct(steps: readonly ReplayStep[], winner: Seat | undefined, reader: Reader): string {
  const at = steps.findLastIndex(({ move }) => move === "withdraw");
  const by = steps[at]?.by;
  if (at < 1 || !by || !winner) return "";
  const before = viewAt(steps, at - 1);
  const tell = (id: string, seat: Seat) => t(id, { ...people(reader, seat), total: totalOf(before, seat) });
  return `${tell("last-withdrew", by)} ${tell("last-had", winner)}`;
}

/** How much a player's lead over the best of the others has grown. */
const lead = (view: View, seat: Seat) => totalOf(view, seat) - highestOther(view, seat);

/** The action card that changed most, and in which tournament. */
function bestAction(steps: readonly ReplayStep[], parts: readonly Part[], reader: Reader): Moment | null {
  let best: { at: number; by: Seat; swing: number; until: number } | null = null;
  steps.forEach(({ by, move }, at) => {
    if (at === 0 || !by || !move || !isAction(move.split(" ")[0]!)) return;
    // What it did is known when nobody can cancel it any more.
    const until = steps.findIndex(({ view }, later) => later >= at && (view as View).phase !== "react");
    if (until < 0) return;
    const [before, after] = [viewAt(steps, at - 1), viewAt(steps, until)];
    if (after.colour === null || after.tournament !== before.tournament) return;
    const swing = lead(after, by) - lead(before, by);
    if (swing > (best?.swing ?? 0)) best = { at, by, swing, until };
  });
  if (best === null) return null;
  const { at, until } = best;
  const card = steps[at]!.move!.split(" ")[0] as Card;
  const [before, after] = [viewAt(steps, at - 1), viewAt(steps, until)];
  const changes = after.in.filter((seat) => totalOf(before, seat) !== totalOf(after, seat));
  return {
    icon: `a-${card}`,
    title: t("moment-action", { card: cardName(card), number: parts.findLastIndex(({ start }) => start <= at) + 1 }),
    detail: changes.map((seat) => t("told-total", { name: called(reader, seat), from: totalOf(before, seat), to: totalOf(after, seat) })).join(", "),
    step: at,
  };
}

/** How many moves each tournament took. Those that this reader was not shown count too, so every reader reads the same. */
function movesOf(steps: readonly ReplayStep[], parts: readonly Part[]): number[] {
  const starts = [...parts.map(({ start }) => steps[start]!.entry), steps.at(-1)!.entry + 1];
  return parts.map((_, at) => starts[at + 1]! - starts[at]!);
}

function longest(steps: readonly ReplayStep[], parts: readonly Part[], reader: Reader): Moment | null {
  if (parts.length < 2) return null;
  const moves = movesOf(steps, parts);
  const count = Math.max(...moves);
  const at = moves.indexOf(count);
  const { winner, start } = parts[at]!;
  return {
    icon: "i-crown",
    title: t("moment-longest", { number: at + 1 }),
    detail: t("moment-moves", { count, winner: called(reader, winner) }),
    step: start,
  };
}

/** The story of a finished game: who won each tournament, and what changed most. */
export function storyOf(steps: readonly ReplayStep[], reader: Reader): Story {
  const winners = winnersOf(steps);
  const parts = chapters(steps).map((chapter, at): Part => {
    const winner = winners[at] ?? null;
    const colour = chapter.tincture === "argent" ? "" : colourTitle(chapter.tincture as Colour);
    return { ...chapter, winner, label: t("story-part", { number: at + 1, colour, winner: called(reader, winner) }) };
  });
  const moments = [bestAction(steps, parts, reader), longest(steps, parts, reader)].filter((moment) => moment !== null);
  return { last: lastAct(steps, winners.at(-1), reader), parts, moments };
}
