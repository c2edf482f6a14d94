import assert from "node:assert/strict";
import { test } from "node:test";
import { alone, offline, OFFLINE, skip } from "./alone.js";
import { DESKTOP, PHONE, until, wait } from "./browser.js";
import { isLong } from "./long.js";
import { judge } from "./look.js";
import { answered } from "./player.js";
import { stage } from "./stage.js";
import { word } from "./words.js";

const set = stage();
/** If there is little time, the lessons of one game are done by pointing and those of the other by the keyboard. */
const POINTED = isLong ? ["tournament", "castles"] : ["tournament"];
const TYPED = isLong ? ["tournament", "castles"] : ["castles"];
const COUNT = 6;
/** What a lesson points at. */
const MEANT = (id) => `[aria-describedby="${id}"]`;

const meantId = (page) => page.locator(".meant").getAttribute("id", { timeout: 2000 });
const isDone = (page) => page.locator(".lcard .lacts .pri").isVisible();

/** Waits until the lesson points at something that can be used, or no longer points. */
const ready = (page) => until(page, () => {
  const id = document.querySelector(".meant")?.id;
  if (id === undefined) return true;
  return document.querySelector(`[aria-describedby="${id}"]`) !== null && document.querySelector(".pointer") !== null;
}, undefined, 15_000);

/** Does what the lesson points at, until it is done or goes on as a game. */
async function follow(who, use) {
  const { page } = who;
  for (let act = 0; act < 20; act++) {
    await ready(page);
    if ((await page.locator(".meant").count()) === 0) return;
    // It may be done a moment later than it looked.
    const id = await meantId(page).catch(() => null);
    if (id !== null) await use(who, page.locator(MEANT(id)));
  }
  throw new Error("the lesson has no end");
}

const byPointer = (who, meant) => who.press(meant);

/** Goes to what is meant by Tab and arrows alone, and uses it. */
async function byKeyboard({ page }) {
  const isThere = () => page.evaluate(() => {
    const { activeElement } = document;
    const id = document.querySelector(".meant")?.id;
    return { there: activeElement.matches(`[aria-describedby="${id}"]`), role: activeElement.getAttribute("role") };
  });
  for (let step = 0; step < 60; step++) {
    let { there, role } = await isThere();
    for (let arrow = 0; !there && ["option", "radio"].includes(role) && arrow < 6; arrow++) {
      await page.keyboard.press("ArrowRight");
      ({ there, role } = await isThere());
    }
    if (there) return page.keyboard.press(role === "option" ? " " : "Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error("what is meant cannot be reached");
}

/** Uses something that is found by its place. */
const press = (who, found) => who.press(found, { timeout: 2000 });
async function type({ page }, found) {
  await found.focus({ timeout: 2000 });
  await page.keyboard.press((await found.getAttribute("role")) === "option" ? " " : "Enter");
}

/** What a player does who only wants to go on: the first of these that is there. */
const ACTS = ":is(.acts, .inacts)";
const WAYS = [
  ".sheet.window .btn:first-child", `${ACTS} .btn.danger`, `${ACTS} .btn.pri:not(.off)`, ".sheet.aim .acts .btn:first-child", ".held:has(.card.val:not(.no):not(.sel))",
  `${ACTS} .btn.stack`, ".ctable .acts > .btn:not(.off)",
];

/** Plays the last lesson to its end. It cannot end while the player is asked: a late tap would take the focus from what comes then. */
async function playOn(who, act) {
  const { page } = who;
  for (let turn = 0; turn < 400 && !(await isDone(page)); turn++) {
    const asked = who.last();
    const found = asked?.asked ? await Promise.all(WAYS.map((way) => who.visible(way).count())) : [];
    const way = WAYS[found.findIndex((count) => count > 0)];
    // What has gone meanwhile is looked for again.
    if (way) await act(who, who.visible(way).first()).catch(() => {});
    else await wait(20);
    // A button may have answered.
    if (way?.includes(".btn")) await answered(who, asked, 500);
  }
}

/** All lessons of a game, from the first to the game after them. */
async function learn(who, game, { use, act }) {
  const { page } = who;
  for (let number = 1; number <= COUNT; number++) {
    await page.locator(`.lcard .dots [aria-current]:text-is("${number}")`).waitFor({ state: "attached" });
    // The reader begins at the title of the lesson.
    await until(page, () => document.activeElement?.matches(".lcard h2"), undefined, 8000);
    const next = page.locator(".lcard .lacts .pri");
    try {
      await follow(who, use);
      if (number === COUNT) await playOn(who, act);
      await next.waitFor({ timeout: 20_000 });
    } catch (error) {
      await who.picture(`lesson-${game}-${number}`);
      throw error;
    }
    // What a lesson says at its end is what the table shows.
    if (game === "tournament" && number === 4) {
      const totals = () => page.locator(".lane").evaluateAll((lanes) => lanes.map((lane) => /, (\d+),/.exec(lane.getAttribute("aria-label"))?.[1]));
      assert.deepEqual(await totals(), ["3", "9"]);
    }
    await until(page, () => document.activeElement?.matches(".lcard .lacts .pri"), undefined, 8000);
    assert.equal(await next.textContent(), word(number === COUNT ? "lesson-play" : "lesson-next"));
    await page.keyboard.press("Enter");
  }
  await page.waitForURL(/\/t\//);
}

for (const game of POINTED) {
  test(`${game}: a first visitor is offered the lessons, does all of them by pointing, and goes on against Pages`, { skip }, async () => {
    const who = await alone(set, { viewport: PHONE });
    const { page } = who;
    await who.go("/");
    if (game === "castles") await who.press(page.locator(".gsel").nth(1));
    await who.press(page.locator(`a[href="/lessons/${game}"]`));
    await page.locator(".lcard").waitFor();
    assert.equal(await page.title(), `${word("lessons")} · Ivanhoe`);
    await judge(who, `a lesson of ${game}`);
    await learn(who, game, { use: byPointer, act: press });
    await page.locator(".table[data-version]").waitFor();
    // On the server; where that is too busy to answer soon it is in the browser, whose bots these tests do not wait for.
    const { table, settings, seats } = [...who.served("room"), ...who.messages("room")].find((room) => page.url().endsWith(`/t/${room.table}`));
    assert.deepEqual([settings.game, settings.pace], [game, table.startsWith("here") ? "instant" : "calm"]);
    assert.ok(seats.filter(({ kind }) => kind === "bot").every(({ level }) => level === "page"), "against Pages");
    await who.close();
  });
}

for (const game of TYPED) {
  test(`${game}: all lessons are done by the keyboard alone`, { skip }, async () => {
    const who = await alone(set, { viewport: DESKTOP });
    await who.go(`/lessons/${game}`);
    await who.page.locator(".lcard").waitFor();
    await judge(who, `a lesson of ${game} at a desk`);
    await learn(who, game, { use: byKeyboard, act: type });
    await who.close();
  });
}

/** Somebody who has come to this lesson. */
async function at(game, number, how) {
  const who = await alone(set, how);
  await who.context.addInitScript(([of, next]) => localStorage.setItem("ivanhoe-lessons", JSON.stringify({ [of]: { done: [], next } })), [game, number]);
  await who.go(`/lessons/${game}`);
  await who.page.locator(".lcard .ldo").waitFor();
  await ready(who.page);
  return who;
}

test("castles: cards that are in the army already are chosen", { skip }, async () => {
  const who = await at("castles", 3, { viewport: PHONE });
  const chosen = who.page.locator('.held[aria-selected="true"]');
  assert.deepEqual(await chosen.evaluateAll((all) => all.map(({ dataset }) => dataset.held).sort()), ["al", "cl"]);
  assert.equal(await chosen.locator(".card.no").count(), 0);
  await who.press(chosen.first(), { position: { x: 20, y: 20 } });
  assert.equal(await chosen.count(), 2);
  assert.equal(await who.page.locator(".strip .rule").count(), 0);
  await who.close();
});

test("castles: a counter-offer is put together before the trade is declined", { skip }, async () => {
  const who = await at("castles", 5, { viewport: PHONE });
  const { page } = who;
  await who.press(page.getByRole("button", { name: word("counter"), exact: true }));
  assert.equal(await page.locator("dialog fieldset").count(), 2);
  await page.locator("dialog .acts .pri").waitFor();
  assert.equal(await page.locator(".lcard .lno").count(), 0);
  assert.equal(who.last().view.phase.phase, "deal");
  await who.press(page.locator("dialog .acts .pri"));
  await page.locator(".lcard .lno").waitFor();
  assert.equal(who.last().view.phase.phase, "deal");
  await follow(who, byPointer);
  await page.locator(".lcard .lacts .pri").waitFor();
  await who.close();
});

for (const locale of ["fr-FR", "de-DE"]) {
  test(`what the last lesson of the Tournament asks for is seen on a small phone: ${locale}`, { skip }, async () => {
    const who = await at("tournament", COUNT, { viewport: { width: 320, height: 568 }, locale });
    const hidden = await who.page.evaluate(() => {
      const bottom = (selector) => document.querySelector(selector).getBoundingClientRect().bottom;
      const cut = [...document.querySelectorAll(".head .sub, .lanes .why")].filter((node) => node.scrollWidth > node.clientWidth);
      return { below: Math.max(0, bottom(".lcard") - bottom(".lanes")), cut: cut.map(({ textContent }) => textContent) };
    });
    assert.deepEqual(hidden, { below: 0, cut: [] });
    await who.close();
  });
}

test("without a network: another card is refused by its rule and answered, a lesson can be skipped, and the next visit goes on there", { skip }, async () => {
  const who = await offline(set, { viewport: PHONE });
  const { page } = who;
  await who.go("/lessons/tournament");
  const answer = page.locator(".lcard .lno");
  await who.press(page.locator('.held[data-held="B3"]'), { position: { x: 40, y: 40 } });
  await answer.filter({ hasText: "Blue 3 does not fit" }).waitFor();
  assert.match(await page.locator(".strip .rule").textContent(), /T5\.1/);
  await judge(who, "the answer of a lesson");
  // What the rules allow but the lesson does not want is not made either.
  await who.press(page.locator(".acts .btn.stack"));
  await who.press(page.locator(".acts .btn.danger"));
  await answer.filter({ hasText: "You can beat 3" }).waitFor();
  assert.equal(await page.locator(".held").count(), 3);
  // Whoever goes on reads what is to be done again, and not what was wrong before.
  await who.press(page.locator('.held[data-held="R4"]'));
  await page.locator(".lcard .ldo").waitFor();
  assert.equal(await answer.count(), 0);
  await who.press(page.getByRole("button", { name: word("lesson-skip") }));
  await page.locator('.dots [aria-current]:text-is("2")').waitFor({ state: "attached" });
  await page.reload();
  await page.locator('.dots [aria-current]:text-is("2")').waitFor({ state: "attached" });
  await follow(who, byPointer);
  await page.locator(".lcard .lacts .pri").waitFor();
  const list = page.locator('dialog[data-dialog="lessons"]');
  const openList = () => who.press(page.locator(".head").getByRole("button", { name: word("menu"), exact: true }));
  await openList();
  await list.waitFor();
  await judge(who, "the list of the lessons");
  // The lesson that is open begins again.
  await who.press(list.locator("[aria-current]"));
  await list.waitFor({ state: "detached" });
  await page.locator(".lcard .ldo").waitFor();
  // Why no game can be begun is said where it can be read.
  await openList();
  await who.press(list.getByRole("button", { name: word("lessons-leave") }));
  await list.waitFor({ state: "detached" });
  await page.getByRole("alert").getByText(word("here-not-loaded")).waitFor();
  await openList();
  await who.press(list.getByRole("link", { name: word("home"), exact: true }));
  await page.getByRole("link", { name: word("lessons-go-on").replace("{ $number }", "3") }).waitFor();
  await who.close(OFFLINE);
});

test("the game after the lessons is begun once, and left if the reader has gone elsewhere", { skip }, async () => {
  const who = await at("tournament", 2, { viewport: DESKTOP });
  const { page } = who;
  let answer = () => {};
  const late = new Promise((resolve) => (answer = resolve));
  const posts = [];
  await page.route("**/api/play", async (route) => {
    posts.push(route);
    await late;
    await route.continue();
  });
  const list = page.locator(".side.lessons");
  const asked = page.waitForRequest("**/api/play");
  for (let time = 0; time < 2; time++) await who.press(list.getByRole("button", { name: word("lessons-leave") }));
  await asked;
  await who.press(list.getByRole("link", { name: word("home"), exact: true }));
  await page.locator(".go").waitFor();
  const left = page.waitForResponse(/\/api\/tables\/[^/]+\/leave$/);
  answer();
  assert.equal((await left).status(), 200);
  assert.deepEqual([posts.length, new URL(page.url()).pathname], [1, "/"]);
  await who.close();
});

test("lessons that are read late are not shown in place of those that the reader has gone back to", { skip }, async () => {
  // A worker of the page itself would answer before us.
  const who = await alone(set, { viewport: DESKTOP, worker: false });
  const { page } = who;
  await who.go("/lessons/tournament");
  await page.locator(".lcard").waitFor();
  let answer = () => {};
  const late = new Promise((resolve) => (answer = resolve));
  await page.route("**/assets/castles-lessons-*.js", async (route) => {
    await late;
    await route.continue();
  });
  const asked = page.waitForRequest("**/assets/castles-lessons-*.js");
  await who.press(page.locator('.llist a[href="/lessons/castles"]'));
  await asked;
  await page.goBack();
  const answered = page.waitForResponse("**/assets/castles-lessons-*.js");
  answer();
  await answered;
  await wait(500);
  assert.deepEqual([await page.locator(".table.tournament").count(), await page.locator(".ctable").count()], [1, 0]);
  await who.close(/Service Worker/);
});
