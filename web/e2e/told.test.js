import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, SETTINGS, wait } from "./browser.js";
import { Guest, NAMES } from "./guest.js";
import { judge, lasting } from "./look.js";
import { shown } from "./player.js";
import { stage } from "./stage.js";
import { onward } from "./wire.js";

const set = stage();

/** How long a sentence must stand at least, in milliseconds. */
const readingTime = (text) => Math.min(250 + 45 * text.length, 2500);
/** What the browser's clock leaves out of a timer. */
const SLACK = 60;
/** How often the page looks whether it is late, in milliseconds. */
const LOOK = 10;

/** Three friends at a table; Ann also looks at it on a phone, without motion. */
async function meet(t, game, speed = "off") {
  const guests = {};
  for (const [seat, name] of Object.entries(NAMES)) guests[seat] = await Guest.named(set.server.url, name);
  const table = await guests.A.makes({ ...SETTINGS, players: 3, game }, [null, null, null]);
  const players = {};
  for (const [seat, guest] of Object.entries(guests)) players[seat] = await guest.sits(table, seat);
  t.after(() => Object.values(players).forEach((player) => player.leave()));
  const ann = await set.person({ viewport: PHONE, guest: guests.A, settings: { speed } });
  players.A.say({ type: "start" });
  await ann.go(`/t/${table}`);
  await ann.page.locator(".strip").waitFor();
  await heed(ann);
  return { players, ann };
}

/** Writes down what the strip says, since when, and how late a busy machine draws it at most. */
const heed = (who) => who.page.evaluate((look) => {
  window.lines = [];
  let looked = performance.now();
  setInterval(() => {
    const now = performance.now();
    const last = window.lines.at(-1);
    if (last) last.late = Math.max(last.late, now - looked - look);
    looked = now;
  }, look);
  const read = () => {
    const told = document.querySelector(".ending h1, .strip .st")?.innerText.trim() ?? "";
    const hint = document.querySelector(".strip .hint")?.innerText ?? "";
    const last = window.lines.at(-1);
    if (last?.told !== told || last?.hint !== hint) window.lines.push({ told, hint, from: performance.now(), late: 0 });
  };
  read();
  new MutationObserver(read).observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
}, LOOK);

/** This sentence stood at least this long; what stands below it may change meanwhile. */
async function stands(who, told, least) {
  const stood = await who.page.waitForFunction((text) => {
    const first = window.lines.findIndex((one) => one.told === text);
    const next = first < 0 ? -1 : window.lines.findIndex((one, at) => at > first && one.told !== text);
    if (next < 0) return null;
    const late = Math.max(...window.lines.slice(first, next).map((one) => one.late));
    return { time: window.lines[next].from - window.lines[first].from, late };
  }, told);
  const { time, late } = await stood.jsonValue();
  const lines = JSON.stringify(await who.page.evaluate(() => window.lines.slice(-6)));
  assert.ok(time > least - SLACK - late, `"${told}" stood ${time} ms of ${least}, drawn up to ${late} ms late: ${lines}`);
}

/** Plays as `choose` says until it says nothing. */
async function play(players, choose, enough = () => false) {
  for (let tries = 0; tries < 20_000 && !enough(); tries++) {
    const player = Object.values(players).find(({ newest }) => newest()?.asked && newest().legal.length > 0);
    const asked = player?.newest();
    const move = asked ? choose(player.seat, asked) : undefined;
    if (move === null) return player;
    if (move) {
      player.play(move);
      while (player.newest() === asked) await wait(2);
    } else await wait(2);
  }
  if (enough()) return null;
  throw new Error("nothing happens");
}

/** Ann stays in with what she has, the others withdraw; her tournament is never purple, so that its token is clear. */
function annWins(seat, { legal }) {
  if (seat !== "A") return legal.find((move) => move === "withdraw") ?? legal[0];
  const opens = legal.find((move) => /^open (red|blue|yellow|green)/.test(move));
  return opens ?? legal.find((move) => move === "end") ?? legal[0];
}

test("withdrawals are shown one after the other, long enough to be read, and draws never", async (t) => {
  const { players, ann } = await meet(t, "tournament");
  // Until Ann has opened a tournament whose token she lacks and ended her turn.
  const lacks = ({ colour, seats }) => colour !== null && colour !== "purple" && !seats[0].tokens.includes(colour);
  await play(players, (seat, asked) => (seat === "B" && lacks(asked.view) && asked.view.in.length === 3 && asked.view.phase === "turn" ? null : annWins(seat, asked)));
  await shown(ann.page, players.A.newest().version);
  await ann.page.evaluate(() => window.lines.splice(0));
  await play(players, (seat, asked) => (seat === "A" && asked.view.phase === "open" ? null : annWins(seat, asked)));
  for (const told of ["Bob withdraws.", "Cid withdraws.", "You win the tournament."]) {
    await stands(ann, told, readingTime(told));
  }
  const all = await ann.page.evaluate(() => window.lines.map(({ told, hint }) => `${told} ${hint}`));
  assert.deepEqual(all.filter((one) => /\bdraws\b/.test(one)), []);
  const order = ["Bob withdraws.", "Cid withdraws.", "You win the tournament."].map((told) => all.findIndex((one) => one.startsWith(told)));
  assert.deepEqual([...order].sort((one, other) => one - other), order);
  await ann.close();
});

test("a tap on the table or the space bar ends the current announcement", async (t) => {
  const { players, ann } = await meet(t, "tournament", "slow");
  const turnOf = (who) => (seat, asked) => (seat === who && asked.view.colour !== null && asked.view.in.length > 2 && asked.view.phase === "turn" ? null : annWins(seat, asked));
  await play(players, turnOf("B"));
  await shown(ann.page, players.A.newest().version);
  for (const [end, seat] of [[() => ann.page.keyboard.press("Space"), "Bob"], [() => ann.page.locator(".strip .say").tap(), "Cid"]]) {
    const told = `${seat} withdraws.`;
    players[seat[0]].play("withdraw");
    await ann.page.waitForFunction((text) => window.lines.at(-1).told === text, told);
    await ann.page.evaluate(() => {
      const note = () => (window.ended ??= performance.now());
      window.ended = null;
      for (const how of ["keydown", "click"]) document.addEventListener(how, note, { capture: true, once: true });
    });
    await end();
    await ann.page.waitForFunction((text) => window.lines.at(-1).told !== text, told);
    const passed = await ann.page.evaluate(() => window.lines.at(-1).from - window.ended);
    assert.ok(passed < 500, `${passed} ms`);
    while (seat === "Bob" && !players.C.newest().asked) await wait(5);
  }
  await ann.close();
});

test("announcements are accessible", async (t) => {
  const { players, ann } = await meet(t, "tournament");
  await play(players, (seat, asked) => (seat === "B" && asked.view.colour !== null && asked.view.in.length > 2 && asked.view.phase === "turn" ? null : annWins(seat, asked)));
  await shown(ann.page, players.A.newest().version);
  await ann.page.waitForFunction(() => document.querySelector(".strip .st [href='#i-flag']") === null);
  await lasting(ann);
  players.B.play("withdraw");
  await ann.page.waitForFunction(() => window.lines.at(-1).told === "Bob withdraws.");
  await judge(ann, "what is told");
  await ann.page.reload();
  await ann.close();
});

test("the proposer of a deal reads the answer before their turn goes on", async (t) => {
  const proposal = (legal) => legal.find((move) => move.startsWith("propose B "));
  // There must be a prisoner to deal for, which not every game brings soon.
  for (let game = 0; game < 8; game++) {
    const { players, ann } = await meet(t, "castles");
    const over = () => Object.values(players).some(({ newest }) => newest()?.view.phase.phase === "over");
    await play(players, (seat, { legal }) => (seat === "A" && proposal(legal) ? null : onward(legal)), over);
    if (over()) {
      await ann.close();
      continue;
    }
    await shown(ann.page, players.A.newest().version);
    players.A.play(proposal(players.A.newest().legal));
    while (!players.B.newest().legal.includes("decline")) await wait(5);
    players.B.play("decline");
    await stands(ann, "Bob declines your trade.", 180 + 1200);
    return ann.close();
  }
  assert.fail("nobody ever had a prisoner");
});
