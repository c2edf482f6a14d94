import assert from "node:assert/strict";
import { test } from "node:test";
import { skip } from "./alone.js";
import { Guest } from "./guest.js";
import * as players from "../dev/players.js";
import { DESKTOP, PHONE, tableWithBots, until } from "./browser.js";
import { toMyTurn } from "./player.js";
import { stage } from "./stage.js";
import { tournament } from "./tournament.js";
import { word } from "./words.js";

const set = stage();

const SETTINGS = {
  game: "tournament", players: 2, options: {}, clock: { kind: "none" }, window: 3, pace: "instant", open: true, spectators: true, chat: true,
};

/** What a browser says of a file that is not there, and of a worker that a test does not want. */
const BROKEN = /404|Service Worker/;

/** A game that is over, without a browser. */
async function finished() {
  const guest = await Guest.named(set.server.url, "Wilfred");
  const table = await guest.makes(SETTINGS, [null, "page"]);
  await guest.plays(table, players.tournament);
  return { table, guest };
}

/** The browser of a guest whom the server already knows. */
async function browserOf({ cookie }, options) {
  const who = await set.person(options);
  const [name, value] = cookie.split("=");
  await who.context.addCookies([{ name, value, url: set.server.url }]);
  return who;
}

test("a replay is seen where the deal cannot be checked, whatever step its link names", async () => {
  const { table } = await finished();
  const who = await set.person({ viewport: DESKTOP });
  // A page without a certificate, in a network at home.
  await who.context.addInitScript(() => {
    Object.defineProperty(crypto, "subtle", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await who.go(`/replay/${table}?step=soon&verify`);
  await who.page.getByText(word("proof-impossible")).waitFor();
  await who.page.keyboard.press("Escape");
  await who.page.getByText("Step 1 of").waitFor();
  // Nothing can be copied there either, so the link is shown.
  await who.page.getByRole("button", { name: "Share this moment" }).first().click();
  await who.page.getByText(word("copy-by-hand")).waitFor();
  assert.equal(await who.page.getByText("Copied").count(), 0);
  await who.close();
});

test("finished games are listed once, also for a person without a name", async () => {
  const { table, guest } = await finished();
  const mine = await browserOf(guest, { viewport: PHONE });
  await mine.go("/replays");
  await mine.page.locator(`a[href="/replay/${table}"]`).first().waitFor();
  assert.equal(await mine.page.locator(`a[href="/replay/${table}"]`).count(), 1);
  await mine.close();
  const stranger = await set.person({ viewport: PHONE });
  await stranger.go("/replays");
  await stranger.page.locator(`a[href="/replay/${table}"]`).waitFor();
  await stranger.close();
});

test("a failing server is reported, instead of showing an empty list", async () => {
  const who = await set.person({ viewport: PHONE });
  await who.page.route("**/api/games", (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
  await who.go("/replays");
  await who.page.getByText(word("no-server")).waitFor();
  assert.equal(await who.page.getByText(word("no-replays")).count(), 0);
  await who.close(/502/);
});

test("a page that was left open is reloaded when one of its files has gone from the server", async () => {
  const who = await set.person({ viewport: PHONE, worker: false });
  await who.go("/");
  let asked = 0;
  await who.page.route("**/assets/Make-*.js", (route) => (asked++ === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await who.page.getByRole("link", { name: word("open-table") }).tap();
  await who.page.getByRole("button", { name: word("open-the-table") }).waitFor();
  assert.equal(asked, 2);
  await who.close(BROKEN);
});

test("a page that cannot be loaded at all says so", async () => {
  const who = await set.person({ viewport: PHONE, worker: false });
  await who.page.route("**/assets/Make-*.js", (route) => route.fulfill({ status: 404 }));
  await who.go("/make");
  await who.page.getByRole("heading", { name: word("no-server") }).waitFor();
  await who.close(BROKEN);
});

test("a keyboard user keeps their place while the page changes", async () => {
  const who = await set.person({ viewport: DESKTOP });
  for (const path of ["/cards", "/rules", "/learn"]) {
    await who.go(path);
    await who.page.getByRole("radio", { name: "The Tournament" }).focus();
    await who.page.keyboard.press("ArrowRight");
    await who.page.waitForURL(`**${path}/castles`);
    await who.page.getByText("Locksley").locator("visible=true").first().waitFor();
    assert.equal(await who.page.evaluate(() => document.activeElement?.textContent), "The Castles");
  }
  await who.close();
});

test("a visitor to a table without a free seat reads so", async () => {
  const host = await Guest.named(set.server.url, "Wilfred");
  const table = await host.makes({ ...SETTINGS, open: false }, [null, "page"]);
  const who = await set.person({ viewport: PHONE });
  await who.go(`/t/${table}`);
  await who.page.getByText("All seats of this table are taken").waitFor();
  await who.close();
});

test("a game is chosen by the arrows of the keyboard", async () => {
  const who = await set.person({ viewport: DESKTOP });
  await who.go("/");
  await who.page.getByRole("radio", { name: /The Tournament/ }).focus();
  await who.page.keyboard.press("ArrowRight");
  const castles = who.page.getByRole("radio", { name: /The Castles/ });
  assert.equal(await castles.getAttribute("aria-checked"), "true");
  assert.ok(await castles.evaluate((radio) => radio === document.activeElement));
  await who.page.getByRole("radio", { name: "6", exact: true }).waitFor();
  await who.close();
});

test("data that an older client stored in the browser is deleted", async () => {
  const who = await set.person({ viewport: PHONE });
  await who.go("/robots.txt");
  await who.page.evaluate(() => caches.open("ivanhoe-old"));
  await who.go("/");
  await until(who.page, async () => {
    const kept = await caches.keys();
    return kept.length === 1 && kept[0] !== "ivanhoe-old";
  });
  // The icon of a file that is no page.
  await who.close(/404/);
});

test("a person who cannot sit down reads why", async () => {
  const host = await Guest.named(set.server.url, "Wilfred");
  const table = await host.makes({ ...SETTINGS, open: false }, [null, null]);
  const who = await set.person({ viewport: PHONE });
  await who.page.route("**/api/me", (route) => route.fulfill({ status: 429, json: { refusal: { code: "too-fast", text: "" } } }));
  await who.go(`/t/${table}`);
  await who.page.locator(".naming .go").tap();
  await who.page.getByRole("alert").getByText("Too many messages").waitFor();
  await who.close(/429/);
});

test("a dialog that the browser itself has closed can be opened again", async () => {
  const who = await set.person({ viewport: DESKTOP });
  await who.go("/");
  await who.page.getByRole("button", { name: "Language" }).click();
  await who.page.locator("dialog").evaluate((dialog) => dialog.close());
  await who.page.getByRole("button", { name: "Language" }).click();
  await who.page.getByRole("dialog", { name: "Language" }).waitFor();
  await who.close();
});

test("a reader who has left home while a game was begun stays where they are, and nobody plays it", async () => {
  const { person, server } = set;
  const who = await person({ viewport: DESKTOP, name: "Ann" });
  const { page } = who;
  let answer = () => {};
  const late = new Promise((resolve) => (answer = resolve));
  await page.route("**/api/play", async (route) => {
    await late;
    await route.continue();
  });
  await who.go("/");
  const asked = page.waitForRequest("**/api/play");
  await who.press(page.locator(".go"));
  await asked;
  await who.press(page.locator('a[href="/settings"]').first());
  await page.waitForURL("**/settings");
  const left = page.waitForResponse(/\/api\/tables\/[^/]+\/leave$/);
  answer();
  assert.equal((await left).status(), 200);
  assert.equal(page.url(), `${server.url}/settings`);
  await who.close();
});

test("an address without a page has its own title", async () => {
  const who = await set.person({ viewport: PHONE });
  await who.go("/settings");
  await who.go("/t/50%25");
  await who.page.getByRole("heading", { name: word("not-here") }).waitFor();
  assert.equal(await who.page.title(), `${word("not-here")} · Ivanhoe`);
  await who.close(/404/);
});

test("Back closes what lies over the page, and only then leaves it", async () => {
  const who = await set.person({ viewport: PHONE });
  const table = await tableWithBots(who, "tournament", 3);
  const at = () => new URL(who.page.url()).pathname;
  const menu = () => who.press(who.visible(`button[aria-label="${word("menu")}"]`).first());
  // The bots wait for Ann, so the table has nothing to say when she comes back.
  await toMyTurn(who, tournament());
  await menu();
  await who.page.goBack();
  await who.page.locator("dialog").waitFor({ state: "detached" });
  assert.equal(at(), `/t/${table}`);
  // From one dialog to the next, and closed by its own button: one Back still leaves the table.
  await menu();
  await who.press(who.page.locator("dialog").getByRole("button", { name: word("cards"), exact: true }));
  await who.press(who.page.locator(`dialog [aria-label="${word("close")}"]`));
  await who.page.locator("dialog").waitFor({ state: "detached" });
  await who.page.goBack();
  await who.page.waitForURL((url) => url.pathname === "/");
  // A page that is opened from a dialog is followed by the table.
  await who.page.goForward();
  await who.page.locator(".table[data-version]").waitFor();
  await menu();
  await who.press(who.page.locator("dialog").getByRole("link", { name: word("home") }));
  await who.page.waitForURL((url) => url.pathname === "/");
  await who.page.goBack();
  await who.page.waitForURL(`**/t/${table}`);
  await who.page.locator(".table[data-version]").waitFor();
  assert.equal(await who.page.locator("dialog").count(), 0);
  await who.close();
});

const isCalled = (who, name) => who.messages("room").at(-1).seats.some((seat) => seat.name === name);

test("the menu of a phone leads home, to the rulebook and to a name, and has no keys", async () => {
  const who = await set.person({ viewport: PHONE });
  await tableWithBots(who, "tournament", 3);
  await who.press(who.visible(`button[aria-label="${word("menu")}"]`).first());
  const texts = (await who.visible("dialog .menu .btn").allInnerTexts()).map((text) => text.trim());
  // Champion can be asked only while it is the player's turn: hint.test.js looks for that.
  const items = texts.filter((text) => text !== word("hint-ask"));
  assert.deepEqual(items, ["home", "cards", "learn", ...(skip ? [] : ["lessons"]), "rules-all", "your-name"].map((id) => word(id)));
  await who.press(who.page.locator("dialog").getByRole("button", { name: word("your-name") }));
  await who.page.locator("dialog input").fill("Robin");
  await who.page.keyboard.press("Enter");
  await who.page.locator("dialog").waitFor({ state: "detached" });
  for (let tries = 0; tries < 600 && !isCalled(who, "Robin"); tries++) await who.page.waitForTimeout(50);
  assert.ok(isCalled(who, "Robin"));
  await who.close();
});

test("a table over days has hours for Ivanhoe, and a day has 24 of them", async () => {
  const host = await Guest.named(set.server.url, "Ann");
  const clock = { kind: "correspondence", hours: 24, window: 12 };
  const table = await host.makes({ ...SETTINGS, clock, players: 2 }, [null, "page"]);
  const who = await set.person({ viewport: DESKTOP, guest: host });
  await who.go(`/t/${table}`);
  await who.page.locator(".agreed summary").click();
  assert.match(await who.page.locator(".agreed > p").first().innerText(), /12 h for Ivanhoe/);
  await who.page.getByRole("button", { name: word("start"), exact: true }).click();
  await who.page.locator(".lane .clock").first().waitFor();
  assert.match(await who.page.locator(".lane.mine .clock").innerText(), /24 h/);
  await who.close();
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`with all hands open every card of every hand is to be seen, ${viewport.width}×${viewport.height}`, async () => {
    for (const [game, count] of [["tournament", 3], ["castles", 4]]) {
      const guest = await Guest.named(set.server.url, "Wilfred");
      const table = await guest.makes({ ...SETTINGS, game, players: count }, [null, ...Array(count - 1).fill("page")]);
      await guest.plays(table, players[game]);
      const who = await set.person({ viewport });
      await who.go(`/replay/${table}?step=12&as=all`);
      await who.page.locator(".openhand").first().waitFor();
      const steps = await who.page.evaluate((code) => fetch(`/api/games/${code}/replay?as=all`).then((answer) => answer.json()), table);
      const held = steps[11].view.seats.reduce((sum, { hand }) => sum + hand.length, 0);
      const seen = await who.page.locator(".openhand .card").evaluateAll((cards) => cards.filter((card) => {
        card.scrollIntoView({ block: "nearest" });
        const { left, top } = card.getBoundingClientRect();
        const there = document.elementsFromPoint(left + 5, top + 8);
        // A lane can be pressed as a whole: its button lies over the cards.
        return there[0]?.closest(".lane, .openhands") && there.map((each) => each.closest(".card")).find(Boolean) === card;
      }).length);
      assert.equal(seen, held, game);
      await who.close();
    }
  });
}

test("a replay whose request has failed once opens soon, and has its own title", async () => {
  const { table } = await finished();
  const who = await set.person({ viewport: PHONE });
  await who.page.route(`**/api/tables/${table}`, (route) => route.abort(), { times: 1 });
  await who.go(`/replay/${table}`);
  await who.page.getByRole("heading", { name: word("server-away") }).waitFor();
  await who.visible(".table[data-version]").waitFor();
  assert.equal(await who.page.title(), `${word("replay")} · Ivanhoe`);
  await who.close(/ERR_FAILED/);
});

test("a replay goes faster and slower", async () => {
  const { table } = await finished();
  const who = await set.person({ viewport: PHONE });
  await who.go(`/replay/${table}`);
  const speed = who.page.locator(".speed");
  const seen = [];
  for (let turn = 0; turn < 5; turn++) {
    seen.push((await speed.innerText()).trim());
    await who.press(speed);
  }
  assert.deepEqual(seen, ["1×", "2×", "4×", "½×", "1×"]);
  await who.close();
});

test("no text becomes markup or code, and the page still works", async () => {
  const who = await set.person({ viewport: DESKTOP });
  await who.page.goto(set.server.url);
  await who.page.locator("main").first().waitFor();
  const tried = await who.page.evaluate(async () => {
    const attempts = {
      markup: () => (document.createElement("div").innerHTML = "<img src=x>"),
      code: () => (document.createElement("script").text = "1"),
      worker: () => new Worker("/other.js"),
    };
    const outcome = {};
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        attempt();
        outcome[name] = "taken";
      } catch (error) {
        outcome[name] = error.name;
      }
    }
    outcome.registered = Boolean(await navigator.serviceWorker.ready);
    outcome.pictures = document.querySelectorAll("svg.sprite symbol").length > 10;
    return outcome;
  });
  assert.deepEqual(tried, { markup: "TypeError", code: "TypeError", worker: "TypeError", registered: true, pictures: true });
});

test("in their own replay a player is addressed, and never called by their name", async () => {
  const { table, guest } = await finished();
  const who = await browserOf(guest, { viewport: PHONE });
  await who.go(`/replay/${table}`);
  const strip = who.visible(".strip");
  await strip.waitFor();
  const said = [];
  for (let step = 0; step < 25; step++) {
    said.push(await strip.innerText());
    await who.page.keyboard.press("ArrowRight");
  }
  assert.ok(said.some((text) => /\byou\b/i.test(text)), said.join("\n"));
  assert.deepEqual(said.filter((text) => text.includes("Wilfred")), []);
  await who.close();
});
