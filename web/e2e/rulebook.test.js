import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, SETTINGS, tableWithBots } from "./browser.js";
import { Guest } from "./guest.js";
import { answer, clear, shown, toMyTurn } from "./player.js";
import { accessible, reflows, touchable } from "./screen.js";
import { stage } from "./stage.js";
import { tournament } from "./tournament.js";
import { onward } from "./wire.js";
import { word } from "./words.js";

const set = stage();

/** What a reader is looking at: the part that has the focus, and whether it can be seen. */
const reading = (page) => page.evaluate(() => {
  const { id } = document.activeElement;
  const { top } = document.activeElement.getBoundingClientRect();
  return { id, seen: top >= 0 && top < innerHeight };
});

/** From a refusal to the section that explains it, from there to the numbered rule, and back to the section. */
async function readsWhy(who, game) {
  const { page } = who;
  const why = page.locator(".strip .hint").getByRole("link", { name: word("why") });
  await why.waitFor();
  await accessible(page, `a refusal of the ${game}`);
  const number = (await page.locator(".strip .hint a.rule").getAttribute("href")).split("#")[1];
  const anchor = (await why.getAttribute("href")).split("#")[1];
  await who.press(why);
  const book = page.locator('dialog[data-dialog="learn"]');
  await book.locator(`[id="${anchor}"]`).waitFor();
  await page.waitForFunction((id) => document.activeElement?.id === id, anchor);
  assert.deepEqual(await reading(page), { id: anchor, seen: true });
  await accessible(page, `the rulebook of the ${game} over the table`);
  await touchable(page, `the rulebook of the ${game} over the table`);
  await page.keyboard.press("Escape");
  await book.waitFor({ state: "detached" });
  // The refusal is still there, with the numbered rule; its dialog leads to the section too.
  await who.press(page.locator(".strip .hint a.rule"));
  const rules = page.locator('dialog[data-dialog="rules"]');
  await rules.locator("li.named .no").filter({ hasText: number }).waitFor();
  await who.press(rules.getByRole("link", { name: new RegExp(`^${word("learn")}: `) }));
  await page.waitForFunction((id) => document.activeElement?.id === id, anchor);
}

test("a refused card of the Tournament leads to the rulebook and to the numbered rule", async () => {
  const who = await set.person({ viewport: PHONE });
  const hand = tournament();
  await tableWithBots(who, "tournament", 3);
  await toMyTurn(who, hand);
  while ((await who.page.locator(".held:has(.card.no)").count()) === 0) {
    await answer(who, hand);
    await toMyTurn(who, hand);
  }
  await who.press(who.page.locator(".held:has(.card.no)").last(), { position: { x: 12, y: 30 } });
  await readsWhy(who, "tournament");
  await who.close();
});

/** Is there a castle out of reach, where an attack is to be decided? */
const mayNotAttackAll = ({ legal, view }) => view.phase.phase === "attack" && legal.includes("pass") && legal.filter((move) => move.startsWith("attack ")).length < 5;

test("a castle out of reach leads to the rulebook and to the numbered rule", async () => {
  const guest = await Guest.named(set.server.url, "Ann");
  let table, played;
  for (let game = 0; game < 10 && played?.over !== false; game++) {
    table = await guest.makes({ ...SETTINGS, game: "castles", players: 3 }, [null, "page", "page"]);
    played = await guest.plays(table, (update) => (mayNotAttackAll(update) ? null : onward(update.legal)));
  }
  assert.ok(!played.over, "a castle that cannot be attacked");
  const who = await set.person({ viewport: DESKTOP, guest });
  await who.go(`/t/${table}`);
  await shown(who.page, played.update.version);
  await clear(who);
  await who.press(who.page.locator(".castle.locked .cover").first());
  await readsWhy(who, "castles");
  await who.close();
});

/** How many columns there are, by where the sections begin. */
const columns = (page) => page.evaluate(() => new Set([...document.querySelectorAll(".cols > section")].map((one) => Math.round(one.getBoundingClientRect().left))).size);

for (const game of ["tournament", "castles"]) {
  test(`the rulebook of the ${game} is one page on a phone, three columns at a desk and two on paper`, async () => {
    const who = await set.person({ viewport: PHONE, settings: { theme: "dark" } });
    const { page } = who;
    await who.go(`/learn/${game}#rest`);
    await page.waitForFunction(() => document.activeElement?.id === "rest");
    assert.deepEqual(await reading(page), { id: "rest", seen: true });
    assert.equal(await columns(page), 1);
    for (const [width, count] of [[320, 1], [768, 2], [1280, 3], [2560, 3]]) {
      await page.setViewportSize({ width, height: 800 });
      await reflows(page, `${game} at ${width} px`);
      assert.equal(await columns(page), count, `${width} px`);
    }
    await accessible(page, `/learn/${game}`);
    // Text of twice the size has half the columns, and nothing is cut off.
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await reflows(page, `${game} with large text`);
    assert.ok((await columns(page)) < 3);
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    // Paper: A4 at 96 dots an inch, light although the screen is dark, without what can be pressed.
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: "print" });
    assert.equal(await columns(page), 2);
    assert.equal(await who.visible("button, .btn, nav").count(), 0);
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--ink").trim()), "#1d1b26");
    await page.getByRole("heading", { name: game === "castles" ? "The Castles" : "The Tournament" }).waitFor();
    await who.close();
  });
}

test("a newcomer finds the rulebook from home, and jumps to a section by keyboard", async () => {
  const who = await set.person({ viewport: DESKTOP });
  const { page } = who;
  await who.go("/");
  await page.getByRole("link", { name: word("learn") }).click();
  await page.waitForURL("**/learn/tournament");
  await page.locator(".toc a").filter({ hasText: "Ivanhoe" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/learn/tournament#ivanhoe");
  assert.deepEqual(await reading(page), { id: "ivanhoe", seen: true });
  await page.getByRole("link", { name: "T11", exact: true }).click();
  await page.waitForURL("**/rules/tournament#T11");
  await page.getByRole("link", { name: `${word("learn")}: Ivanhoe` }).click();
  await page.waitForURL("**/learn/tournament#ivanhoe");
  await page.getByRole("radio", { name: "The Castles" }).click();
  await page.locator(".soldiers").waitFor();
  await who.close();
});

test("a rulebook that could not be loaded does not stand in the way of the other", async () => {
  const who = await set.person({ viewport: DESKTOP, worker: false });
  const { page } = who;
  await who.go("/learn/tournament");
  await page.locator(".book h2").first().waitFor();
  // It has been loaded again a moment ago: it will not be once more.
  await page.evaluate(() => sessionStorage.setItem("ivanhoe-renewed", String(Date.now())));
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await who.press(page.getByRole("radio", { name: "The Castles" }));
  await page.getByRole("alert").getByText(word("no-server")).waitFor();
  await page.unroute("**/assets/*.js");
  await who.press(page.getByRole("radio", { name: "The Tournament" }));
  await page.locator(".book h2").first().waitFor();
  assert.equal(await page.getByRole("alert").count(), 0);
  await who.close(/404|Service Worker/);
});
