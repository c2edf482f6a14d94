import { readFileSync } from "node:fs";

const FILES = ["home", "app", "lessons", "review", "table"];

/** A message without arguments in a language. Tests use its id, so that a new wording breaks none of them. */
export function word(id, locale = "en") {
  for (const file of FILES) {
    const text = readFileSync(new URL(`../../locales/${locale.slice(0, 2)}/${file}.ftl`, import.meta.url), "utf8");
    const found = new RegExp(`^${id} = (.*)$`, "m").exec(text);
    if (found) return found[1];
  }
  throw new Error(`${locale}: no message ${id}`);
}
