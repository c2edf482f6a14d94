import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, launch, person, PHONE, tableWithBots } from "./browser.js";
import { answer } from "./castles.js";
import { startServer } from "./server.js";

let server;
let browser;
before(async () => {
  server = await startServer();
  browser = await launch();
});
after(async () => {
  await browser.close();
  await server.stop();
});

/** What the game is called in each language. */
const LANGUAGES = {
  "en-GB": "The Castles", "fr-FR": "Les Châteaux", "es-ES": "Los Castillos", "nl-NL": "De Kastelen", "de-DE": "Die Burgen",
};

for (const [locale, name] of Object.entries(LANGUAGES)) {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`${locale} at ${viewport.width}×${viewport.height}`, async () => {
      const who = await person(browser, server.url, { viewport, locale });
      await tableWithBots(who, "castles", 6);
      await who.page.locator(".ctable").waitFor();
      assert.equal(await who.page.evaluate(() => document.documentElement.lang), locale.slice(0, 2));
      for (let turn = 0, asked = 0; turn < 200 && asked < 12; turn++) {
        if (await answer(who, turn)) asked++;
        else await new Promise((resolve) => setTimeout(resolve, 50));
        const text = await who.page.locator("#app").innerText();
        assert.doesNotMatch(text, /⟨|\{ ?\$|undefined|\[object/, "a message without words");
      }
      for (const path of ["/rules/castles#C6.4", "/rules/tournament#T5.1", "/cards/castles", "/learn", "/"]) {
        await who.go(path);
        await who.page.locator("h1").waitFor();
        await who.page.waitForTimeout(200);
        assert.doesNotMatch(await who.page.locator("#app").innerText(), /⟨|undefined|\[object/);
        const wide = await who.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${path} is ${wide} px too wide`);
      }
      assert.match(await who.page.locator("#app").innerText(), new RegExp(name));
      await who.go("/rules/castles#C6.4");
      await who.page.locator("#C6\\.4.named").waitFor();
      assert.deepEqual(who.complaints, []);
      await who.close();
    });
  }
}
