import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible } from "./axe.js";
import { DESKTOP, launch, person, PHONE, tableWithBots } from "./browser.js";
import { answer, question } from "./castles.js";
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

for (const theme of ["light", "dark", "contrast"]) {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`axe finds nothing: ${theme}, ${viewport.width}×${viewport.height}`, async () => {
      const who = await person(browser, server.url, { viewport, settings: { theme, tips: true } });
      const table = await tableWithBots(who, "castles", 4, { squares: 2 });
      await who.page.locator(".ctable").waitFor();
      const seen = new Set();
      for (let turn = 0; turn < 4000 && who.last()?.view.phase.phase !== "over"; turn++) {
        const phase = question(who)?.view.phase.phase;
        if (phase && !seen.has(phase)) {
          seen.add(phase);
          await who.page.locator(".strip.on").waitFor();
          await accessible(who.page, phase);
        }
        if (await answer(who, turn)) continue;
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      await who.page.locator(".ending").waitFor();
      await accessible(who.page, "the end");
      await who.page.goto(`${server.url}/replay/${table}?step=30&as=all`);
      await who.page.locator(".replaybar").waitFor();
      await accessible(who.page, "replay");
      for (const name of ["Seen by", "Menu"]) {
        await who.visible(`button[aria-label="${name}"]`).first().click();
        await accessible(who.page, name);
        await who.page.keyboard.press("Escape");
      }
      for (const path of ["/rules/castles#C6.4", "/rules/tournament", "/cards/castles", "/learn", "/replays"]) {
        await who.go(path);
        await who.page.locator("h1").waitFor();
        await who.page.waitForTimeout(300);
        await accessible(who.page, path);
      }
      assert.deepEqual(who.complaints, []);
      await who.close();
    });
  }
}

test("a turn is played with the keyboard alone", async () => {
  const who = await person(browser, server.url, { viewport: DESKTOP });
  await tableWithBots(who, "castles", 3);
  const keyboard = who.page.keyboard;
  const done = new Set();
  for (let turn = 0; turn < 400 && !(done.has("keep") && done.has("attack")); turn++) {
    const asked = question(who);
    if (!asked) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      continue;
    }
    const phase = asked.view.phase.phase;
    await who.page.locator(".strip.on").waitFor();
    if (phase === "keep") {
      await who.page.locator(".turned .pickcard[tabindex='0']").focus();
      await keyboard.press("ArrowRight");
      assert.equal(await who.page.locator(".turned .pickcard").nth(1).getAttribute("aria-checked"), "true");
      await keyboard.press("Tab");
      await keyboard.press("Enter");
    } else if (phase === "offer") await keyboard.press("p");
    else if (phase === "attack" && asked.legal.includes("attack rotherwood")) {
      await keyboard.press("1");
      await keyboard.press("h");
      for (let card = 0; card < 12 && (await who.visible(".acts .pri").count()) === 0; card++) {
        await keyboard.press("Space");
        await keyboard.press("ArrowRight");
      }
      await keyboard.press("e");
    } else await answer(who, turn);
    done.add(phase);
    for (let patience = 0; patience < 60 && who.last() === asked; patience++) await new Promise((resolve) => setTimeout(resolve, 30));
  }
  assert.ok(done.has("keep") && done.has("attack"));
  assert.deepEqual(who.complaints, []);
  await who.close();
});
