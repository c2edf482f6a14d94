/**
 * What a first visit weighs, how soon a slow phone can play, how soon an update is on the screen, and how smoothly cards move.
 * Prints figures without judging them: a busy machine does not mean a slow program.
 */
import { chromium } from "playwright-core";
import { CHROMIUM, DESKTOP, person, PHONE, wait } from "./browser.js";
import { answer } from "./player.js";
import { startServer } from "./server.js";
import { tournament } from "./tournament.js";

const KB = 1000;
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
  await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
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
const paints = await play(browser, server.url, { settings: { speed: "instant" }, script: watchPaints, pace: "instant" });
console.log(`update to paint: ${paints.length} updates, half within ${part(paints, 0.5).toFixed(1)} ms, 99 % within ${part(paints, 0.99).toFixed(1)} ms`);
const frames = await play(browser, server.url, { settings: { speed: "calm" }, script: watchFrames, pace: "quick" });
const mean = frames.reduce((sum, time) => sum + time, 0) / frames.length;
console.log(`cards in motion: ${frames.length} frames, ${(1000 / mean).toFixed(1)} a second, 99 % within ${part(frames, 0.99).toFixed(1)} ms`);
await browser.close();
await server.stop();
