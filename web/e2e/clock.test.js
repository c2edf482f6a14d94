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

/** What a running clock shows at its next three changes, and when, in seconds: by the page's own time, so that a busy machine does no harm. */
const ticks = (who, game, seat) => CLOCKS[game](who, seat).evaluate((clock) => new Promise((resolve) => {
  const seen = [];
  const look = (_, observer) => {
    seen.push({ shows: clock.innerText, at: performance.now() / 1000 });
    if (seen.length < 3) return;
    observer.disconnect();
    resolve(seen);
  };
  new MutationObserver(look).observe(clock, { characterData: true, childList: true, subtree: true });
}));

/** Plays on until the game waits for one of these two alone. */
async function waiting(people, hand) {
  for (let tries = 0; tries < 1000; tries++) {
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
    const rested = await Promise.all(people.map((who) => read(who, game, resting)));
    for (const [first, , last] of await Promise.all(people.map((who) => ticks(who, game, running)))) {
      const gone = seconds(first.shows) - seconds(last.shows);
      const passed = last.at - first.at;
      assert.ok(gone >= 2 && Math.abs(gone - passed) < 1.5, `${gone} s have gone by in ${passed} s`);
    }
    for (const [at, who] of people.entries()) assert.equal(await read(who, game, resting), rested[at], "the other's clock rests");
    for (const who of people) await who.close();
  });
}
