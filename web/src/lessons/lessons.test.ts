import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LORDS } from "../games/castles/lords";
import { LANGUAGES } from "../words/languages";
import { Attempt } from "./attempt.svelte";
import { COUNT, lessonOf } from "./lessons";

const ROOT = new URL("../../../locales/", import.meta.url);
const GAMES = ["tournament", "castles"];
/** The speed of a slow reader in words per minute, and how many minutes all lessons of a game may take. */
const PACE = 200;
const LONGEST = 3;

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/lessons.ftl`, ROOT), "utf8")));
  return bundle;
}

function said(bundle: FluentBundle, id: string): string {
  const message = bundle.getMessage(id);
  return bundle.formatPattern(message!.value!, { rival: "Wamba", other: "Rebecca", card: "Blue 3" }, []);
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const sentences = (number: number, game: string, wrong: number) =>
  ["title", "say", "do", "done", ...Array.from({ length: wrong }, (_, at) => `wrong-${at + 1}`)].map((part) => `lesson-${game}-${number}-${part}`);

test.each(Object.keys(LANGUAGES).flatMap((language) => GAMES.map((game) => [language, game] as const)))(
  "all lessons of a game are read in three minutes, with every answer: %s, %s",
  async (language, game) => {
    const bundle = bundleOf(language);
    let words = 0;
    for (let number = 1; number <= COUNT; number++) {
      const { wrong } = await lessonOf(game, number);
      for (const id of sentences(number, game, wrong.length)) words += wordsOf(said(bundle, id));
      // No answer is left over.
      expect(bundle.hasMessage(`lesson-${game}-${number}-wrong-${wrong.length + 1}`)).toBe(false);
    }
    expect(words).toBeGreaterThan(150);
    expect(words).toBeLessThanOrEqual(LONGEST * PACE);
  },
);

test("a lesson takes the moves that it asks for, in their order, and others that are as good", async () => {
  const attempt = new Attempt(await lessonOf("castles", COUNT));
  expect(attempt.next).toBe("attack torquilstone");
  expect(attempt.accepts("attack rotherwood")).toBe(false);
  for (const move of ["attack torquilstone", "muster rs", "muster as", "muster fs", "strike", "advance", "plant"]) {
    expect(attempt.accepts(move), move).toBe(true);
    attempt.make();
  }
  expect(attempt.next).toBeNull();
  expect(attempt.accepts("pass")).toBe(true);
});

test("the others wait until a lesson is done, except where they answer its last move or it is a game", async () => {
  const letting = async (game: string, number: number, goesOn = false) => {
    const lesson = await lessonOf(game, number);
    const attempt = new Attempt(lesson);
    const lets = lesson.scenario.moves.map(() => {
      const was = attempt.next;
      attempt.make();
      return attempt.lets(goesOn, was);
    });
    // What comes after the lesson is answered in any case.
    expect(attempt.lets(goesOn, null)).toBe(true);
    return lets;
  };
  expect(await letting("tournament", 1)).toEqual([false]);
  expect(await letting("tournament", 4)).toEqual([true]);
  expect(await letting("castles", 3)).toEqual([false, false]);
  expect((await letting("castles", COUNT, true)).lastIndexOf(false)).toBe(5);
});

test("lords sit where they are dealt, so that their banners have their players’ names", async () => {
  for (let number = 1; number <= COUNT; number++) {
    const { scenario } = await lessonOf("castles", number);
    const { seats } = scenario.given as unknown as { seats: { lord: string }[] };
    expect(seats.map(({ lord }) => lord)).toEqual(LORDS.slice(0, seats.length));
  }
});

test("what is said to a move goes with the next try", async () => {
  const attempt = new Attempt(await lessonOf("tournament", 1));
  attempt.answer("withdraw");
  attempt.tryOn();
  expect(attempt.other).toBeNull();
});

test("another move has an answer, which goes with the next right one", async () => {
  const attempt = new Attempt(await lessonOf("tournament", 1));
  attempt.answer("withdraw");
  expect(attempt.other).toEqual({ move: "withdraw", answer: 2 });
  attempt.doubt("play Y2");
  expect(attempt.other).toEqual({ move: "play Y2", answer: 1 });
  // A question that the table asks by itself does not count as an attempt.
  attempt.doubt("play R4");
  expect(attempt.other?.move).toBe("play Y2");
  attempt.make();
  expect(attempt.other).toBeNull();
  attempt.answer("pass");
  expect(attempt.other?.answer).toBe(0);
});
