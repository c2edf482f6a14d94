import { wait } from "./browser.js";

/** What lies over the table and is read before playing on: what happened meanwhile, hints of the first game. */
export async function clear(who) {
  const over = who.page.locator("dialog:has(.log) .acts .pri, .guide .btn:last-child");
  while (await over.count()) await who.press(over.first());
  // A card that is touched a moment too late says what it is.
  if (await who.page.locator("dialog[data-dialog=soldier]").count()) await who.page.keyboard.press("Escape");
}

/** Waits until the page shows what the socket received: a moment later, or much later before the first paint. */
export async function shown(page, version) {
  const shows = (least) => Number(document.querySelector(".table[data-version]")?.dataset.version ?? -1) >= least;
  await page.waitForFunction(shows, version, { timeout: 60_000 });
}

/** The visible question to a player, if there is one. */
export async function question(who, hand) {
  const asked = hand.question(who);
  if (asked) await shown(who.page, asked.version);
  return asked;
}

/** Plays on until this person is to play in the Tournament, and sees it. */
export async function toMyTurn(who, hand) {
  for (let tries = 0; tries < 2000; tries++) {
    const asked = await question(who, hand);
    if (asked && hand.phase(asked) === "turn") return asked;
    if (!(await answer(who, hand))) await wait(20);
  }
  throw new Error("it is never my turn");
}

/** Is this person still asked the same question? It may be sent again, after a break for instance. */
export const isStillAsked = (who, { version }) => who.last()?.asked === true && who.last().version === version;

/** Waits until the question has been answered, by us or by time. */
export async function answered(who, asked, timeout = 8000) {
  for (const until = Date.now() + timeout; isStillAsked(who, asked) && Date.now() < until;) await wait(10);
}

/** Answers one question, if there is one. Returns whether it did. */
export async function answer(who, hand, turn = 0) {
  const asked = await question(who, hand);
  if (!asked) return false;
  try {
    await clear(who);
    await hand.act(who, asked, turn);
  } catch (error) {
    // Another player, or the clock, may have changed the question meanwhile.
    if (!isStillAsked(who, asked)) return true;
    await who.picture("stuck");
    throw new Error(`${hand.phase(asked)} of ${JSON.stringify(asked.legal)}`, { cause: error });
  }
  await answered(who, asked);
  return true;
}

/** Lets everybody at a table play, each on their own, until the game is over or until `enough`. */
export async function playToTheEnd(people, hand, { onquestion = async () => {}, enough = () => false } = {}) {
  let still = Date.now();
  const play = async (who) => {
    for (let turn = 0; !hand.over(who) && !enough(); turn++) {
      const asked = await question(who, hand);
      if (asked) await onquestion(who, hand.phase(asked));
      if (await answer(who, hand, turn)) still = Date.now();
      else if (Date.now() - still > 30_000) throw new Error(`nothing happens: ${JSON.stringify(who.last()?.view)}`);
      else await wait(20);
    }
  };
  await Promise.all(people.map(play));
}
