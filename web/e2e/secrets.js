import assert from "node:assert/strict";

const KINDS = [..."facr"].flatMap((type) => [..."lsbe"].map((arms) => `${type}${arms}`));
const WHOLE = [...KINDS.flatMap((card) => [card, card, card, card]), "ivanhoe", "locksley"].sort();

/** Compares what a browser received about the Castles with what its viewer may know (C9). */
export function checkCastles(updates, viewer) {
  for (const { view, events } of updates) {
    const seats = view.seats.map((seat, at) => ({ ...seat, name: "ABCDEF"[at] }));
    for (const seat of seats) {
      if (seat.name === viewer) assert.ok(Array.isArray(seat.hand), "my own hand");
      else assert.equal(seat.hand, null, `the hand of ${seat.name} before the eyes of ${viewer}`);
    }
    // Every card is either seen or unseen, and no more is known than lies open.
    const others = seats.filter(({ name }) => name !== viewer);
    const seen = [
      ...seats.flatMap(({ hand }) => hand ?? []), ...others.flatMap(({ known }) => known), ...view.castles.flatMap(({ garrison }) => garrison),
      ...view.turned, ...view.lost, ...(view.open ? [view.open] : []),
    ];
    const unseen = [...WHOLE];
    for (const card of seen) assert.ok(unseen.includes(card) && unseen.splice(unseen.indexOf(card), 1), `one ${card} too many`);
    const hidden = others.reduce((sum, { cards, known }) => sum + cards - known.length, view.deck);
    assert.equal(unseen.length, hidden, "as many unseen as hidden");
    assert.equal(typeof view.deck, "number");
    if (view.phase.phase === "accept" && view.turn !== viewer) {
      for (const { seat } of view.phase.offers) assert.equal(seat, viewer, "an offer of somebody else");
    }
    for (const event of events) checkEvent(event, viewer);
  }
}

function checkEvent(event, viewer) {
  const concerns = [event.by, event.with, event.to, event.seat].includes(viewer);
  switch (event.event) {
    case "moved":
      if (event.by !== viewer && !event.move.startsWith(`propose ${viewer} `)) assert.doesNotMatch(event.move, /^(offer|propose) /, "a sealed move of somebody else");
      break;
    case "drew":
      if (event.seat !== viewer) assert.equal(event.cards, null);
      break;
    case "offers-made":
      if (event.seat !== viewer) for (const { seat } of event.offers) assert.equal(seat, viewer);
      break;
    case "bartered":
      if (!concerns) assert.equal(event.got, null, "a sealed card");
      break;
    case "proposed":
    case "exchanged":
      if (!concerns) for (const side of [event.give, event.want, event.given, event.got]) assert.ok(!side || !("cards" in side), "the cards of a deal");
      break;
    default:
      break;
  }
}

/** The secret of the deal must not have been sent while the game ran. */
export function checkSeed(frames, record) {
  const secrets = [...record.matchAll(/\[(?:ServerSeed|Seed|Part [B-F]) "([0-9a-f]{16,})"\]/g)].map(([, digits]) => digits);
  assert.ok(secrets.length >= 2);
  for (const frame of frames) for (const secret of secrets) assert.ok(!frame.includes(secret), "a secret of the deal");
}
