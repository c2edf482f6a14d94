import assert from "node:assert/strict";
import { test } from "node:test";
import { Guest } from "./guest.js";
import * as players from "../dev/players.js";
import { DESKTOP, PHONE } from "./browser.js";
import { stage } from "./stage.js";

const set = stage();

const SETTINGS = {
  game: "tournament", players: 2, options: {}, clock: { kind: "none" }, window: 3, pace: "instant", open: true, spectators: true, chat: true,
};

/** What a browser says of a file that is not there, and of a worker that a test does not want. */
const BROKEN = /404|Service Worker/;

/** A game that is over, without a browser. */
async function finished() {
  const guest = await Guest.named(set.server.url, "Wilfred");
  const table = await guest.makes(SETTINGS, [null, "page"]);
  await guest.plays(table, players.tournament);
  return { table, guest };
}

/** The browser of somebody whom the server knows already. */
async function browserOf({ cookie }, options) {
  const who = await set.person(options);
  const [name, value] = cookie.split("=");
  await who.context.addCookies([{ name, value, url: set.server.url }]);
  return who;
}

test("a replay is seen where the deal cannot be checked, whatever step its link names", async () => {
  const { table } = await finished();
  const who = await set.person({ viewport: DESKTOP });
  // A page without a certificate, in a network at home.
  await who.context.addInitScript(() => {
    Object.defineProperty(crypto, "subtle", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await who.go(`/replay/${table}?step=soon&verify`);
  await who.page.getByText("The deal could not be checked here").waitFor();
  await who.page.keyboard.press("Escape");
  await who.page.getByText("Step 1 of").waitFor();
  // Nor can anything be copied there: the link is shown.
  await who.page.getByRole("button", { name: "Share this moment" }).first().click();
  await who.page.getByText("Copy this link by hand").waitFor();
  assert.equal(await who.page.getByText("Copied").count(), 0);
  await who.close();
});

test("finished games are listed once, also for who has no name yet", async () => {
  const { table, guest } = await finished();
  const mine = await browserOf(guest, { viewport: PHONE });
  await mine.go("/replays");
  await mine.page.locator(`a[href="/replay/${table}"]`).first().waitFor();
  assert.equal(await mine.page.locator(`a[href="/replay/${table}"]`).count(), 1);
  await mine.close();
  const stranger = await set.person({ viewport: PHONE });
  await stranger.go("/replays");
  await stranger.page.locator(`a[href="/replay/${table}"]`).waitFor();
  await stranger.close();
});

test("a server that fails is named, and no empty list in its place", async () => {
  const who = await set.person({ viewport: PHONE });
  await who.page.route("**/api/games", (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  await who.go("/replays");
  await who.page.getByText("The server does not answer").waitFor();
  assert.equal(await who.page.getByText("No finished games yet").count(), 0);
  await who.close(/502/);
});

test("a page that was left open is loaded anew when a part of it has gone from the server", async () => {
  const who = await set.person({ viewport: PHONE, worker: false });
  await who.go("/");
  let asked = 0;
  await who.page.route("**/assets/Make-*.js", (route) => (asked++ === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await who.page.getByRole("link", { name: "Make a table" }).tap();
  await who.page.getByRole("button", { name: "Open the table" }).waitFor();
  assert.equal(asked, 2);
  await who.close(BROKEN);
});

test("what cannot be loaded at all says so", async () => {
  const who = await set.person({ viewport: PHONE, worker: false });
  await who.page.route("**/assets/Make-*.js", (route) => route.fulfill({ status: 404 }));
  await who.go("/make");
  await who.page.getByRole("heading", { name: "The server does not answer" }).waitFor();
  await who.close(BROKEN);
});

test("who chooses by the keyboard keeps his place while the page changes", async () => {
  const who = await set.person({ viewport: DESKTOP });
  for (const path of ["/cards", "/rules"]) {
    await who.go(path);
    await who.page.getByRole("radio", { name: "The Tournament" }).focus();
    await who.page.keyboard.press("ArrowRight");
    await who.page.waitForURL(`**${path}/castles`);
    await who.page.getByText("Locksley").locator("visible=true").first().waitFor();
    assert.equal(await who.page.evaluate(() => document.activeElement?.textContent), "The Castles");
  }
  await who.close();
});

test("who comes to a table without a free seat is told so", async () => {
  const host = await Guest.named(set.server.url, "Wilfred");
  const table = await host.makes({ ...SETTINGS, open: false }, [null, "page"]);
  const who = await set.person({ viewport: PHONE });
  await who.go(`/t/${table}`);
  await who.page.getByText("All seats of this table are taken").waitFor();
  await who.close();
});

test("a game is chosen by the arrows of the keyboard", async () => {
  const who = await set.person({ viewport: DESKTOP });
  await who.go("/");
  await who.page.getByRole("radio", { name: /The Tournament/ }).focus();
  await who.page.keyboard.press("ArrowRight");
  const castles = who.page.getByRole("radio", { name: /The Castles/ });
  assert.equal(await castles.getAttribute("aria-checked"), "true");
  assert.ok(await castles.evaluate((radio) => radio === document.activeElement));
  await who.page.getByRole("radio", { name: "6", exact: true }).waitFor();
  await who.close();
});

test("what an older client kept in the browser is let go", async () => {
  const who = await set.person({ viewport: PHONE });
  await who.go("/robots.txt");
  await who.page.evaluate(() => caches.open("ivanhoe-old"));
  await who.go("/");
  await who.page.waitForFunction(async () => {
    const kept = await caches.keys();
    return kept.length === 1 && kept[0] !== "ivanhoe-old";
  });
  // The icon of a file that is no page.
  await who.close(/404/);
});

test("who cannot sit down is told why", async () => {
  const host = await Guest.named(set.server.url, "Wilfred");
  const table = await host.makes({ ...SETTINGS, open: false }, [null, null]);
  const who = await set.person({ viewport: PHONE });
  await who.page.route("**/api/me", (route) => route.fulfill({ status: 429, json: { refusal: { code: "too-fast", text: "" } } }));
  await who.go(`/t/${table}`);
  await who.page.getByRole("button", { name: "Sit down" }).tap();
  await who.page.getByRole("alert").getByText("Too many messages").waitFor();
  await who.close(/429/);
});

test("a dialog that the browser itself has closed can be opened again", async () => {
  const who = await set.person({ viewport: DESKTOP });
  await who.go("/");
  await who.page.getByRole("button", { name: "Language" }).click();
  await who.page.locator("dialog").evaluate((dialog) => dialog.close());
  await who.page.getByRole("button", { name: "Language" }).click();
  await who.page.getByRole("dialog", { name: "Language" }).waitFor();
  await who.close();
});

test("an address without a page has a title of its own", async () => {
  const who = await set.person({ viewport: PHONE });
  await who.go("/settings");
  await who.go("/t/50%25");
  await who.page.getByRole("heading", { name: "This is not here" }).waitFor();
  assert.equal(await who.page.title(), "This is not here · Ivanhoe");
  await who.close(/404/);
});
