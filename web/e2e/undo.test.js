import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, tableWithBots, wait } from "./browser.js";
import { judge } from "./look.js";
import { answer, toMyTurn } from "./player.js";
import { stage } from "./stage.js";
import { lift, tournament } from "./tournament.js";

const set = stage();

const mine = ({ view }) => view.seats["ABCDE".indexOf(view.viewer)];

/** A player whose turn it is and who can play a value card. */
async function ready(viewport) {
  const who = await set.person({ viewport });
  await tableWithBots(who, "tournament", 3);
  const hand = tournament();
  for (let tries = 0; tries < 40; tries++) {
    const asked = await toMyTurn(who, hand);
    const card = asked.legal.find((move) => /^play [PRBYGS]\d/.test(move))?.split(" ")[1];
    if (card) return { who, asked, card };
    await answer(who, hand);
  }
  throw new Error("never a card to play");
}

for (const [name, viewport, undo] of [
  ["the button", PHONE, (who) => who.press(who.page.locator(".btn.undo"))],
  ["the key U", DESKTOP, (who) => who.page.keyboard.press("u")],
]) {
  test(`a card played against bots is taken back with ${name}`, async () => {
    const { who, asked, card } = await ready(viewport);
    await lift(who, card);
    await who.press(who.visible(":is(.acts, .inacts) .pri").first());
    const button = who.page.locator(".btn.undo");
    await button.waitFor();
    assert.equal(mine(who.last()).cards, mine(asked).cards - 1);
    await judge(who, "a move that can be taken back");
    const { version } = who.last();
    await undo(who);
    await who.page.waitForFunction((least) => Number(document.querySelector(".table[data-version]").dataset.version) > least, version);
    assert.deepEqual([mine(who.last()).hand, mine(who.last()).display], [mine(asked).hand, mine(asked).display]);
    await who.page.getByText("You took back your last move.").waitFor({ state: "attached" });
    assert.equal(await who.page.locator(".hand .held").count(), mine(asked).cards);
    await who.close();
  });
}

test("bots wait while the goal of a first game is read, are asked to once, and go on afterwards", async () => {
  const who = await set.person({ viewport: PHONE, settings: { tips: true } });
  await tableWithBots(who, "tournament", 3);
  const sheet = who.page.locator('dialog[data-dialog="goal"]');
  await sheet.waitFor();
  const rooms = () => who.messages("room");
  for (let tries = 0; tries < 2000 && !rooms().at(-1)?.paused; tries++) await wait(10);
  const before = rooms().length;
  await wait(1500);
  assert.deepEqual([rooms().length - before, rooms().at(-1).paused], [0, true]);
  await who.press(sheet.locator(".deal"));
  for (let tries = 0; tries < 2000 && rooms().at(-1).paused; tries++) await wait(10);
  assert.equal(rooms().at(-1).paused, false);
  await who.close();
});
