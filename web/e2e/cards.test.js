import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, tableOf } from "./browser.js";
import { playToTheEnd } from "./player.js";
import { stage } from "./stage.js";
import { decide, KINDS, tournament } from "./tournament.js";
import { wire } from "./wire.js";

const set = stage();

/** How many tables are played at once, and one after the other at most. */
const TABLES = 2;
const ROUNDS = 30;

/** The kinds of moves that these people have made, by what they were told. */
function made(people) {
  const moves = people.flatMap((who) => who.messages("update").flatMap(({ events }) => events.filter(({ event, by }) => event === "moved" && by === who.you())));
  return new Set(moves.map(({ move }) => move.split(" ")[0]));
}

/** What nobody has done yet is done by hand; everything else goes by the wire, so that cards come soon. */
function choosy(wanted, lines) {
  const byHand = tournament(wanted);
  return {
    ...byHand,
    act(who, asked) {
      const move = decide(asked, who.you(), wanted);
      if (wanted.has(move.split(" ")[0])) return byHand.make(who, asked, move);
      return lines.get(who).play(asked.version, move);
    },
  };
}

/** Two people play one game after another, until everything wanted has been seen. */
async function play(at, wanted) {
  const people = [await set.person({ viewport: PHONE, name: `Ann ${at}` }), await set.person({ viewport: DESKTOP, name: `Bob ${at}` })];
  for (let round = 0; round < ROUNDS && wanted.size > 0; round++) {
    const table = await tableOf(people, "tournament", 2);
    for (const who of people) await who.page.locator(".table.tournament").waitFor();
    const lines = new Map();
    for (const who of people) lines.set(who, await wire(who, table));
    await playToTheEnd(people, choosy(wanted, lines), { enough: () => wanted.size === 0 });
    for (const line of lines.values()) line.close();
  }
  const kinds = made(people);
  for (const who of people) await who.close();
  return kinds;
}

test("every action card, a Maiden's price and the winner of purple's choice, by hand", async () => {
  const wanted = new Set([...KINDS, "return", "take"]);
  const all = [...wanted];
  const kinds = await Promise.all(Array.from({ length: TABLES }, (_, at) => play(at, wanted)));
  const seen = new Set(kinds.flatMap((some) => [...some]));
  assert.deepEqual([...wanted], [], "nobody could do this by hand");
  assert.deepEqual(all.filter((kind) => !seen.has(kind)), [], "nobody was told of this");
});
