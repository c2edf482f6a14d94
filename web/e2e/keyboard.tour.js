import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, tableWithBots } from "./browser.js";
import { castles } from "./castles.js";
import { answered, playToTheEnd, shown } from "./player.js";
import { stage } from "./stage.js";
import { decide, KINDS } from "./tournament.js";

const set = stage();

/** Moves the focus to something with the tab key alone. */
async function tabTo(who, selector, back = false) {
  for (let press = 0; press < 80; press++) {
    if (await who.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await who.page.keyboard.press(back ? "Shift+Tab" : "Tab");
  }
  throw new Error(`the tabulator never comes to ${selector}`);
}

async function enter(who, selector, back = false) {
  await tabTo(who, selector, back);
  await who.page.keyboard.press("Enter");
}

/** Chooses a colour: the group is one tab stop, and arrows go round in it. */
async function colour(who, name, back = false) {
  const group = ".foot .colours";
  await tabTo(who, `${group} .colour`, back);
  assert.equal(await who.page.locator(`${group} .colour[tabindex="0"]`).count(), 1, "one stop");
  const isThere = () => who.page.evaluate((token) => document.activeElement?.querySelector(`.tok.${token}`) !== null, name);
  for (let step = 0; step < 5 && !(await isThere()); step++) await who.page.keyboard.press("ArrowRight");
  assert.ok(await isThere(), `the arrows never come to ${name}`);
  await who.page.keyboard.press("Enter");
}

/** Goes to a card of the hand by the arrows, and presses a key on it. */
async function onCard(who, card, key) {
  await who.page.keyboard.press("h");
  for (let step = 0; step < 60; step++) {
    if (await who.page.evaluate((wanted) => document.activeElement?.dataset.held === wanted, card)) return who.page.keyboard.press(key);
    await who.page.keyboard.press("ArrowRight");
  }
  throw new Error(`the arrows never come to ${card}`);
}

const CONFIRM = ":is(.foot .acts, .strip .inacts, dialog .acts) :is(.pri, .danger)";
const spotOf = (who, seat, at) => {
  if (!/^\d+$/.test(at)) return `.lane[data-lane="${seat}"] .fr.spot:has([href="#a-${at}"])`;
  const { display } = who.last().view.seats[seat.charCodeAt(0) - 65];
  return `.lane[data-lane="${seat}"] .fan > li:nth-last-child(${display.length - Number(at) + 1}) .spot`;
};

async function withdraw(who) {
  await who.page.keyboard.press("w");
  await who.visible(".danger, dialog .colour").first().waitFor();
  if (await who.page.locator("dialog .colour").count()) await enter(who, "dialog .colour");
  await enter(who, CONFIRM.replace(".pri, ", ""));
}

const ACTS = {
  pass: (who) => who.page.keyboard.press("p"),
  ivanhoe: (who) => who.page.keyboard.press("v"),
  end: (who) => who.page.keyboard.press("e"),
  withdraw,
  play: async (who, you, [card]) => {
    await onCard(who, card, "Enter");
    await who.page.keyboard.press("Enter");
  },
  open: async (who, you, [name, card]) => {
    await onCard(who, card, "Space");
    await colour(who, name, true);
    await onCard(who, card, "Enter");
  },
};

/** Moves that name a colour. */
const COLOURED = ["unhorse", "change-weapon", "return", "take"];
/** What the other moves are aimed at. */
const AIMS = {
  "keep": (who, you, [at]) => [spotOf(who, you, at)],
  "retreat": (who, you, [at]) => [spotOf(who, you, at)],
  "dodge": (who, you, [seat, at]) => [spotOf(who, seat, at)],
  "outwit": (who, you, [mine, seat, his]) => [spotOf(who, you, mine), spotOf(who, seat, his)],
};
for (const card of ["break-lance", "riposte", "knock-down", "stunned"]) AIMS[card] = (who, you, [seat]) => [`.lane[data-lane="${seat}"] .cover`];

/** Plays without a mouse. */
function keys(wanted) {
  return {
    phase: ({ view }) => view.phase,
    over: (who) => who.last()?.view.phase === "over",
    question: (who) => (who.last()?.asked ? who.last() : null),
    async act(who, asked) {
      await who.visible(".strip.on, .sheet.window").first().waitFor();
      const move = decide(asked, who.you(), wanted);
      const [verb, ...rest] = move.split(" ");
      if (ACTS[verb]) await ACTS[verb](who, who.you(), rest);
      else {
        if (KINDS.includes(verb)) await onCard(who, verb, "Enter");
        const choices = asked.legal.filter((other) => other.startsWith(`${verb} `));
        if (choices.length > 1 && COLOURED.includes(verb)) await colour(who, rest[0]);
        else if (choices.length > 1) for (const aim of AIMS[verb](who, who.you(), rest)) await enter(who, aim);
        await enter(who, CONFIRM);
      }
      wanted.delete(verb);
      await answered(who, asked);
      await shown(who.page, who.last().version);
      const lost = await who.page.evaluate(() => document.activeElement === document.body);
      assert.ok(!lost, `the focus is lost after ${move}`);
    },
  };
}

test("a whole Tournament by keyboard alone, and the focus is never lost", async () => {
  const who = await set.person({ viewport: DESKTOP });
  await tableWithBots(who, "tournament", 4);
  await who.page.locator(".hand").waitFor();
  await playToTheEnd([who], keys(new Set(KINDS)));
  await who.page.locator(".ending").waitFor();
  await who.close();
});

/** Lifts cards by the arrows until they are an army. */
async function muster(who) {
  const { keyboard } = who.page;
  await keyboard.press("h");
  for (let card = 0; card < 30 && (await who.visible(".acts .pri").count()) === 0; card++) {
    if (await who.page.evaluate(() => document.activeElement.querySelector(".card.no, .card.sel") === null)) await keyboard.press("Space");
    else await keyboard.press("ArrowRight");
  }
  await keyboard.press("e");
}

const SIEGE = {
  keep: async (who, { view }, turn) => {
    const hand = view.seats.find(({ hand }) => hand !== null)?.hand ?? [];
    await tabTo(who, ".turned .pickcard[tabindex='0']");
    const chosen = () => who.page.locator(".turned .pickcard").evaluateAll((cards) => cards.findIndex((card) => card.ariaChecked === "true"));
    const proposed = await chosen();
    await who.page.keyboard.press("ArrowRight");
    assert.equal(await chosen(), 1 - proposed);
    if (turn % 2 === 0 || hand.length === 0) return enter(who, ".acts .pri");
    await who.page.keyboard.press("h");
    await who.page.keyboard.press("Enter");
  },
  offer: async (who, asked, turn) => {
    const card = asked.legal.find((move) => move.startsWith("offer "))?.split(" ")[1];
    if (!card || turn % 2 === 0) return who.page.keyboard.press("p");
    await onCard(who, card, "Space");
    await who.page.keyboard.press("Enter");
  },
  accept: async (who) => {
    await enter(who, ".offerrow .offer");
    await enter(who, ".acts .pri");
  },
  // Only where a deal came between the card that was kept and the barter.
  barter: (who) => enter(who, ".acts .pri"),
  attack: async (who, { legal, view }) => {
    const at = view.castles.findLastIndex(({ castle }) => legal.includes(`attack ${castle}`));
    if (at < 0) return who.page.keyboard.press("p");
    await who.page.keyboard.press(String(at + 1));
    await muster(who);
  },
  advance: (who) => enter(who, ".acts .pri"),
  plant: (who) => enter(who, ".acts .pri"),
  deal: (who, { legal }) => (legal.includes("agree") ? who.page.keyboard.press("a") : enter(who, ".acts .btn")),
};

test("a whole game of the Castles by keyboard alone, and the focus is never lost", async () => {
  const who = await set.person({ viewport: DESKTOP });
  const missing = new Set(["keep", "offer", "accept", "attack", "advance"]);
  const hand = {
    ...castles,
    async act(_, asked, turn) {
      const { phase } = asked.view.phase;
      await who.visible(".strip.on").first().waitFor();
      await SIEGE[phase](who, asked, turn);
      missing.delete(phase);
      await answered(who, asked);
      await shown(who.page, who.last().version);
      const lost = await who.page.evaluate(() => document.activeElement === document.body);
      assert.ok(!lost, `the focus is lost after ${phase}`);
    },
  };
  // Not every game asks every question.
  for (let game = 0; game < 10 && missing.size > 0; game++) {
    await tableWithBots(who, "castles", 3);
    await who.page.locator(".hand").waitFor();
    await playToTheEnd([who], hand);
    await who.page.locator(".ending").waitFor();
  }
  assert.deepEqual([...missing], [], "nobody was asked");
  await who.close();
});
