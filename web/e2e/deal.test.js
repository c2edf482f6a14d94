import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DESKTOP, PHONE, SETTINGS, tableOf } from "./browser.js";
import { Guest } from "./guest.js";
import { stage } from "./stage.js";
import { hurry, onward } from "./wire.js";
import { word } from "./words.js";

const set = stage();
const sealOf = (part) => createHash("sha256").update(part).digest("hex");
const recordOf = async (who, table) => (await who.context.request.get(`${who.url}/api/games/${table}/record`)).text();
const tag = (record, name) => new RegExp(`^\\[${name} "(.*)"\\]$`, "m").exec(record)?.[1] ?? null;
/** The parts that a browser remembers of a table. */
const remembered = (who, table) => who.page.evaluate((code) => JSON.parse(localStorage.getItem("ivanhoe-witnessed")).find(([name]) => name === code)[1].parts, table);

test("two browsers seal their parts, reveal them when both are fixed, and find them in the deal", async () => {
  const people = [await set.person({ viewport: PHONE, name: "Ann" }), await set.person({ viewport: DESKTOP, name: "Bob" })];
  const table = await tableOf(people, "tournament", 2);
  for (const who of people) await who.page.locator(".table.tournament").waitFor();
  const deals = people[0].messages("room").flatMap(({ deal }) => deal ?? []);
  const { seals } = deals.find(({ fixed }) => fixed);
  assert.ok(deals.every(({ fixed, revealed }) => fixed || revealed.length === 0), "no part is revealed before the seals are fixed");

  await Promise.all(people.map((who) => hurry(who, table)));
  const record = await recordOf(people[0], table);
  assert.equal(tag(record, "Seals"), seals.map((seal, at) => `${"AB"[at]}:${seal}`).join(" "));
  assert.equal(tag(record, "Attempt"), "1");
  for (const [at, who] of people.entries()) {
    const part = tag(record, `Part ${"AB"[at]}`);
    assert.equal(sealOf(part), seals[at]);
    assert.deepEqual(await remembered(who, table), [{ attempt: 1, digits: part, seals }]);
    await who.go(`/replay/${table}?verify`);
    await who.page.locator("dialog .verdict.right").waitFor();
    await who.page.getByText(word("check-own-right")).waitFor();
    await who.page.keyboard.press("Escape");
    await who.page.getByText(word("deal-right-short")).first().waitFor({ state: "attached" });
    await who.close();
  }
});

test("a player who does not reveal their part makes one attempt fail, and everyone can see that", async (t) => {
  const ann = await set.person({ viewport: PHONE, name: "Ann" });
  const bob = await Guest.named(set.server.url, "Bob");
  bob.silent = true;
  await ann.go("/");
  const { table } = await ann.post("/api/tables", { settings: { game: "tournament", players: 2, ...SETTINGS }, bots: [] });
  const seat = await bob.sits(table, "B");
  t.after(seat.leave);
  await ann.go(`/t/${table}`);
  await ann.press(ann.page.getByRole("button", { name: "Start", exact: true }));
  await ann.page.locator(".table.tournament").waitFor({ timeout: 20_000 });
  const deals = ann.messages("room").flatMap(({ deal }) => deal ?? []);
  const [first, second] = [1, 2].map((attempt) => deals.find((deal) => deal.fixed && deal.attempt === attempt));
  assert.deepEqual([first.seals, second.seals].map((seals) => seals.map((seal) => seal !== null)), [[true, true], [true, false]]);
  assert.notEqual(first.seals[0], second.seals[0], "another attempt, another part");

  let answered = 0;
  const plays = setInterval(() => {
    const update = seat.newest();
    if (!update?.asked || update.version === answered) return;
    answered = update.version;
    seat.play(onward(update.legal));
  }, 5);
  t.after(() => clearInterval(plays));
  await hurry(ann, table);
  const record = await recordOf(ann, table);
  assert.equal(tag(record, "Part B"), "");
  assert.equal(tag(record, "Attempt"), "2");
  await ann.go(`/replay/${table}?verify`);
  await ann.page.locator("dialog .verdict.right").waitFor();
  await ann.page.getByText("Attempt 1 failed: Bob did not reveal a part in time.").waitFor();
  await ann.close();
});

test("of a game that was dealt on a device the proof speaks of no server and no seal", async () => {
  const sample = readFileSync(new URL("../src/replay/samples/tournament.ivanhoe", import.meta.url), "utf8");
  const [, winner] = /, game (.)\)\s*$/.exec(sample);
  const who = await set.person({ viewport: PHONE, name: "Ann" });
  const record = sample.replace("[Commitment ", `[Bot B "champion"]\n[Bot C "champion"]\n[Result "${winner}"]\n[Commitment `);
  const answer = await who.context.request.post(`${who.url}/api/games`, { data: record, headers: { "content-type": "text/plain" } });
  const { table } = await answer.json();
  assert.ok(table, JSON.stringify(await answer.json()));
  await who.go(`/replay/${table}?verify`);
  const proof = who.page.locator('dialog[data-dialog="proof"]');
  await proof.getByText(word("deal-right-device")).waitFor();
  await proof.getByText(word("dealt-on-a-device")).waitFor();
  assert.deepEqual(await proof.locator(".proof li").allInnerTexts(), ["seed", "dealer", "deck"].map((check) => word(`check-${check}-right`)));
  await who.close();
});
