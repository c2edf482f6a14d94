// Moments of a game that are worth a picture.

const NAMES = ["purple", "red", "blue", "yellow", "green"];
const mine = (view) => view.seats["ABCDEF".indexOf(view.viewer)];
const verbs = (legal) => legal.map((move) => move.split(" ")[0]);
const tokens = (view) => view.seats.reduce((sum, seat) => sum + seat.tokens.length, 0);

/** Everybody has laid something, tokens are about, and the card that will be lifted takes the lead. */
export function fullTable({ view, legal }) {
  const states = view.in.map((seat) => view.seats["ABCDEF".indexOf(seat)]);
  const best = Math.max(...legal.filter((move) => move.startsWith("play ")).map((move) => Number(move.at(-1))));
  const highest = Math.max(...states.map(({ total }) => total));
  const rich = states.length >= 4 && states.filter(({ display }) => display.length >= 2).length >= 3 && tokens(view) >= 4;
  return view.phase === "turn" && view.played === 0 && view.colour !== "green" && rich && mine(view).tokens.length > 0 && mine(view).hand.length >= 6
    && view.discard.length > 0 && mine(view).total + best > highest;
}

/** An action card of mine has several opponents to choose from. */
export function aimableCard({ view, legal }) {
  const targets = (verb) => new Set(legal.filter((move) => move.startsWith(`${verb} `)).map((move) => move.split(" ")[1])).size;
  const card = ["dodge", "riposte"].find((verb) => targets(verb) >= 2);
  return view.phase === "turn" && view.in.length >= 4 && tokens(view) >= 3 ? (card ?? null) : null;
}

/** Somebody's action card would cost me something, and Ivanhoe is in my hand. */
export function ivanhoeAtHand({ view, legal }) {
  const loses = ["charge", "countercharge", "disgrace", "riposte", "dodge", "outmaneuver"].includes(view.action?.split(" ")[0]);
  const hit = !/ [A-F]/.test(view.action ?? "") || view.action.split(" ")[1] === view.viewer;
  return legal.includes("ivanhoe") && loses && hit && mine(view).display.length >= 2 && view.in.length >= 3;
}

/** Banners stand in the castles, somebody is a prisoner, and I may attack. */
export function siege({ view, legal }) {
  const banners = view.castles.flatMap(({ track }) => track).filter((lord) => lord !== null).length;
  const prisoners = view.seats.some(({ prisoners }) => prisoners.length > 0);
  return view.phase.phase === "attack" && verbs(legal).includes("attack") && banners >= 6 && prisoners && mine(view).hand.length >= 6;
}

/** The step of a finished game at which most lies on the table. */
export function fullest(steps) {
  const weight = ({ view }) => (NAMES.includes(view.colour) ? view.seats.reduce((sum, seat) => sum + Math.min(6, seat.display.length), 0) + tokens(view) : 0);
  return steps.reduce((best, step, at) => (weight(step) > weight(steps[best]) ? at : best), 0);
}
