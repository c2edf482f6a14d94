// Pictures of the Castles: every question, with few and many players, short and long hands, empty and full castles.

const LORDS = ["cedric", "athelstane", "front-de-boeuf", "de-bracy", "malvoisin", "bois-guilbert"];
const NAMES = ["Rowena", "Wamba", "Guest 9027", "Rebecca", "Ulrica", "Gurth"];

const GARRISONS = [
  ["ivanhoe"],
  ["as", "rs"],
  ["fs", "as", "cs"],
  ["al", "ab", "ae", "ae", "locksley"],
  ["fb", "fb", "fs", "fl", "fe", "fl", "fs", "fb", "fe"],
];
const HANDS = {
  none: [],
  few: ["fl", "al", "rl", "rl", "rs", "ab"],
  many: ["fl", "al", "al", "cl", "rl", "rl", "rs", "as", "ab", "cb", "rb", "ce", "ce", "re", "ivanhoe", "locksley"],
};

/** Whose banners stand where, square 1 first. */
const tracks = (lords, squares) => {
  const at = (...banners) => Array.from({ length: squares }, (_, square) => (banners[square] === undefined ? null : lords[banners[square]]));
  return [at(0), at(0, 1), at(0, 0, 1), at(1, 2), at(2, 1)];
};

/** A table with this many seats; the last seat is ours, and so is the turn unless stated otherwise. */
function castlesView({ players = 4, squares = 3, hand = "few", castles = {}, ...more }) {
  const you = "ABCDEF"[players - 1];
  const lords = LORDS.slice(0, players);
  const seats = lords.map((lord, at) => ({
    lord, cards: at === players - 1 ? HANDS[hand].length : 12 + at, hand: at === players - 1 ? HANDS[hand] : null,
    known: at === 0 ? ["as", "rs"] : [], reserve: at === 0 ? 0 : 3, prisoners: at === 1 ? [lords[0], lords[2]] : at === players - 1 ? [lords[0]] : [],
    score: [14, 0, 16, 5, 10, 23][at],
  }));
  const names = ["rotherwood", "ashby", "coningsburgh", "york", "torquilstone"];
  const track = tracks(lords, squares);
  return {
    viewer: you,
    options: { players, squares, "published-hands": false, "draw-to-hand": false, "forced-barter": false, "arms-only": false, "beaten-lost": false },
    phase: { phase: "keep" }, turn: you, drawn: 2, passes: 0, proposed: [],
    castles: names.map((castle, at) => ({
      castle, points: [5, 6, 7, 7, 10][at], garrison: GARRISONS[at], track: track[at], control: ["A", "B", "B", "C", "B"][at], ...castles[castle],
    })),
    seats, deck: 6, turned: [], open: null, lost: ["fl", "cb"],
    ...more,
  };
}

const events = [
  { event: "turn-began", seat: "A" },
  { event: "turned", seat: "A", cards: ["fb", "cs"] },
  { event: "moved", by: "A", move: "keep cs" },
  { event: "offers-made", seat: "A", count: 2, offers: [{ seat: "B", card: "fs" }] },
  { event: "bartered", by: "A", with: "B", gave: "cb", got: null },
  { event: "stormed", seat: "A", castle: "torquilstone", army: ["fb", "fb", "fs", "fl", "fe", "fl", "fs", "fb", "fe"] },
  { event: "garrison-taken", seat: "A", castle: "torquilstone", cards: ["cb", "fb", "fb"] },
  { event: "fell", seat: "A", castle: "york", lord: "athelstane" },
  { event: "planted", seat: "A", castle: "york" },
];

const update = (view, legal, more = {}) => ({
  type: "update", version: 7, view, legal, asked: legal.length > 0, window: null, clocks: null, order: "touched", from: 0, events, ...more,
});

const attacks = ["rotherwood", "ashby", "coningsburgh", "torquilstone"].map((castle) => `attack ${castle}`);
const offered = (players) => ["fs", "cb", "re", "al", "locksley"].slice(0, players - 1).map((card, at) => ({ seat: "ABCDE"[at], card }));
const deals = ["propose A give prisoner:cedric want as", "propose B give prisoner:cedric want prisoner:front-de-boeuf"];

/** Every question, by its name: what the server says of it. */
const QUESTIONS = {
  keep: (how) => update(castlesView({ ...how, turned: ["al", "ce"] }), ["keep al", "keep ce", ...deals]),
  lay: (how) => update(castlesView({ ...how, phase: { phase: "lay" } }), ["lay fl", "lay al", "lay rl", "lay rs"]),
  barter: (how) => update(castlesView({ ...how, phase: { phase: "barter" }, open: "ce" }), ["barter", "lose"]),
  offer: (how) => update(castlesView({ ...how, phase: { phase: "offer", asked: true, mine: null }, turn: "A", open: "cs" }), ["offer fl", "offer al", "offer rl", "offer rs", "offer ab", "pass"]),
  accept: (how) => {
    const offers = offered(how.players ?? 4);
    return update(castlesView({ ...how, phase: { phase: "accept", count: offers.length, offers }, open: "ce" }), [...offers.map(({ seat }) => `accept ${seat}`), "refuse"]);
  },
  attack: (how) => update(castlesView({ ...how, phase: { phase: "attack" } }), [...attacks, "pass"]),
  muster: (how) => update(castlesView({ ...how, phase: { phase: "muster", castle: "coningsburgh", army: ["rl"] } }), ["muster rl", "muster rs", "muster fl", "muster al"]),
  advance: (how) => update(castlesView({ ...how, phase: { phase: "advance", castle: "coningsburgh" } }), ["advance", "hold"]),
  plant: (how) => update(castlesView({ ...how, phase: { phase: "plant", castle: "rotherwood" }, castles: { rotherwood: { track: [null, null, null], control: null } } }), ["plant", "leave"]),
  deal: (how) => {
    const to = "ABCDEF"[(how.players ?? 4) - 1];
    const phase = { phase: "deal", by: "A", to, give: { prisoner: "athelstane" }, want: { cards: ["rl", "rl", "rs"] }, resume: "keep" };
    return update(castlesView({ ...how, phase, turn: "A", turned: [] }), ["agree", "decline"]);
  },
  "their-turn": (how) => update(castlesView({ ...how, turn: "B", turned: ["al", "ce"] }), []),
};

/** Scenes by the name of a table: `castles-QUESTION`, with numbers of players and squares, and how many cards: `castles-keep-6`, `castles-attack-3-5-many`. */
export function castlesScene(name) {
  const [, question, players, squares, hand] = /^castles-(their-turn|[a-z]+)(?:-([3-6]))?(?:-([2-5]))?(?:-(none|few|many))?$/.exec(name) ?? [];
  return QUESTIONS[question]?.({ players: Number(players ?? 4), squares: Number(squares ?? 3), hand: hand ?? "few" }) ?? null;
}

export const CASTLES_QUESTIONS = Object.keys(QUESTIONS);

export function castlesRoom(table, { view }) {
  const players = view.seats.length;
  const last = "ABCDEF"[players - 1];
  const seats = Array.from({ length: players }, (_, at) => {
    const seat = "ABCDEF"[at];
    if (seat === last) return { seat, kind: "guest", name: "Walter", presence: "here" };
    return at === 2 ? { seat, kind: "guest", name: NAMES[at], presence: "away" } : { seat, kind: "bot", level: "page", name: NAMES[at] };
  });
  const settings = { game: "castles", players, options: {}, clock: { kind: "none" }, window: 5, pace: "calm", open: true, spectators: true, chat: true };
  return {
    type: "room", table, stage: "playing", settings, seats, you: last, host: true, spectators: 0, deal: null, muted: [], winners: [], scores: [],
    commitment: "3b7c2f0a9d1e5b6c8f7a4d2e1c0b9a8f3b7c2f0a9d1e5b6c8f7a4d2e1c0b9a8f", rematch: null,
  };
}

const found = (id, events, view, legal) => ({ type: "answer", id, refused: null, refusal: null, legal, events, view });

/** What would come of advancing and planting. */
function ending(id, moves, { view }) {
  const after = structuredClone(view);
  const castle = after.castles.find((one) => one.castle === view.phase.castle);
  const told = [];
  if (moves.includes("advance")) {
    const lord = castle.track.pop();
    if (lord) told.push({ event: "fell", lord, castle: castle.castle, seat: view.viewer });
    castle.track.unshift(null);
  }
  const mine = view.seats["ABCDEF".indexOf(view.viewer)];
  const free = castle.track[0] === null;
  if (moves.includes("plant")) castle.track[0] = mine.lord;
  const top = castle.track.findLast((lord) => lord !== null) ?? null;
  castle.control = top === null ? null : "ABCDEF"[after.seats.findIndex(({ lord }) => lord === top)];
  return found(id, told, after, free && !moves.includes("plant") ? ["plant", "leave"] : []);
}

/** What the server might answer about moves; enough to see what is chosen. */
export function castlesAnswer(id, moves, now) {
  const { view, legal } = now;
  const phase = view.phase.phase;
  if (phase === "advance" || phase === "plant") return ending(id, moves, now);
  if (moves[0].startsWith("propose ")) return deals.some((deal) => legal.includes(deal)) ? found(id, [], view, []) : refused(id, { reason: "no-prisoner-in-deal" }, "C7.2");
  if (moves[0].startsWith("attack ") && !legal.includes(moves[0])) return refused(id, { reason: "too-few", castle: moves[0].slice(7), needed: 6, found: 3 }, "C6.2");
  const needed = { rotherwood: 2, ashby: 3, coningsburgh: 4, torquilstone: 10 }[moves[0].slice(7)] ?? 4;
  const army = moves.filter((move) => move.startsWith("muster ")).length;
  const more = view.seats["ABCDEF".indexOf(view.viewer)].hand.filter((card) => card.endsWith("l")).map((card) => `muster ${card}`);
  return found(id, [], null, army >= needed ? [...more, "strike"] : more);
}

const refused = (id, reason, rule) => ({ type: "answer", id, refused: 0, refusal: { code: "rule", rule, reason, text: "no" }, legal: [], events: [], view: null });
