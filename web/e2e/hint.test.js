import assert from "node:assert/strict";
import { test } from "node:test";
import { OFFLINE, offline, skip } from "./alone.js";
import { DESKTOP, PHONE, tableOf, tableWithBots, wait } from "./browser.js";
import { castles } from "./castles.js";
import { judge } from "./look.js";
import { answer, question } from "./player.js";
import { stage } from "./stage.js";
import { tournament } from "./tournament.js";
import { word } from "./words.js";

const set = stage();

for (const [game, key, viewport, hand] of [["tournament", "a", PHONE, tournament(new Set())], ["castles", "q", DESKTOP, castles]]) {
  test(`${game}: against bots Champion is asked by a key and from the menu, and says what it would do and why`, async () => {
    const who = await set.person({ viewport });
    const { page } = who;
    await page.clock.install();
    await tableWithBots(who, game, 3);
    while (!(await question(who, hand))) await wait(20);
    const { version, view } = who.last();
    const box = page.locator(".hintbox");
    await page.keyboard.press(key);
    await box.getByText(word("hint-number").replace("{ $number }", "1")).waitFor();
    const { moves } = who.messages("answer").findLast(({ hint }) => hint).hint;
    assert.ok(moves.every((move) => who.last().legal.includes(move)), `${moves}`);
    assert.deepEqual([who.last().version, who.last().view], [version, view], "nothing is moved");
    await judge(who, `a hint of ${game}`);
    await who.press(box.getByRole("button", { name: word("close") }));
    await box.waitFor({ state: "detached" });
    await who.press(who.visible(`button[aria-label^="${word("menu")}"]`).first());
    await who.press(page.locator("dialog").getByRole("button", { name: word("hint-ask") }));
    await box.getByText(word("hint-number").replace("{ $number }", "2")).waitFor();
    await offers(who, hand);
    await who.close();
  });
}

/** At the next question Champion offers itself to a player who thinks for eight seconds. */
async function offers(who, hand) {
  await who.page.keyboard.press("Escape");
  const { version } = who.last();
  while (who.last().version === version) await answer(who, hand);
  // A question that the page answers itself is over before eight seconds have passed.
  const isOpen = hand.isOpen ?? (() => true);
  for (let asked = null; !asked || !(await isOpen(who, asked)); await wait(20)) asked = await question(who, hand);
  assert.equal(await who.page.locator(".hintask").count(), 0, "not at once");
  await who.page.clock.runFor(8000);
  await who.press(who.page.locator(".hintask"));
  await who.page.locator(".hintbox").getByText(word("hint-number").replace("{ $number }", "3")).waitFor();
}

test("Champion's answer takes the place of a hint of the first game, and Champion offers itself beside none", async () => {
  const who = await set.person({ viewport: PHONE, settings: { tips: true } });
  const { page } = who;
  await who.context.addInitScript(() => localStorage.setItem("ivanhoe-met", '["tournament"]'));
  await tableWithBots(who, "tournament", 3);
  while (!(await question(who, tournament(new Set())))) await wait(20);
  const guide = page.locator(".guide");
  await guide.waitFor();
  await wait(9000);
  assert.equal(await guide.count(), 1, "it is still being read");
  assert.equal(await page.locator(".hintask").count(), 0, "nothing is offered under it");
  await page.keyboard.press("a");
  await page.locator(".hintbox").getByText(word("hint-number").replace("{ $number }", "1")).waitFor();
  assert.equal(await guide.count(), 0);
  await who.close();
});

test("with another person there is no hint, neither in the menu nor by its key", async () => {
  const people = [await set.person({ viewport: PHONE, name: "Ann" }), await set.person({ viewport: PHONE, name: "Bob" })];
  await tableOf(people, "tournament", 2);
  const [{ page, press, visible }] = people;
  await page.keyboard.press("a");
  await press(visible(`button[aria-label^="${word("menu")}"]`).first());
  await page.locator('dialog[data-dialog="menu"]').waitFor();
  assert.equal(await page.getByRole("button", { name: word("hint-ask") }).count(), 0);
  assert.equal(await page.locator(".hintbox").count(), 0);
  for (const who of people) await who.close();
});

test("a game in this browser asks Champion too, once it is loaded", { skip }, async () => {
  const who = await offline(set, { viewport: PHONE });
  const { page } = who;
  await page.getByRole("radio", { name: "Squire" }).click();
  await who.press(page.locator(".go"));
  await page.waitForURL(/\/t\/here/);
  while (!(await question(who, tournament(new Set())))) await wait(20);
  await page.keyboard.press("a");
  await page.getByText(word("refusal-not-loaded")).locator("visible=true").waitFor();
  assert.equal(await page.locator(".hintbox").count(), 0);
  await who.context.setOffline(false);
  const { version, legal } = who.last();
  await page.keyboard.press("a");
  await page.locator(".hintbox").getByText(word("hint-number").replace("{ $number }", "1")).waitFor();
  assert.ok(who.messages("answer").findLast(({ hint }) => hint).hint.moves.every((move) => legal.includes(move)));
  assert.equal(who.last().version, version, "nothing is moved");
  await who.close(OFFLINE);
});
