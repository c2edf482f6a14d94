import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { CASTLES_QUESTIONS } from "../dev/scenes-castles.js";
import { gallery, LANGUAGES, PHONES, SIZES, summary } from "./layout.js";

let look;
before(async () => {
  look = await gallery();
});
after(() => look?.close());

/** Every question of the Castles in every window, language and size of text: the scene, and what is clicked before. */
const CASTLES = [
  ...CASTLES_QUESTIONS.map((question) => `castles-${question}`),
  ["castles-attack", ['[data-castle="ashby"] .cover', ".hand .held:nth-child(1)", ".hand .held:nth-child(2)"]],
];
/** Few and many players, squares and cards: where names and hands need most room. */
const CROWDED = ["castles-keep-3-2-none", "castles-keep-6-5-many", "castles-accept-6", "castles-attack-6-5-many", "castles-advance-5-4-many", "castles-deal-6-3-many", "castles-their-turn-6"];

const nameOf = (scene) => (typeof scene === "string" ? scene : `${scene[0]}, an army lifted`);

test("the grid is as large as it should be", () => {
  assert.ok(SIZES.length >= 14 && LANGUAGES.length === 5 && PHONES.length > 2);
});

for (const scene of CASTLES) {
  test(`${nameOf(scene)} fits every window: nothing leaves its box, nothing is cut or covered, nothing stays empty`, async () => {
    assert.deepEqual(summary(await look.survey([scene])), []);
  });
}

for (const scene of CROWDED) {
  test(`${scene} fits every window in English and German`, async () => {
    assert.deepEqual(summary(await look.survey([scene], { languages: ["en", "de"] })), []);
  });
}

test("every question of the Castles has a scene", () => {
  const types = readFileSync(new URL("../src/games/castles/types.ts", import.meta.url), "utf8");
  const [union] = /^export type PhaseView = [^;]*;/m.exec(types);
  const phases = [...union.matchAll(/"phase": "(\w+)"/g)].map(([, phase]) => phase).filter((phase) => phase !== "over");
  assert.deepEqual(phases.filter((phase) => !CASTLES_QUESTIONS.includes(phase)), []);
});
