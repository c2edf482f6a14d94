import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, SETTINGS, wait } from "./browser.js";
import { ICONLESS, leaveTable } from "./elsewhere.js";
import { Guest, isOver } from "./guest.js";
import { answered, clear, shown } from "./player.js";
import { stage } from "./stage.js";
import { decide, KINDS, tournament } from "./tournament.js";

const set = stage();

/** The most games until everything must have happened. */
const GAMES = 60;

/** The kinds of moves that seats A and B have made, by the events they received. */
function made(people) {
  const moves = people.flatMap((who, at) => who.messages("update").flatMap(({ events }) => events.filter(({ event, by }) => event === "moved" && by === "AB"[at])));
  return new Set(moves.map(({ move }) => move.split(" ")[0]));
}

/** Comes to the table, makes this move by hand, and leaves again. */
async function makeByHand(who, table, { version }, move, hand) {
  await who.go(`/t/${table}`);
  await shown(who.page, version);
  await clear(who);
  const asked = who.last();
  await hand.make(who, asked, move);
  await answered(who, asked);
  await leaveTable(who);
}

/** Two people play a game over the socket, to be fast; kinds of moves that are still missing are made by hand. */
async function play(guests, people, wanted) {
  const hand = tournament(wanted);
  const table = await guests[0].makes({ ...SETTINGS, game: "tournament", players: 2, window: 60 }, [null, null]);
  const players = [await guests[0].sits(table, "A"), await guests[1].sits(table, "B")];
  players[0].say({ type: "start" });
  while (wanted.size > 0 && !players.some(({ newest }) => newest() && isOver(newest().view))) {
    const player = players.find(({ newest }) => newest()?.asked && newest().legal.length > 0);
    if (!player) {
      await wait(5);
      continue;
    }
    const asked = player.newest();
    const move = decide(asked, player.seat, wanted);
    if (wanted.has(move.split(" ")[0])) await makeByHand(people[players.indexOf(player)], table, asked, move, hand);
    else player.play(move);
    for (let tries = 0; tries < 2000 && player.newest() === asked; tries++) await wait(5);
  }
  for (const player of players) player.leave();
}

test("every action card, a Maiden's price and the winner of purple's choice, by hand", async () => {
  const wanted = new Set([...KINDS, "return", "take"]);
  const all = [...wanted];
  const guests = [await Guest.named(set.server.url, "Ann"), await Guest.named(set.server.url, "Bob")];
  const people = [await set.person({ viewport: PHONE, guest: guests[0] }), await set.person({ viewport: DESKTOP, guest: guests[1] })];
  for (let game = 0; game < GAMES && wanted.size > 0; game++) await play(guests, people, wanted);
  const seen = made(people);
  assert.deepEqual([...wanted], [], "never made by hand");
  assert.deepEqual(all.filter((kind) => !seen.has(kind)), [], "in no event");
  for (const who of people) await who.close(ICONLESS);
});
