import { expect, test } from "vitest";
import { LANGUAGES } from "../src/words/languages";
import { sortFiles } from "./precache";

const words = (path: string) => ({ path: `/assets/${path.replaceAll("/", "-")}.js`, sources: [`/home/ivanhoe/${path}?raw`] });

test("words and rules belong to their language, everything else to every visit", () => {
  const { shell, languages, core } = sortFiles([
    { path: "/", sources: [] },
    { path: "/assets/first.js", sources: ["/home/ivanhoe/web/src/main.ts", "/home/ivanhoe/web/src/App.svelte"] },
    { path: "/assets/font.woff2", sources: [] },
    words("locales/de/app.ftl"),
    words("locales/en/app.ftl"),
    words("rules/de/castles.md"),
    words("rules/castles.md"),
  ]);
  expect(shell).toEqual(["/", "/assets/first.js", "/assets/font.woff2"]);
  expect(languages.de).toEqual(["/assets/locales-de-app.ftl.js", "/assets/rules-de-castles.md.js"]);
  expect(languages.en).toEqual(["/assets/locales-en-app.ftl.js", "/assets/rules-castles.md.js"]);
  expect(core).toEqual([]);
  expect(Object.keys(languages)).toEqual(Object.keys(LANGUAGES));
});

test("a file with words of two languages, or with code, is for every visit", () => {
  const mixed = { path: "/assets/mixed.js", sources: ["/i/locales/de/app.ftl", "/i/locales/fr/app.ftl"] };
  const coded = { path: "/assets/coded.js", sources: ["/i/locales/de/app.ftl", "/i/web/src/words/names.ts"] };
  expect(sortFiles([mixed, coded]).shell).toEqual(["/assets/coded.js", "/assets/mixed.js"]);
});

test("what only reviews need is fetched by the first review", () => {
  const { shell, core } = sortFiles([{ path: "/assets/review-1a2b.wasm", sources: [] }, { path: "/assets/review-1a2b.js", sources: [] }]);
  expect([shell, core]).toEqual([["/assets/review-1a2b.js"], []]);
});

test("what plays without a server comes last", () => {
  const { shell, core } = sortFiles([{ path: "/assets/core.wasm", sources: [] }, { path: "/assets/first.js", sources: [] }]);
  expect([shell, core]).toEqual([["/assets/first.js"], ["/assets/core.wasm"]]);
});

test("puzzles are kept when they were fetched, their code at once", () => {
  const data = { path: "/assets/data.js", sources: ["/i/web/src/games/one/puzzles.jsonl?raw"] };
  const code = { path: "/assets/code.js", sources: ["/i/web/src/games/one/puzzles.ts"] };
  const { shell, later } = sortFiles([data, code]);
  expect([shell, later]).toEqual([["/assets/code.js"], ["/assets/data.js"]]);
});
