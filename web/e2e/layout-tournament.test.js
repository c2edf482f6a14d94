import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { person, wait } from "./browser.js";
import { scenes } from "./scenes.js";
import { stage } from "./stage.js";

const set = stage();
let stand;
before(async () => (stand = await scenes()));
after(() => stand?.stop());

async function at(scene, size, { locale = "en-GB", percent = 100, settings = {} } = {}) {
  const [width, height] = size.split("x").map(Number);
  const who = await person(set.browser, stand.url, { viewport: { width, height }, locale, settings, worker: false });
  await open(who, scene, percent);
  return who;
}

async function open(who, scene, percent = 100) {
  await who.go(`/t/${scene}`);
  await who.page.locator(".table[data-version]").waitFor();
  if (percent !== 100) await who.page.evaluate((part) => (document.documentElement.style.fontSize = `${part}%`), percent);
  await wait(150);
}

test("text at 200 %: a phone scrolls like a page, and the main act is in sight", async () => {
  const who = await at("my-turn", "360x640", { locale: "de-DE", percent: 200 });
  await who.press(who.page.locator('.held[data-held="R5"]'), { position: { x: 12, y: 30 } });
  await who.page.evaluate(() => document.querySelector(".tournament").scrollTo(0, 0));
  const box = await who.visible(".foot .acts .pri").boundingBox();
  assert.ok(box.y >= 0 && box.y + box.height <= 641, `the main act at ${box.y}`);
  await who.close(/Service Worker/);
});

test("the effect of an action card is shown in full while it is aimed", async () => {
  for (const size of ["360x640", "390x844"]) {
    const who = await at("my-turn", size);
    await who.press(who.page.locator('.held[data-held="riposte"]'), { position: { x: 12, y: 30 } });
    await who.page.locator(".sheet.aim").waitFor();
    assert.equal(await who.page.locator(".strip .hint").evaluate((hint) => hint.scrollHeight <= hint.clientHeight + 1), true);
    await who.close(/Service Worker/);
  }
});

test("a third quick tap opens nothing", async () => {
  const who = await at("my-turn", "360x640");
  const card = who.page.locator('.held[data-held="R5"]').first();
  const where = { position: { x: 12, y: 30 } };
  await who.press(card, where);
  await who.press(card, where);
  await who.page.touchscreen.tap(40, 520);
  await who.page.touchscreen.tap(40, 520);
  await wait(400);
  assert.equal(await who.page.locator("dialog").count(), 0);
  await who.close(/Service Worker/);
});

test("the focus is seen where the card is, also where it is sunk", async () => {
  const who = await at("my-turn", "360x640");
  const sunk = who.page.locator('.held[data-held="B3"]');
  await who.page.keyboard.press("h");
  for (let step = 0; step < 12 && !(await sunk.evaluate((held) => held === document.activeElement)); step++) await who.page.keyboard.press("ArrowRight");
  const rings = await sunk.evaluate((held) => [held, held.querySelector(".card")].map((each) => getComputedStyle(each).outlineStyle));
  assert.deepEqual(rings, ["none", "solid"]);
  await who.close(/Service Worker/);
});

test("a group of radio buttons is one stop of the tab key", async () => {
  const who = await at("open", "360x640");
  for (const scene of ["open", "take", "return", "my-turn"]) {
    await open(who, scene);
    const stops = await who.page.getByRole("radiogroup").evaluateAll((groups) => groups.map((group) => group.querySelectorAll('[role="radio"][tabindex="0"]').length));
    assert.deepEqual([scene, stops], [scene, stops.map(() => 1)]);
    if (scene !== "my-turn") assert.ok(stops.length > 0, scene);
  }
  await who.close(/Service Worker/);
});

test("six lords side by side on a phone keep their names", async () => {
  const who = await at("castles-keep-6-5-many", "360x640");
  const names = await who.visible(".lords .nm0").evaluateAll((all) => all.map((name) => ({ name: name.innerText, cut: [name, ...name.querySelectorAll("*")].some((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline") })));
  assert.equal(names.length, 6);
  assert.deepEqual(names.filter(({ cut }) => cut), []);
  await who.close(/Service Worker/);
});

test("players do not see their own name on their screen", async () => {
  const who = await at("unasked", "360x640");
  for (const scene of ["unasked", "react", "my-turn", "adapt"]) {
    await open(who, scene);
    assert.ok(!(await who.page.locator(".me").innerText()).includes("Walter"), scene);
  }
  await who.close(/Service Worker/);
});

test("a hint comes when what it points at comes, and not in the first five seconds", async () => {
  const who = await at("my-turn", "360x640", { settings: { tips: true } });
  await who.page.evaluate(() => document.querySelector(".strip").classList.replace("strip", "away"));
  await wait(3000);
  assert.equal(await who.page.locator(".guide").count(), 0, "too soon");
  await wait(3500);
  assert.equal(await who.page.locator(".guide").count(), 0, "what it points at is not there");
  await who.page.evaluate(() => document.querySelector(".away").classList.replace("away", "strip"));
  await who.page.locator(".guide").waitFor();
  const kept = () => who.page.evaluate(() => localStorage.getItem("ivanhoe-tips"));
  assert.equal(await kept(), null, "not read yet");
  await who.press(who.page.locator(".guide .btn:last-child"));
  assert.match(await kept(), /tournament-turn/);
  await who.close(/Service Worker/);
});
