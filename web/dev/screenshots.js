// The pictures of docs/screenshots and of the manifest: real games on the real binary. `node dev/screenshots.js [FOLDER [PART…]]`
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startServer } from "../e2e/server.js";
import { camera } from "./camera.js";
import { Guest } from "../e2e/guest.js";
import { aimableCard, fullest, fullTable, ivanhoeAtHand, siege } from "./moments.js";
import * as players from "./players.js";

const FOLDER = process.argv[2] ?? fileURLToPath(new URL("../../docs/screenshots", import.meta.url));
/** What a browser shows when it asks whether to install the page. */
const MANIFEST = fileURLToPath(new URL("../public/screenshots", import.meta.url));
const GAMES = 200;

const settings = (more) => ({
  game: "tournament", players: 5, options: {}, clock: { kind: "none" }, window: 30, pace: "instant", open: false, spectators: true, chat: true, ...more,
});
const bots = (count) => [null, ...Array.from({ length: count - 1 }, () => "squire")];

const server = await startServer();
const lens = await camera(server.url);
for (const folder of [FOLDER, MANIFEST]) mkdirSync(folder, { recursive: true });
const shoot = (name, ...more) => lens.shoot(`${FOLDER}/${name}.webp`, ...more);
const small = (name) => `${MANIFEST}/${name}.webp`;

/** Plays game after game until a moment comes; its table waits there. */
async function wait(guest, agreed, moment, order) {
  for (let game = 0; game < GAMES; game++) {
    const table = await guest.makes(settings(agreed), bots(agreed.players ?? 5));
    const { update, over } = await guest.plays(table, (now) => (moment(now) ? null : players[agreed.game ?? "tournament"](now)), order);
    if (!over) return { table, found: moment(update), path: `/t/${table}` };
  }
  throw new Error(`no such moment in ${GAMES} games`);
}

/** Lifts the best value card that can be played. */
async function lift(page) {
  const cards = page.locator('.hand [role="option"]:has(.card.val:not(.no))');
  const values = await cards.evaluateAll((nodes) => nodes.map((node) => Number(node.dataset.held.at(-1))));
  await cards.nth(values.indexOf(Math.max(...values))).click({ position: { x: 12, y: 20 } });
}

async function tournament(wilfred) {
  const table = await wait(wilfred, {}, fullTable);
  await shoot("tournament-phone", wilfred, table.path, { act: lift, small: small("tournament-narrow") });
  await shoot("tournament-desktop", wilfred, table.path, { size: "desktop", act: lift, small: small("tournament-wide") });
  await shoot("tournament-dark", wilfred, table.path, { size: "desktop", theme: "dark", act: lift });
  await shoot("tournament-contrast", wilfred, table.path, { theme: "contrast", act: lift });

  const aim = await wait(wilfred, {}, aimableCard);
  await shoot("action-card", wilfred, aim.path, {
    async act(page) {
      await page.locator(`[data-held="${aim.found}"]`).first().click({ position: { x: 12, y: 20 } });
      await page.locator(".lane:not(.mine).legal").locator(".spot, .cover").last().click();
    },
  });

  const window = await wait(wilfred, {}, ivanhoeAtHand, "always");
  await shoot("ivanhoe-window", wilfred, window.path);
}

/** Lifts an army that can take the last castle that may be attacked. */
async function muster(page) {
  await page.locator(".castle.legal .cover").last().click();
  const strike = page.locator(".acts .pri").locator("visible=true");
  const card = page.locator(".hand .held:has(.card:not(.no):not(.sel))").first();
  for (let cards = 0; cards < 12 && (await strike.count()) === 0; cards++) await card.click({ position: { x: 10, y: 24 }, timeout: 500 }).catch(() => {});
}

async function castles(wilfred) {
  const table = await wait(wilfred, { game: "castles", players: 4 }, siege);
  await shoot("castles-phone", wilfred, table.path, { act: muster, small: small("castles-narrow") });
  await shoot("castles-desktop", wilfred, table.path, { size: "desktop", act: muster, small: small("castles-wide") });
}

async function replay(wilfred) {
  const table = await wilfred.makes(settings({}), bots(5));
  await wilfred.plays(table, players.tournament);
  const steps = await (await fetch(`${server.url}/api/games/${table}/replay?as=all`)).json();
  const path = `/replay/${table}?step=${fullest(steps) + 1}&as=all`;
  const proved = (page) => page.locator(".verdict.right").locator("visible=true").first().waitFor();
  await shoot("replay-desktop", wilfred, path, { size: "desktop", act: proved });
  await shoot("replay-proof", wilfred, `${path}&verify`, { act: proved });
}

async function home(wilfred) {
  await wait(wilfred, { game: "castles", players: 4 }, () => true);
  await wait(wilfred, {}, () => true);
  for (const [name, agreed] of [["Odile", { players: 4 }], ["Marta", { game: "castles", players: 4 }], ["Jules", { players: 3, options: { ties: "ties-stay" } }]]) {
    const host = await Guest.named(server.url, name);
    await host.makes(settings({ ...agreed, open: true, window: 5 }), Array.from({ length: agreed.players }, () => null));
  }
  await shoot("home-phone", wilfred, "/");
  await shoot("home-desktop", wilfred, "/", { size: "desktop" });
  await shoot("rules-phone", wilfred, "/rules/tournament#T9.3");
}

async function puzzles(wilfred) {
  const answer = async (page) => {
    await page.locator(".ans button").first().click();
    await page.locator(".verdict").waitFor();
  };
  await shoot("puzzle-phone", wilfred, "/puzzles/tournament", { act: answer });
  await shoot("puzzle-desktop", wilfred, "/puzzles/castles", { size: "desktop", act: answer });
}

/** The first lesson of each game, once its card points at something. */
async function lessons(wilfred) {
  const pointed = (page) => page.locator(".pointer").waitFor();
  await shoot("lesson-phone", wilfred, "/lessons/tournament", { act: pointed });
  await shoot("lesson-desktop", wilfred, "/lessons/castles", { size: "desktop", act: pointed });
}

/** A game that Wilfred has lost or won, looked at again. */
async function review(wilfred) {
  const table = await wilfred.makes(settings({ players: 4 }), bots(4));
  await wilfred.plays(table, players.tournament);
  const done = async (page) => {
    await page.locator(".review .chart").waitFor({ timeout: 60_000 });
    await page.locator(".review .progress").waitFor({ state: "detached", timeout: 180_000 });
    await page.locator(".bel li").first().waitFor({ timeout: 60_000 });
  };
  await shoot("review-phone", wilfred, `/review/${table}`, { act: done });
  await shoot("review-desktop", wilfred, `/review/${table}`, { size: "desktop", act: done });
}

try {
  // Each part has a guest of its own: home shows a person's games.
  const parts = [tournament, castles, replay, home, puzzles, lessons, review];
  const wanted = process.argv.slice(3);
  for (const part of parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) await part(await Guest.named(server.url, "Wilfred"));
} finally {
  await lens.close();
  await server.stop();
}
