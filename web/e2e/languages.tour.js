import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, tableWithBots, wait } from "./browser.js";
import { castles } from "./castles.js";
import { answer } from "./player.js";
import { reflows } from "./screen.js";
import { stage } from "./stage.js";
import { tournament } from "./tournament.js";

const set = stage();

/** What the games are called in each language. */
const LANGUAGES = {
  "en-GB": ["The Tournament", "The Castles"],
  "fr-FR": ["Le Tournoi", "Les Châteaux"],
  "es-ES": ["El Torneo", "Los Castillos"],
  "nl-NL": ["Het Toernooi", "De Kastelen"],
  "de-DE": ["Das Turnier", "Die Burgen"],
};
const PAGES = ["/rules/castles#C6.4", "/rules/tournament#T5.1", "/cards/castles", "/cards/tournament", "/learn", "/learn/castles", "/puzzles", "/puzzles/castles", "/make", "/settings", "/"];

async function reads(who, what) {
  const text = await who.page.locator("#app").innerText();
  assert.doesNotMatch(text, /⟨|\{ ?\$|undefined|\[object/, `${what}: a message without words`);
  return text;
}

/** A few questions on a phone, a few at a desk. */
async function play(who, game, hand, players) {
  await tableWithBots(who, game, players);
  for (const viewport of [PHONE, DESKTOP]) {
    await who.page.setViewportSize(viewport);
    for (let turn = 0, asked = 0; turn < 300 && asked < 5; turn++) {
      if (!(await answer(who, hand, turn))) {
        await wait(20);
        continue;
      }
      asked++;
      await reads(who, game);
      await reflows(who.page, game);
    }
  }
}

for (const [locale, names] of Object.entries(LANGUAGES)) {
  test(`${locale}: both games and all pages, on a phone and at a desk`, async () => {
    const who = await set.person({ viewport: PHONE, locale });
    await play(who, "castles", castles, 6);
    await play(who, "tournament", tournament(), 5);
    assert.equal(await who.page.evaluate(() => document.documentElement.lang), locale.slice(0, 2));
    for (const viewport of [PHONE, DESKTOP]) {
      await who.page.setViewportSize(viewport);
      for (const path of PAGES) {
        await who.go(path);
        await who.page.locator("h1").first().waitFor();
        await reads(who, path);
        await reflows(who.page, path);
      }
    }
    const home = await reads(who, "/");
    for (const name of names) assert.match(home, new RegExp(name));
    await who.go("/rules/castles#C6.4");
    await who.page.locator("#C6\\.4.named").waitFor();
    await who.close();
  });
}

test("a typed move is refused in the reader's own language", async () => {
  const who = await set.person({ viewport: DESKTOP, locale: "de-DE" });
  await tableWithBots(who, "tournament", 2);
  await who.page.locator(".hand").waitFor();
  await who.page.keyboard.press("/");
  await who.page.locator("dialog input").fill("end");
  await who.page.keyboard.press("Enter");
  assert.match(await who.page.locator("dialog [role=alert]").innerText(), /Regel T/);
  await who.close();
});
