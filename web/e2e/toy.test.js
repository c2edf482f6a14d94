import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { CHROMIUM, DESKTOP, person, PHONE } from "./browser.js";
import { judge } from "./look.js";
import { startServer } from "./server.js";
import { word } from "./words.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The client with the folder of a third game beside the others, and its words and rules. Nothing else is changed. */
function clientWithToy(copy) {
  for (const name of ["locales", "rules", "web/src", "web/scripts", "web/public", "web/index.html", "web/package.json", "web/svelte.config.js", "web/tsconfig.json", "web/vite.config.ts"]) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, "web/node_modules"), join(copy, "web/node_modules"));
  cpSync(join(ROOT, "crates/toy/web"), join(copy, "web/src/games/toy"), { recursive: true });
  cpSync(join(ROOT, "crates/toy/words.ftl"), join(copy, "locales/en/toy.ftl"));
  cpSync(join(ROOT, "crates/toy/rules.md"), join(copy, "rules/toy.md"));
  execFileSync(process.execPath, [join(ROOT, "web/node_modules/vite/bin/vite.js"), "build", "--logLevel", "error"], { cwd: join(copy, "web") });
  return join(copy, "web/dist");
}

const copy = mkdtempSync(join(tmpdir(), "ivanhoe-toy-"));
let server, browser;
before(async () => {
  server = await startServer(["--web", clientWithToy(copy)]);
  browser = await (process.env.IVANHOE_BROWSER ? chromium.connect(process.env.IVANHOE_BROWSER) : chromium.launch(CHROMIUM));
});
after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(copy, { recursive: true, force: true });
});

/** Plays the first card that can be played until the game is over. */
async function playToTheEnd(who) {
  const [over, move] = [who.visible("main.ending h1"), who.visible(".plain-table .acts .btn")];
  let moves = 0;
  for (;;) {
    await over.or(move).first().waitFor({ timeout: 30_000 });
    if (await over.count()) return moves;
    const before = await who.page.locator(".plain-table").getAttribute("data-version");
    await who.press(move.first());
    await who.page.locator(`.plain-table:not([data-version="${before}"])`).waitFor();
    moves++;
  }
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`a third game is a folder: found, played and proved, ${viewport.width} px wide`, async () => {
    const who = await person(browser, server.url, { viewport });
    const { page } = who;
    await who.go("/");
    await who.press(page.getByRole("radio", { name: "High card" }));
    const counts = page.getByRole("radiogroup", { name: word("players") }).getByRole("radio");
    assert.deepEqual(await counts.allTextContents(), ["2", "3", "4"]);
    await who.press(counts.first());
    await who.press(page.getByRole("button", { name: word("play-now") }));
    await who.visible(".plain-table .acts .btn").first().waitFor({ timeout: 30_000 });
    await page.getByRole("heading", { name: "High card" }).waitFor();
    assert.match(await page.locator(".plain-table .st").textContent(), /^Play a card\.$/);
    const [hand, ...none] = await page.locator('[data-field="hand"] dd').allTextContents();
    assert.match(hand, /^[1-6], [1-6], [1-6]$/);
    assert.deepEqual(none, [], "nobody else's hand is shown");
    await judge(who, "the table of a game without screens of its own");
    assert.equal(await playToTheEnd(who), 3, "three cards each");
    await judge(who, "its end");
    const table = new URL(page.url()).pathname.split("/").at(-1);

    await who.go(`/replay/${table}?verify`);
    await page.locator('dialog[data-dialog="proof"]').getByText(word("deal-right")).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("End");
    await page.locator(".plain-table .hint").getByText(/ takes? the cards\.$/).waitFor();

    await who.go("/rules/toy");
    await page.locator('.rulebook [id="X2.2"]').getByText("Lowest card wins").waitFor();
    await who.close();
  });
}

test("its house rules can be chosen, and its name is English where it is not translated", async () => {
  const who = await person(browser, server.url, { viewport: DESKTOP, locale: "de-DE" });
  const { page } = who;
  await who.go("/make");
  await who.press(page.getByRole("radio", { name: "High card" }));
  await who.press(page.locator(".more-choices summary"));
  await who.press(page.getByRole("radiogroup", { name: "Lowest card wins" }).getByRole("radio", { name: "Yes" }));
  await who.press(page.getByRole("button", { name: word("open-the-table", "de") }));
  await page.locator(".agreed").waitFor();
  assert.deepEqual(who.messages("room").at(-1).settings.options, { lowest: true });
  await who.close();
});
