import type { Seat } from "../../protocol";
import type { Entry } from "../../table.svelte";
import { ofEvent, people, sentence, type Reader } from "../../words/reader";
import { marked } from "../../words/sentence";
import { t, words, type Facts } from "../../words/words.svelte";
import { isAction } from "./cards";
import { displaysBefore, wonAgain, type Displays } from "./follow";
import { indexOf } from "./need";
import type { Card, Colour, EventView, Reason, View } from "./types";

/** A card's name on its own. */
export const cardName = (card: Card) => t(`tournament-card-${card}`);
/** A card's accessible label. */
export const cardLabel = (card: Card) => t(`tournament-card-${card}.label`);
export const colourTitle = (colour: Colour) => t(`tournament-colour-${colour}.title`);
export const weaponOf = (colour: Colour) => t(`tournament-colour-${colour}.weapon`);

/** How the displays lay; asked only where a sentence points into one. */
type Lay = () => Displays | null;

/** A card as a sentence names it. */
export const cardOne = (card: Card) => marked(card, t(`tournament-card-${card}.one`));
const one = cardOne;
const oneOrHidden = (card: Card | null) => (card ? one(card) : t("tournament-card-hidden"));

function colourFacts(colour: Colour): Facts {
  return { colour: t(`tournament-colour-${colour}`), token: t(`tournament-colour-${colour}.token`) };
}

/** A face-up card: by its place in a display, or Shield or Stunned. */
function faceUp(lay: Lay, seat: Seat, at: string): string {
  if (at === "shield" || at === "stunned") return one(at);
  const card = lay()?.[indexOf(seat)]?.[Number(at) - 1];
  return card ? one(card) : t("tournament-card-at", { place: Number(at) });
}

/** What a player does (`move`), or could do (`do`). */
export function tellMove(
  family: "move" | "do", reader: Reader, by: Seat, move: string, lay: Lay,
): string {
  const [verb, ...rest] = move.split(" ") as [string, ...string[]];
  const say = (facts: Facts = {}, target: Seat | null = null) =>
    sentence(`tournament-${family}`, verb, people(reader, by, target), facts);
  switch (verb) {
    case "open":
      return say({ ...colourFacts(rest[0] as Colour), card: one(rest[1] as Card) });
    case "play":
      return say({ card: one(rest[0] as Card) });
    case "unhorse":
    case "change-weapon":
    case "return":
    case "take":
      return say(colourFacts(rest[0] as Colour));
    case "break-lance":
    case "riposte":
    case "knock-down":
    case "stunned":
      return say({}, rest[0] as Seat);
    case "dodge":
      return say({ choice: faceUp(lay, rest[0] as Seat, rest[1]!) }, rest[0] as Seat);
    case "retreat":
    case "keep":
      return say({ choice: faceUp(lay, by, rest[0]!) });
    case "outwit": {
      const target = rest[1] as Seat;
      return say({ mine: faceUp(lay, by, rest[0]!), theirs: faceUp(lay, target, rest[2]!) }, target);
    }
    default:
      return say();
  }
}

/** What happened, in the reader's language. Cards are marked. `again` is the colour of a victory that brings no token. */
export function tellEvent(reader: Reader, event: EventView, lay: Lay, again: Colour | null = null): string {
  const say = (facts: Facts = {}, player: Seat | null = null, target: Seat | null = null) =>
    sentence("tournament-event", event.event, people(reader, player, target), facts);
  switch (event.event) {
    case "moved":
      return tellMove("move", ofEvent(reader, event), event.by, event.move, lay);
    case "dealt":
      return say({}, event.dealer);
    case "tournament-began":
      return say({}, event.opener);
    case "drew":
      return say({ card: oneOrHidden(event.card) }, event.seat);
    case "reshuffled":
      return say({ count: event.cards });
    case "hand-shown":
      return say({ cards: words.list(event.hand.map(one)) }, event.seat);
    case "stayed":
      return say({ total: event.total }, event.seat);
    case "colour-changed":
      return say(colourFacts(event.colour));
    case "discarded":
    case "retreated":
      return say({ card: one(event.card) }, event.seat);
    case "taken":
      return say({ card: one(event.card) }, event.by, event.from);
    case "stolen":
      return say({ card: oneOrHidden(event.card) }, event.by, event.from);
    case "swapped":
      return say(
        { mine: faceUp(lay, event.by, event.mine), theirs: faceUp(lay, event.with, event.his) },
        event.by, event.with,
      );
    case "adapt-asked":
      return say({ value: event.value }, event.seat);
    case "token-returned":
    case "token-taken":
      return say(colourFacts(event.colour), event.seat);
    case "turn-began":
    case "token-asked":
    case "tournament-won":
      return say({ again: again ? "yes" : "no", ...(again ? colourFacts(again) : {}) }, event.seat);
    case "game-won":
      return say({}, event.seat);
    case "took-effect":
    case "adapt-ended":
      return say();
  }
}

/** An entry of the log in the reader's language. */
export function tellEntry(reader: Reader, entry: Entry): string {
  return tellEvent(reader, entry.event as EventView, () => displaysBefore(entry), wonAgain(entry));
}

/** Why a move is not possible. */
export function tellReason(reader: Reader, reason: Reason): string {
  const facts: Facts = {};
  if ("card" in reason) facts["card-name"] = cardName(reason.card);
  if ("colour" in reason) Object.assign(facts, colourFacts(reason.colour));
  if ("seat" in reason) Object.assign(facts, people(reader, reason.seat));
  if ("value" in reason) facts.value = reason.value;
  if ("total" in reason) Object.assign(facts, { total: reason.total, highest: reason.highest });
  return sentence("tournament-reason", reason.reason, facts);
}

/** What the game waits for. */
export function tellPhase(reader: Reader, view: View): string {
  const facts: Facts = {};
  let who: Seat = view.turn;
  if (view.phase === "react") {
    facts["card-name"] = cardName(view.action.split(" ")[0] as Card);
    facts.asked = view.asked ? "yes" : "no";
  } else if (view.phase === "adapt") {
    who = view.asked;
    facts.value = view.value;
  }
  return sentence("tournament-phase", view.phase, people(reader, who), facts);
}

/** The drawing that stands before a line of the log. */
export function eventIcon(event: EventView): string {
  switch (event.event) {
    case "moved": {
      const verb = event.move.split(" ")[0]!;
      if (isAction(verb)) return `a-${verb}`;
      return verb === "withdraw" ? "i-flag" : verb === "pass" ? "i-next" : "i-hand";
    }
    case "drew":
    case "reshuffled":
      return "i-deck";
    case "stayed":
      return "i-check";
    case "tournament-won":
    case "game-won":
      return "i-crown";
    case "turn-began":
    case "tournament-began":
      return "i-pennon";
    case "took-effect":
      return "i-seal";
    default:
      return "i-log";
  }
}

/** Does an event take or give something of the reader's? */
export function touches(event: EventView, you: Seat | null): boolean {
  if (you === null) return false;
  switch (event.event) {
    case "discarded":
    case "token-returned":
    case "token-taken":
      return event.seat === you;
    case "taken":
    case "stolen":
      return event.from === you || event.by === you;
    case "swapped":
      return event.with === you || event.by === you;
    case "moved":
      return event.move.split(" ").slice(1).includes(you);
    default:
      return false;
  }
}

/** Events that only repeat what the move before them says. */
export function isQuiet(event: EventView): boolean {
  const quiet = ["turn-began", "took-effect", "adapt-ended", "adapt-asked", "token-asked", "dealt"];
  if (event.event === "moved") return ["end", "return", "take", "keep"].includes(event.move.split(" ")[0]!);
  return quiet.includes(event.event);
}
