import assert from "node:assert/strict";
import { KINDS } from "./tournament.js";

const CARD = new RegExp(`^([PRBYG]\\d|S[23]|M6|${KINDS.join("|")})$`);
/** Where a message may name cards; `text` is what a refusal says of the card that was asked about. What may stand there is judged below. */
const PLACES = ["hand", "known", "display", "discard", "card", "move", "action", "legal", "mine", "his", "phase", "text"];
const sorted = (cards) => [...cards].sort();
const at = (seat) => seat.charCodeAt(0) - 65;
/** Who has passed is hidden while the game runs. */
const told = ({ event, move }) => !(event === "moved" && move === "pass");

/** Finds cards in places where none belong. */
function search(value, place, path) {
  if (typeof value === "string") {
    if (value.split(" ").some((word) => CARD.test(word))) assert.ok(PLACES.includes(place), `${path} names ${value}`);
  } else if (value !== null && typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) search(inner, Array.isArray(value) ? place : key, `${path}.${key}`);
  }
}

function drop(known, card) {
  const place = known.indexOf(card);
  if (place >= 0) known.splice(place, 1);
}

/** What a viewer may remember of the others' hands, event by event (T13). */
function remember(known, event, viewer) {
  switch (event.event) {
    case "moved": {
      const [verb, first, second] = event.move.split(" ");
      drop(known[at(event.by)], verb === "play" ? first : verb === "open" ? second : verb);
      break;
    }
    case "drew":
      if (event.seat !== viewer) assert.equal(event.card, null, "the draw of somebody else");
      break;
    case "hand-shown":
      known[at(event.seat)] = [...event.hand];
      break;
    case "retreated":
      known[at(event.seat)].push(event.card);
      break;
    case "stolen":
      if (![event.by, event.from].includes(viewer)) {
        assert.equal(event.card, null, "a card that two others saw");
        for (const card of new Set(known[at(event.from)])) drop(known[at(event.from)], card);
      } else {
        drop(known[at(event.from)], event.card);
        known[at(event.by)].push(event.card);
      }
      break;
    default:
      break;
  }
}

function compare(view, whole, viewer, known) {
  view.seats.forEach((seat, place) => {
    const { hand, display, tokens } = whole.seats[place];
    const own = "ABCDE"[place] === viewer;
    if (own) assert.deepEqual(sorted(seat.hand), sorted(hand), "my own hand");
    else assert.equal(seat.hand, null, "the hand of somebody else");
    if (!own) assert.deepEqual(sorted(seat.known), sorted(known[place]), "what may be remembered");
    for (const card of new Set(seat.known)) {
      const count = (cards) => cards.filter((other) => other === card).length;
      assert.ok(count(hand) >= count(seat.known), "what is remembered is there");
    }
    assert.equal(seat.cards, hand.length);
    assert.deepEqual([seat.display, seat.tokens], [display, tokens]);
  });
  assert.deepEqual([view.discard, view.deck], [whole.discard, whole.deck]);
}

/** Compares all that a browser received of a game of the Tournament with its replay afterwards. */
export function checkTournament(who, viewer, steps) {
  const truth = new Map();
  let happened = 0;
  for (const { events, view } of steps) truth.set((happened += events.filter(told).length), view);
  const known = steps[0].view.seats.map(() => []);
  let heard = 0;
  for (const { view, events } of who.messages("update")) {
    for (const event of events) remember(known, event, viewer);
    heard += events.filter(told).length;
    assert.ok(truth.has(heard), `after ${heard} events something was told that never was`);
    compare(view, truth.get(heard), viewer, known);
  }
  assert.equal(heard, happened, "every event was sent");
  for (const type of ["update", "answer", "room", "chat", "lobby", "refused"]) for (const message of who.messages(type)) search(message, type, type);
  for (const body of who.bodies) search(JSON.parse(body), "body", "body");
}
