import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, person, PHONE, SETTINGS, tableOf, tableWithBots, wait } from "./browser.js";
import * as players from "../dev/players.js";
import { Guest } from "./guest.js";
import { playToTheEnd, toMyTurn } from "./player.js";
import { startServer } from "./server.js";
import { stage } from "./stage.js";
import { tournament } from "./tournament.js";
import { word } from "./words.js";

const set = stage();
/** A server on which a bot soon plays for a player who is away. */
let server;
before(async () => {
  server = await startServer(["--grace", "2"]);
});
after(() => server?.stop());

const FRIENDS = [
  { name: "Ann", locale: "en-GB", viewport: DESKTOP },
  { name: "Chloé", locale: "fr-FR", viewport: PHONE },
  { name: "Joost", locale: "nl-NL", viewport: PHONE },
  { name: "Dörte", locale: "de-DE", viewport: DESKTOP },
  { name: "Inés", locale: "es-ES", viewport: PHONE },
];

const button = (who, locale, id) => who.page.getByRole("button", { name: word(id, locale), exact: true }).locator("visible=true").first();

/** What a player's log says about a move that all have seen. */
const told = async (who) => (await who.page.locator(".log").first().innerText()).replace(/\s+/g, " ");

test("five friends open a link, each reads their own language, one goes away for a while, one gives up their seat and takes it again", async () => {
  const people = [];
  for (const friend of FRIENDS) people.push({ ...friend, ...(await person(set.browser, server.url, friend)) });
  const [ann, chloe, joost, dorte, ines] = people;
  const settings = { game: "tournament", players: 5, options: {}, clock: { kind: "none" }, window: 3, pace: "instant", open: false, spectators: true, chat: true };
  const { table } = await ann.post("/api/tables", { settings, bots: [] });
  await ann.go(`/t/${table}`);
  for (const guest of people.slice(1)) {
    await guest.go(`/t/${table}`);
    await guest.press(guest.visible(".naming .go"));
    await guest.page.getByText(word(guest === ines ? "all-here" : "host-starts", guest.locale)).waitFor();
  }
  await ann.press(button(ann, ann.locale, "start"));
  for (const who of people) await who.page.locator(".table.tournament").waitFor();

  const hand = tournament(new Set());
  let questions = 0;
  await playToTheEnd(people, hand, { onquestion: async () => { questions += 1; }, enough: () => questions > 8 });
  await dorte.page.getByText("Joost", { exact: false }).first().waitFor();
  assert.match(await told(ann), /draws? a card/);
  assert.match(await told(dorte), /zieht eine Karte/);

  // One gives up their seat, one closes the page; the others play on without waiting for them.
  await ines.press(ines.visible(`button[aria-label="${word("menu", "es-ES")}"]`));
  await ines.press(button(ines, "es-ES", "leave-seat"));
  await ines.press(ines.page.getByRole("button", { name: word("leave-seat", "es-ES"), exact: true }).last());
  await ines.page.locator("dialog").waitFor({ state: "hidden" });
  await joost.go("/rules/tournament");
  const left = [ann, chloe, dorte];
  questions = 0;
  await playToTheEnd(left, hand, { onquestion: async () => { questions += 1; }, enough: () => questions > 8 });

  // The absent player takes their seat back by opening the link again, and reads what happened.
  await joost.go(`/t/${table}`);
  await joost.page.getByText(word("while-away", "nl-NL")).first().waitFor();
  assert.equal(joost.you(), "C");
  questions = 0;
  await playToTheEnd([...left, joost], hand, { onquestion: async () => { questions += 1; }, enough: () => questions > 6 });
  assert.equal(ann.messages("room").at(-1).seats[4].presence, "substitute");
  await ines.press(button(ines, "es-ES", "return-to-seat"));
  await button(ines, "es-ES", "return-to-seat").waitFor({ state: "hidden" });
  questions = 0;
  await playToTheEnd(people, hand, { onquestion: async () => { questions += 1; }, enough: () => questions > 6 });
  assert.deepEqual(ann.messages("room").at(-1).seats.map(({ presence }) => presence), Array(5).fill("here"));
  for (const who of people) {
    await who.picture("friends");
    await who.close();
  }
});

test("the host frees the seat of a player who is away, and only then", async () => {
  const ann = await set.person({ viewport: PHONE, name: "Ann" });
  const bob = await Guest.named(set.server.url, "Bob");
  const { table } = await ann.post("/api/tables", { settings: { game: "tournament", players: 2, ...SETTINGS }, bots: [] });
  const seat = await bob.sits(table, "B");
  await ann.go(`/t/${table}`);
  await ann.page.getByText("Bob").first().waitFor();
  const free = ann.page.getByRole("button", { name: "Free this seat" });
  assert.equal(await free.count(), 0);
  seat.leave();
  await ann.press(free);
  await ann.page.getByText("Empty seat").waitFor();
  assert.equal(ann.messages("room").at(-1).seats[1].kind, "free");
  await ann.close();
});

test("everybody sees in their language that a player is a program, before the game and during it", async () => {
  for (const [game, locale] of [["tournament", "de-DE"], ["castles", "fr-FR"]]) {
    const ann = await set.person({ viewport: PHONE, name: "Ann", locale });
    const { table } = await ann.post("/api/tables", { settings: { game, players: 3, ...SETTINGS }, bots: [] });
    const seat = await (await Guest.program(set.server.url, "Deep Thought")).sits(table, "B");
    await ann.go(`/t/${table}`);
    const mark = word("bot-program", locale);
    await ann.page.locator(".seatlist li", { hasText: "Deep Thought" }).getByText(mark).waitFor();
    assert.equal(await ann.page.getByText(mark).count(), 1, "of all seats only this one");
    await ann.press(ann.page.locator(".starting .go"));
    await ann.press(ann.page.locator("dialog .pri"));
    await ann.page.locator(`.table [title="${mark}"]`).first().waitFor();
    assert.equal(await ann.page.locator(`.table [title="${mark}"]`).count(), 1);
    await ann.picture(`program-${game}`);
    seat.leave();
    await ann.close();
  }
});

/** The visible names in the others' lanes: a truncated name does not count. */
async function namesSeen(who) {
  return who.page.locator(".lanes .nm1").evaluateAll((names) => names.map((name) => {
    const parts = [name, ...name.querySelectorAll("span")];
    const cut = parts.some((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline");
    return `${name.textContent.trim()}${cut ? "…" : ""}`;
  }));
}

test("guests without a name are distinguishable in every lane, and none is an English guest", async () => {
  const people = [];
  for (const locale of ["fr-FR", "de-DE", "en-GB"]) people.push(await set.person({ viewport: PHONE, locale }));
  const [host] = people;
  await host.go("/friends");
  await host.press(host.page.locator(".foot-bar .pri"));
  await host.page.locator(".naming").waitFor();
  const table = host.page.url().split("/t/")[1];
  for (const guest of people.slice(1)) {
    await guest.go(`/t/${table}`);
    await guest.press(guest.visible(".naming .go"));
    await guest.page.locator(".starting .waiting").waitFor();
  }
  await host.press(host.page.locator(".starting .go"));
  await host.press(host.page.locator("dialog .pri"));
  for (const who of people) {
    await who.page.locator(".lanes .nm1").first().waitFor();
    const names = await namesSeen(who);
    assert.equal(names.length, 3);
    assert.equal(new Set(names).size, 3, `${names}`);
    for (const name of names) assert.doesNotMatch(name, /Guest|…/);
    await who.close();
  }
});

test("names with the same beginning are distinguishable where there is no room for them", async () => {
  const ann = await set.person({ viewport: PHONE, name: "Ann" });
  const { table } = await ann.post("/api/tables", { settings: { game: "tournament", players: 3, ...SETTINGS }, bots: [] });
  const seated = [];
  for (const [seat, name] of [["B", "Maximilian of York"], ["C", "Maximilian of Kent"]]) {
    seated.push(await (await Guest.named(set.server.url, name)).sits(table, seat));
  }
  await ann.go(`/t/${table}`);
  await ann.page.locator(".lanes .nm1").first().waitFor();
  // The end of each is whole.
  const ends = await ann.page.locator(".lanes .nm1 .cut > :last-child").evaluateAll((all) => all.map((end) => {
    const [box, lane] = [end.getBoundingClientRect(), end.closest(".who").getBoundingClientRect()];
    return box.right <= lane.right + 1 ? end.textContent : "cut";
  }));
  assert.deepEqual(ends.toSorted(), ["Kent", "York"]);
  for (const player of seated) player.leave();
  await ann.close();
});

test("sitting down in the list takes a seat; the name is asked there, and can be changed", async () => {
  const host = await Guest.named(set.server.url, "Ann");
  const table = await host.makes({ game: "tournament", players: 3, ...SETTINGS, open: true }, [null, null, null]);
  const who = await set.person({ viewport: PHONE });
  await who.go("/");
  await who.press(who.page.locator(`a[href="/t/${table}?sit"]`));
  await who.page.locator(".seatlist .own").waitFor();
  assert.equal(who.you(), "B");
  // The name is asked at once; without one the seat's own is used.
  const input = who.page.locator(".naming input");
  assert.ok(await input.evaluate((each) => each === document.activeElement));
  assert.match(await who.page.locator(".seatlist .own").innerText(), /Elgitha/);
  await input.fill("Bob");
  await who.page.keyboard.press("Enter");
  await who.page.locator(".seatlist .own", { hasText: "Bob" }).waitFor();
  assert.equal(new URL(who.page.url()).search, "");
  await who.close();
});

test("a seat that was given up shows that a bot plays, and only offers to take it back", async () => {
  for (const [game, viewport] of [["tournament", PHONE], ["castles", DESKTOP]]) {
    const who = await set.person({ viewport });
    await who.go("/");
    await who.post("/api/me", { name: "Ann" });
    // The bots play so calmly that every question to the one who has left could be seen.
    const { table } = await who.post("/api/play", { game, players: 3, level: "page", options: {}, pace: "calm" });
    await who.go(`/t/${table}`);
    await who.press(who.visible(`button[aria-label="${word("menu")}"]`).first());
    await who.press(button(who, "en", "leave-seat"));
    await who.press(who.page.locator("dialog .danger"));
    await who.visible(`.strip:has-text("${word("bot-for-you")}")`).waitFor();
    const before = who.messages("update").length;
    await who.page.waitForFunction((title) => document.title === title, `${word("bot-for-you")} · Ivanhoe`);
    const isAsked = () => who.messages("update").slice(before).some(({ asked }) => asked);
    // Two bots can take their time over a tournament from which the third has withdrawn.
    for (let turn = 0; turn < 1200 && !(isAsked() && turn > 20); turn++) {
      assert.equal(await who.page.locator(".strip.on").count(), 0, "no sign of a turn");
      assert.equal(await who.page.locator(".foot .sheet, .acts .danger, .inacts .danger").count(), 0, "no window, no question");
      assert.doesNotMatch(await who.page.title(), /●/);
      const acts = await who.visible(".acts button, .inacts button").allInnerTexts();
      assert.deepEqual([...new Set(acts.map((act) => act.trim()))], [word("return-to-seat")]);
      await who.page.waitForTimeout(100);
    }
    assert.ok(isAsked(), "the game has asked the bot in the player's place");
    await who.press(button(who, "en", "return-to-seat"));
    await who.visible(`.strip:has-text("${word("bot-for-you")}")`).waitFor({ state: "hidden" });
    await who.close();
  }
});

test("a player's absence and return are shown in words in the strip, the lane and the log", async () => {
  const ann = await person(set.browser, server.url, { viewport: DESKTOP, name: "Ann" });
  const bob = await person(set.browser, server.url, { viewport: PHONE, name: "Bob" });
  const table = await tableOf([ann, bob], "tournament", 2);
  const lane = ann.visible('.lane[data-lane="B"] .gone');
  // It is seen for two seconds, while Bob's page may still be loading.
  const away = lane.filter({ hasText: word("gone-away") }).first().waitFor();
  await Promise.all([bob.go("/rules/tournament"), away]);
  await lane.filter({ hasText: word("gone-substitute") }).waitFor();
  // These words do not keep anybody from pointing at the lane.
  const { x, y, width, height } = await lane.boundingBox();
  const pointedAt = await ann.page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.className, [x + width / 2, y + height / 2]);
  assert.match(pointedAt, /^cover/);
  // The bot's moves are not shown as Bob's own, neither to Ann nor to Bob.
  const hand = tournament(new Set());
  const played = () => ann.messages("update").some(({ events }) => events.some((event) => event["stand-in"] && event.by === "B"));
  await playToTheEnd([ann], hand, { enough: played });
  await ann.page.locator(".log li", { hasText: "The bot for Bob" }).first().waitFor();
  await bob.go(`/t/${table}`);
  await lane.waitFor({ state: "hidden" });
  await bob.press(bob.page.locator("dialog:has(.log) .pri"));
  await bob.press(bob.visible('button[aria-label^="Log and chat"]'));
  await bob.page.locator("dialog .log li", { hasText: word("your-bot") }).first().waitFor();
  for (const line of ["Bob is away.", "Bob is away; a bot plays now.", "Bob is back."]) await ann.page.locator(".log li", { hasText: line }).first().waitFor();
  await ann.close();
  await bob.close();
});

test("a guest's first game among people is dealt already, and no card is chosen for them", async () => {
  const ann = await set.person({ viewport: PHONE, name: "Ann", settings: { tips: true } });
  const { table } = await ann.post("/api/tables", { settings: { game: "tournament", players: 2, ...SETTINGS }, bots: [] });
  const bob = await (await Guest.named(set.server.url, "Bob")).sits(table, "B");
  await ann.go(`/t/${table}`);
  const sheet = ann.page.locator('dialog[data-dialog="goal"]');
  await sheet.waitFor();
  assert.equal(await sheet.locator(".deal").innerText(), word("to-the-table"));
  assert.equal(await ann.visible(".hand .held").count() > 0, true, "the cards lie on the table behind it");
  await ann.press(sheet.locator(".deal"));
  await sheet.waitFor({ state: "detached" });
  for (let tries = 0; tries < 1000 && !ann.last().asked; tries++) {
    if (bob.newest()?.asked) bob.play(players.tournament(bob.newest()));
    await wait(20);
  }
  await ann.page.locator(".strip.on").waitFor();
  assert.equal(await ann.page.locator('.hand .held[aria-selected="true"]').count(), 0);
  bob.leave();
  await ann.close();
});

test("a spectator reads that they are one", async () => {
  const ann = await set.person({ viewport: PHONE });
  const table = await tableWithBots(ann, "tournament", 3);
  const who = await set.person({ viewport: PHONE });
  await who.go(`/t/${table}`);
  await who.page.getByText(word("you-watch")).waitFor();
  await who.press(who.visible(`button[aria-label="${word("menu")}"]`));
  await who.page.locator('dialog[data-dialog="menu"]').waitFor();
  assert.equal(await who.page.locator("dialog").getByText(word("type-a-move")).count(), 0);
  await who.close();
  await ann.close();
});

test("a badge on the log means the chat", async () => {
  const ann = await set.person({ viewport: PHONE, name: "Ann" });
  const { table } = await ann.post("/api/tables", { settings: { game: "tournament", players: 2, ...SETTINGS }, bots: [] });
  const bob = await (await Guest.named(set.server.url, "Bob")).sits(table, "B");
  await ann.go(`/t/${table}`);
  await ann.page.locator(".table[data-version]").waitFor();
  bob.say({ type: "say", text: "Well met!", phrase: null });
  await ann.page.locator(".head .dot").waitFor();
  await ann.press(ann.visible(".head .ib:has(.dot)"));
  await ann.page.locator("dialog").getByText("Well met!").waitFor();
  bob.leave();
  await ann.close();
});

test("another game against bots is dealt at once", async () => {
  const guest = await Guest.named(set.server.url, "Ann");
  const table = await guest.makes({ game: "tournament", players: 2, ...SETTINGS }, [null, "page"]);
  await guest.plays(table, players.tournament);
  const who = await set.person({ viewport: PHONE, guest });
  await who.go(`/t/${table}`);
  await who.press(who.visible(".ending .btn.pri").first());
  await who.page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(table));
  await who.page.locator(".hand .held").first().waitFor({ timeout: 30_000 });
  assert.equal(await who.page.locator(".room").count(), 0);
  await who.close();
});

test("home says that it is my turn and how the game stands, and a game can be closed there", async () => {
  const who = await set.person({ viewport: PHONE });
  const table = await tableWithBots(who, "tournament", 3);
  await toMyTurn(who, tournament(new Set()));
  await who.go("/");
  const row = who.page.locator(".mine .trow");
  await row.waitFor();
  await who.page.waitForFunction((text) => document.title.includes(text), `● ${word("your-turn")}`);
  assert.match(await row.locator(".stands").innerText(), /You \d, (Wamba|Rebecca) \d/);
  await who.press(row.locator(".ib"));
  await who.press(who.page.locator("dialog .danger"));
  await row.waitFor({ state: "detached" });
  assert.equal(await who.page.title(), "Ivanhoe");
  const { stage } = await (await who.context.request.get(`${set.server.url}/api/tables/${table}`)).json();
  assert.equal(stage, "ended");
  await who.close();
});
