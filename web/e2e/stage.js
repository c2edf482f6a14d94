import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { CHROMIUM, person } from "./browser.js";
import { startServer } from "./server.js";

/** What the tests of a file need: a server and a browser, those of the whole suite where it runs. */
export function stage() {
  const { IVANHOE_URL, IVANHOE_BROWSER } = process.env;
  const set = { person: (options) => person(set.browser, set.server.url, options) };
  before(async () => {
    set.server = IVANHOE_URL ? { url: IVANHOE_URL, stop: async () => {} } : await startServer();
    set.browser = IVANHOE_BROWSER ? await chromium.connect(IVANHOE_BROWSER) : await chromium.launch(CHROMIUM);
  });
  after(async () => {
    await set.browser?.close();
    await set.server?.stop();
  });
  return set;
}
