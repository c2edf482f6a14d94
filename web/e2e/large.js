/** Text at 200 % on phones, for the tests and the tour: nothing may be wider than the window, and nothing may overlap. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { skip } from "./alone.js";
import { person, wait } from "./browser.js";
import { hurry } from "./wire.js";

export const WIDTHS = [320, 360, 390];

/** What is too wide for the window, but for what scrolls sideways on purpose; runs in the page. */
export function tooWide() {
  const scrolls = (element) => element !== null && (element.matches(".hand, .asked, .offerrow, .kinds, .vh, .side, .skip, .scrolls") || scrolls(element.parentElement));
  const found = new Set();
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) found.add(`the page is ${over} px too wide`);
  for (const each of document.querySelectorAll("dialog .body, .sheet")) if (each.scrollWidth > each.clientWidth) found.add(`${each.className} is ${each.scrollWidth - each.clientWidth} px too wide`);
  const top = document.querySelector("dialog:modal") ?? document.body;
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.data.trim() === "" || scrolls(node.parentElement) || !node.parentElement.checkVisibility() || getComputedStyle(node.parentElement).clipPath === "inset(50%)") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, width } of range.getClientRects()) {
      if (width > 1 && (left < -1 || right > innerWidth + 1)) found.add(`“${node.data.trim().slice(0, 30)}” reaches from ${Math.round(left)} to ${Math.round(right)}`);
    }
  }
  return [...found];
}

/** What overlaps in a lesson or a review; runs in the page. */
function overlapping() {
  const found = new Set();
  for (const all of [".lcard, .ctable .strip, .ctable .castle, .lordchip, .ctable .acts > .btn:not(.pri), .tournament > .lanes .lane", ".castle .in > *", ".v > *, .v b > *", ".mv li > *, .mv b > *", ".bel li > *", ".luck .adds tr > *", ".scrolls .adds tr > *"]) {
    const boxes = [...document.querySelectorAll(all)].filter((box) => box.checkVisibility() && !box.matches(".vh, .cover")).map((box) => ({ box, at: box.getBoundingClientRect() }));
    for (const { box, at } of boxes) {
      for (const { box: other, at: to } of boxes) {
        if (box === other || box.contains(other) || other.contains(box)) continue;
        const [wide, high] = [Math.min(at.right, to.right) - Math.max(at.left, to.left), Math.min(at.bottom, to.bottom) - Math.max(at.top, to.top)];
        if (wide > 2 && high > 2) found.add(`“${box.textContent.trim().slice(0, 30)}” and “${other.textContent.trim().slice(0, 30)}” overlap by ${Math.round(wide)} × ${Math.round(high)}`);
      }
    }
  }
  return [...found];
}

/** A phone with text at 200 %, as readers do it: in the settings of their browser. */
export async function large(browser, url, language, how = {}) {
  const who = await person(browser, url, { viewport: { width: 390, height: 844 }, settings: { language, tips: true }, ...how });
  const line = await who.context.newCDPSession(who.page);
  await line.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  return who;
}

/** The tables of finished games of three, by game: one is played for all languages. */
const over = {};
async function finished(set, game) {
  if (over[game]) return over[game];
  const who = await set.person({ name: "Wilfred" });
  const { table } = await who.post("/api/play", { game, players: 3, level: "squire", options: {}, pace: "instant" });
  await who.go(`/t/${table}`);
  await hurry(who, table);
  await who.page.locator(".ending").waitFor({ timeout: 30_000 });
  await who.close();
  return (over[game] = table);
}

/** What is wrong with the page that is shown, at each width. */
async function faultsOf(who, what) {
  const found = [];
  for (const width of WIDTHS) {
    await who.page.setViewportSize({ width, height: 640 });
    await wait(150);
    for (const fault of [...(await who.page.evaluate(tooWide)), ...(await who.page.evaluate(overlapping))]) found.push(`${what} at ${width}: ${fault}`);
  }
  await who.page.setViewportSize({ width: 390, height: 844 });
  return found;
}

/** Reviews, puzzles and lessons in one language. */
export function learning(set, language) {
  test(`with text at 200 % reviews, puzzles and lessons fit a phone in ${language}, and nothing overlaps`, { skip }, async () => {
    const tables = [await finished(set, "tournament"), await finished(set, "castles")];
    const who = await large(set.browser, set.server.url, language);
    const { page } = who;
    const found = [];
    for (const table of tables) {
      await who.go(`/review/${table}`);
      await page.locator(".review .chart").waitFor({ timeout: 30_000 });
      await page.locator(".review .progress").waitFor({ state: "detached", timeout: 120_000 });
      await page.locator(".detail .position").waitFor();
      found.push(...(await faultsOf(who, "a review")));
      await page.locator(".review details > summary").tap();
      found.push(...(await faultsOf(who, "a review with its table")));
    }
    for (const game of ["tournament", "castles"]) {
      await who.go(`/puzzles/${game}`);
      await page.locator(".ans").waitFor();
      found.push(...(await faultsOf(who, `a puzzle of ${game}`)));
      await page.locator(".ans button").first().tap();
      await page.locator(".verdict").waitFor();
      found.push(...(await faultsOf(who, `an answered puzzle of ${game}`)));
      for (const next of [1, 2, 3, 4, 5, 6]) {
        await page.evaluate((progress) => localStorage.setItem("ivanhoe-lessons", JSON.stringify(progress)), { [game]: { done: [], next } });
        await who.go(`/lessons/${game}`);
        await page.locator(".lcard .dots [aria-current]", { hasText: String(next) }).waitFor({ state: "attached" });
        found.push(...(await faultsOf(who, `lesson ${next} of ${game}`)));
        const bottom = await page.locator(".lcard").evaluate((card) => card.getBoundingClientRect().bottom + document.querySelector(".ctw, .table").scrollTop);
        if (bottom > 844) found.push(`lesson ${next} of ${game}: its card ends at ${bottom}, below the first screen`);
      }
    }
    assert.deepEqual(found, []);
    await who.close();
  });
}
