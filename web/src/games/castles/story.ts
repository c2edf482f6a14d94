import type { ReplayStep, Seat } from "../../protocol";
import { has } from "../../replay/chapters";
import type { Moment, Part, Story } from "../../replay/story";
import { called, type Reader } from "../../words/reader";
import { t } from "../../words/words.svelte";
import { castleOf, SEATS, stateOf, TINCTURES } from "./seats";
import { castleName } from "./told";
import type { Castle, EventView, View } from "./types";

const viewAt = (steps: readonly ReplayStep[], at: number) => steps[at]!.view as View;

/** Who has more points than anybody else. */
function leaderOf({ seats }: View): Seat | null {
  const best = Math.max(...seats.map(({ score }) => score));
  const first = seats.flatMap(({ score }, at) => (score === best ? [SEATS[at]!] : []));
  return first.length === 1 ? first[0]! : null;
}

/** Stretches in which the same player had the most points; a tied player still counts as the last leader. */
function leads(steps: readonly ReplayStep[], reader: Reader): Part[] {
  const parts: Part[] = [];
  steps.forEach((_, at) => {
    const view = viewAt(steps, at);
    const open = parts.at(-1);
    const winner = leaderOf(view) ?? open?.winner ?? null;
    if (open && (open.winner === winner || open.winner === null)) {
      open.length++;
      if (open.winner === winner) return;
      parts.pop();
      parts.push(part(view, open.start, open.length, winner, reader));
    } else parts.push(part(view, at, 1, winner, reader));
  });
  return parts;
}

function part(view: View, start: number, length: number, winner: Seat | null, reader: Reader): Part {
  const lord = winner === null ? null : stateOf(view, winner).lord;
  return { start, length, winner, tincture: lord ? TINCTURES[lord] : "argent", glyph: lord ? `lord-${lord}` : "i-tower", label: called(reader, winner) };
}

interface Storm {
  at: number;
  by: Seat;
  castle: Castle;
  army: number;
  garrison: number;
}

function stormsOf(steps: readonly ReplayStep[]): Storm[] {
  return steps.flatMap((step, at) =>
    (step.events as EventView[]).flatMap((event): Storm[] => {
      if (event.event !== "stormed") return [];
      const garrison = at === 0 ? 0 : castleOf(viewAt(steps, at - 1), event.castle).garrison.length;
      return [{ at, by: event.seat, castle: event.castle, army: event.army.length, garrison }];
    }));
}

/** The story of a finished game: who led, and what changed most. */
export function storyOf(steps: readonly ReplayStep[], reader: Reader): Story {
  const storms = stormsOf(steps);
  const turn = (at: number) => steps.slice(0, at + 1).filter((step) => has(step, "turn-began")).length;
  const titled = (what: string, at: number) => t("moment-turn", { what, number: turn(at) });
  const moments: Moment[] = [];
  // The most valuable castle that a player took from another.
  const taken = steps.flatMap((_, at) => {
    if (at === 0) return [];
    const [before, after] = [viewAt(steps, at - 1), viewAt(steps, at)];
    return after.castles.flatMap(({ castle, points, control }) => {
      const was = castleOf(before, castle).control;
      return was !== null && control !== null && control !== was ? [{ at, castle, points }] : [];
    });
  });
  const prize = taken.sort((one, other) => other.points - one.points)[0];
  if (prize) moments.push({ icon: "i-flag", title: titled(castleName(prize.castle), prize.at), detail: t("moment-points", { count: prize.points }), step: prize.at });
  const trade = steps.findIndex((step) => has(step, "exchanged"));
  const exchanged = (steps[trade]?.events as EventView[] | undefined)?.find((event) => event.event === "exchanged");
  const army = [...storms].sort((one, other) => other.army - one.army)[0];
  if (exchanged?.event === "exchanged") {
    const names = { one: called(reader, exchanged.by), other: called(reader, exchanged.with) };
    moments.push({ icon: "i-deal", title: titled(t("moment-trade", names), trade), detail: "", step: trade });
  } else if (army) {
    moments.push({ icon: "i-army", title: titled(castleName(army.castle), army.at), detail: t("told-army", { army: army.army, garrison: army.garrison }), step: army.at });
  }
  const last = storms.at(-1);
  const act = last ? t("last-storm", { player: called(reader, last.by), castle: castleName(last.castle) }) : "";
  return { last: act, parts: leads(steps, reader), moments };
}
