import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { DESKTOP, person, PHONE } from "./browser.js";
import { playToTheEnd } from "./player.js";
import { startServer } from "./server.js";
import { stage } from "./stage.js";
import { tournament } from "./tournament.js";

const set = stage();
/** A server on which a bot soon plays for who is away. */
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

/** A message without arguments, as somebody reads it. */
function word(locale, id) {
  const text = readFileSync(new URL(`../../locales/${locale.slice(0, 2)}/app.ftl`, import.meta.url), "utf8");
  return new RegExp(`^${id} = (.*)$`, "m").exec(text)[1];
}

const button = (who, locale, id) => who.page.getByRole("button", { name: word(locale, id), exact: true }).locator("visible=true").first();

/** What the log of somebody tells of a move that all have seen. */
const told = async (who) => (await who.page.locator(".log").first().innerText()).replace(/\s+/g, " ");

test("five friends come by a link, each reads his own language, one goes away for a while, one gives up his seat and takes it again", async () => {
  const people = [];
  for (const friend of FRIENDS) people.push({ ...friend, ...(await person(set.browser, server.url, friend)) });
  const [ann, chloe, joost, dorte, ines] = people;
  const settings = { game: "tournament", players: 5, options: {}, clock: { kind: "none" }, window: 3, pace: "instant", open: false, spectators: true, chat: true };
  const { table } = await ann.post("/api/tables", { settings, bots: [] });
  await ann.go(`/t/${table}`);
  for (const guest of people.slice(1)) {
    await guest.go(`/t/${table}`);
    await guest.press(button(guest, guest.locale, "sit-down"));
    await guest.page.getByText(word(guest.locale, "host-starts")).waitFor();
  }
  await ann.press(button(ann, ann.locale, "start"));
  for (const who of people) await who.page.locator(".table.tournament").waitFor();

  const hand = tournament(new Set());
  let questions = 0;
  await playToTheEnd(people, hand, { onquestion: async () => { questions += 1; }, enough: () => questions > 8 });
  await dorte.page.getByText("Joost", { exact: false }).first().waitFor();
  assert.match(await told(ann), /draws? a card/);
  assert.match(await told(dorte), /zieht eine Karte/);

  // One gives up his seat, one closes the page; the others play on without waiting for them.
  await ines.press(ines.visible(`button[aria-label="${word("es-ES", "menu")}"]`));
  await ines.press(button(ines, "es-ES", "leave-seat"));
  await ines.press(ines.page.getByRole("button", { name: word("es-ES", "leave-seat"), exact: true }).last());
  await ines.page.locator("dialog").waitFor({ state: "hidden" });
  await joost.go("/rules/tournament");
  const left = [ann, chloe, dorte];
  questions = 0;
  await playToTheEnd(left, hand, { onquestion: async () => { questions += 1; }, enough: () => questions > 8 });

  // Who was away takes his seat back by opening the link again, and reads what happened.
  await joost.go(`/t/${table}`);
  await joost.page.getByText(word("nl-NL", "while-away")).first().waitFor();
  assert.equal(joost.you(), "C");
  questions = 0;
  await playToTheEnd([...left, joost], hand, { onquestion: async () => { questions += 1; }, enough: () => questions > 6 });
  assert.equal(ann.messages("room").at(-1).seats[4].presence, "steward");
  await ines.press(ines.visible(`button[aria-label="${word("es-ES", "menu")}"]`));
  await ines.press(button(ines, "es-ES", "return-to-seat"));
  await ines.page.locator("dialog").waitFor({ state: "hidden" });
  questions = 0;
  await playToTheEnd(people, hand, { onquestion: async () => { questions += 1; }, enough: () => questions > 6 });
  assert.deepEqual(ann.messages("room").at(-1).seats.map(({ presence }) => presence), Array(5).fill("here"));
  for (const who of people) {
    await who.picture("friends");
    await who.close();
  }
});
