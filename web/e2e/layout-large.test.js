import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { wait } from "./browser.js";
import { large, tooWide, WIDTHS } from "./large.js";
import { LANGUAGES } from "./layout.js";
import { scenes } from "./scenes.js";
import { stage } from "./stage.js";

const set = stage();
let stand;
before(async () => (stand = await scenes()));
after(() => stand?.stop());

/** What is looked at: a page, and the dialog over it. */
const SCREENS = [
  ["/", null],
  ["/", '.gsel[aria-checked="false"]'],
  ["/t/my-turn", null],
  ["/t/my-turn", ".head .txt"],
  ["/t/castles-keep", null],
];

for (const language of LANGUAGES) {
  test(`with text at 200 % home, both tables and their goals are not wider than a phone in ${language}`, async () => {
    const who = await large(set.browser, stand.url, language, { worker: false });
    const found = [];
    for (const [path, opens] of SCREENS) {
      await who.go(path);
      await who.page.locator(path === "/" ? ".go" : ".table[data-version]").waitFor();
      assert.equal(await who.page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
      if (opens) {
        await who.press(who.page.locator(opens));
        await who.page.locator('dialog[data-dialog="goal"]').waitFor();
      }
      for (const width of WIDTHS) {
        await who.page.setViewportSize({ width, height: 640 });
        await wait(60);
        for (const fault of await who.page.evaluate(tooWide)) found.push(`${path} ${opens ?? ""} at ${width}: ${fault}`);
      }
    }
    assert.deepEqual(found, []);
    await who.close(/Service Worker/);
  });
}
