import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { kept, PHONE, until, wait } from "./browser.js";
import { castles } from "./castles.js";
import { answer } from "./player.js";
import { stage } from "./stage.js";
import { tournament } from "./tournament.js";
import { wholeViews } from "./views.js";

const set = stage();
/** What a browser says without a network. */
const OFFLINE = /WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;
const skip = existsSync(new URL("../wasm/ivanhoe.wasm", import.meta.url)) ? false : "the games for browsers are not built";

/** A person whose games live in the browser: what the worker says is recorded like what a server says. */
async function alone(how) {
  const who = await set.person(how);
  const told = [];
  let whole = wholeViews();
  await who.page.exposeFunction("heard", (text) => void told.push(whole(JSON.parse(text))));
  await who.page.addInitScript(() => {
    const Real = globalThis.Worker;
    globalThis.Worker = class extends Real {
      constructor(...how) {
        super(...how);
        this.addEventListener("message", ({ data }) => {
          for (const text of data.say ?? []) globalThis.heard(text);
        });
      }

      /** Bots move at once. */
      postMessage(message, ...more) {
        if (message.wish?.make) message.wish.make.pace = "instant";
        super.postMessage(message, ...more);
      }
    };
  });
  const latest = (type) => told.findLast((message) => message.type === type) ?? null;
  const forget = () => {
    told.length = 0;
    whole = wholeViews();
  };
  return { ...who, last: () => latest("update"), you: () => latest("room")?.you ?? null, room: () => latest("room"), forget };
}

const isKeptWhole = async () => {
  const names = (await (await caches.open((await caches.keys())[0])).keys()).map(({ url }) => url);
  return names.some((url) => url.endsWith(".wasm")) && names.some((url) => url.includes("/assets/games-"));
};

/** Opens the page once with a network, then without one. */
async function offline(how) {
  const who = await alone(how);
  await who.go("/");
  await kept(who);
  await until(who.page, isKeptWhole);
  await who.context.setOffline(true);
  await who.page.reload();
  return who;
}

async function begin(who, game) {
  await who.page.locator(".gsel").nth(game === "tournament" ? 0 : 1).click();
  await who.page.getByRole("radio", { name: "Squire" }).click();
  await who.press(who.page.locator(".go"));
  await who.page.waitForURL(/\/t\/here[0-9a-f]{12}$/);
}

async function playOn(who, hand, isDone) {
  for (let turn = 0; turn < 30_000 && !isDone(); turn++) if (!(await answer(who, hand, turn))) await wait(10);
  assert.ok(isDone(), JSON.stringify(who.last())?.slice(0, 300) ?? "no update");
}

for (const [game, hand] of [["tournament", tournament(new Set())], ["castles", castles]]) {
  test(`${game}: without a network a whole game is played, and goes on after a reload`, { skip }, async () => {
    const who = await offline({ viewport: PHONE });
    await begin(who, game);
    await playOn(who, hand, () => who.last()?.version > 12);
    const { version, view } = who.last();
    who.forget();
    await who.page.reload();
    await until(who.page, () => document.querySelector(".table[data-version]") !== null);
    assert.ok(who.last().version >= version, "nothing is lost");
    assert.deepEqual(Object.keys(who.last().view), Object.keys(view));
    await playOn(who, hand, () => who.room()?.stage === "over");
    await who.page.locator(".ending").waitFor();
    await who.close(OFFLINE);
  });
}
