import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("..", import.meta.url);
const FILES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));

/** Selectors with `:has()` that style something else than what has it. */
function distant(css: string): string[] {
  const selectors = css.replace(/\/\*.*?\*\//gs, "").match(/[^{};]+(?=\{)/g) ?? [];
  return selectors.flatMap((list) => list.split(/,(?![^(]*\))/)).map((each) => each.trim()).filter((each) => /:has\((?:[^()]|\([^()]*\))*\)\)*\s*[\s>+~]\s*\S/.test(each));
}

test("selectors that style other elements are recognised", () => {
  expect(distant(".me:has(> .btn.undo) .say, .btn:has(small) { } .sheet:has(.pri) > * { } .a:not(:has(b)) i { } .endacts .btn:not(:has(small)) { }")).toEqual([".me:has(> .btn.undo) .say", ".sheet:has(.pri) > *", ".a:not(:has(b)) i"]);
});

test("no rule of a table asks what something has in order to style something else", () => {
  // Whatever is added below it would have the browser style all of it again: every card, and every line of the log.
  const found = FILES.flatMap((path) => distant(readFileSync(new URL(path, FOLDER), "utf8")).map((each) => `${path}: ${each}`));
  expect(found).toEqual(["styles/app.css: .columns:not(:has(.mine)) .right"]);
});
