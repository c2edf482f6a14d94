import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, tableOf, wait } from "./browser.js";
import { stage } from "./stage.js";
import { hurry, onward, wire } from "./wire.js";
import { word } from "./words.js";

const set = stage();

/** Everybody answers over the socket, until the game is over. */
async function play(people, lines) {
  const over = (who) => [who.last()?.view.phase, who.last()?.view.phase.phase].includes("over");
  while (!people.some(over)) {
    const who = people.find((one) => one.last()?.asked && one.last().version > (one.answered ?? 0));
    if (who) {
      who.answered = who.last().version;
      lines.get(who).play(who.answered, onward(who.last().legal));
    } else await wait(5);
  }
}

async function meet(t, game, players) {
  const people = [await set.person({ viewport: PHONE, name: "Ann" }), await set.person({ viewport: DESKTOP, name: "Bob" })];
  // Her page shows one move after the other, and so falls behind.
  const eve = await set.person({ viewport: DESKTOP, settings: { speed: "fast" } });
  const table = await tableOf(people, game, players);
  await eve.go(`/t/${table}`);
  const lines = new Map();
  for (const who of people) lines.set(who, await wire(who, table));
  t.after(() => lines.forEach((line) => line.close()));
  return { people, eve, table, lines };
}

/** A page may still be showing the last moves, for longer on a busy machine. */
const text = (who, selector) => who.page.locator(selector).first().innerText({ timeout: 30_000 });

/** Castles, and parts of the story, stand side by side: none lies over its neighbour. What comes next is in sight. */
async function inOrder(who) {
  const rows = await who.page.evaluate(() => [".spoils > li", ".storyband.whole > .band", ".storyband.each .band"].map((row) => [...document.querySelectorAll(row)].filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right])));
  for (const row of rows) for (const [at, [left]] of row.entries()) assert.ok(at === 0 || left >= row[at - 1][1] - 1, JSON.stringify(row));
  const acts = await who.page.locator(".endacts").boundingBox();
  assert.ok(acts.y + acts.height <= who.viewport.height + 1, JSON.stringify(acts));
}

/** Five tokens on one line; as many parts as there were tournaments, and each leads to its step of the replay. */
async function theStory(who, table) {
  const tops = await who.page.locator(".prize .tok").evaluateAll((all) => all.map((each) => each.offsetTop));
  assert.deepEqual([tops.length, new Set(tops).size], [5, 1]);
  await who.page.locator(".ending .best").waitFor();
  assert.match(await text(who, ".ending .last"), /withdrew with \d+\./);
  const { tournament } = who.last().view;
  assert.equal(await who.page.locator(".storyband.each > li").count(), tournament);
  assert.equal(await who.page.locator(".storyband.whole > .band").count(), tournament);
  for (const link of await who.page.locator(".ending .best a, .storyband.each a").evaluateAll((all) => all.map((each) => each.getAttribute("href")))) {
    assert.match(link, new RegExp(`^/replay/${table}\\?step=\\d+&as=(A|B|public)$`));
  }
}

test("each player sees the winner of the Tournament in their own wording", async (t) => {
  const { people, eve, table, lines } = await meet(t, "tournament", 2);
  await play(people, lines);
  const { winners, seats } = await (await fetch(`${set.server.url}/api/tables/${table}`)).json();
  const winner = seats.find(({ seat }) => seat === winners[0]).name;
  for (const [at, who] of [...people, eve].entries()) {
    const mine = winners[0] === "AB"[at];
    assert.equal(await text(who, ".ending h1"), mine ? "You win the game" : `${winner} wins the game`);
    assert.equal(await text(who, ".ending .ranks .first b"), mine ? "You" : winner);
    assert.equal(await who.page.locator(".ending .ranks .first [href='#i-crown']").count(), 1);
    await theStory(who, table);
    await inOrder(who);
  }
  for (const who of [...people, eve]) await who.close();
});

test("each player sees the winner of the Castles and the score in their own wording", async (t) => {
  const { people, eve, table, lines } = await meet(t, "castles", 3);
  await play(people, lines);
  const { winners, scores, seats } = await (await fetch(`${set.server.url}/api/tables/${table}`)).json();
  const best = Math.max(...scores);
  const names = seats.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name);
  for (const [at, who] of [...people, eve].entries()) {
    const title = await text(who, ".ending h1");
    assert.match(title, new RegExp(`\\b${best}\\b`));
    for (const name of names) assert.match(title, name === ["Ann", "Bob"][at] ? /\byou\b/i : new RegExp(name));
    const ranks = await who.page.locator(".ending .ranks").first().locator("li .nums").evaluateAll((all) => all.map((each) => Number(each.ariaLabel)));
    assert.deepEqual(ranks, [...scores].sort((one, other) => other - one));
    assert.equal(await who.page.locator(".ending .ranks li.first").count(), winners.length);
    await who.page.locator(".ending .stry").waitFor();
    await inOrder(who);
  }
  for (const who of [...people, eve]) await who.close();
});

/** A game against bots that is over. */
async function beaten(level) {
  const ann = await set.person({ viewport: PHONE, name: "Ann" });
  await ann.go("/");
  const { table } = await ann.post("/api/play", { game: "tournament", players: 2, level, options: {}, pace: "instant" });
  await ann.go(`/t/${table}`);
  await hurry(ann, table);
  await ann.page.locator(".ending h1").waitFor();
  return { ann, table };
}

test("after a game against bots: again, another level, the replay and something to share", async () => {
  const { ann, table } = await beaten("squire");
  const { winners } = await (await fetch(`${set.server.url}/api/tables/${table}`)).json();
  const won = winners[0] === ann.you();
  const acts = ann.page.locator(".endacts .btn");
  assert.deepEqual(await acts.allInnerTexts(), ["Again", won ? "Stronger\nKnight" : "Gentler\nPage", "Replay", "Share"]);
  // At the foot of the window, whatever is above it.
  const foot = await ann.page.locator(".endacts").boundingBox();
  assert.ok(Math.abs(foot.y + foot.height - PHONE.height) < 1, JSON.stringify(foot));
  await ann.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await ann.page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await ann.press(acts.nth(3));
  await ann.page.getByText("Copied").waitFor();
  const copied = await ann.page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, won ? /^I won at Ivanhoe: 5 tokens in \d+ tournaments?\. http/ : /^\w+ won our game of Ivanhoe\. http/);
  assert.ok(copied.endsWith(`/replay/${table}`));
  await ann.press(acts.nth(1));
  await ann.page.waitForFunction((old) => /\/t\//.test(location.pathname) && !location.pathname.endsWith(old), table);
  await ann.page.locator(".table.tournament .hand").waitFor();
  const next = ann.page.url().split("/").at(-1);
  const { seats } = await (await fetch(`${set.server.url}/api/tables/${next}`)).json();
  assert.equal(seats.find(({ kind }) => kind === "bot").level, won ? "knight" : "page");
  await ann.close();
});

test("a moment of the story opens the replay at its step", async () => {
  const { ann } = await beaten("page");
  const link = ann.page.locator(".ending .best a").first();
  await link.waitFor();
  const step = /step=(\d+)/.exec(await link.getAttribute("href"))[1];
  await ann.press(link);
  await ann.page.locator(".replaybar").waitFor();
  assert.match(await text(ann, ".replaybar .where"), new RegExp(`\\b${step}\\b`));
  await ann.close();
});

test("why no other game can be begun is said, and it can be asked for again", async () => {
  const { ann, table } = await beaten("page");
  let refuses = true;
  await ann.page.routeWebSocket(/\/api\/socket/, (page) => {
    const server = page.connectToServer();
    page.onMessage((text) => {
      const { id, type } = JSON.parse(text);
      if (type === "rematch" && refuses) page.send(JSON.stringify({ type: "refused", id, refusal: { code: "draining", text: "" } }));
      else server.send(text);
    });
  });
  await ann.go(`/t/${table}`);
  const again = ann.page.getByRole("button", { name: word("play-again") });
  await ann.press(again);
  await ann.page.getByRole("alert").getByText(word("refusal-draining")).waitFor();
  refuses = false;
  await ann.press(again);
  await ann.page.waitForFunction((old) => /\/t\//.test(location.pathname) && !location.pathname.endsWith(old), table);
  await ann.close();
});
