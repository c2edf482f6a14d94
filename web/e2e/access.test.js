import { test } from "node:test";
import { DESKTOP, PHONE, tableWithBots } from "./browser.js";
import { castles } from "./castles.js";
import { playToTheEnd } from "./player.js";
import { accessible, reflows, touchable } from "./screen.js";
import { stage } from "./stage.js";
import { tournament } from "./tournament.js";
import { hurry, onward, wire } from "./wire.js";

const set = stage();

const PAGES = ["/", "/make", "/join", "/learn", "/replays", "/settings", "/device", "/nowhere", "/cards/tournament", "/cards/castles", "/rules", "/rules/castles#C6.4", "/rules/tournament"];
/** Each game with what it asks in nearly every game. */
const GAMES = [
  ["castles", castles, ["keep", "offer", "accept", "attack", "advance"]],
  ["tournament", tournament(), ["open", "turn", "react"]],
];
const NARROW = { width: 320, height: 640 };

async function judge(who, viewport, what) {
  const { page } = who;
  await accessible(page, what);
  await touchable(page, what);
  if (viewport !== PHONE) return;
  await page.setViewportSize(NARROW);
  await reflows(page, `${what} at 320 px`);
  await page.setViewportSize(viewport);
}

async function open(who, viewport, name) {
  await who.press(who.visible(`button[aria-label="${name}"]`).first());
  await who.page.locator("dialog").waitFor();
  await judge(who, viewport, name);
  await who.page.keyboard.press("Escape");
  await who.page.locator("dialog").waitFor({ state: "detached" });
}

for (const viewport of [PHONE, DESKTOP]) {
  const size = `${viewport.width}×${viewport.height}`;

  test(`every page can be read and used by all, ${size}`, async () => {
    const who = await set.person({ viewport, name: "Ann" });
    for (const path of PAGES) {
      await who.go(path);
      await who.page.locator("h1").first().waitFor();
      await who.page.waitForLoadState("networkidle");
      await judge(who, viewport, path);
    }
    await who.close();
  });

  for (const [game, hand, phases] of GAMES) {
    test(`every question of the ${game} can be answered by all, ${size}`, async () => {
      const who = await set.person({ viewport, settings: { tips: true } });
      const table = await tableWithBots(who, game, 4);
      const seen = new Set();
      // Each question is judged once; how it is answered does not matter here.
      const line = await wire(who, table);
      const quick = {
        ...hand,
        question: () => (who.last()?.asked ? who.last() : null),
        act: (_, asked) => line.play(asked.version, onward(asked.legal)),
      };
      await playToTheEnd([who], quick, {
        enough: () => phases.every((phase) => seen.has(phase)),
        async onquestion(_, phase) {
          if (seen.has(phase)) return;
          if (seen.size === 0) for (const name of viewport === PHONE ? ["Menu", "Log and chat"] : ["Menu"]) await open(who, viewport, name);
          seen.add(phase);
          await judge(who, viewport, phase);
        },
      });
      line.close();
      await hurry(who, table);
      await who.page.locator(".ending").waitFor();
      await judge(who, viewport, "the end");
      await who.go(`/replay/${table}?step=30&as=all`);
      await who.page.locator(".replaybar").waitFor();
      await judge(who, viewport, "replay");
      for (const name of ["Seen by", "Menu"]) await open(who, viewport, name);
      await who.close();
    });
  }
}
