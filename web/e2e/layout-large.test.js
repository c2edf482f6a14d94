import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { person, wait } from "./browser.js";
import { LANGUAGES } from "./layout.js";
import { scenes } from "./scenes.js";
import { stage } from "./stage.js";

const set = stage();
let stand;
before(async () => (stand = await scenes()));
after(() => stand?.stop());

const WIDTHS = [320, 360, 390];
/** What is looked at: a page, and the dialog over it. */
const SCREENS = [
  ["/", null],
  ["/", '.gsel[aria-checked="false"]'],
  ["/t/my-turn", null],
  ["/t/my-turn", ".head .txt"],
  ["/t/castles-keep", null],
];

/** What is too wide for the window, but for what scrolls sideways on purpose; runs in the page. */
function tooWide() {
  const scrolls = (element) => element !== null && (element.matches(".hand, .asked, .offerrow, .kinds, .vh, .side, .skip") || scrolls(element.parentElement));
  const found = new Set();
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) found.add(`the page is ${over} px too wide`);
  for (const each of document.querySelectorAll("dialog .body, .sheet")) if (each.scrollWidth > each.clientWidth) found.add(`${each.className} is ${each.scrollWidth - each.clientWidth} px too wide`);
  const top = document.querySelector("dialog:modal") ?? document.body;
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.data.trim() === "" || scrolls(node.parentElement) || !node.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, width } of range.getClientRects()) {
      if (width > 1 && (left < -1 || right > innerWidth + 1)) found.add(`“${node.data.trim().slice(0, 30)}” reaches from ${Math.round(left)} to ${Math.round(right)}`);
    }
  }
  return [...found];
}

for (const language of LANGUAGES) {
  test(`with text at 200 % home, both tables and their goals are not wider than a phone in ${language}`, async () => {
    const who = await person(set.browser, stand.url, { viewport: { width: 390, height: 844 }, settings: { language, tips: true }, worker: false });
    // As readers do it: in the settings of their browser.
    const line = await who.context.newCDPSession(who.page);
    await line.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
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
