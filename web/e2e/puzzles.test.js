import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DESKTOP, kept, PHONE, until } from "./browser.js";
import { judge } from "./look.js";
import { stage } from "./stage.js";
import { word } from "./words.js";

const set = stage();

/** What a browser says while it has no network. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/;

const puzzlesOf = (game) => readFileSync(new URL(`../src/games/${game}/puzzles.jsonl`, import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line));
const nameOf = ({ game, entry }) => `${game}-${entry}`;

/** The browser remembers these puzzles as solved. */
const remembers = (who, game, solved) => who.context.addInitScript(([game, solved]) => {
  if (localStorage.getItem("ivanhoe-puzzles") === null) localStorage.setItem("ivanhoe-puzzles", JSON.stringify({ [game]: { solved, missed: [] } }));
}, [game, solved]);

/** Has the service worker kept a file of puzzles for use without a network? The browser's own cache would not be enough. */
const areKept = async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (request.url.includes("/puzzles-") && /"entry\\?":/.test(await (await cache.match(request)).text())) return true;
    }
  }
  return false;
};

test("a puzzle of the Tournament is asked once: the right answer by its key, then a wrong one by finger", async () => {
  const who = await set.person({ viewport: PHONE });
  const [first, second] = puzzlesOf("tournament");
  await who.go("/");
  await who.press(who.page.getByRole("link", { name: word("puzzles") }));
  await who.page.locator(".ans button").first().waitFor();
  assert.equal(await who.page.locator(".ans button").count(), first.answers.length);
  assert.equal(await who.page.locator(".pzcount, .ans em").count(), 0, "what answers are worth is not said before");
  await judge(who, "a puzzle of the Tournament");
  await who.page.keyboard.press(String(first.best + 1));
  await who.page.locator(".verdict:not(.miss)").waitFor();
  assert.match(await who.page.locator(".pzcount").innerText(), /1 of 1/);
  assert.equal(await who.page.locator(".ans em").count(), first.answers.length);
  // There is one try.
  await who.page.keyboard.press(String(((first.best + 1) % first.answers.length) + 1));
  assert.equal(await who.page.locator(".ans .miss").count(), 0);
  await who.press(who.page.locator(".pz > .btn.pri"));
  await who.page.locator(".verdict").waitFor({ state: "detached" });
  const wrong = second.best === 0 ? 1 : 0;
  await who.press(who.page.locator(".ans button").nth(wrong));
  await who.page.locator(".verdict.miss").waitFor();
  assert.equal(await who.page.locator(".ans li").nth(wrong).locator(".miss").count(), 1);
  assert.equal(await who.page.locator(".ans li").nth(second.best).locator(".right").count(), 1);
  await judge(who, "a puzzle that was missed");
  // The browser remembers both.
  await who.go("/puzzles/tournament");
  await who.page.getByText(/1 of 2/).waitFor();
  await who.page.getByText(/^Puzzle 3 /).waitFor();
  await who.close();
});

test("puzzles of the Castles are there without a network once they were opened, also when the last one is done", async () => {
  const who = await set.person({ viewport: DESKTOP });
  const all = puzzlesOf("castles");
  await remembers(who, "castles", all.slice(0, -1).map(nameOf));
  await who.go("/puzzles/castles");
  await kept(who);
  await who.go("/puzzles/castles");
  await who.page.locator(".ans button").first().waitFor();
  await judge(who, "a puzzle of the Castles");
  await until(who.page, areKept, undefined, 5000);
  await who.context.setOffline(true);
  await who.go("/puzzles/castles");
  await who.page.locator(".ans button").nth(all.at(-1).best).click();
  await who.page.locator(".verdict:not(.miss)").waitFor();
  await who.page.locator(".pz > .btn.pri").click();
  await who.page.locator(".pzdone").getByText(new RegExp(`${all.length} of ${all.length}\\.`)).waitFor();
  await judge(who, "all puzzles are solved");
  await who.close(OFFLINE);
});
