import assert from "node:assert/strict";
import { test } from "node:test";
import { alone, isKeptWhole, offline, OFFLINE, skip } from "./alone.js";
import * as players from "../dev/players.js";
import { DESKTOP, kept, PHONE, SETTINGS, until, wait } from "./browser.js";
import { castles } from "./castles.js";
import { Guest } from "./guest.js";
import { LANGUAGES } from "./layout.js";
import { look } from "./look.js";
import { nextRelease } from "./next-release.js";
import { answer, toMyTurn } from "./player.js";
import { stage } from "./stage.js";
import { tournament } from "./tournament.js";
import { word } from "./words.js";

const set = stage();

async function choose(who, game, level = "Squire") {
  await who.page.locator(".gsel").nth(game === "tournament" ? 0 : 1).click();
  await who.page.getByRole("radio", { name: level }).click();
}

const isTable = /\/t\/here[0-9a-f]{12}$/;

async function begin(who, game) {
  await choose(who, game);
  await who.press(who.page.locator(".go"));
  await who.page.waitForURL(isTable);
}

/** Begins a game in this browser, although there is a server. */
async function beginByChoice(who) {
  await who.go("/");
  await choose(who, "tournament");
  await who.press(who.page.getByRole("button", { name: word("play-here") }));
  await who.page.waitForURL(isTable);
}

/** The same person, as another tab sees things. */
const inTab = (who, page) => ({ ...who, page, visible: (selector) => page.locator(selector).locator("visible=true") });

/** The number of the newest move that this browser keeps of the game on the screen. */
const newest = (page) => page.evaluate((table) => new Promise((resolve, reject) => {
  const opened = indexedDB.open("ivanhoe-games");
  opened.onerror = reject;
  opened.onsuccess = () => {
    const entries = opened.result.transaction("entries").objectStore("entries");
    const found = entries.openKeyCursor(IDBKeyRange.bound([table], [table, []]), "prev");
    found.onsuccess = () => {
      opened.result.close();
      resolve(found.result?.key[1] ?? 0);
    };
  };
}), new URL(page.url()).pathname.split("/").at(-1));

async function playOn(who, hand, isDone) {
  for (let turn = 0; turn < 30_000 && !isDone(); turn++) if (!(await answer(who, hand, turn))) await wait(10);
  assert.ok(isDone(), JSON.stringify(who.last())?.slice(0, 300) ?? "no update");
}

for (const [game, hand] of [["tournament", tournament(new Set())], ["castles", castles]]) {
  test(`${game}: without a network a whole game is played, and goes on after a reload`, { skip }, async () => {
    const who = await offline(set, { viewport: PHONE });
    await begin(who, game);
    // An army that is being mustered is no question.
    await playOn(who, hand, () => who.last()?.version > 12 && hand.question(who) !== null);
    const { version, view } = who.last();
    who.forget();
    await who.page.reload();
    await until(who.page, () => document.querySelector(".table[data-version]") !== null);
    assert.ok(who.last().version >= version, "nothing is lost");
    assert.deepEqual(Object.keys(who.last().view), Object.keys(view));
    await playOn(who, hand, () => who.room()?.stage === "over");
    await who.page.locator(".ending").waitFor();
    await listed(who);
    await replay(who);
    if (game === "tournament") await sendIn(who);
    await who.close(OFFLINE);
  });
}

/** The end page offers a place on the server, and the replays list the game, without a network too. */
async function listed(who) {
  const address = new URL(who.page.url()).pathname;
  await who.page.locator(".endacts").getByRole("button", { name: word("send-in") }).waitFor();
  await who.go("/replays");
  await who.page.locator(`a[href="/replay/${address.split("/").at(-1)}"]`).waitFor();
  await who.go(address);
  await who.page.locator(".ending").waitFor();
}

/** The finished game is there step by step, with everybody's cards on request. */
async function replay(who) {
  await who.press(who.page.locator(".endacts").getByRole("link", { name: word("replay") }));
  await who.page.waitForURL(/\/replay\/here/);
  await look(who, { what: "the replay of a game in this browser", shows: ".table[data-version]" });
  const steps = Number(await who.page.locator(".slide").getAttribute("max"));
  assert.ok(steps > 20, `a whole game has ${steps} steps`);
  for (const [key, step] of [["End", steps], ["ArrowLeft", steps - 1], ["Home", 0]]) {
    await who.page.keyboard.press(key);
    await until(who.page, (at) => Number(document.querySelector(".slide").value) === at, step, 8000);
  }
}

/** The record is downloaded without a network; with one, the game can be sent to the server, where everybody can see it. */
async function sendIn(who) {
  const menu = () => who.press(who.visible(`button[aria-label^="${word("menu")}"]`).first());
  const button = (name) => who.page.locator("dialog").getByRole("button", { name: word(name) });
  await menu();
  await look(who, { what: "the menu of a replay in this browser", shows: "dialog" });
  if ((await who.page.locator("dialog").count()) === 0) await menu();
  const [file] = await Promise.all([who.page.waitForEvent("download"), who.press(button("download-record"))]);
  assert.match(file.suggestedFilename(), /^here\w+\.ivanhoe$/);
  await who.press(button("send-in"));
  await who.page.locator("dialog").getByRole("alert").waitFor();
  await who.context.setOffline(false);
  await who.press(button("send-in"));
  await who.page.waitForURL(/\/replay\/(?!here)\w{12}$/);
  await who.visible(".table[data-version]").waitFor();
  await who.page.locator(".banner-top").getByText(word("sent-in")).waitFor();
  await menu();
  await look(who, { what: "the replay of a game that was sent in", shows: `dialog :text("${word("played-offline-explained")}")` });
  const code = who.page.url().split("/").at(-1);
  const { offline } = await (await fetch(`${set.server.url}/api/tables/${code}`)).json();
  assert.equal(offline, true);
}

test("without a network a table, a replay and a review of the server say so, lead home, and open once there is one", { skip }, async () => {
  const guest = await Guest.named(set.server.url, "Ann");
  const table = await guest.makes({ game: "tournament", players: 2, ...SETTINGS }, [null, "page"]);
  await guest.plays(table, players.tournament);
  const who = await offline(set, { viewport: PHONE });
  for (const page of ["t", "replay", "review"]) {
    await who.go(`/${page}/${table}`);
    await look(who, { what: `${page} without a network`, shows: `h1:has-text("${word("server-away")}")` });
    await who.page.locator(".missing").getByRole("link", { name: word("home") }).waitFor();
  }
  await who.go(`/replay/${table}`);
  await who.page.getByRole("heading", { name: word("server-away") }).waitFor();
  await who.context.setOffline(false);
  await who.page.locator(".table[data-version]").waitFor();
  await who.close(OFFLINE);
});

test("of a game that this browser does not have, replay and review say that there is none", { skip }, async () => {
  const who = await alone(set);
  for (const page of ["replay", "review"]) {
    await who.go(`/${page}/here0123456789ab`);
    await who.page.getByRole("heading", { name: word("not-here") }).waitFor();
    await who.page.getByText(word("refusal-no-such-table")).waitFor();
  }
  await who.close();
});

test("with a server a game can be begun in this browser, and it says where it lives", { skip }, async () => {
  for (const viewport of [PHONE, DESKTOP]) {
    const who = await alone(set, { viewport });
    const posts = [];
    who.page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
    await who.go("/");
    await who.page.getByRole("button", { name: word("play-here") }).waitFor();
    await look(who, { what: "home with the choice", shows: ".go" });
    await who.page.locator(".go").focus();
    // A newcomer comes to the lessons first.
    for (let tab = 0; tab < 2; tab++) await who.page.keyboard.press("Tab");
    assert.equal(await who.page.evaluate(() => document.activeElement.textContent), word("play-here"));
    await choose(who, "castles");
    await who.page.getByRole("button", { name: word("play-here") }).focus();
    await who.page.keyboard.press("Enter");
    await who.page.waitForURL(isTable);
    await look(who, { what: "a table in this browser", shows: ".table[data-version]" });
    await who.press(who.visible(`button[aria-label^="${word("menu")}"]`).first());
    const menu = who.page.locator('dialog[data-dialog="menu"]');
    // The browser of a test keeps nothing for good.
    await menu.getByText(word("here-explained")).and(menu.getByText(word("here-may-vanish"))).waitFor();
    await look(who, { what: "where the game lives", dialog: "menu" });
    assert.deepEqual(posts, []);
    await who.close();
  }
});

test("on a weak line a game begins here, and the server's one is left", { skip }, async () => {
  const who = await alone(set);
  await who.go("/");
  await kept(who);
  await until(who.page, isKeptWhole);
  let answerLate = () => {};
  const late = new Promise((resolve) => (answerLate = resolve));
  const asked = who.page.waitForRequest("**/api/play");
  await who.page.route("**/api/play", async (route) => {
    await late;
    await route.continue();
  });
  await begin(who, "tournament");
  await asked;
  const left = who.page.waitForResponse(/\/api\/tables\/[^/]+\/leave$/);
  answerLate();
  assert.equal((await left).status(), 200);
  await toMyTurn(who, tournament(new Set()));
  await who.go("/");
  await who.page.locator(".mine li").waitFor();
  const { running } = await who.page.evaluate(async () => (await fetch("/api/games")).json());
  assert.deepEqual(running, [], "only one game has begun");
  await who.close();
});

test("on a weak line a level that is not loaded waits for the server", { skip }, async () => {
  const who = await alone(set);
  await who.go("/");
  await kept(who);
  const fetched = [];
  who.context.on("request", (request) => request.url().endsWith(".net") && fetched.push(request.url()));
  await who.page.route("**/api/play", async (route) => {
    await wait(3000);
    await route.continue();
  });
  await choose(who, "tournament", "Knight");
  await who.press(who.page.locator(".go"));
  await who.page.waitForURL(/\/t\/\w+$/);
  assert.doesNotMatch(who.page.url(), isTable);
  assert.deepEqual(fetched, []);
  await who.close();
});

test("a game is played in one tab at a time: the other says so, and goes on when the first is closed", { skip }, async () => {
  const who = await alone(set);
  await beginByChoice(who);
  const hand = tournament(new Set());
  await toMyTurn(who, hand);
  const other = inTab(who, await who.tab());
  await other.page.clock.install();
  await other.page.goto(who.page.url());
  await look(other, { what: "a game in another tab", shows: `h1:has-text("${word("here-elsewhere")}")` });
  assert.equal(await other.page.locator(".table[data-version]").count(), 0);
  // Longer than any line may be silent.
  await other.page.clock.runFor(60_000);
  assert.equal(await other.page.getByRole("heading").innerText(), word("here-elsewhere"));
  // Home of the second tab is not held up.
  await answer(who, hand);
  const third = await who.tab();
  await third.goto(`${who.url}/`);
  await third.locator(".mine li .ib").tap();
  await third.getByRole("button", { name: word("close-it") }).tap();
  await third.getByRole("alert").getByText(word("here-elsewhere")).waitFor();
  await third.close();
  await toMyTurn(who, hand);
  const moves = await newest(who.page);
  await who.page.close();
  await other.page.locator(".table[data-version]").waitFor();
  await toMyTurn(other, hand);
  await answer(other, hand);
  assert.ok((await newest(other.page)) > moves, "the second tab plays on");
  await who.close(OFFLINE);
});

test("a game that another tab holds is taken over, and taken back", { skip }, async () => {
  const who = await alone(set);
  await beginByChoice(who);
  const hand = tournament(new Set());
  await toMyTurn(who, hand);
  const other = inTab(who, await who.tab());
  await other.page.goto(who.page.url());
  const take = (tab) => tab.page.getByRole("button", { name: word("play-here-instead") });
  for (const [taker, loser] of [[other, who], [who, other]]) {
    const before = await newest(taker.page);
    await taker.press(take(taker));
    await toMyTurn(taker, hand);
    await answer(taker, hand);
    assert.ok((await newest(taker.page)) > before, "the tab that took the game plays on");
    assert.equal(await loser.page.getByRole("heading").innerText(), word("here-elsewhere"));
    assert.equal(await loser.page.locator(".table[data-version]").count(), 0);
  }
  await other.page.close();
  await toMyTurn(who, hand);
  await who.close(OFFLINE);
});

test("a move that was shown is there after the tab was killed", { skip }, async () => {
  const who = await alone(set);
  await beginByChoice(who);
  const hand = tournament(new Set());
  for (let time = 0; time < 3; time++) {
    const asked = await toMyTurn(who, hand);
    await answer(who, hand);
    assert.ok(who.last().version > asked.version, "a move was made");
  }
  const { version } = who.last();
  const moves = await newest(who.page);
  const address = who.page.url();
  const crashed = new Promise((resolve) => who.page.once("crash", resolve));
  const devtools = await who.context.newCDPSession(who.page);
  devtools.send("Page.crash").catch(() => {});
  await crashed;
  who.forget();
  const again = inTab(who, await who.tab());
  await again.page.goto(address);
  await again.page.locator(".table[data-version]").waitFor();
  assert.ok(who.last().version >= version, `${who.last().version} instead of ${version}`);
  assert.ok((await newest(again.page)) >= moves);
  await toMyTurn(again, hand);
  await who.close();
});

/** Goes before the worker's code: while there is no room, its writes are undone, as a browser does it. */
function limit() {
  let full = false;
  new BroadcastChannel("room").onmessage = ({ data }) => (full = data === "none");
  for (const write of ["add", "put"]) {
    const usual = IDBObjectStore.prototype[write];
    IDBObjectStore.prototype[write] = function (...what) {
      const request = usual.apply(this, what);
      if (full) this.transaction.abort();
      return request;
    };
  }
}

test("without room nothing happens that is not kept, and the game goes on once there is room", { skip }, async () => {
  // A worker of the page itself would answer before us.
  const who = await alone(set, { worker: false });
  await who.context.route("**/assets/games-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${limit})();${await response.text()}` });
  });
  const room = (much) => who.page.evaluate((data) => new BroadcastChannel("room").postMessage(data), much);
  await beginByChoice(who);
  const hand = tournament(new Set());
  const { version } = await toMyTurn(who, hand);
  const moves = await newest(who.page);
  await room("none");
  await hand.act(who, who.last());
  await look(who, { what: "no room for the game", shows: `.banner-top:has-text("${word("here-unkept")}")` });
  // Some more attempts.
  await wait(3000);
  assert.equal(who.last().version, version, "a move was shown that is not kept");
  assert.equal(await newest(who.page), moves);
  await who.page.locator(".banner-top", { hasText: word("here-unkept") }).waitFor();
  await room("enough");
  await until(who.page, (before) => Number(document.querySelector(".table")?.dataset.version) > before, version);
  await who.page.locator(".banner-top", { hasText: word("here-unkept") }).waitFor({ state: "detached" });
  await toMyTurn(who, hand);
  assert.ok((await newest(who.page)) > moves);
  await who.go("/");
  await who.page.locator(".mine li").waitFor();
  await room("none");
  await choose(who, "tournament");
  await who.press(who.page.getByRole("button", { name: word("play-here") }));
  await who.page.getByRole("alert").getByText(word("here-unkept")).waitFor();
  await who.close(/Service Worker/);
});

test("a game in this browser goes on over a newer release of the page", { skip }, async (t) => {
  const front = await nextRelease(set.server.url);
  t.after(front.stop);
  const who = await alone(set, { viewport: DESKTOP }, front.url);
  await who.go("/");
  await kept(who);
  await until(who.page, isKeptWhole);
  await beginByChoice(who);
  const hand = tournament(new Set());
  await toMyTurn(who, hand);
  front.publish();
  await who.page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await until(who.page, async () => Boolean((await navigator.serviceWorker.ready).waiting));
  await answer(who, hand);
  const { version } = await toMyTurn(who, hand);
  const address = who.page.url();
  await who.go("/");
  await until(who.page, async () => (await caches.keys()).join() === "ivanhoe-next");
  who.forget();
  await who.page.goto(address);
  await who.page.locator(".table[data-version]").waitFor();
  assert.ok(who.last().version >= version, "nothing is lost");
  await toMyTurn(who, hand);
  await who.close();
});

/** The networks that a visit to home fetches: at least so many, however slow the machine is. */
async function visit(who, least = 0) {
  const fetched = [];
  // The page's own requests: the worker passes them on.
  const isWanted = (request) => request.serviceWorker() === null && request.url().endsWith(".net");
  const note = (request) => isWanted(request) && fetched.push(/([a-z]+)-[^/]*$/.exec(request.url())[1]);
  who.context.on("request", note);
  await who.go("/");
  await who.page.locator(".go").waitFor();
  for (const end = Date.now() + 30_000; fetched.length < least && Date.now() < end;) await wait(50);
  await wait(2500);
  await who.page.waitForLoadState("networkidle");
  who.context.off("request", note);
  return fetched.sort();
}

test("what the bots need is fetched ahead for users who play here, and never where data is to be saved", { skip }, async () => {
  const who = await alone(set);
  await who.context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: localStorage.getItem("saves") !== "no" } });
  });
  assert.deepEqual(await visit(who), [], "a first visit");
  await beginByChoice(who);
  assert.deepEqual(await visit(who), [], "with Save-Data");
  await who.page.evaluate(() => localStorage.setItem("saves", "no"));
  assert.deepEqual(await visit(who, 2), ["castles", "tournament"]);
  assert.deepEqual(await visit(who), [], "they are kept");
  await until(who.page, isKeptWhole);
  await who.context.setOffline(true);
  await who.page.reload();
  await choose(who, "castles", "Champion");
  await who.press(who.page.locator(".go"));
  await who.page.waitForURL(isTable);
  await who.page.locator(".table[data-version]").waitFor();
  await who.close(OFFLINE);
});

for (const game of ["tournament", "castles"]) {
  test(`${game}: the smallest phone shows in every language that the game lives on this device`, { skip }, async () => {
    const who = await alone(set, { viewport: { width: 320, height: 568 } });
    const { page } = who;
    await who.go("/");
    await choose(who, game);
    await who.press(page.getByRole("button", { name: word("play-here") }));
    await page.waitForURL(isTable);
    for (const language of LANGUAGES) {
      await page.evaluate((language) => localStorage.setItem("ivanhoe-settings", JSON.stringify({ speed: "instant", tips: false, language })), language);
      await page.reload();
      await page.locator(".table[data-version]").waitFor();
      const sign = page.locator(".head .ib > .here");
      assert.ok(await sign.isVisible(), language);
      const menu = page.getByRole("button", { name: `${word("menu", language)}, ${word("here", language)}`, exact: true });
      assert.equal(await menu.locator(".here").count(), 1, language);
      const isInside = await sign.evaluate((icon) => {
        const [at, bar] = [icon, icon.closest(".head")].map((box) => box.getBoundingClientRect());
        return at.width > 9 && at.left >= bar.left && at.right <= bar.right && at.top >= bar.top && at.bottom <= bar.bottom && document.documentElement.scrollWidth <= innerWidth;
      });
      assert.ok(isInside, language);
    }
    await who.close();
  });
}
