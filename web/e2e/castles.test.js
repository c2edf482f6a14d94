import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, SETTINGS, tableWithBots, wait } from "./browser.js";
import { Guest, isOver, NAMES } from "./guest.js";
import { proposal } from "./looks/castles.js";
import { clear, shown } from "./player.js";
import { stage } from "./stage.js";
import { onward } from "./wire.js";

const set = stage();

/** Is there a prisoner to give? */
const mayGive = ({ legal }) => legal.some((move) => /^propose . give prisoner/.test(move));

/** Plays at a table of friends until one of them has a prisoner to give; returns that player, or nothing if the game ends before. */
async function playOn(players) {
  while (!players.some(({ newest }) => newest() && isOver(newest().view))) {
    const player = players.find(({ newest }) => newest()?.asked && newest().legal.length > 0);
    const asked = player?.newest();
    if (!asked) await wait(5);
    else if (mayGive(asked)) return player;
    else {
      player.play(onward(asked.legal));
      for (let tries = 0; tries < 6000 && player.newest() === asked; tries++) await wait(5);
    }
  }
  return null;
}

test("on a phone the names of three lords are not broken", async () => {
  const who = await set.person({ viewport: { width: 390, height: 844 } });
  await tableWithBots(who, "castles", 3);
  await who.page.locator(".lordchip").nth(2).waitFor();
  const names = await who.page.locator(".lordchip .nm0").evaluateAll((all) => all.map((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return [name.textContent, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size];
  }));
  assert.deepEqual(names.filter(([, lines]) => lines !== 1), []);
  await who.close();
});

test("a deal is proposed by hand", async (t) => {
  const guests = [];
  for (const name of Object.values(NAMES)) guests.push(await Guest.named(set.server.url, name));
  let table, player;
  // Nearly every game brings a prisoner. No bot is at the table: it could propose something first.
  for (let game = 0; game < 20 && !player; game++) {
    table = await guests[0].makes({ ...SETTINGS, game: "castles", players: 3, window: 60, options: { squares: 2 } }, [null, null, null]);
    const players = [];
    t.after(() => players.forEach(({ leave }) => leave()));
    for (const [at, seat] of Object.keys(NAMES).entries()) players.push(await guests[at].sits(table, seat));
    players[0].say({ type: "start" });
    player = await playOn(players);
  }
  assert.ok(player, "nobody ever had a prisoner");
  const who = await set.person({ viewport: PHONE, guest: guests["ABC".indexOf(player.seat)] });
  await who.go(`/t/${table}`);
  await shown(who.page, player.newest().version);
  await clear(who);
  await proposal(who);
  await who.press(who.page.locator("dialog .acts .pri"));
  await who.page.getByText(/proposes? a trade/).first().waitFor({ state: "attached" });
  await who.close();
});
