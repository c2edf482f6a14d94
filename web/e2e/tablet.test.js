import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, tableWithBots, wait } from "./browser.js";
import { castles } from "./castles.js";
import { answer, answered, question, shown } from "./player.js";
import { fits } from "./screen.js";
import { stage } from "./stage.js";
import { decide, tournament } from "./tournament.js";
import { onward, wire } from "./wire.js";

const set = stage();

const UPRIGHT = { width: 768, height: 1024 };
const ACROSS = { width: 1024, height: 768 };

/** The parts of a table that share the screen, those that are there. */
const PARTS = [".head", ".topbar", ".rail", ".lords", ".lanes", ".castles", ".me", ".foot", ".side"];

/** Which parts lie over one another or beyond the screen, and what cannot be pressed because something lies over it. */
function crowded(page) {
  return page.evaluate((parts) => {
    const shown = parts.flatMap((part) => [...document.querySelectorAll(`.table > ${part}`)]).filter((each) => each.checkVisibility());
    const boxes = shown.map((each) => ({ name: each.className, box: each.getBoundingClientRect() }));
    const faults = boxes.filter(({ box }) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1).map(({ name }) => `${name} is beyond the screen`);
    for (const [at, { name, box }] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 1 && high > 1) faults.push(`${name} and ${other.name} overlap by ${Math.round(wide)}×${Math.round(high)}`);
      }
    }
    for (const each of document.querySelectorAll(".foot button, .me button, .hand .held")) {
      if (!each.checkVisibility()) continue;
      const { left, top } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(left + 8, top + 12);
      if (hit === null || !each.contains(hit)) faults.push(`${each.outerHTML.slice(0, 80)} is covered by ${hit?.outerHTML.slice(0, 80)}`);
    }
    return { faults, parts: boxes.map(({ name }) => name.split(" ")[0]) };
  }, PARTS);
}

async function judge(who, what) {
  await fits(who.page, what);
  const { faults, parts } = await crowded(who.page);
  assert.deepEqual(faults, [], what);
  const { view } = who.last();
  const { hand } = view.seats["ABCDEF".indexOf(who.you())];
  // A question about tokens or a display stands where the hand was.
  if (["take", "return", "adapt"].includes(view.phase)) await who.visible(".sheet").first().waitFor();
  else if (hand.length > 0) await who.visible(".hand .held").first().waitFor();
  await who.visible(".strip").first().waitFor();
  return parts;
}

/** The head of every size, the log one tap away until there is room for it; the castles stand beside one another. */
const beside = { tournament: (parts) => parts.includes("head") && !parts.includes("side"), castles: async (_, page) => (await tops(page)).size === 1 };
const tops = (page) => page.locator(".castle").evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top))).then((found) => new Set(found));

const GAMES = [
  ["tournament", 5, tournament(), (asked, you) => decide(asked, you, new Set())],
  ["castles", 6, castles, ({ legal }) => onward(legal)],
];

/** Looks at a question both ways round. */
async function turn(who, game, phase) {
  await who.visible(".strip.on").waitFor();
  await who.page.setViewportSize(UPRIGHT);
  const upright = await judge(who, `${phase}, upright`);
  assert.ok(upright.includes("head") && !upright.includes("side"), "one below the other");
  await who.page.setViewportSize(ACROSS);
  const across = await judge(who, `${phase}, across`);
  assert.ok(await beside[game](across, who.page), "side by side");
}

for (const [game, players, hand, chooses] of GAMES) {
  test(`the ${game} with ${players} on a tablet, held upright and across: all is seen, nothing overlaps`, async (t) => {
    const who = await set.person({ viewport: UPRIGHT });
    const line = await wire(who, await tableWithBots(who, game, players));
    t.after(line.close);
    const seen = new Set();
    while (!hand.over(who) && seen.size < 3) {
      const asked = who.last();
      if (!asked?.asked) await wait(10);
      else {
        await shown(who.page, asked.version);
        const phase = hand.phase(asked);
        if (!seen.has(phase) && !["react", "muster"].includes(phase)) await turn(who, game, phase);
        seen.add(phase);
        line.play(asked.version, chooses(asked, who.you()));
        await answered(who, asked);
      }
    }
    assert.ok(seen.size > 1, "nothing was asked");
    await who.close();
  });
}

test("a tablet's room goes to the cards", async () => {
  const who = await set.person({ viewport: PHONE });
  const hand = tournament(new Set());
  await tableWithBots(who, "tournament", 5);
  const card = who.page.locator(".lane .fan .card").first();
  // While the game waits for us, what lies there stays.
  const stands = ({ view }) => view.phase === "turn" && view.seats.some(({ display }) => display.length > 0);
  for (let asked = null; !(asked && stands(asked)) && !hand.over(who); asked = await question(who, hand)) if (!(await answer(who, hand))) await wait(20);
  await card.waitFor();
  const small = await card.boundingBox();
  await who.page.setViewportSize(UPRIGHT);
  const large = await card.boundingBox();
  assert.ok(large.width > small.width * 1.25, `${large.width} px after ${small.width} px`);
  await who.close();
});
