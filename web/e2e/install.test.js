import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { test } from "node:test";
import * as players from "../dev/players.js";
import { skip } from "./alone.js";
import { DESKTOP, kept, person, PHONE, SETTINGS, tableWithBots, until } from "./browser.js";
import { Guest } from "./guest.js";
import { look } from "./look.js";
import { nextRelease } from "./next-release.js";
import { toMyTurn } from "./player.js";
import { stage } from "./stage.js";
import { tournament } from "./tournament.js";
import { word } from "./words.js";

const set = stage();
/** What a browser says without a network. */
const OFFLINE = /WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
/** What a browser says of a file that has gone from the server. */
const GONE = /404/;

const textOf = async (path) => (await fetch(set.server.url + path)).text();
const precache = async () => JSON.parse(/^const PRECACHE = (.*);$/m.exec(await textOf("/worker.js"))[1]);

test("every file that the worker keeps is served as the list says, and no file is forgotten", async () => {
  const { shell, languages, core, later, integrity } = await precache();
  const paths = [...shell, ...core, ...later, ...Object.values(languages).flat()];
  assert.equal(new Set(paths).size, paths.length, "a file is listed twice");
  for (const path of paths) {
    const answer = await fetch(set.server.url + path);
    assert.equal(answer.status, 200, path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (path.startsWith("/assets/")) assert.match(answer.headers.get("cache-control"), /immutable/, path);
    else assert.equal(integrity[path], `sha256-${createHash("sha256").update(bytes).digest("base64")}`, path);
  }
  const built = readdirSync(new URL("../dist/assets", import.meta.url)).filter((name) => !/\.(br|gz)$/.test(name));
  // A network is fetched when a bot needs it, and what reviews games by the first review.
  const isOnDemand = (path) => /\.net$|\/review-[^/]*\.wasm$/.test(path);
  const forgotten = built.map((name) => `/assets/${name}`).filter((path) => !paths.includes(path) && !isOnDemand(path));
  assert.deepEqual(forgotten, []);
  const sizes = Object.values(languages).map((files) => files.length);
  assert.ok(sizes.every((size) => size === sizes[0] && size >= 7), `files of each language: ${sizes}`);
});

test("the games for browsers are at most 300,000 bytes on the way to a browser", { skip }, () => {
  const assets = new URL("../dist/assets/", import.meta.url);
  const sizes = readdirSync(assets).filter((name) => /^ivanhoe-.*\.wasm\.br$/.test(name)).map((name) => statSync(new URL(name, assets)).size);
  assert.equal(sizes.length, 1, "one file, compressed");
  assert.ok(sizes[0] <= 300_000, `${sizes[0]} bytes`);
});

test("a browser can install the page, in the reader's language", async () => {
  for (const [locale, language] of [["en-GB", "en"], ["de-DE", "de"]]) {
    const who = await set.person({ viewport: PHONE, locale });
    await who.go("/");
    await who.page.locator(".go").waitFor();
    const devtools = await who.context.newCDPSession(who.page);
    const { url, data, errors } = await devtools.send("Page.getAppManifest");
    assert.deepEqual([new URL(url).pathname, errors], [`/manifest.${language}.webmanifest`, []]);
    assert.equal(JSON.parse(data).lang, language);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    // A test's browser forgets everything, and installs nothing.
    assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
    const { icons, screenshots } = JSON.parse(data);
    for (const { src, type } of [...icons, ...screenshots]) {
      const answer = await fetch(set.server.url + src);
      assert.deepEqual([answer.status, answer.headers.get("content-type")], [200, type], src);
    }
    await who.close();
  }
});

/** Has the worker kept the games for browsers? Runs in the page. */
async function hasGames() {
  const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
  const kept = await Promise.all(caches.map((cache) => cache.keys()));
  return kept.flat().some(({ url }) => url.endsWith(".wasm"));
}

test("after one visit every page opens without a network", async () => {
  const who = await set.person({ viewport: PHONE });
  await who.go("/");
  await kept(who);
  if (!skip) await until(who.page, hasGames);
  await who.context.setOffline(true);
  await who.page.reload();
  await look(who, { what: "home without a network", shows: `.notice:has-text("${word("offline-notice")}")` });
  const pages = [["/rules/castles", ".rulebook li"], ["/rules/tournament", ".rulebook li"], ["/cards/castles", ".card"], ["/learn", ".book h2"], ["/settings", ".settings"], ["/make", "h1"], ["/nowhere", "h1"]];
  for (const [path, shows] of pages) {
    await who.go(path);
    await who.visible(shows).first().waitFor();
  }
  await who.go("/");
  // The level of a first game has not been loaded yet, so the one that is always ready is chosen; a page that was built without the
  // games has none at all.
  if (!skip) await who.page.locator('[role="radio"][aria-checked="true"]', { hasText: word("level-squire") }).waitFor();
  await who.press(who.page.locator(".go"));
  if (skip) await who.page.getByRole("alert").getByText(word("no-server")).waitFor();
  else await who.page.waitForURL(/\/t\/here/);
  await who.close(OFFLINE);
});

test("a language that was chosen with a network is there without one", async () => {
  const who = await set.person({ viewport: PHONE });
  await who.go("/");
  await kept(who, "en");
  const isThere = (language) => who.page.evaluate(async (path) => (await caches.match(path)) !== undefined, `/manifest.${language}.webmanifest`);
  assert.equal(await isThere("fr"), false, "only the reader's language is fetched");
  await who.press(who.page.getByRole("button", { name: "Language" }));
  await who.press(who.page.getByRole("button", { name: "Français" }));
  await kept(who, "fr");
  await who.context.setOffline(true);
  await who.go("/rules/castles");
  await who.page.getByText("Règles").first().waitFor();
  await who.page.locator(".rulebook li").first().waitFor();
  assert.equal(await who.page.evaluate(() => document.documentElement.lang), "fr");
  await who.close(OFFLINE);
});

test("without a network a language that was never read leaves the one before, and a page without its words speaks another", async () => {
  const who = await set.person({ viewport: PHONE });
  const { page } = who;
  await who.go("/");
  await kept(who);
  await who.context.setOffline(true);
  await page.reload();
  const loaded = loads(page);
  await who.press(page.getByRole("button", { name: word("language") }));
  await who.press(page.getByRole("button", { name: "Français" }));
  await page.locator("dialog").getByRole("alert").getByText(word("no-server")).waitFor();
  await who.go("/settings");
  await page.locator(".settings select").selectOption("fr");
  await page.getByRole("alert").getByText(word("no-server")).waitFor();
  assert.equal(await page.locator(".settings select").inputValue(), "en");
  assert.equal(loaded(), 1, "the page was reloaded");
  // Chosen earlier, and not kept since.
  await page.evaluate(() => localStorage.setItem("ivanhoe-settings", JSON.stringify({ language: "fr" })));
  await page.reload();
  await page.getByRole("heading", { name: word("settings") }).waitFor();
  await who.close(OFFLINE);
});

/** Counts how often a page is loaded. */
function loads(page) {
  let count = 0;
  page.on("load", () => (count += 1));
  return () => count;
}

const cacheNames = (page) => page.evaluate(() => caches.keys());
const isNew = (page) => until(page, async () => (await caches.keys()).join() === "ivanhoe-next");
/** Looks for a newer release, as a browser does from time to time; waits until it is kept beside the old one. */
async function find(page) {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await until(page, async () => Boolean((await navigator.serviceWorker.ready).waiting));
}

test("a newer release waits for a game that is open, and the game misses nothing", async (t) => {
  const front = await nextRelease(set.server.url);
  t.after(front.stop);
  const who = await person(set.browser, front.url, { viewport: DESKTOP });
  await who.go("/");
  await kept(who);
  const hand = tournament(new Set());
  await tableWithBots(who, "tournament", 3);
  await toMyTurn(who, hand);
  const loaded = loads(who.page);
  front.publish();
  await find(who.page);
  assert.equal((await cacheNames(who.page)).length, 2);
  // A part of the page that was not needed before, and is gone from the server.
  await who.page.keyboard.press("?");
  await who.page.locator("dialog").waitFor();
  await who.page.keyboard.press("Escape");
  const parts = await who.page.evaluate(async () => {
    const old = await caches.open((await caches.keys())[0]);
    const paths = (await old.keys()).map(({ url }) => url).filter((url) => url.includes("/assets/"));
    return Promise.all(paths.map(async (url) => (await fetch(url)).ok));
  });
  assert.ok(parts.length > 30 && parts.every(Boolean), "a file of the old release cannot be had");
  await toMyTurn(who, hand);
  assert.equal(loaded(), 0, "the page was reloaded during the game");
  // Once the table is left, the server's page comes, and with it the newer release.
  await who.press(who.visible(`button[aria-label^="${word("menu")}"]`).first());
  await who.press(who.page.locator("dialog").getByRole("link", { name: word("home"), exact: true }));
  await who.page.waitForURL((url) => url.pathname === "/");
  await isNew(who.page);
  assert.equal(loaded(), 1);
  await who.close();
});

test("a reader who wants the newer release gets it, and a game in another tab goes on", async (t) => {
  const front = await nextRelease(set.server.url);
  t.after(front.stop);
  const who = await person(set.browser, front.url, { viewport: PHONE });
  await who.go("/");
  await kept(who);
  const hand = tournament(new Set());
  await tableWithBots(who, "tournament", 3);
  await toMyTurn(who, hand);
  const other = await who.tab();
  await other.goto(`${front.url}/`);
  await other.locator(".go").waitFor();
  const loaded = loads(who.page);
  front.publish();
  await other.bringToFront();
  await find(other);
  const notice = other.locator(".notice", { hasText: word("release-notice") });
  await notice.waitFor();
  await look({ ...who, page: other, visible: (selector) => other.locator(selector).locator("visible=true") }, { what: "a newer release", shows: ".notice" });
  await notice.getByRole("button", { name: word("reload") }).tap();
  await until(other, async () => performance.getEntriesByType("navigation")[0].type === "reload" && !(await navigator.serviceWorker.ready).waiting);
  assert.equal((await cacheNames(other)).length, 2, "the game's release is still kept");
  await who.page.bringToFront();
  await toMyTurn(who, hand);
  assert.equal(loaded(), 0, "the page was reloaded during the game");
  await who.page.close();
  await other.reload();
  await isNew(other);
  await who.close(GONE);
});

/** A guest who has played this many games to the end, and their tables. */
async function veteran(games) {
  const guest = await Guest.named(set.server.url, "Wilfred");
  const tables = [];
  for (let game = 0; game < games; game++) {
    const table = await guest.makes({ game: "tournament", players: 2, ...SETTINGS }, [null, "page"]);
    await guest.plays(table, players.tournament);
    tables.push(table);
  }
  return { guest, tables };
}

/** As Chromium offers it: a test's browser installs nothing. */
const offers = (who) => who.context.addInitScript(() => {
  window.asked = 0;
  addEventListener("load", () => {
    const prompt = async () => ({ outcome: (window.asked += 1) ? "accepted" : "" });
    dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
  });
});

/** Safari on an iPhone, as far as a page can tell. */
const phone = (who, agent) => who.context.addInitScript((userAgent) => {
  Object.defineProperties(navigator, { standalone: { value: false, configurable: true }, maxTouchPoints: { value: 5 }, userAgent: { value: userAgent } });
}, agent);
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const SAFARI = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`;
const CHROME = `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`;

/** Home, once it has had time to offer something: the games of this person are listed, or nothing is to be waited for. */
async function home(who) {
  await who.go("/");
  await who.page.locator(".go").waitFor();
  await who.page.waitForLoadState("networkidle");
}

/** Looks at the end of a game. */
async function ending(who, table) {
  await who.go(`/t/${table}`);
  await who.page.locator(".ending h1").waitFor();
}

const offer = (who) => who.page.locator(".notice", { hasText: word("install-notice") });

for (const viewport of [PHONE, DESKTOP]) {
  test(`installing is offered after the second finished game, ${viewport.width}×${viewport.height}`, async () => {
    const { guest, tables } = await veteran(2);
    const who = await set.person({ viewport, guest });
    await offers(who);
    await home(who);
    assert.equal(await offer(who).count(), 0, "before the first game");
    // The same game twice is one game.
    for (let time = 0; time < 2; time++) await ending(who, tables[0]);
    await home(who);
    assert.equal(await offer(who).count(), 0, "after the first game");
    await ending(who, tables[1]);
    await home(who);
    await offer(who).waitFor();
    await look(who, { what: "the offer to install", shows: ".notice" });
    await who.page.locator(".hbar .ib").last().focus();
    await who.page.keyboard.press("Tab");
    assert.equal(await who.page.evaluate(() => document.activeElement.textContent), word("install"));
    await who.page.keyboard.press("Enter");
    await offer(who).waitFor({ state: "detached" });
    assert.equal(await who.page.evaluate(() => window.asked), 1);
    await home(who);
    assert.equal(await offer(who).count(), 0, "after it was answered");
    await who.close();
  });
}

test("whoever declines to install is never asked again", async () => {
  const { guest, tables } = await veteran(3);
  const who = await set.person({ viewport: PHONE, guest });
  await offers(who);
  for (const table of tables.slice(0, 2)) await ending(who, table);
  await home(who);
  await who.press(who.page.getByRole("button", { name: word("install-no") }));
  await offer(who).waitFor({ state: "detached" });
  await ending(who, tables[2]);
  await home(who);
  assert.equal(await who.page.locator(".notice").count(), 0);
  assert.equal(await who.page.evaluate(() => window.asked), 0);
  await who.close();
});

test("Safari on iOS is shown the way, other browsers there and an installed page are not", async () => {
  const { guest, tables } = await veteran(2);
  for (const [agent, installed, hinted] of [[SAFARI, false, true], [CHROME, false, false], [SAFARI, true, false]]) {
    const who = await set.person({ viewport: PHONE, guest });
    await phone(who, agent);
    if (installed) await who.context.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
    for (const table of tables) await ending(who, table);
    await home(who);
    if (hinted) {
      await look(who, { what: "how to install on iOS", shows: ".notice li:nth-child(2) .drawn" });
      assert.deepEqual(await who.page.locator(".notice li").allInnerTexts(), [word("install-share"), word("install-add")]);
      await who.press(who.page.getByRole("button", { name: word("install-no") }));
      await who.page.locator(".notice").waitFor({ state: "detached" });
      await home(who);
    }
    assert.equal(await who.page.locator(".notice").count(), 0);
    await who.close();
  }
});

test("the shortcut of an installed page begins a game", async () => {
  const who = await set.person({ viewport: PHONE });
  await who.go("/?play");
  await who.page.waitForURL("**/t/*");
  await who.page.locator(".table[data-version]").waitFor();
  await who.page.goBack();
  await who.page.locator(".go:not([disabled])").waitFor();
  assert.equal(new URL(who.page.url()).search, "", "going back begins no other game");
  await who.close();
});
