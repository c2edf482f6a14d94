import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, SETTINGS, wait } from "./browser.js";
import { Guest } from "./guest.js";
import { give } from "./looks/castles.js";
import { clear, shown } from "./player.js";
import { stage } from "./stage.js";
import { onward } from "./wire.js";

const set = stage();

/** Is there a prisoner to give? */
const mayGive = ({ legal }) => legal.some((move) => /^propose . give prisoner/.test(move));

/** Declines what bots propose, until they have nothing more to propose in this turn. */
async function declineAll(who) {
  for (let bots = 0; bots < 3; bots++) {
    await wait(500);
    if (who.last().view.phase.phase !== "deal") return;
    await who.press(who.visible(".acts .btn").first());
  }
}

test("a deal is proposed by hand", async () => {
  const guest = await Guest.named(set.server.url, "Ann");
  let table, played;
  // Not every game brings a prisoner.
  for (let game = 0; game < 40 && played?.over !== false; game++) {
    table = await guest.makes({ ...SETTINGS, game: "castles", players: 3, options: { squares: 2 } }, [null, "page", "page"]);
    played = await guest.plays(table, (update) => (mayGive(update) ? null : onward(update.legal)));
  }
  assert.ok(!played.over, "a prisoner to give");
  const ann = await set.person({ viewport: PHONE, guest });
  await ann.go(`/t/${table}`);
  await shown(ann.page, played.update.version);
  await clear(ann);
  await declineAll(ann);
  await ann.press(ann.visible(".cbar .dealing"));
  await give(ann);
  await ann.press(ann.page.locator("dialog .addcard").nth(1));
  await ann.press(ann.page.locator("dialog .kinds .pickcard").first());
  await ann.press(ann.page.locator("dialog .acts .pri"));
  await ann.page.getByText(/proposes? a trade/).first().waitFor({ state: "attached" });
  await ann.close();
});
