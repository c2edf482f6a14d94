import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { plain } from "../words/sentence";
import { t, words } from "../words/words.svelte";
import { LANGUAGES, type Language } from "../words/languages";
import { rulebook as castles } from "./castles/book";
import { rulebook as tournament } from "./tournament/book";
import { metaOf } from "./list";

vi.mock("../settings.svelte", () => ({ settings: { factor: 0 } }));

beforeAll(() => Promise.all([words.also("app"), words.also("rulebook")]));

const BOOKS = { tournament, castles };
const ROOT = new URL("../../../", import.meta.url);

/** The numbered rules of a game, and the headings of their groups. */
function numbersOf(game: string): string[] {
  const text = readFileSync(new URL(`rules/${game}.md`, ROOT), "utf8");
  return [...text.matchAll(/^(?:- |## )([A-Z]\d+(?:\.\d+)?) /gm)].map(([, number]) => number!);
}

/** The messages of the rulebook, and their attributes, that belong to a game. */
function messagesOf(game: string): string[] {
  const text = readFileSync(new URL("locales/en/rulebook.ftl", ROOT), "utf8");
  const ids: string[] = [];
  for (const [, id, attribute] of text.matchAll(/^(?:([\w-]+)|\s+\.([\w-]+)) = /gm)) ids.push(attribute ? `${ids.at(-1)!.split(".")[0]}.${attribute}` : id!);
  return ids.filter((id) => id.startsWith(`${game}-book-`));
}

/** A page as its reader gets it: the words without tags. */
const readable = (page: string) => page.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, " ").replace(/&amp;/g, "&").replace(/\s+/g, " ");

describe.each(Object.entries(BOOKS))("the rulebook of the %s", (game, book) => {
  describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
    let page = "";
    beforeAll(async () => {
      await words.speak(language);
      page = render(await book.load(), { props: {} }).body;
    });

    test("has every card of the deck, with its name", () => {
      const deck = Object.keys(metaOf(game).deck);
      expect(deck.length).toBeGreaterThan(17);
      const named = `${readable(page)} ${[...page.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label).join(" ")}`;
      for (const card of deck) expect(named, card).toMatch(new RegExp(`${t(`${game}-card-${card}`)}|${t(`${game}-card-${card}.label`)}`));
    });

    test("says every message of its own, and none that is missing", () => {
      const said = readable(page);
      expect(said).not.toMatch(/[⟨⟩{}]|undefined|NaN/);
      const ids = messagesOf(game);
      expect(ids.length).toBeGreaterThan(30);
      // Arguments come from the examples: what stands before the first one is enough.
      for (const id of ids) {
        const parts = plain(t(id, { name: "\0", card: "\0", castle: "\0", lord: "\0", total: "\0", highest: "\0", need: "\0" })).split("\0");
        for (const part of parts) expect(said, id).toContain(part.trim().replace(/\s+/g, " "));
      }
    });
  });

  test("has every anchor once, and a heading for each section", async () => {
    await words.speak("en");
    const page = render(await book.load(), { props: {} }).body;
    const anchors = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
    const headings = [...page.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    expect(headings).toEqual(book.anchors);
    // A refusal may name any rule.
    const numbers = numbersOf(game);
    expect(numbers.length).toBeGreaterThan(35);
    for (const number of numbers.filter((number) => number.includes("."))) {
      const anchor = book.anchorOf(number);
      expect(anchors, number).toContain(anchor);
      expect(book.titleOf(anchor!), number).not.toContain("⟨");
    }
    // And every number that the page refers to is a rule or a group of rules.
    for (const [, number] of page.matchAll(/href="\/rules\/[a-z]+#([^"]+)"/g)) expect(numbers).toContain(number);
  });
});

test("a refusal leads to what explains it", async () => {
  await words.speak("en");
  const cases = { "T5.2": "maiden", "T6.3": "maiden", "T5.1": "colours", "T3.4": "turn", "T9.2": "riposte", "T8.3": "drop-weapon", "T10.4": "self-cards", "T10.5": "stunned", "T11.2": "ivanhoe", "T7.2": "actions", "T12.2": "rest" };
  for (const [rule, anchor] of Object.entries(cases)) expect(tournament.anchorOf(rule), rule).toBe(anchor);
  const others = { "C5.1": "army", "C6.2": "attack", "C6.5": "banners", "C7.3": "prisoners", "C4.3": "barter", "C2.3": "turn" };
  for (const [rule, anchor] of Object.entries(others)) expect(castles.anchorOf(rule), rule).toBe(anchor);
});
