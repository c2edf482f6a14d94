// Pictures of the Tournament for development and for looking at every screen: what a server might say.

const seat = (display, total, more = {}) => ({
  cards: 5, hand: null, known: [], display, total, shield: false, stunned: false, tokens: [], ...more,
});

const base = {
  viewer: "E",
  options: { players: 5, ties: "strict", repeat: "purple-only", discard: "top-only" },
  tournament: 9, phase: "turn", turn: "E", played: 0, added: 0, colour: "red", previous: "blue", in: ["A", "B", "D", "E"],
  seats: [
    seat(["R3", "R4", "S3"], 10, { cards: 6, tokens: ["red"] }),
    seat(["M6", "R3", "S2"], 11, { shield: true, tokens: ["blue", "yellow"] }),
    seat([], 0, { cards: 7, tokens: ["blue", "green", "purple"] }),
    seat(["R4", "R3", "S3", "S2"], 12, { cards: 4, stunned: true }),
    seat(["R4", "S2", "R3"], 9, {
      cards: 9, tokens: ["green", "purple"], hand: ["B3", "M6", "R3", "R5", "S3", "Y2", "Y4", "dodge", "riposte"],
    }),
  ],
  deck: 41, discard: ["B2", "retreat"],
};

const legal = [
  "dodge A 1", "dodge A 2", "dodge A 3", "dodge D 1", "dodge D 2", "dodge D 3", "dodge D 4", "play M6", "play R3", "play R5",
  "play S3", "riposte A", "riposte D", "withdraw",
];

const events = [
  { event: "tournament-began", opener: "A" },
  { event: "moved", by: "A", move: "open red R3" },
  { event: "stayed", seat: "A", total: 3 },
  { event: "moved", by: "B", move: "shield" },
  { event: "took-effect" },
  { event: "moved", by: "E", move: "play R4" },
  { event: "moved", by: "E", move: "play S2" },
  { event: "stayed", seat: "E", total: 6 },
  { event: "moved", by: "C", move: "withdraw" },
  { event: "moved", by: "B", move: "stunned D" },
  { event: "stayed", seat: "B", total: 11 },
  { event: "moved", by: "D", move: "play S2" },
  { event: "stayed", seat: "D", total: 12 },
  { event: "turn-began", seat: "E" },
  { event: "drew", seat: "E", card: "R5" },
];

const update = (view, moves, more = {}) => ({
  type: "update", version: 7, view, legal: moves, asked: moves.length > 0, window: null, clocks: null,
  order: "touched", from: 0, events, ...more,
});

const changed = (seats) => base.seats.map((old, at) => ({ ...old, ...seats[at] }));

export const SCENES = {
  "my-turn": () => update(base, legal),
  "their-turn": () => update({ ...base, turn: "A" }, []),
  out: () => update({ ...base, turn: "A", in: ["A", "B", "D"], seats: changed({ 4: { display: [], total: 0 } }) }, []),
  window: () =>
    update(
      { ...base, turn: "D", phase: "react", action: "charge", asked: true, seats: changed({ 4: { hand: ["R5", "ivanhoe", "S3"], cards: 3 } }) },
      ["ivanhoe", "pass"],
      { window: { opened: Date.now() - 1500, closes: Date.now() + 28_500, more: true, orders: true } },
    ),
  open: () =>
    update(
      { ...base, phase: "open", colour: null, previous: "purple", in: ["A", "B", "C", "D", "E"],
        seats: changed({ 0: { display: [], total: 0 }, 1: { display: [], total: 0, shield: false }, 3: { display: [], total: 0, stunned: false }, 4: { display: [], total: 0 } }) },
      ["open blue B3", "open blue M6", "open blue S3", "open green M6", "open green S3", "open red M6", "open red R3", "open red R5",
        "open red S3", "open yellow M6", "open yellow S3", "open yellow Y2", "open yellow Y4"],
    ),
  long: () =>
    update(
      { ...base, colour: "blue", in: ["A", "B", "C", "D", "E"], deck: 12,
        seats: [
          seat(["P5", "S3", "P3", "B2", "S2", "B4", "S2", "S2"], 23, { tokens: ["red", "green"] }),
          seat(["P7", "S3", "P4", "S2", "S2", "S2", "B2", "B3"], 25, { shield: true, cards: 3, tokens: ["blue", "yellow"] }),
          seat(["P3", "P4", "P5", "S3", "B3", "B4", "B2", "B2", "S3", "P3", "S2", "B4", "S3"], 26, { cards: 4, tokens: ["purple", "yellow", "green"] }),
          seat(["P3", "P4", "S3", "P5", "S3", "B3", "S3", "B4"], 28, { cards: 2, stunned: true, tokens: ["yellow"] }),
          seat(["P4", "S3", "P3", "S2", "B3", "M6"], 21, { cards: 14, tokens: ["purple", "green"],
            hand: ["B4", "B5", "G1", "G1", "P7", "R3", "S2", "S2", "Y3", "Y3", "drop-weapon", "outmaneuver", "riposte", "knock-down"] }),
        ] },
      ["drop-weapon", "outmaneuver", "play B4", "play B5", "play S2", "riposte A", "riposte C", "riposte D", "withdraw", "knock-down A", "knock-down B"],
    ),
  lead: () => update({ ...base, played: 1, seats: changed({ 4: { display: ["R4", "S2", "R3", "R5"], total: 14 } }) }, [...legal, "end"]),
  maiden: () => update({ ...base, seats: changed({ 4: { display: ["R4", "M6"], total: 10 } }) }, ["play R3", "withdraw"]),
  take: () =>
    update(
      { ...base, phase: "take", colour: "purple", in: ["E"], seats: base.seats.map((old, at) => (at === 4 ? { ...old, tokens: ["green"] } : { ...old, display: [], total: 0 })) },
      ["take blue", "take purple", "take red", "take yellow"],
    ),
  return: () => update({ ...base, phase: "return", in: ["A", "B", "D"], seats: changed({ 4: { display: [], total: 0 } }) }, ["return green", "return purple"]),
  over: () =>
    update({ ...base, phase: "over", colour: "yellow", in: ["E"],
      seats: base.seats.map((old, at) => ({ ...old, display: [], total: 0, tokens: at === 4 ? ["purple", "red", "yellow", "green"] : old.tokens })) }, []),
};

const settings = {
  game: "tournament", players: 5, options: {}, clock: { kind: "none" }, window: 5, pace: "calm", open: true, spectators: true, chat: true,
};

export function room(table, stage) {
  const guest = (at, name, presence = "here") => ({ seat: "ABCDE"[at], kind: "guest", name, presence });
  const seats = [
    guest(0, "Rowena"), { seat: "B", kind: "bot", level: "squire", name: "Isaac" }, guest(2, "Brian", "substitute"), guest(3, "Ulrica", "away"),
    guest(4, "Walter"),
  ];
  const two = table === "two" ? { seats: [seats[0], { ...seats[4], seat: "B" }], you: "B" } : {};
  if (stage === "waiting") seats[3] = { seat: "D", kind: "free" };
  return {
    type: "room", table, stage, settings, seats, you: "E", host: true, spectators: 2, deal: null, muted: [], winners: stage === "over" ? ["E"] : [], scores: [],
    commitment: "3b7c2f0a9d1e5b6c8f7a4d2e1c0b9a8f3b7c2f0a9d1e5b6c8f7a4d2e1c0b9a8f", paused: false, rematch: null, ...two,
  };
}

export const LOBBY = [
  { table: "aaa", stage: "waiting", settings: { ...settings, players: 4 }, seats: ["Odile", "Kees", null, null], bots: 0, created: 0 },
  { table: "bbb", stage: "waiting", settings: { ...settings, game: "castles", players: 4 }, seats: ["Marta", null, null, null], bots: 0, created: 0 },
  { table: "ccc", stage: "waiting", settings: { ...settings, players: 4, options: { ties: "ties-stay" } }, seats: ["Jules", "Anke", "Pim", null], bots: 0, created: 0 },
];

/** What the answer about a move would say; enough to see a preview. */
export function answer(id, move, update) {
  const view = structuredClone(update.view);
  const [verb, target, place] = move.split(" ");
  const events = [];
  const of = (letter) => view.seats["ABCDEF".indexOf(letter)];
  const worth = (card) => Number(card[1]);
  const strike = (letter, at) => {
    const hit = of(letter);
    const [card] = hit.display.splice(at, 1);
    hit.total -= worth(card);
    events.push({ event: "discarded", seat: letter, place: at + 1, card });
    return card;
  };
  if (!update.legal.includes(move)) {
    const atB = target === "B" || place === "B";
    const reason = atB ? { reason: verb === "outwit" ? "shielded-from-outwit" : "shielded", seat: "B" } : { reason: "does-not-fit", card: target ?? "B3", colour: "red" };
    const rule = atB ? "T10.1" : "T5.1";
    return { type: "answer", id, refused: 0, refusal: { code: "rule", rule, reason, text: "no" }, legal: [], events: [], view: null };
  }
  if (verb === "dodge") strike(target, Number(place) - 1);
  else if (verb === "riposte") {
    const card = strike(target, of(target).display.length - 1);
    of("E").display.push(card);
    of("E").total += worth(card);
  } else if (verb === "pass") {
    for (const [at, letter] of [...view.in.entries()]) {
      if (at === 1) continue;
      const two = of(letter).display.indexOf("S2");
      if (two >= 0) strike(letter, two);
    }
  }
  return { type: "answer", id, refused: null, refusal: null, legal: [], events, view };
}

SCENES.outwit = () =>
  update({ ...base, seats: changed({ 4: { hand: ["R5", "outwit", "retreat", "unhorse"], cards: 4, stunned: true } }) }, [
    "outwit 1 A 1", "outwit 1 D 4", "outwit 2 A 3", "outwit stunned D 2", "outwit 3 D 3", "play R5", "retreat 1", "retreat 2", "retreat 3", "withdraw",
  ]);

// Not enough in hand, and enough with nothing left to play.
SCENES.short = () => update({ ...base, seats: changed({ 4: { display: ["S2"], total: 2 } }) }, ["play R3", "play S3", "withdraw"]);
SCENES.enough = () => update({ ...base, played: 1, seats: changed({ 4: { display: ["R4", "S2", "R3", "R5"], total: 14 } }) }, ["end", "withdraw"]);
// Every action card, for their names.
const ACTIONS = [
  "adapt", "break-lance", "change-weapon", "charge", "countercharge", "disgrace", "dodge", "drop-weapon", "ivanhoe", "knock-down", "outmaneuver", "outwit",
  "retreat", "riposte", "shield", "stunned", "unhorse",
];
SCENES.actions = () => update({ ...base, seats: changed({ 4: { hand: ACTIONS, cards: ACTIONS.length } }) }, ["charge", "disgrace", "outmaneuver", "shield", "withdraw"]);
SCENES.adapt = () => update({ ...base, phase: "adapt", turn: "A", asked: "E", value: 3, seats: changed({ 4: { display: ["R4", "R3", "S3"], total: 10 } }) }, ["keep 2", "keep 3"]);
// My turn, but others are still to answer.
SCENES.unasked = () => update(base, []);
SCENES.react = () => update({ ...base, turn: "E", phase: "react", action: "charge", asked: false }, [], { window: { opened: Date.now(), closes: Date.now() + 30_000, more: false, orders: true } });
/** The fewest players: one opponent. */
SCENES.two = () => {
  const { seats } = base;
  return update({ ...base, viewer: "B", turn: "B", in: ["A", "B"], options: { ...base.options, players: 2 }, seats: [seats[0], seats[4]] }, ["play M6", "play R3", "play R5", "play S3", "riposte A", "withdraw"]);
};
