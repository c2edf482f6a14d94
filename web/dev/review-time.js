/**
 * How long the review of a game takes in Chromium: `node dev/review-time.js [games] [players]`. Each game is played against Squires by
 * moves at random; a new browser then opens its review. Prints when the first of it is there and when all of it is, in milliseconds.
 */
import { chromium } from "playwright-core";
import { CHROMIUM, DESKTOP, person } from "../e2e/browser.js";
import { startServer } from "../e2e/server.js";
import { hurry } from "../e2e/wire.js";

const [games = "3", players = "4"] = process.argv.slice(2);
const server = await startServer();
const browser = await chromium.launch(CHROMIUM);

async function played() {
  const ann = await person(browser, server.url, { viewport: DESKTOP, name: "Ann" });
  const { table } = await ann.post("/api/play", { game: "tournament", players: Number(players), level: "squire", options: {}, pace: "instant" });
  await ann.go(`/t/${table}`);
  await hurry(ann, table);
  await ann.close();
  return table;
}

for (let game = 0; game < Number(games); game++) {
  const table = await played();
  const eve = await person(browser, server.url, { viewport: DESKTOP });
  const start = performance.now();
  await eve.go(`/review/${table}`);
  await eve.page.locator(".review .chart .know").waitFor({ state: "attached", timeout: 60_000 });
  const first = performance.now() - start;
  await eve.page.locator(".review .progress").waitFor({ state: "detached", timeout: 120_000 });
  const all = performance.now() - start;
  const steps = await (await fetch(`${server.url}/api/games/${table}/replay?as=all`)).json();
  console.log(`${steps.length - 1} moves: first ${first.toFixed(0)} ms, all ${all.toFixed(0)} ms`);
  await eve.close();
}
await browser.close();
await server.stop();
