import { expect, test } from "vitest";
import { playthroughs, type Step } from "../playthrough";
import { afterwards } from "./after";
import { largest, mayJoin } from "./army";
import { castleOf, neededFor, stateOf } from "./seats";
import type { Card, Castle, EventView, View } from "./types";
import type { Seat } from "../../protocol";

const GAMES = playthroughs<View, EventView>("castles");

/** One attack of a golden game, from the view at the beginning of the turn to the next one that is written down. */
interface Attack {
  by: Seat;
  castle: Castle;
  before: View;
  /** The attacker's hand; nothing if somebody else may have changed it in this turn. */
  hand: Card[] | null;
  steps: Step<View, EventView>[];
  after: View;
}

function attacks(steps: Step<View, EventView>[]): Attack[] {
  const found: Attack[] = [];
  let start = 0;
  steps.forEach((step, at) => {
    if (step.view === null || at === 0) return;
    const turn = steps.slice(start + 1, at + 1);
    const { view, hands } = steps[start]!;
    const attack = turn.findIndex(({ move }) => move.startsWith("attack "));
    const dealt = turn.some(({ move }) => move.startsWith("propose "));
    if (attack >= 0 && !dealt) {
      const by = turn[attack]!.by as Seat;
      const changed = turn.slice(0, attack).some(({ events }) => events.some(({ event }) => ["bartered", "drew", "last-card-taken"].includes(event)));
      const kept = turn.slice(0, attack).flatMap(({ move }) => (move.startsWith("keep ") ? [move.split(" ")[1] as Card] : []));
      const hand = changed || !view!.phase.phase.startsWith("keep") ? null : [...(hands.get(by) as Card[]), ...kept];
      found.push({ by, castle: turn[attack]!.move.split(" ")[1] as Castle, before: view!, hand, steps: turn.slice(attack), after: step.view });
    }
    start = at;
  });
  return found;
}

/** Where cards are drawn unseen, no hand is written down at the moment of an attack. */
const TURNED = GAMES.filter(({ steps }) => !steps[0]!.view!.options["draw-to-hand"]);
const copies = (cards: readonly Card[], card: Card) => cards.filter((other) => other === card).length;

test.each(TURNED)("the cards that may join an army are those that the rules list: $name", ({ steps }) => {
  let compared = 0;
  for (const { castle, before, hand, steps: turn } of attacks(steps)) {
    if (hand === null) continue;
    const armsOnly = before.options["arms-only"];
    const needed = neededFor(castleOf(before, castle));
    expect(largest(hand, [], armsOnly)).toBeGreaterThanOrEqual(needed);
    const army: Card[] = [];
    for (const { move, legal } of turn.filter(({ move }) => move === "strike" || move.startsWith("muster "))) {
      const joins = [...new Set(hand)].filter((card) => copies(hand, card) > copies(army, card) && mayJoin(hand, army, card, needed, armsOnly));
      const strike = army.length >= needed ? ["strike"] : [];
      expect([...joins.map((card) => `muster ${card}`), ...strike].sort()).toEqual(legal);
      army.push(move.split(" ")[1] as Card);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(10);
});

test.each(GAMES)("a castle stands after an attack as it was shown before: $name", ({ steps }) => {
  let compared = 0;
  for (const { by, castle, before, steps: turn, after } of attacks(steps)) {
    const did = (move: string) => turn.some((step) => step.move === move);
    const planted = did("plant") ? stateOf(before, by).lord : null;
    const shown = afterwards(before, castle, did("advance"), planted);
    const stands = castleOf(after, castle);
    expect({ track: shown.track, control: shown.control }).toEqual({ track: stands.track, control: stands.control });
    const fell = turn.flatMap(({ events }) => events).find((event) => event.event === "fell");
    expect(shown.fallen).toBe(fell?.event === "fell" ? fell.lord : null);
    compared++;
  }
  expect(compared).toBeGreaterThan(10);
});
