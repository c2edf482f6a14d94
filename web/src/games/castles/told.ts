import type { Seat } from "../../protocol";
import { ofEvent, people, sentence, type Reader } from "../../words/reader";
import { marked } from "../../words/sentence";
import { t, words, type Facts } from "../../words/words.svelte";
import type { Point } from "./army";
import { dealtTo, seatOfLord } from "./seats";
import type { Card, Castle, EventView, GoodsView, Lord, Reason, View } from "./types";

/** A card's name on its own. */
export const cardName = (card: Card) => t(`castles-card-${card}`);
/** A card's accessible label. */
export const cardLabel = (card: Card) => t(`castles-card-${card}.label`);
export const castleName = (castle: Castle) => t(`castles-castle-${castle}`);
/** What an army has in common. */
export const pointName = (point: Point) => ("arms" in point ? t(`castles-arms-${point.arms}`) : t(`castles-type-${point.soldier}`));
/** Whose banner a prisoner is. */
export const prisonerName = (reader: Reader, view: View, lord: Lord) => reader.name(seatOfLord(view, lord));
/** Who controls a castle, or would by then, in a word. */
export function holderOf(reader: Reader, control: Seat | null, then = false): string {
  if (control === null) return t("nobodys");
  if (control === reader.you) return t(then ? "then-holds-you" : "holds-you");
  return t(then ? "then-holds" : "holds", { name: reader.name(control) });
}
/** Who controls a castle, for screen readers. */
export function heldBy(reader: Reader, control: Seat | null): string {
  if (control === null) return t("held-by-nobody");
  return control === reader.you ? t("held-by-you") : t("held-by", { name: reader.name(control) });
}
export const lordName = (lord: Lord) => t(`castles-lord-${lord}`);
export const lordLabel = (lord: Lord) => t(`castles-lord-${lord}.label`);

const one = (card: Card) => marked(card, t(`castles-card-${card}.one`));
const hidden = (count: number) => t("castles-cards-hidden", { count });
/** A list of soldiers: equal ones once, and how many they are. */
export function many(cards: readonly Card[]): string {
  const kinds = [...new Set(cards)].map((card) => ({ card, count: cards.filter((other) => other === card).length }));
  return words.list(kinds.map(({ card, count }) => (count === 1 ? one(card) : marked(card, t("castles-times", { card: t(`castles-card-${card}`), count })))));
}
/** A lord’s banner is named after the lord’s player. */
const banner = (reader: Reader, lord: Lord) => t("castles-banner", people(reader, dealtTo(lord)));

function goods(reader: Reader, side: GoodsView): string {
  if ("prisoner" in side) return banner(reader, side.prisoner);
  return "cards" in side ? many(side.cards as Card[]) : hidden(side.hidden);
}

/** One side of a deal as the notation writes it. */
export function readGoods(text: string): GoodsView {
  return text.startsWith("prisoner:") ? { prisoner: text.slice(9) as Lord } : { cards: text.split(",") };
}

/** What a player does (`move`), or could do (`do`). */
export function tellMove(family: "move" | "do", reader: Reader, by: Seat, move: string): string {
  const [verb, ...rest] = move.split(" ") as [string, ...string[]];
  const say = (facts: Facts = {}, target: Seat | null = null) =>
    sentence(`castles-${family}`, verb, people(reader, by, target), facts);
  switch (verb) {
    case "keep":
    case "lay":
    case "offer":
    case "muster":
      return say({ card: one(rest[0] as Card) });
    case "accept":
      return say({}, rest[0] as Seat);
    case "attack":
      return say({ castle: castleName(rest[0] as Castle) });
    case "propose":
      return say({ give: goods(reader, readGoods(rest[2]!)), want: goods(reader, readGoods(rest[4]!)) }, rest[0] as Seat);
    default:
      return say();
  }
}

/** What happened, in the reader's language. Cards are marked. */
export function tellEvent(reader: Reader, event: EventView): string {
  const say = (facts: Facts = {}, player: Seat | null = null, target: Seat | null = null) =>
    sentence("castles-event", event.event, people(reader, player, target), facts);
  switch (event.event) {
    case "moved":
      return tellMove("move", ofEvent(reader, event), event.by, event.move);
    case "dealt":
      return say({}, event.dealer);
    case "proposed":
      return say({ give: goods(reader, event.give), want: goods(reader, event.want) }, event.by, event.to);
    case "exchanged":
      return say({ give: goods(reader, event.given), want: goods(reader, event.got) }, event.by, event.with);
    case "turned":
      return say({ cards: many(event.cards) }, event.seat);
    case "drew":
      return say({ cards: event.cards ? many(event.cards) : hidden(event.count) }, event.seat);
    case "last-card-taken":
      return say({ card: one(event.card) }, event.seat);
    case "offers-made": {
      const offers = event.offers.map(({ seat, card }) => t("castles-offer", { card: one(card), player: reader.name(seat) }));
      return say({ count: event.count, offers: words.list(offers) }, event.seat);
    }
    case "bartered":
      return say({ gave: one(event.gave), got: event.got ? one(event.got) : hidden(1) }, event.by, event.with);
    case "open-card-lost":
      return say({ "card-name": marked(event.card, cardName(event.card)) });
    case "passed":
      return say({ row: event.row }, event.seat);
    case "garrison-taken":
      return say({ castle: castleName(event.castle), cards: many(event.cards) }, event.seat);
    case "stormed":
      return say({ castle: castleName(event.castle), cards: many(event.army) }, event.seat);
    case "garrison-lost":
      return say({ castle: castleName(event.castle), cards: many(event.cards) });
    case "advance-asked":
    case "advanced":
    case "plant-asked":
      return say({ castle: castleName(event.castle) });
    case "fell":
      return say({ castle: castleName(event.castle), banner: banner(reader, event.lord) }, event.seat);
    case "planted":
      return say({ castle: castleName(event.castle) }, event.seat);
    case "game-ended": {
      const others = event.winners.filter((seat) => seat !== reader.you);
      const won = others.length < event.winners.length;
      return say({ you: won ? "yes" : "no", count: event.winners.length, winners: words.list(others.map((seat) => reader.name(seat))) });
    }
    case "turn-began":
    case "nothing-to-lay":
    case "barter-opened":
      return say({}, event.seat);
  }
}

/** Why a move is not possible. */
export function tellReason(reader: Reader, reason: Reason): string {
  const facts: Facts = {};
  if ("card" in reason) facts["card-name"] = cardName(reason.card);
  if ("castle" in reason) facts.castle = castleName(reason.castle);
  if ("lord" in reason) facts.banner = banner(reader, reason.lord);
  if ("seat" in reason) Object.assign(facts, people(reader, reason.seat));
  if ("needed" in reason) facts.needed = reason.needed;
  if ("found" in reason) facts.found = reason.found;
  return sentence("castles-reason", reason.reason, facts);
}

/** What the game waits for. */
export function tellPhase(reader: Reader, view: View): string {
  const { phase } = view;
  const facts: Facts = {};
  if ("castle" in phase) facts.castle = castleName(phase.castle);
  if (phase.phase === "offer") facts.asked = phase.asked ? "yes" : "no";
  if (phase.phase === "accept") facts.count = phase.count;
  if (phase.phase === "muster") facts.count = phase.army.length;
  if (phase.phase === "deal") {
    Object.assign(facts, { give: goods(reader, phase.give), want: goods(reader, phase.want) });
    return sentence("castles-phase", "deal", people(reader, phase.by, phase.to), facts);
  }
  return sentence("castles-phase", phase.phase, people(reader, view.turn), facts);
}

const ICONS: Partial<Record<EventView["event"], string>> = {
  dealt: "i-deck", proposed: "i-deal", exchanged: "i-deal", "turn-began": "i-pennon", turned: "i-deck", drew: "i-deck",
  "last-card-taken": "i-deck", "barter-opened": "i-sealed", "offers-made": "i-sealed", bartered: "i-deal", "open-card-lost": "i-discard",
  passed: "i-next", "garrison-taken": "i-hand", "garrison-lost": "i-discard", stormed: "i-army", advanced: "i-next", fell: "i-pit",
  planted: "i-flag", "game-ended": "i-crown",
};
const MOVE_ICONS: Record<string, string> = {
  keep: "i-hand", lay: "i-hand", offer: "i-sealed", pass: "i-next", attack: "i-army", muster: "i-army", hold: "i-tower", leave: "i-tower",
  refuse: "i-close", propose: "i-deal", decline: "i-close",
};

/** The drawing that stands before a line of the log. */
export function eventIcon(event: EventView): string {
  const icon = event.event === "moved" ? MOVE_ICONS[event.move.split(" ")[0]!] : ICONS[event.event];
  return icon ?? "i-log";
}

/** Does an event take or give something of the reader's? */
export function touches(event: EventView, you: Seat | null, view: View | null): boolean {
  if (you === null) return false;
  switch (event.event) {
    case "proposed":
      return event.to === you;
    case "exchanged":
    case "bartered":
      return event.with === you || event.by === you;
    case "fell":
      return event.seat === you || view?.seats["ABCDEF".indexOf(you)]?.lord === event.lord;
    case "stormed":
      return view?.castles.some(({ castle, control }) => castle === event.castle && control === you) ?? false;
    case "moved":
      return event.move === `accept ${you}`;
    default:
      return false;
  }
}

/** Events that only repeat what is said beside them. */
export function isQuiet(event: EventView, before: View | null): boolean {
  if (event.event === "moved") {
    if (event.move === "pass" && before?.phase.phase === "attack") return true;
    return ["barter", "lose", "accept", "strike", "advance", "plant", "agree", "muster"].includes(event.move.split(" ")[0]!);
  }
  return ["turn-began", "advance-asked", "plant-asked", "dealt"].includes(event.event);
}
