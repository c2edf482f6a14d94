import { wait } from "./browser.js";

/** Plays the Tournament by what is on the screen: lifts a card, points at what it is aimed at, confirms. */

/** Every action card. */
export const KINDS = [
  "unhorse", "change-weapon", "drop-weapon", "break-lance", "riposte", "dodge", "retreat", "knock-down", "outmaneuver", "charge",
  "countercharge", "disgrace", "adapt", "outwit", "shield", "stunned", "ivanhoe",
];

/** Buttons lie below the hand on a phone and beside the question at a desk. */
const ACTS = ":is(.acts, .inacts)";

const verbOf = (move) => move.split(" ")[0];

export async function lift(who, card) {
  const held = who.visible(`.hand .held[data-held="${card}"]`).first();
  // Where it is seen: in a full hand its neighbours cover much of it.
  const x = await held.evaluate((each) => {
    const { left, top, width } = each.getBoundingClientRect();
    const seen = Array.from({ length: Math.floor(width / 4) }, (_, step) => 4 * step + 3);
    return seen.find((at) => each.contains(document.elementFromPoint(left + at, top + 30))) ?? 5;
  });
  await who.press(held, { position: { x, y: 30 } });
}

function colour(who, name) {
  return who.press(who.page.locator(`.foot .colour:has(.tok.${name})`));
}

/** Points at a card of a display by its place, or at a Shield or Stunned by its name. */
function spot(who, seat, at) {
  const lane = who.page.locator(`.lane[data-lane="${seat}"]`);
  if (!/^\d+$/.test(at)) return who.press(lane.locator(`.fr.spot:has([href="#a-${at}"])`));
  const { display } = who.last().view.seats[seat.charCodeAt(0) - 65];
  const card = lane.locator(`.fan > li:nth-last-child(${display.length - Number(at) + 1}) .spot`);
  return who.press(card, { position: { x: 6, y: 20 } });
}

async function withdraw(who) {
  const asked = who.last();
  await who.press(who.visible(`${ACTS} .btn.stack`));
  const price = who.page.locator("dialog .colours .colour").first();
  const sure = who.visible(`${ACTS} .danger`).or(price);
  // Where it costs nothing, nothing is asked.
  for (let tries = 0; tries < 800 && (await sure.count()) === 0; tries++) {
    if (who.last() !== asked) return;
    await wait(10);
  }
  if (await price.count()) await who.press(price);
  await who.press(who.visible(`${ACTS} .danger`));
}

/** What a card needs beside being lifted. */
export const AIMS = {
  "unhorse": (who, you, [name]) => colour(who, name),
  "change-weapon": (who, you, [name]) => colour(who, name),
  "dodge": (who, you, [seat, at]) => spot(who, seat, at),
  "retreat": (who, you, [at]) => spot(who, you, at),
  "outwit": async (who, you, [mine, seat, his]) => {
    await spot(who, you, mine);
    await spot(who, seat, his);
  },
};
for (const card of ["break-lance", "riposte", "knock-down", "stunned"]) {
  AIMS[card] = (who, you, [seat]) => who.press(who.page.locator(`.lane[data-lane="${seat}"] .cover`));
}

const MOVES = {
  open: async (who, you, [name, card]) => {
    await lift(who, card);
    await colour(who, name);
  },
  play: (who, you, [card]) => lift(who, card),
  keep: (who, you, [at]) => spot(who, you, at),
  return: (who, you, [name]) => colour(who, name),
  take: (who, you, [name]) => colour(who, name),
  ivanhoe: async () => {},
};

/** Makes a move of the notation with finger or mouse. */
export async function make(who, move, legal) {
  const [verb, ...rest] = move.split(" ");
  if (verb === "pass") return who.press(who.page.locator(".window .acts .btn").first());
  if (verb === "end") return who.press(who.visible(`${ACTS} .pri`));
  if (verb === "withdraw") return withdraw(who);
  if (MOVES[verb]) await MOVES[verb](who, who.you(), rest);
  else {
    await lift(who, verb);
    // What has one aim alone is aimed already.
    if (legal.filter((other) => verbOf(other) === verb).length > 1) await AIMS[verb](who, who.you(), rest);
  }
  await who.press(who.visible(`${ACTS} .pri`));
}

const any = (list) => list[Math.floor(Math.random() * list.length)];

/** What to open with: purple where it is still of use, or a colour without a token. */
function opening(legal, tokens, wanted) {
  const purple = legal.filter((move) => move.startsWith("open purple"));
  if (purple.length > 0 && ["unhorse", "break-lance", "take"].some((kind) => wanted.has(kind))) return any(purple);
  const lacking = legal.filter((move) => !tokens.includes(move.split(" ")[1]));
  return any(lacking.length > 0 ? lacking : legal);
}

/** The lowest card that is enough to stay in, or the highest there is. */
function enough(cards, view, me) {
  const worth = (move) => (view.colour === "green" ? 1 : Number(move.at(-1)));
  const highest = Math.max(...view.seats.filter((seat) => seat !== me).map(({ total }) => total));
  const rising = [...cards].sort((one, other) => worth(one) - worth(other));
  return rising.find((move) => me.total + worth(move) > highest) ?? rising.at(-1);
}

/** Decides so that everything happens once: `wanted` are the kinds of moves that have not been made yet. */
export function decide({ legal, view }, you, wanted) {
  const me = view.seats[you.charCodeAt(0) - 65];
  const kinds = (list) => legal.filter((move) => list.includes(verbOf(move)));
  if (view.phase === "react") return legal.includes("ivanhoe") ? "ivanhoe" : "pass";
  if (view.phase === "open") return opening(legal, me.tokens, wanted);
  if (view.phase !== "turn") return any(legal);
  const needed = kinds(KINDS.filter((kind) => wanted.has(kind)));
  if (needed.length > 0) return any(needed);
  if (wanted.has("return") && me.tokens.length > 1) {
    if (me.display.includes("M6")) return "withdraw";
    if (legal.includes("play M6")) return "play M6";
  }
  if (legal.includes("end")) return "end";
  const cards = legal.filter((move) => verbOf(move) === "play" && !(move.endsWith("M6") && me.tokens.length > 0));
  if (cards.length > 0) return enough(cards, view, me);
  return any(kinds(KINDS).length > 0 ? kinds(KINDS) : ["withdraw"]);
}

/** How the Tournament is played to see the `wanted` moves. */
export function tournament(wanted = new Set(KINDS)) {
  return {
    wanted,
    phase: ({ view }) => view.phase,
    over: (who) => who.last()?.view.phase === "over",
    question: (who) => (who.last()?.asked ? who.last() : null),
    act(who, asked) {
      return this.make(who, asked, decide(asked, who.you(), wanted));
    },
    async make(who, asked, move) {
      await make(who, move, asked.legal);
      wanted.delete(verbOf(move));
    },
  };
}
