/** Plays the Castles by what is on the screen: the first thing that can be done. */
import { wait } from "./browser.js";
import { isStillAsked } from "./player.js";

/** Waits until the page wants an answer. Some questions it answers itself: one button keeps a card and begins a barter. */
async function isOpen(who, asked) {
  for (; isStillAsked(who, asked); await wait(10)) if (await who.visible(".acts.on").count()) return true;
  return false;
}

async function attack(who) {
  const open = who.page.locator(".castle.legal .cover");
  if ((await open.count()) === 0) return who.press(who.visible(".acts .btn").first());
  await who.press(open.last());
  const strike = who.visible(".acts .pri");
  const card = who.page.locator(".hand .held:has(.card:not(.no):not(.sel))");
  for (let lifted = 0; lifted < 20 && (await strike.count()) === 0; lifted++) {
    // After each card the server says which may join: the card may have moved by the time we click it.
    await who.press(card.first(), { position: { x: 10, y: 24 }, timeout: 500 }).catch(() => {});
  }
  await who.press(strike);
}

async function offer(who, turn) {
  const none = (await who.visible(".hand .held").count()) === 0;
  if (turn % 2 === 0 || none) return who.press(who.visible(".acts .btn").first());
  await who.press(who.visible(".hand .held").first(), { position: { x: 10, y: 24 } });
  await who.press(who.visible(".acts .pri"));
}

const ACTS = {
  keep: (who) => who.press(who.visible(".acts .pri")),
  barter: (who) => who.press(who.visible(".acts .pri")),
  lay: async (who) => {
    await who.press(who.visible(".hand .held").first());
    await who.press(who.visible(".acts .pri"));
  },
  offer,
  accept: async (who) => {
    await who.press(who.visible(".offerrow .offer").first());
    await who.press(who.visible(".acts .pri"));
  },
  attack,
  advance: (who) => who.press(who.visible(".acts .pri")),
  plant: (who) => who.press(who.visible(".acts .pri")),
  deal: (who, turn) => who.press(who.visible(".acts .btn").nth(turn % 2 === 0 ? 0 : 2)),
};

/** How the Castles are played. */
export const castles = {
  phase: ({ view }) => view.phase.phase,
  over: (who) => who.last()?.view.phase.phase === "over",
  question(who) {
    const update = who.last();
    return update?.asked && update.view.phase.phase !== "muster" ? update : null;
  },
  isOpen,
  async act(who, asked, turn) {
    if (await isOpen(who, asked)) await ACTS[asked.view.phase.phase](who, turn);
  },
};
