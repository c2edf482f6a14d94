/**
 * Somebody's first games: `node dev/newcomer.js [--games 20] [--game tournament] [--think 2] [--pages 4] [--quick]`. A fresh browser
 * each time; what is done follows from what the page shows alone. `--quick` lets bots and motion take no time. Prints each game,
 * and how many were won. Uses the server at IVANHOE_URL, or starts IVANHOE_BIN.
 */
import { chromium } from "playwright-core";
import { parseArgs } from "node:util";
import { CHROMIUM, PHONE, wait } from "../e2e/browser.js";
import { startServer } from "../e2e/server.js";
import { newcomer } from "../e2e/newcomer.js";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "20" }, game: { type: "string", default: "tournament" }, players: { type: "string" },
    think: { type: "string", default: "2" }, pages: { type: "string", default: "4" }, quick: { type: "boolean", default: false },
  },
});
const { game, quick } = values;
const server = process.env.IVANHOE_URL ? { url: process.env.IVANHOE_URL, stop: async () => {} } : await startServer();
const browser = await chromium.launch(CHROMIUM);
let left = Number(values.games);
const results = [];

/** They come one after the other. */
async function sit(_, at) {
  await wait(at * 1500);
  while (left-- > 0) {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: "en-GB", serviceWorkers: "block" });
    const page = await context.newPage();
    page.setDefaultTimeout(8000);
    page.setDefaultNavigationTimeout(60_000);
    const begun = Date.now();
    const result = await newcomer(page, server.url, { game, players: Number(values.players ?? 3), think: Number(values.think) * 1000, quick });
    results.push(result);
    const taps = `${result.taps} taps, the first move after ${result.first}`;
    console.log(`${game} ${results.length}: ${result.won ? "won" : "lost"}, ${((Date.now() - begun) / 60_000).toFixed(1)} min, ${taps}`);
    await context.close();
    await wait(50);
  }
}

await Promise.all(Array.from({ length: Math.min(Number(values.pages), left) }, sit));
console.log(`${game}: ${results.filter(({ won }) => won).length} of ${results.length} won, first move after ${Math.max(...results.map(({ first }) => first))} taps at most`);
await browser.close();
await server.stop();
