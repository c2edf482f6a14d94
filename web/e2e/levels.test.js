import assert from "node:assert/strict";
import { test } from "node:test";
import { alone, isKeptWhole, offline, OFFLINE, skip } from "./alone.js";
import { kept, PHONE, until } from "./browser.js";
import { look } from "./look.js";
import { stage } from "./stage.js";
import { word } from "./words.js";

const set = stage();

const isTable = /\/t\/here[0-9a-f]{12}$/;
const level = (who, name) => who.page.getByRole("radio", { name: word(`level-${name}`) });

/** The chosen level of home, and those that cannot be chosen. */
async function levels(who) {
  const all = await who.page.getByRole("radiogroup", { name: word("against") }).getByRole("radio").evaluateAll((radios) =>
    radios.map(({ ariaChecked, ariaDisabled, textContent }) => ({ name: textContent, on: ariaChecked === "true", off: ariaDisabled === "true" })));
  return { chosen: all.filter(({ on }) => on).map(({ name }) => name), off: all.filter(({ off }) => off).map(({ name }) => name) };
}

test("without a network home offers the levels that were loaded, and all of them when there is one again", { skip }, async () => {
  const who = await offline(set, { viewport: PHONE });
  await who.page.getByText(word("here-not-loaded")).waitFor();
  assert.deepEqual(await levels(who), { chosen: ["Squire"], off: ["Page", "Knight", "Champion"] });
  await look(who, { what: "home without a network", shows: ".go" });
  await level(who, "knight").click({ force: true });
  assert.deepEqual((await levels(who)).chosen, ["Squire"]);
  await who.context.setOffline(false);
  await who.page.getByText(word("here-not-loaded")).waitFor({ state: "detached" });
  assert.deepEqual(await levels(who), { chosen: ["Page"], off: [] });
  // A game against Pages loads what they need.
  await who.press(who.page.getByRole("button", { name: word("play-here") }));
  await who.page.waitForURL(isTable);
  await who.page.locator(".table[data-version]").waitFor();
  await who.context.setOffline(true);
  await who.page.goto(`${who.url}/`);
  await until(who.page, () => document.querySelector(".notice") !== null);
  assert.deepEqual(await levels(who), { chosen: ["Page"], off: [] });
  // Those of the other game need another file.
  await who.page.locator(".gsel").nth(1).focus();
  await who.page.keyboard.press("Enter");
  await who.page.getByText(word("here-not-loaded")).waitFor();
  assert.deepEqual((await levels(who)).chosen, ["Squire"]);
  await who.close(OFFLINE);
});

for (const line of ["none", "weak"]) {
  test(`a tap on a game that is new begins it here as the button does, with a line that is ${line}`, { skip }, async () => {
    const settings = { tips: true };
    const who = line === "none" ? await offline(set, { settings }) : await alone(set, { settings });
    if (line === "weak") {
      await who.go("/");
      await kept(who);
      await until(who.page, isKeptWhole);
      // The server's answer does not come.
      await who.page.route("**/api/play", () => {});
      await level(who, "squire").click();
    } else await who.page.getByText(word("here-not-loaded")).waitFor();
    await who.press(who.page.locator(".gsel").nth(1));
    const sheet = who.page.locator('dialog[data-dialog="goal"]');
    await sheet.getByText(word("level-squire")).waitFor();
    await who.press(sheet.locator(".deal"));
    await who.page.waitForURL(isTable);
    await who.page.locator(".table[data-version]").waitFor();
    assert.equal(who.room().settings.game, "castles");
    assert.equal(who.room().seats.filter(({ kind }) => kind === "bot").every(({ level: of }) => of === "squire"), true);
    await who.close(OFFLINE);
  });
}
