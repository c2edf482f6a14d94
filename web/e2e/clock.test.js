import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, tableOf, wait } from "./browser.js";
import { castles } from "./castles.js";
import { answer, shown } from "./player.js";
import { stage } from "./stage.js";
import { tournament } from "./tournament.js";

const set = stage();

const seconds = (text) => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

/** Where each game shows how much time a seat has left. */
const CLOCKS = {
  tournament: (who, seat) => who.page.locator(`.lane[data-lane="${seat}"] .clock`),
  castles: (who, seat) => who.page.locator(`.lordchip[data-anchor="seat:${seat}"] .clock`),
};
const read = async (who, game, seat) => seconds(await CLOCKS[game](who, seat).innerText());

/** Plays on until the game waits for one of these two alone. */
async function waiting(people, hand) {
  for (let patience = 0; patience < 1000; patience++) {
    const { running } = people[0].last().clocks;
    if (["A", "B"].includes(running)) return running;
    for (const who of people) await answer(who, hand);
    await wait(20);
  }
  throw new Error("nobody's clock runs");
}

for (const [game, players, hand] of [["tournament", 2, tournament()], ["castles", 3, castles]]) {
  test(`in the ${game} everybody sees the clock of the player to move run, and no other clock`, async () => {
    const people = [await set.person({ viewport: PHONE, name: "Ann" }), await set.person({ viewport: DESKTOP, name: "Bob" })];
    await tableOf(people, game, players, { clock: { kind: "live", bank: 600, increment: 0 } });
    for (const who of people) await CLOCKS[game](who, "A").waitFor();
    const running = await waiting(people, hand);
    for (const who of people) await shown(who.page, who.last().version);
    // Nobody moves: no update comes, the clock runs by itself.
    const resting = running === "A" ? "B" : "A";
    const before = await Promise.all(people.map((who) => read(who, game, running)));
    const rested = await Promise.all(people.map((who) => read(who, game, resting)));
    await wait(3200);
    for (const [at, who] of people.entries()) {
      const gone = before[at] - (await read(who, game, running));
      assert.ok(gone >= 2 && gone <= 10, `${gone} s have gone by after three`);
      assert.equal(await read(who, game, resting), rested[at], "the other's clock rests");
    }
    for (const who of people) await who.close();
  });
}
