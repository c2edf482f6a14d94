import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, launch, person, PHONE } from "./browser.js";
import { playToTheEnd } from "./castles.js";
import { checkCastles, checkSeed } from "./secrets.js";
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

const SETTINGS = {
  game: "castles", players: 4, options: {}, clock: { kind: "none" }, window: 5, pace: "instant", open: true, spectators: true, chat: true,
};

test("two browsers and two bots play a whole game, a spectator watches, and the deal is proved", async () => {
  const ann = await person(browser, server.url, { viewport: PHONE });
  const bob = await person(browser, server.url, { viewport: DESKTOP });
  const eve = await person(browser, server.url, { viewport: DESKTOP });
  await ann.go("/");
  await ann.post("/api/me", { name: "Ann" });
  const { table } = await ann.post("/api/tables", { settings: SETTINGS, bots: [null, null, "page", "page"] });
  await ann.go(`/t/${table}`);
  await bob.go("/");
  await bob.post("/api/me", { name: "Bob" });
  await bob.go(`/t/${table}`);
  await bob.page.getByRole("button", { name: "Sit down" }).click();
  await eve.go(`/t/${table}`);
  await ann.page.getByText("Bob").first().waitFor();
  await ann.page.getByRole("button", { name: "Start", exact: true }).click();
  await ann.page.locator(".ctable").waitFor();
  await eve.page.locator(".ctable").waitFor();

  const seen = new Set();
  await playToTheEnd([ann, bob], async (who, phase) => {
    seen.add(phase);
    // What does not fit must scroll inside the table, never the page.
    const size = await who.page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
    assert.ok(size[0] <= 0 && size[1] <= 0, `${phase} is larger than the screen: ${size}`);
  });
  for (const phase of ["keep", "offer", "accept", "attack", "advance"]) assert.ok(seen.has(phase), `nobody was asked: ${phase}`);
  for (const who of [ann, bob, eve]) await who.page.locator(".ending h1").waitFor();

  const seats = { ann: ann.messages("room").at(-1).you, bob: bob.messages("room").at(-1).you };
  checkCastles(ann.messages("update"), seats.ann);
  checkCastles(bob.messages("update"), seats.bob);
  checkCastles(eve.messages("update"), "public");
  const record = await (await fetch(`${server.url}/api/games/${table}/record`)).text();
  for (const who of [ann, bob, eve]) checkSeed(who.frames, record);

  await bob.page.getByRole("link", { name: "Verify the deal" }).click();
  await bob.page.getByText("The deal is proved.").waitFor();
  assert.equal(await bob.page.locator(".proof .right").count(), 4);
  await bob.page.keyboard.press("Escape");
  await bob.page.keyboard.press("End");
  await bob.page.keyboard.press("ArrowLeft");
  const steps = await bob.page.locator(".slide").getAttribute("max");
  assert.equal(await bob.page.locator(".slide").inputValue(), String(Number(steps) - 1));
  await bob.page.getByRole("button", { name: "To the beginning of this part" }).click();

  // A moment can be linked to, and seen with all hands open.
  await eve.go(`/replay/${table}?step=40&as=all`);
  await eve.page.getByText("Step 40 of").waitFor();
  await eve.page.locator(".lordchip").first().click();
  assert.ok((await eve.page.locator("dialog .spread .card").count()) > 0, "an open hand");
  for (const who of [ann, bob, eve]) {
    assert.deepEqual(who.complaints, []);
    await who.close();
  }
});

test("a deal is proposed by hand", async () => {
  const ann = await person(browser, server.url, { viewport: PHONE });
  await ann.go("/");
  await ann.post("/api/me", { name: "Ann" });
  const { table } = await ann.post("/api/play", { game: "castles", players: 3, level: "page", options: { squares: 2 }, pace: "instant" });
  await ann.go(`/t/${table}`);
  let proposed = false;
  await playToTheEnd([ann], async () => {
    if (proposed || !ann.last().legal.some((move) => /^propose . give prisoner/.test(move))) return;
    proposed = true;
    const away = ann.page.locator("dialog .acts .pri");
    if (await away.count()) await away.click();
    await ann.visible('button[aria-label="Propose a deal"]').click();
    await ann.page.locator("dialog .pickflag").first().click();
    await ann.page.locator("dialog fieldset").nth(1).locator("[aria-expanded]").click();
    await ann.page.locator("dialog .kinds .pickcard").first().click();
    await ann.page.locator("dialog .acts .pri").click();
    await ann.page.getByText(/proposes? a deal/).first().waitFor({ state: "attached" });
  });
  assert.deepEqual(ann.complaints, []);
  await ann.close();
});
