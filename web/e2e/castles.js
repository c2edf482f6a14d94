/** Plays the Castles by what is on the screen: the first thing that can be done. */

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

async function attack(who) {
  const open = who.page.locator(".castle.legal .cover");
  if ((await open.count()) === 0) return who.visible(".acts .btn").first().click();
  await open.last().click();
  for (let card = 0; card < 20 && (await who.visible(".acts .pri").count()) === 0; card++) {
    await who.page.locator(".hand .held:has(.card:not(.no):not(.sel))").first().click({ position: { x: 10, y: 24 } });
  }
  await who.visible(".acts .pri").click();
}

async function offer(who, turn) {
  if (turn % 2 === 0 || (await who.visible(".hand .held").count()) === 0) return who.visible(".acts .btn").first().click();
  await who.visible(".hand .held").first().click({ position: { x: 10, y: 24 } });
  await who.visible(".acts .pri").click();
}

const ACTS = {
  keep: (who) => who.visible(".turned .choices .pri").click(),
  barter: (who) => who.visible(".turned .choices .pri").click(),
  lay: async (who) => {
    await who.visible(".hand .held").first().click();
    await who.visible(".acts .pri").click();
  },
  offer,
  accept: async (who) => {
    await who.visible(".offerrow .btn").first().click();
    await who.visible(".offers .pri").click();
  },
  attack,
  advance: (who) => who.visible(".after-attack .pri").click(),
  plant: (who) => who.visible(".after-attack .pri").click(),
  deal: (who, turn) => who.visible(".dealbox .acts .btn").nth(turn % 2 === 0 ? 0 : 2).click(),
};

/** What this person is asked now and has not begun to answer. */
export function question(who) {
  const update = who.last();
  if (!update?.asked || update.view.phase.phase === "muster") return null;
  return update;
}

/** Answers one question, if there is one. Says whether it did. */
export async function answer(who, turn) {
  const asked = question(who);
  if (!asked) return false;
  try {
    const away = who.page.locator("dialog .acts .pri");
    if (await away.count()) await away.click();
    const hint = who.page.locator(".guide .btn").last();
    while (await hint.count()) await hint.click();
    // The screen shows the same as the wire a moment later.
    await who.page.locator(".strip.on").waitFor();
    await ACTS[asked.view.phase.phase](who, turn);
  } catch (error) {
    // Somebody else may have changed the question meanwhile, by a deal.
    if (who.last() === asked) throw error;
  }
  for (let patience = 0; patience < 60 && who.last() === asked; patience++) await wait(30);
  return true;
}

/** Lets everybody play until the game is over. */
export async function playToTheEnd(people, onquestion = async () => {}) {
  let idle = 0;
  for (let turn = 0; turn < 2000; turn++) {
    if (people.every((who) => who.last()?.view.phase.phase === "over")) return;
    let somebody = false;
    for (const who of people) {
      if (question(who)) await onquestion(who, question(who).view.phase.phase);
      somebody = (await answer(who, turn)) || somebody;
    }
    idle = somebody ? 0 : idle + 1;
    if (idle > 200) throw new Error(`nothing happens: ${JSON.stringify(people[0].last()?.view.phase)}`);
    if (!somebody) await wait(50);
  }
  throw new Error("the game does not end");
}
