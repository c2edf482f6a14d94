import assert from "node:assert/strict";
import { test } from "node:test";
import { newcomer } from "./newcomer.js";
import { stage } from "./stage.js";

const set = stage();

for (const game of ["tournament", "castles"]) {
  test(`three taps after opening the page a newcomer has made the first move of the ${game}`, async () => {
    const who = await set.person({ settings: { tips: true, speed: "off" } });
    const { first } = await newcomer(who.page, set.server.url, { game, once: true });
    assert.equal(first, 3);
    await who.close();
  });
}
