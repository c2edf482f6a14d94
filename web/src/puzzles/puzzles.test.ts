import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { puzzles as castles } from "../games/castles/puzzles";
import { puzzles as tournament } from "../games/tournament/puzzles";
import { LANGUAGES, type Language } from "../words/languages";
import { plain } from "../words/sentence";
import { t, words } from "../words/words.svelte";
import { nameOf, read, readerOf, type Puzzle } from "./puzzles";

vi.mock("../settings.svelte", () => ({ settings: { factor: 0, letters: true } }));

const UIS = { tournament, castles };
const puzzlesOf = (game: string) => read(readFileSync(new URL(`../games/${game}/puzzles.jsonl`, import.meta.url), "utf8"));

/** Everything that is said about a puzzle. */
function said(ui: (typeof UIS)[keyof typeof UIS], puzzle: Puzzle): string[] {
  const reader = readerOf(puzzle, t("you"));
  const best = puzzle.answers[puzzle.best]!;
  const texts = [ui.ask(puzzle, reader)];
  for (const answer of puzzle.answers) {
    const why = ui.why(puzzle, answer);
    const brings = ui.compare(puzzle, answer, best);
    texts.push(...ui.steps(puzzle, answer, reader), t(why.id, why.facts), brings ? t(brings.id, brings.facts) : "");
  }
  return texts.map(plain);
}

describe.each(Object.entries(UIS))("puzzles of the %s", (game, ui) => {
  const all = puzzlesOf(game);

  test("have names of their own, which a browser remembers them by", () => {
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all.map(nameOf)).size).toBe(all.length);
  });

  describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
    beforeAll(async () => {
      await words.speak(language);
      await words.also("puzzles");
    });

    test("are asked, answered and explained in whole words", () => {
      for (const puzzle of all) for (const text of said(ui, puzzle)) expect(text, nameOf(puzzle)).not.toMatch(/[⟨⟩{}]|undefined|NaN/);
    });

    test("have answers that read differently", () => {
      for (const puzzle of all) {
        const reader = readerOf(puzzle, t("you"));
        const answers = puzzle.answers.map((answer) => plain(ui.steps(puzzle, answer, reader).join("; ")));
        expect(new Set(answers).size, `${nameOf(puzzle)}: ${answers.join(" | ")}`).toBe(answers.length);
      }
    });
  });

  test("are drawn with the reader's own hand alone", () => {
    const puzzle = all[0]!;
    const { body } = render(ui.Position, { props: { view: puzzle.view, reader: readerOf(puzzle, t("you")) } });
    const hand = (puzzle.view.seats as { hand: string[] | null }[]).flatMap((seat) => seat.hand ?? []);
    expect(body.split('<ul class="cardlist own"').at(-1)!.split("<li").length - 1).toBe(hand.length);
  });
});
