import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, SETTINGS, tableOf, tableWithBots, wait } from "./browser.js";
import { Guest, isOver, NAMES } from "./guest.js";
import { checkTournament } from "./hands.js";
import { answer, answered, clear, playToTheEnd, shown, toMyTurn } from "./player.js";
import { fits } from "./screen.js";
import { checkSeed } from "./secrets.js";
import { stage } from "./stage.js";
import { decide, KINDS, tournament } from "./tournament.js";
import { word } from "./words.js";

const set = stage();

test("two browsers and two bots play a whole Tournament, a spectator watches, the deal is proved, and another game follows", async () => {
  const ann = await set.person({ viewport: PHONE, name: "Ann" });
  const bob = await set.person({ viewport: DESKTOP, name: "Bob" });
  const eve = await set.person({ viewport: DESKTOP });
  const everybody = [ann, bob, eve];
  const table = await tableOf([ann, bob], "tournament", 4);
  await eve.go(`/t/${table}`);
  for (const who of everybody) await who.page.locator(".table.tournament").waitFor();
  assert.equal(await eve.page.locator(".hand, .foot .acts").count(), 0, "a spectator has no hand");

  await playToTheEnd([ann, bob], tournament(), { onquestion: (who, phase) => fits(who.page, phase) });
  for (const who of everybody) await who.page.locator(".ending h1").waitFor();

  const api = `${set.server.url}/api/games/${table}`;
  const steps = await (await fetch(`${api}/replay?as=all`)).json();
  const record = await (await fetch(`${api}/record`)).text();
  for (const who of everybody) {
    checkTournament(who, who.you() ?? "public", steps);
    checkSeed([...who.frames, ...who.bodies], record);
  }

  for (const who of everybody) await clear(who);
  await ann.press(ann.page.getByRole("button", { name: "Again" }));
  await ann.page.waitForURL((url) => !url.pathname.endsWith(table));
  await bob.press(bob.page.getByRole("button", { name: "rematch" }));
  await bob.page.waitForURL(ann.page.url());

  await eve.page.getByRole("link", { name: word("verify-deal") }).click();
  await eve.page.getByText(word("deal-right")).waitFor();
  assert.equal(await eve.page.locator(".proof .right").count(), 5, "a spectator added no part");
  await eve.page.keyboard.press("Escape");
  await eve.page.keyboard.press("End");
  await eve.page.locator(".replaybar").getByText(/Step (\d+) of \1\b/).waitFor();
  for (const who of everybody) await who.close();
});

test("a card that cannot be played says its rule", async () => {
  const who = await set.person({ viewport: PHONE });
  const hand = tournament();
  await tableWithBots(who, "tournament", 3);
  await toMyTurn(who, hand);
  while ((await who.page.locator(".held:has(.card.no)").count()) === 0) {
    await answer(who, hand);
    await toMyTurn(who, hand);
  }
  await who.press(who.page.locator(".held:has(.card.no)").last(), { position: { x: 12, y: 30 } });
  const why = who.visible(".acts .btn").filter({ hasText: /T\d+\.\d+/ });
  await why.waitFor();
  await who.press(why);
  await who.page.locator("dialog h2").waitFor();
  await who.page.keyboard.press("Escape");
  assert.notEqual((await who.page.locator(".strip .hint").innerText()).trim(), "");
  await who.close();
});

test("a move can be typed, and a wrong one is refused with a reason", async () => {
  const who = await set.person({ viewport: DESKTOP });
  const hand = tournament();
  await tableWithBots(who, "tournament", 3);
  const asked = await toMyTurn(who, hand);
  await who.page.keyboard.press("/");
  await who.page.locator("dialog input").waitFor();
  // When opened by the keyboard, it has the focus at once.
  await who.page.keyboard.type("play X9");
  assert.equal(await who.page.locator("dialog input").inputValue(), "play X9");
  await who.page.keyboard.press("Enter");
  await who.page.locator("dialog [role=alert]").waitFor();
  const move = asked.legal.find((each) => each.startsWith("play ")) ?? "withdraw";
  await who.page.locator("dialog input").fill(move);
  await who.page.keyboard.press("Enter");
  await answered(who, asked);
  const events = who.messages("update").find(({ version }) => version > asked.version)?.events ?? [];
  assert.ok(events.some((event) => event.event === "moved" && event.by === who.you() && event.move === move), `${move} was made`);
  await who.close();
});

test("a standing order is stored by the server", async () => {
  const who = await set.person({ viewport: PHONE });
  await tableWithBots(who, "tournament", 3);
  await who.page.locator(".table.tournament").waitFor();
  await who.press(who.visible('button[aria-label="Menu"]'));
  await who.press(who.page.locator("dialog .orders").getByRole("radio", { name: "Never" }));
  await who.page.keyboard.press("Escape");
  await who.page.reload();
  await who.page.locator(".table.tournament").waitFor();
  assert.equal(who.last().order, "never");
  await who.close();
});

/** Three guests play a Tournament in which Ann's order is always "never", until `done()` or its end. `onstart` opens it in a browser. */
async function playWithOrderNever(t, guests, onstart, done) {
  const table = await guests[0].makes({ ...SETTINGS, game: "tournament", players: 3, window: 60 }, [null, null, null]);
  const players = [];
  t.after(() => players.forEach((player) => player.leave()));
  for (const [at, seat] of Object.keys(NAMES).entries()) players.push(await guests[at].sits(table, seat));
  const [ann] = players;
  await onstart(table, ann);

  const until = async (happened) => {
    for (let tries = 0; tries < 2000 && !happened(); tries++) await wait(5);
    assert.ok(happened(), "nothing happens");
  };
  await until(() => ann.newest() !== null);
  while (!done() && !isOver(ann.newest().view)) {
    // An order ends with the tournament.
    if (ann.newest().order !== "never") ann.say({ type: "order", order: "never" });
    await until(() => ann.newest().order === "never");
    await until(() => players.some(({ newest }) => newest()?.asked));
    const player = players.find(({ newest }) => newest()?.asked);
    const asked = player.newest();
    player.play(asked.view.phase === "react" ? "pass" : decide(asked, player.seat, new Set(KINDS)));
    await until(() => player.newest().version > asked.version);
  }
}

test("a player whose order is never is not asked even for a moment", async (t) => {
  const guests = await Promise.all(Object.values(NAMES).map((name) => Guest.named(set.server.url, name)));
  const who = await set.person({ viewport: PHONE, guest: guests[0] });
  let sheets = 0;
  await who.page.exposeFunction("countSheet", () => sheets++);
  const open = async (table, ann) => {
    await who.go(`/t/${table}`);
    ann.say({ type: "start" });
    await who.page.locator(".table.tournament").waitFor();
    await who.page.evaluate(() => {
      const look = () => document.querySelector(".sheet.window") && globalThis.countSheet();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
  };

  const isAnswer = ({ event, by, move }) => event === "moved" && by === "A" && move === "pass";
  const answeredTwice = () => who.messages("update").filter(({ events }) => events.some(isAnswer)).length >= 2;
  // A game can end with hardly an action card: then they play another.
  for (let games = 0; games < 10 && !answeredTwice(); games++) await playWithOrderNever(t, guests, open, answeredTwice);
  assert.ok(answeredTwice(), "ten games, and hardly an action card");

  await shown(who.page, who.last().version);
  assert.equal(sheets, 0, "the question was seen");
  assert.deepEqual(who.messages("update").filter(({ asked, view }) => asked && view.phase === "react"), []);
  await who.picture("answered-by-order");
  await who.close();
});
