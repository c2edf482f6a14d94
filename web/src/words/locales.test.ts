import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES } from "../games/list";
import { LANGUAGES } from "./languages";

const ROOT = new URL("../../../locales/", import.meta.url);
/** The files that only the web client reads. */
const OWN = ["home", "app", "lessons", "puzzles", "review", "rulebook"];
const PARTS = [...OWN, "table", ...GAMES];
const text = (language: string) => OWN.map((part) => readFileSync(new URL(`${language}/${part}.ftl`, ROOT), "utf8")).join("\n");

/** The messages of a file, and the arguments that each uses. */
function messages(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of source.split(/^(?=[a-z][\w-]* =)/m).slice(1)) {
    const id = part.slice(0, part.indexOf(" ="));
    const used = new Set([...part.matchAll(/\$([\w-]+)/g)].map(([, name]) => name!));
    found.set(id, [...used].sort().join(" "));
  }
  return found;
}

test.each(Object.keys(LANGUAGES))("%s has every word of the interface, with the same arguments", (language) => {
  const [english, other] = [messages(text("en")), messages(text(language))];
  expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [id, used] of english) {
    // A sentence may leave out a number that it says in words, but asks for no other.
    for (const name of other.get(id)!.split(" ").filter(Boolean)) expect(used.split(" "), id).toContain(name);
  }
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(text(language)))).toEqual([]);
});

test("every message that the code uses by name exists", () => {
  const known = new Set<string>();
  for (const part of PARTS) {
    const source = readFileSync(new URL(`en/${part}.ftl`, ROOT), "utf8");
    for (const [, id] of source.matchAll(/^([a-z][\w-]*) =/gm)) known.add(id!);
  }
  const code = new URL("../", import.meta.url);
  const files = (readdirSync(code, { recursive: true }) as string[]).filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."));
  for (const name of files) {
    for (const [, id] of readFileSync(new URL(name, code), "utf8").matchAll(/\bt\(\s*"([\w-]+)/g)) expect(known, `${name}: ${id}`).toContain(id);
  }
});

/** The files that a first visit loads: what `main.ts` imports, and what that imports, but not on demand. */
function firstVisit(file = new URL("../main.ts", import.meta.url), found = new Map<string, string>()): Map<string, string> {
  if (found.has(file.pathname) || !/\.(svelte|ts)$/.test(file.pathname)) return found;
  const source = readFileSync(file, "utf8");
  found.set(file.pathname, source);
  for (const [, path] of source.matchAll(/^\s*import (?!type)(?:[^"]* from )?"(\.[^"?]*)"/gm)) {
    const endings = ["", ".ts"].map((ending) => new URL(path + ending, file));
    const imported = endings.find((url) => existsSync(url));
    if (imported) firstVisit(imported, found);
  }
  return found;
}

test("what a first visit loads says nothing that is read later", () => {
  const later = new Set(["app", "lessons", "puzzles", "review", "rulebook"].flatMap((part) => [...messages(readFileSync(new URL(`en/${part}.ftl`, ROOT), "utf8")).keys()]));
  const files = firstVisit();
  expect([...files.keys()].some((name) => name.endsWith("MyGames.svelte"))).toBe(true);
  for (const [name, source] of files) {
    for (const [, said] of source.matchAll(/\bt\(([^)]*)\)/g)) {
      for (const [, id] of said!.matchAll(/"([\w-]+)"/g)) expect(later, `${name}: ${id}`).not.toContain(id);
    }
  }
});

/** Arguments that are numbers; all others are texts. */
const NUMBERS = /^(all|attempt|by|count|found|goal|highest|hours|minutes|need|needed|number|place|players|points|row|seconds|short|step|taken|total|value)$/;

test.each(Object.keys(LANGUAGES))("every message of %s is said of 0, 1 and 2 without a fault", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const used = new Map<string, string>();
  for (const part of PARTS) {
    const source = readFileSync(new URL(`${language}/${part}.ftl`, ROOT), "utf8");
    bundle.addResource(new FluentResource(source));
    for (const [id, names] of messages(source)) used.set(id, names);
  }
  for (const [id, names] of used) {
    const message = bundle.getMessage(id)!;
    for (const number of [0, 1, 2]) {
      const facts = Object.fromEntries(names.split(" ").filter(Boolean).map((name) => [name, NUMBERS.test(name) ? number : "Xx"]));
      for (const pattern of [message.value, ...Object.values(message.attributes)]) {
        const faults: Error[] = [];
        const said = pattern === null ? "-" : bundle.formatPattern(pattern, facts, faults);
        expect(faults, `${id} of ${number}`).toEqual([]);
        expect(said, id).not.toMatch(/[{}]|^\s*$/);
      }
    }
  }
});

test("every family of messages that the code uses has messages", () => {
  const known: string[] = [];
  for (const part of PARTS) known.push(...messages(readFileSync(new URL(`en/${part}.ftl`, ROOT), "utf8")).keys());
  const code = new URL("../", import.meta.url);
  const files = (readdirSync(code, { recursive: true }) as string[]).filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."));
  let families = 0;
  for (const name of files) {
    for (const [, template] of readFileSync(new URL(name, code), "utf8").matchAll(/\bt\(\s*`([^`]+)`/g)) {
      const pattern = new RegExp(`^${template!.split(".")[0]!.replace(/\$\{[^}]*\}?/g, ".+")}`);
      expect(known.some((id) => pattern.test(id)), `${name}: ${template}`).toBe(true);
      families++;
    }
  }
  expect(families).toBeGreaterThan(20);
});
