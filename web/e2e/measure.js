/**
 * What a first visit weighs, how soon a slow phone can play, also without a network and against Champions of its own, how soon an update
 * is on the screen, and how smoothly cards move.
 * Prints figures without judging them: a busy machine does not mean a slow program.
 */
import { chromium } from "playwright-core";
import { CHROMIUM, DESKTOP, kept, person, PHONE, until, wait } from "./browser.js";
import { answer } from "./player.js";
import { startServer } from "./server.js";
import { tournament } from "./tournament.js";
import { word } from "./words.js";

const KB = 1000;
/** How much slower than this machine a phone is. */
const SLOW = 4;
const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** Everything that comes over the wire. Without the worker, whose own requests a page does not see. */
async function weigh(browser, url) {
  const who = await person(browser, url, { viewport: PHONE, worker: false });
  const line = await who.context.newCDPSession(who.page);
  await line.send("Network.enable");
  let bytes = 0;
  line.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await who.go("/");
  await who.page.locator(".go").waitFor();
  const first = bytes;
  await who.page.waitForTimeout(4000);
  await who.close(/Service Worker/);
  return { first, quiet: bytes };
}

/** From the address to an answered "Play now" on a phone four times slower than this machine, with 1.6 Mbit/s and 150 ms. */
async function visit(browser, url) {
  const who = await person(browser, url, { viewport: PHONE });
  const line = await who.context.newCDPSession(who.page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 });
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOW });
  const start = performance.now();
  await who.page.goto(url, { waitUntil: "commit" });
  await who.page.locator(".go:not([disabled])").click();
  const clicked = performance.now() - start;
  // The button answers at once, before the server does.
  await who.page.locator(".go[disabled], .table").first().waitFor();
  const answered = performance.now() - start;
  await who.page.locator(".table:not(.loading) .hand").waitFor({ timeout: 30_000 });
  const playing = performance.now() - start;
  await who.close();
  return { clicked, answered, playing };
}

/** A phone four times slower than this machine. Workers are not slowed down by it. */
async function slow(who) {
  await (await who.context.newCDPSession(who.page)).send("Emulation.setCPUThrottlingRate", { rate: SLOW });
}

/** Begins a game in this browser against Champions that answer at once. */
async function beginHere(who) {
  await who.page.getByRole("radio", { name: "Champion" }).click();
  await who.page.getByRole("button", { name: word("play-here") }).click();
  await who.page.locator(".table[data-version]").waitFor();
}

/** From the address to "Play now" without a network, on a slow phone. */
async function offlineStart(browser, url) {
  const who = await person(browser, url, { viewport: PHONE });
  await who.go("/");
  await kept(who);
  await until(who.page, async () => (await caches.match("/")) !== undefined);
  await who.context.setOffline(true);
  const times = [];
  for (let time = 0; time < 5; time++) {
    const page = await who.tab();
    await slow({ ...who, page });
    const start = performance.now();
    await page.goto(url, { waitUntil: "commit" });
    await page.locator(".go:not([disabled])").waitFor();
    times.push(performance.now() - start);
    await page.close();
  }
  await who.close(/./);
  return times.sort((one, other) => one - other);
}

/** Notes how long each input occupies the worker that plays: its own time, from the message to the last of its answers. */
function watchThinking() {
  const { instantiateStreaming } = WebAssembly;
  const report = new BroadcastChannel("thinking");
  WebAssembly.instantiateStreaming = async (...how) => {
    const { module, instance } = await instantiateStreaming.apply(WebAssembly, how);
    const call = () => {
      const start = performance.now();
      const length = instance.exports.call();
      report.postMessage(performance.now() - start);
      return length;
    };
    return { module, instance: { exports: { ...instance.exports, call } } };
  };
}

/** What a call of the games takes at a table of three Champions, in a browser that is not slowed down. */
async function champions(browser, url, game) {
  const who = await person(browser, url, { viewport: DESKTOP, worker: false });
  await who.context.route("**/assets/games-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${watchThinking})();${await response.text()}` });
  });
  await who.context.addInitScript(() => {
    window.thought = [];
    new BroadcastChannel("thinking").onmessage = ({ data }) => window.thought.push(data);
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...more) {
      if (message.wish?.make) message.wish.make.pace = "instant";
      postMessage.call(this, message, ...more);
    };
  });
  await who.go("/");
  await who.page.locator(".gsel").nth(game === "tournament" ? 0 : 1).click();
  await beginHere(who);
  // The bot in our place goes on.
  await who.press(who.visible(`button[aria-label^="${word("menu")}"]`).first());
  for (let time = 0; time < 2; time++) await who.press(who.page.getByRole("button", { name: word("leave-seat") }));
  await who.page.locator(".ending").waitFor({ timeout: 90_000 }).catch(() => {});
  const thought = await who.page.evaluate(() => window.thought);
  await who.close(/Service Worker/);
  // An input in which nobody thinks says nothing.
  return thought.filter((time) => time > 1).sort((one, other) => one - other);
}

/** Notes in the page when an update arrives and when the frame after it has been painted. */
function watchPaints() {
  window.paints = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        if (!data.startsWith('{"type":"update"')) return;
        const arrived = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.paints.push(performance.now() - arrived);
          port2.postMessage(null);
        });
      });
    }
  };
}

/** The times between frames while something on the page is being moved. */
function watchFrames() {
  window.gaps = [];
  let last = 0;
  const look = (now) => {
    const moving = document.getAnimations().some(({ playState }) => playState === "running");
    if (last && moving) window.gaps.push(now - last);
    last = moving ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A game in which a player answers forty questions. */
async function play(browser, url, { settings, script, pace }) {
  const who = await person(browser, url, { viewport: DESKTOP, settings });
  await who.context.addInitScript(script);
  await who.go("/");
  await who.post("/api/me", { name: "Ann" });
  const { table } = await who.post("/api/play", { game: "tournament", players: 4, level: "page", options: {}, pace });
  await who.go(`/t/${table}`);
  const hand = tournament();
  const until = Date.now() + 45_000;
  for (let asked = 0; asked < 40 && Date.now() < until && !hand.over(who);) {
    if (await answer(who, hand)) asked++;
    else await wait(20);
  }
  const noted = await who.page.evaluate(() => window.paints ?? window.gaps);
  await who.close();
  return noted.sort((one, other) => one - other);
}

const server = process.env.IVANHOE_URL ? { url: process.env.IVANHOE_URL, stop() {} } : await startServer();
const browser = await chromium.launch(CHROMIUM);
const { first, quiet } = await weigh(browser, server.url);
console.log(`first visit: ${(first / KB).toFixed(1)} KB until Play now is there, ${(quiet / KB).toFixed(1)} KB with what is fetched for later`);
const visits = [];
for (let time = 0; time < 3; time++) visits.push(await visit(browser, server.url));
const best = visits.sort((one, other) => one.answered - other.answered);
for (const name of ["clicked", "answered", "playing"]) {
  console.log(`slow phone, Play now ${name}: ${best.map((each) => `${(each[name] / 1000).toFixed(2)} s`).join(", ")}`);
}
const starts = await offlineStart(browser, server.url);
console.log(`slow phone without a network, Play now is there: half within ${part(starts, 0.5).toFixed(0)} ms, all within ${starts.at(-1).toFixed(0)} ms`);
for (const game of ["tournament", "castles"]) {
  const thought = await champions(browser, server.url, game);
  // The browser slows pages down for us, but no workers.
  console.log(`Champions in the browser, ${game}: ${thought.length} moves, 95 % within ${part(thought, 0.95).toFixed(1)} ms here, ${(SLOW * part(thought, 0.95)).toFixed(0)} ms on a phone ${SLOW} times slower`);
}
const paints = [];
// The slowest of a hundred is known from several hundred.
while (paints.length < 400) paints.push(...(await play(browser, server.url, { settings: { speed: "instant" }, script: watchPaints, pace: "instant" })));
paints.sort((one, other) => one - other);
console.log(`update to paint: ${paints.length} updates, half within ${part(paints, 0.5).toFixed(1)} ms, 99 % within ${part(paints, 0.99).toFixed(1)} ms`);
const frames = await play(browser, server.url, { settings: { speed: "calm" }, script: watchFrames, pace: "quick" });
const mean = frames.reduce((sum, time) => sum + time, 0) / frames.length;
console.log(`cards in motion: ${frames.length} frames, ${(1000 / mean).toFixed(1)} a second, 99 % within ${part(frames, 0.99).toFixed(1)} ms`);
await browser.close();
await server.stop();
