import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, kept, person, PHONE, tableWithBots, wait } from "./browser.js";
import { look } from "./look.js";
import { answer, answered, toMyTurn } from "./player.js";
import { startServer } from "./server.js";
import { stage } from "./stage.js";
import { decide, make, tournament } from "./tournament.js";
import { word } from "./words.js";

const set = stage();
/** A server that may be killed, and what a browser says of a server that is gone. */
let frail;
const GONE = /WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|error occurred when fetching the script/;
before(async () => {
  frail = await startServer();
});
after(() => frail?.stop());

const hand = tournament(new Set());

test("a server killed in the middle of a turn: the page says so, recovers, and nothing is lost", async () => {
  const who = await person(set.browser, frail.url, { viewport: PHONE });
  await tableWithBots(who, "tournament", 3);
  const asked = await toMyTurn(who, hand);
  const shown = await who.page.locator(".hand").getAttribute("aria-label");
  await frail.kill();
  await who.page.locator(".banner-top").waitFor();
  assert.match(await who.page.locator(".banner-top").innerText(), /Connection lost/);
  await who.page.getByText(word("waiting-for-connection")).locator("visible=true").first().waitFor();
  await frail.start();
  await who.page.getByText(word("waiting-for-connection")).locator("visible=true").first().waitFor({ state: "hidden", timeout: 60_000 });
  assert.equal(await who.page.locator(".hand").getAttribute("aria-label"), shown);
  assert.deepEqual(who.last().view.seats, asked.view.seats);
  await answer(who, hand);
  assert.notDeepEqual(who.last().view, asked.view, "the game goes on");
  await who.close(GONE);
});

test("a server that is stopped announces its return, and the game goes on", async () => {
  const who = await person(set.browser, frail.url, { viewport: PHONE });
  await tableWithBots(who, "tournament", 3);
  const asked = await toMyTurn(who, hand);
  await frail.halt();
  await look(who, { what: "a short pause", shows: ".banner-top:has-text('your game is safe')" });
  await frail.start();
  await who.page.getByText(word("waiting-for-connection")).locator("visible=true").first().waitFor({ state: "hidden", timeout: 60_000 });
  assert.deepEqual(who.last().view, asked.view);
  await answer(who, hand);
  assert.notDeepEqual(who.last().view, asked.view, "the game goes on");
  await who.close(GONE);
});

test("a move that is pending when the server dies is made once", async () => {
  const who = await person(set.browser, frail.url, { viewport: DESKTOP });
  const table = await tableWithBots(who, "tournament", 3);
  const asked = await toMyTurn(who, hand);
  const move = decide(asked, who.you(), hand.wanted);
  const timesMade = async () => {
    const record = await who.context.request.get(`${frail.url}/api/games/${table}/record`);
    return (await record.text()).split("\n").filter((line) => line === `${who.you()} ${move}`).length;
  };
  const earlier = await timesMade();
  // A frozen server would not even serve the page's files.
  await who.visible(".hand .held").first().waitFor();
  frail.freeze();
  await make(who, move, asked.legal);
  await who.page.getByText("Saving").locator("visible=true").first().waitFor();
  await frail.kill();
  await frail.start();
  for (let tries = 0; tries < 1200 && who.last().version <= asked.version; tries++) await wait(50);
  assert.ok(who.last().version > asked.version, "it is made");
  assert.equal(await timesMade(), earlier + 1);
  await who.close(GONE);
});

test("a player who is offline for a while is informed, and reconnects automatically", async () => {
  const who = await set.person({ viewport: PHONE });
  // To avoid waiting for real silence: the page's clock runs, and faster when we say so.
  await who.page.clock.install();
  await tableWithBots(who, "tournament", 3);
  const asked = await toMyTurn(who, hand);
  await who.context.setOffline(true);
  // A silent connection is pinged, and given up after some time.
  for (let eight = 0; eight < 3; eight++) await who.page.clock.fastForward(8000);
  await who.page.locator(".banner-top").waitFor();
  await who.context.setOffline(false);
  await who.page.locator(".banner-top", { hasText: "lost" }).waitFor({ state: "detached", timeout: 30_000 });
  assert.deepEqual(who.last().view, asked.view);
  await answer(who, hand);
  await who.close(GONE);
});

test("a page that is reloaded in the middle of a turn goes on where it was", async () => {
  const who = await set.person({ viewport: PHONE });
  await tableWithBots(who, "tournament", 3);
  const asked = await toMyTurn(who, hand);
  await who.page.reload();
  await who.page.locator(".hand").waitFor();
  assert.deepEqual(who.last().view, asked.view);
  assert.deepEqual(who.last().legal, asked.legal);
  await answer(who, hand);
  assert.notDeepEqual(who.last().view, asked.view);
  await who.close();
});

test("a page that does not match the server reloads once, and then says so", async () => {
  const who = await set.person({ viewport: PHONE });
  let loads = 0;
  who.page.on("load", () => (loads += 1));
  await who.page.routeWebSocket(/\/api\/socket$/, (page) => {
    const server = page.connectToServer();
    server.onMessage((text) => page.send(String(text).replace(/"protocol":\d+/, '"protocol":99')));
  });
  await who.go("/");
  await who.page.getByRole("button", { name: "Reload" }).waitFor();
  assert.equal(loads, 2);
  await who.close();
});

test("two tabs of one person show the same, and both can play", async () => {
  const who = await set.person({ viewport: PHONE });
  const table = await tableWithBots(who, "tournament", 3);
  await toMyTurn(who, hand);
  const other = await who.tab();
  await other.goto(`${set.server.url}/t/${table}`);
  await other.locator(".hand").waitFor();
  for (const [acting, watching] of [[who.page, other], [other, who.page]]) {
    await toMyTurn(who, hand);
    const asked = who.last();
    await acting.bringToFront();
    await make({ ...who, page: acting, visible: (selector) => acting.locator(selector).locator("visible=true") }, decide(asked, who.you(), hand.wanted), asked.legal);
    await answered(who, asked);
    // Once the game waits for us again nothing moves, and both must show exactly what the server has sent.
    const { view } = await toMyTurn(who, hand);
    const cards = view.seats["ABCDEF".indexOf(who.you())].hand.toSorted().join();
    for (const page of [acting, watching]) {
      await page.waitForFunction((told) => Array.from(document.querySelectorAll(".hand .held"), (each) => each.dataset.held).sort().join() === told, cards);
    }
  }
  await who.close();
});

test("a seat moves to a phone", async () => {
  const desk = await set.person({ viewport: DESKTOP });
  const table = await tableWithBots(desk, "castles", 3);
  await desk.page.locator(".ctable").waitFor();
  const { path } = await desk.post("/api/device-link", {});
  const phone = await set.person({ viewport: PHONE });
  await phone.go(path);
  await phone.press(phone.page.getByRole("button", { name: word("device-yes") }));
  await phone.page.getByRole("link", { name: /Play|Look/ }).first().waitFor();
  await phone.go(`/t/${table}`);
  await phone.page.locator(".ctable .hand").waitFor();
  assert.equal(phone.you(), desk.you());
  await phone.close();
  await desk.close();
});

test("without a server the kept page is shown and says so, and it reconnects automatically", async () => {
  const who = await person(set.browser, frail.url, { viewport: PHONE });
  await who.go("/");
  await kept(who);
  await frail.kill();
  await who.go("/rules");
  await who.page.locator(".rulebook li").first().waitFor();
  await who.go("/");
  await look(who, { what: "home without a server", shows: `.notice:has-text("${word("offline-notice")}")` });
  await frail.start();
  await who.page.locator(".notice").waitFor({ state: "detached", timeout: 60_000 });
  await who.close(GONE);
});

test("a server that does not answer is not waited for", async () => {
  const who = await person(set.browser, frail.url, { viewport: PHONE });
  await who.go("/");
  await kept(who);
  frail.freeze();
  await who.go("/rules/castles");
  await who.page.locator(".rulebook li").first().waitFor();
  frail.thaw();
  await who.close(GONE);
});
