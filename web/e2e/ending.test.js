import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, tableOf, wait } from "./browser.js";
import { stage } from "./stage.js";
import { onward, wire } from "./wire.js";

const set = stage();

/** Everybody answers by the wire, until the game is over or until `enough`. */
async function play(people, lines, enough = () => false) {
  const over = (who) => [who.last()?.view.phase, who.last()?.view.phase.phase].includes("over");
  while (!people.some(over) && !enough()) {
    const who = people.find((one) => one.last()?.asked && one.last().version > (one.answered ?? 0));
    if (who) {
      who.answered = who.last().version;
      lines.get(who).play(who.answered, onward(who.last().legal));
    } else await wait(5);
  }
}

async function meet(t, game, players) {
  const people = [await set.person({ viewport: PHONE, name: "Ann" }), await set.person({ viewport: DESKTOP, name: "Bob" })];
  // She sees one move after the other, and so falls behind.
  const eve = await set.person({ viewport: DESKTOP, settings: { speed: "fast" } });
  const table = await tableOf(people, game, players);
  await eve.go(`/t/${table}`);
  const lines = new Map();
  for (const who of people) lines.set(who, await wire(who, table));
  t.after(() => lines.forEach((line) => line.close()));
  return { people, eve, table, lines };
}

const text = (who, selector) => who.page.locator(selector).first().innerText();

/** Writes down every victory that is shown from now on, for it stands there for a moment only. */
const heed = (who) => who.page.evaluate(() => {
  window.heralded = [];
  new MutationObserver(() => {
    const told = document.querySelector(".herald p")?.innerText;
    if (told && told !== window.heralded.at(-1)) window.heralded.push(told);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
});

test("who has won a tournament, and then the game, is told to each in his way", async (t) => {
  const { people, eve, table, lines } = await meet(t, "tournament", 2);
  for (const who of [...people, eve]) await who.page.locator(".table.tournament").waitFor();
  for (const who of [...people, eve]) await heed(who);
  const updates = () => eve.messages("update");
  const last = () => updates().findLastIndex(({ events }) => events.some(({ event }) => event === "tournament-won"));
  // So much comes after it that who is behind is shown it together with other things.
  await play(people, lines, () => last() >= 0 && updates().length > last() + 12);
  const { seat } = updates()[last()].events.find(({ event }) => event === "tournament-won");
  for (const [at, who] of [...people, eve].entries()) {
    const name = seat === "AB"[at] ? "You" : ["Ann", "Bob"]["AB".indexOf(seat)];
    await who.page.waitForFunction((begins) => window.heralded.at(-1)?.startsWith(begins), name);
  }
  await play(people, lines);
  const { winners, seats } = await (await fetch(`${set.server.url}/api/tables/${table}`)).json();
  const winner = seats.find(({ seat }) => seat === winners[0]).name;
  for (const [at, who] of [...people, eve].entries()) {
    const mine = winners[0] === "AB"[at];
    assert.equal(await text(who, ".ending h1"), mine ? "You win the game" : `${winner} wins the game`);
    assert.equal(await text(who, ".ending .ranks .first b"), mine ? "You" : winner);
    assert.equal(await who.page.locator(".ending .ranks .first [href='#i-crown']").count(), 1);
    assert.equal(await who.page.locator(".herald").count(), 0, "nothing older stands before it");
  }
  for (const who of [...people, eve]) await who.close();
});

test("who has won the Castles, and with how much, is told to each in his way", async (t) => {
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
  }
  for (const who of [...people, eve]) await who.close();
});
