import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { CASTLES_QUESTIONS } from "../dev/scenes-castles.js";
import { SCENES } from "../dev/scenes.js";
import { faultsIn, tournamentFaultsIn } from "./faults.js";
import { crossSection, gallery, LANGUAGES, PHONES, SIZES, summary, VIEWS } from "./layout.js";

/** Every question of the Castles, a move that can be taken back, and an army lifted. */
const CASTLES = [
  ...CASTLES_QUESTIONS.map((question) => ({ table: `castles-${question}` })),
  { table: "castles-attack-undo" },
  { table: "castles-attack", clicks: ['[data-castle="ashby"] .cover', ".hand .held:nth-child(1)", ".hand .held:nth-child(2)"] },
];
/** Few and many players, squares and cards: where names and hands need most room. */
const CROWDED = ["castles-keep-3-2-none", "castles-keep-6-5-many", "castles-accept-6", "castles-attack-6-5-many", "castles-advance-5-4-many", "castles-deal-6-3-many", "castles-their-turn-6-undo"];
/** Every question of the Tournament, a move that can be taken back, long displays, every action card, a hand that is not enough, others' turns, cards that are lifted and aimed, and as few players as there can be. */
const TOURNAMENT = [
  ...["my-turn", "long", "actions", "short", "enough", "open", "window", "react", "adapt", "take", "return", "their-turn", "lead-undo"].map((table) => ({ table })),
  { table: "my-turn", clicks: ['[data-held="riposte"]'] },
  { table: "my-turn", clicks: ['[data-held="R5"]'] },
  { table: "outwit", clicks: ['[data-held="outwit"]'] },
  { table: "two" },
];
const SCENES_SEEN = [
  ...[...CASTLES, ...CROWDED.map((table) => ({ table }))].map((scene) => ({ ...scene, judges: [faultsIn] })),
  ...TOURNAMENT.map((scene) => ({ ...scene, judges: [faultsIn, tournamentFaultsIn] })),
];

let look;
before(async () => {
  look = await gallery();
});
after(() => look?.close());

test("the grid is as large as it should be", () => {
  assert.ok(SIZES.length >= 14 && LANGUAGES.length === 5 && PHONES.length > 2);
});

test("every scene, window and language meet in pairs", () => {
  const pairs = new Set();
  for (const language of LANGUAGES) {
    for (const [scenes, views] of crossSection(SCENES_SEEN, language, false)) {
      for (const scene of scenes) for (const view of views) for (const pair of [[scene, view], [scene, language], [view, language]]) pairs.add(JSON.stringify(pair));
    }
  }
  const [scenes, views, languages] = [SCENES_SEEN.length, VIEWS.length, LANGUAGES.length];
  assert.equal(pairs.size, scenes * views + scenes * languages + views * languages);
});

for (const language of LANGUAGES) {
  test(`both games fit every window in ${language}: nothing leaves its box, nothing is cut or covered, nothing stays empty`, async () => {
    assert.deepEqual(summary(await look.survey(SCENES_SEEN, language)), []);
  });
}

/** The phases of a game, by its types. */
function phasesOf(game) {
  const types = readFileSync(new URL(`../src/games/${game}/types.ts`, import.meta.url), "utf8");
  const [union] = /^export type PhaseView = [^;]*;/m.exec(types);
  return [...union.matchAll(/"phase": "(\w+)"/g)].map(([, phase]) => phase).filter((phase) => phase !== "over");
}

test("every question of both games has a scene", () => {
  assert.deepEqual(phasesOf("castles").filter((phase) => !CASTLES_QUESTIONS.includes(phase)), []);
  const seen = TOURNAMENT.map(({ table }) => SCENES[table.replace(/-undo$/, "")]().view.phase);
  assert.deepEqual(phasesOf("tournament").filter((phase) => !seen.includes(phase)), []);
});
