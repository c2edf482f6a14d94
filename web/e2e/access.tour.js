import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { kept } from "./browser.js";
import { Guest } from "./guest.js";
import { look, share, SIZES } from "./look.js";
import { CASTLES } from "./looks/castles.js";
import { ENDING } from "./looks/ending.js";
import { FAULTS, PAGES, ROOM } from "./looks/pages.js";
import { TOURNAMENT } from "./looks/tournament.js";
import { stage } from "./stage.js";

const set = stage();
/** What a browser logs for a refused request and for a broken connection. */
const REFUSED = /status of 4\d\d|ERR_FAILED/;
const BROKEN = /WebSocket connection to|ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/;
const NOTHING = /^$/;

for (const viewport of SIZES) {
  test(`every page is accessible, ${viewport.width}×${viewport.height}`, async () => {
    for (const [pages, provoked] of [[PAGES, NOTHING], [FAULTS, REFUSED]]) {
      const who = await set.person({ viewport });
      for (const page of share(pages, viewport)) await look(who, page);
      await who.close(provoked);
    }
  });
}

test("a table before the game is accessible", async (t) => {
  const [ann, bob] = [await Guest.named(set.server.url, "Ann"), await Guest.named(set.server.url, "Bob")];
  const settings = { game: "tournament", players: 4, options: {}, clock: { kind: "live", bank: 600, increment: 10 }, window: 5, pace: "calm", open: true, spectators: true, chat: true };
  const room = await ann.makes(settings, [null, null, "squire", null]);
  const seat = await bob.sits(room, "B");
  seat.say({ type: "say", text: "Well met!", phrase: null });
  t.after(seat.leave);
  for (const viewport of SIZES) {
    // Each part builds upon what was shown before.
    const parts = [["host", ann, NOTHING], ["broken", ann, BROKEN], ["guest", bob, NOTHING], ["passer", null, NOTHING]];
    for (const [part, guest, provoked] of share(parts, viewport)) {
      const who = await set.person({ viewport, guest });
      for (const one of ROOM[part]) await look(who, { ...one, act: (eyes) => one.act(eyes, room) });
      await who.close(provoked);
    }
  }
});

test("without a connection home says so, and is accessible", async () => {
  for (const viewport of SIZES) {
    const who = await set.person({ viewport });
    await who.go("/");
    await kept(who);
    await who.context.setOffline(true);
    await look(who, { what: "home without a connection", shows: ".notice", act: () => who.go("/") });
    await who.close(BROKEN);
  }
});

/** The names of all dialogs and sheets in the client's source; a dialog of another make, or a sheet without a name, by its file. */
function inSource() {
  const folder = new URL("../src/", import.meta.url);
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".svelte") && !file.endsWith("/Dialog.svelte"));
  return files.flatMap((file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    const found = text.matchAll(/<Dialog name="(?<dialog>[\w-]+)"|class="sheet(?<sheet>(?: [\w-]+)*)"|<dialog/gi);
    return [...found].map(({ groups: { dialog, sheet } }) => dialog ?? (sheet ? `sheet ${sheet.split(" ").at(-1)}` : file));
  });
}

/** Dialogs that other tests open and look at: review.test.js tries a decision again. */
const ELSEWHERE = ["try"];

test("every dialog and sheet of the client is covered", () => {
  const moments = [...TOURNAMENT, ...CASTLES].flatMap(({ looks }) => looks);
  const looks = [...moments, ...ENDING, ...PAGES, ...FAULTS, ...Object.values(ROOM).flat()];
  const seen = new Set([...ELSEWHERE, ...looks.map(({ dialog, sheet }) => dialog ?? `sheet ${sheet}`)]);
  const all = inSource();
  assert.deepEqual(all.filter((name) => !seen.has(name)), [], "not covered by e2e/looks");
  assert.equal(new Set(all).size, all.length, "two of the same name");
  assert.ok(all.length > 30);
});

/** The phases in which a game asks, by the types that are made from the rules. */
function phases(game) {
  const types = readFileSync(new URL(`../src/games/${game}/types.ts`, import.meta.url), "utf8");
  const [union] = /^export type PhaseView = [^;]*;/m.exec(types);
  return [...union.matchAll(/"phase": "(\w+)"/g)].map(([, phase]) => phase).filter((phase) => phase !== "over");
}

test("every question of the rules is covered", () => {
  for (const [game, moments] of [["tournament", TOURNAMENT], ["castles", CASTLES]]) {
    const named = new Set(moments.map(({ name }) => name));
    assert.deepEqual(phases(game).filter((phase) => !named.has(phase)), [], game);
    assert.ok(phases(game).length > 5);
  }
});
