import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, tableOf } from "./browser.js";
import { castles } from "./castles.js";
import { clear, playToTheEnd } from "./player.js";
import { fits } from "./screen.js";
import { checkCastles, checkSeed } from "./secrets.js";
import { stage } from "./stage.js";
import { word } from "./words.js";

const set = stage();

test("two browsers and four bots play a whole game of the Castles, a spectator watches, and the deal is proved", async () => {
  const ann = await set.person({ viewport: PHONE, name: "Ann" });
  const bob = await set.person({ viewport: DESKTOP, name: "Bob" });
  const eve = await set.person({ viewport: DESKTOP });
  const table = await tableOf([ann, bob], "castles", 6);
  await eve.go(`/t/${table}`);
  for (const who of [ann, bob, eve]) await who.page.locator(".ctable").waitFor();

  const missing = new Set(["keep", "offer", "accept", "attack", "advance"]);
  const play = () => playToTheEnd([ann, bob], castles, {
    async onquestion(who, phase) {
      missing.delete(phase);
      await fits(who.page, phase);
    },
  });
  await play();
  for (const who of [ann, bob, eve]) await who.page.locator(".ending h1").waitFor();

  checkCastles(ann.messages("update"), ann.you());
  checkCastles(bob.messages("update"), bob.you());
  checkCastles(eve.messages("update"), "public");
  const record = await (await fetch(`${set.server.url}/api/games/${table}/record`)).text();
  for (const who of [ann, bob, eve]) checkSeed([...who.frames, ...who.bodies], record);

  await clear(bob);
  await bob.page.getByRole("link", { name: word("verify-deal") }).click();
  await bob.page.getByText(word("deal-right")).waitFor();
  assert.equal(await bob.page.locator(".proof .right").count(), 6, "with the part that Bob added");
  await bob.page.keyboard.press("Escape");
  await bob.page.keyboard.press("End");
  await bob.page.keyboard.press("ArrowLeft");
  const steps = await bob.page.locator(".slide").getAttribute("max");
  assert.equal(await bob.page.locator(".slide").inputValue(), String(Number(steps) - 1));
  await bob.page.getByRole("button", { name: word("chapter-back") }).click();

  // A moment can be linked to, and seen with all hands open.
  await eve.go(`/replay/${table}?step=40&as=all`);
  await eve.page.getByText("Step 40 of").waitFor();
  const { view } = (await (await fetch(`${set.server.url}/api/games/${table}/replay?as=all`)).json())[39];
  const holder = "ABCDEF"[view.seats.findIndex(({ hand }) => hand.length > 0)];
  await eve.page.locator(`.lordchip[data-anchor="seat:${holder}"]`).first().click();
  assert.ok((await eve.page.locator("dialog .spread .card").count()) > 0, "an open hand");

  // Not every game asks every question.
  for (let game = 0; game < 10 && missing.size > 0; game++) {
    await tableOf([ann, bob], "castles", 6);
    await play();
  }
  assert.deepEqual([...missing], [], "nobody was asked");
  for (const who of [ann, bob, eve]) await who.close();
});
