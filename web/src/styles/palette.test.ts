import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, difference, lightOf, seenBy, type Light, type Sight } from "./colour";

const THEMES = ["light", "dark", "contrast"] as const;
const SIGHTS: Sight[] = ["full", "protanopia", "deuteranopia", "tritanopia"];
const COLOURS = ["purple", "red", "blue", "yellow", "green"];
/** The colours of cards, tokens and lords: the five and the supporters' white. */
const TINCTURES = [...COLOURS, "argent"];
const ARMS = ["lion", "stag", "boar", "eagle"];

/** Told apart at a glance; text of any size; what only has to be seen to be there. */
const APART = 15;
const READABLE = 4.5;
const VISIBLE = 3;

const CSS = readFileSync(new URL("tokens.css", import.meta.url), "utf8").replace(/\/\*.*?\*\//gs, "");

/** The tokens of a theme: its own, and those of the light one where it has none. */
function tokens(theme: string): (name: string) => Light {
  const found = new Map<string, string>();
  for (const [, selector, body] of CSS.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const holds = selector!.includes(`[data-theme="${theme}"]`) || selector!.includes('[data-theme="light"]');
    if (holds) for (const [, name, value] of body!.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)) found.set(name!, value!.trim());
  }
  return (name) => lightOf(found.get(name) ?? `no token ${name}`);
}

/** Pairs of what is written and what it is written on. */
function texts(): [string, string][] {
  const grounds = ["ground", "surface", "raised"];
  const inks = ["ink", "ink-2", ...TINCTURES.map((name) => `${name}-ink`)];
  const fields = [...TINCTURES, "action"].flatMap((name): [string, string][] => [[`${name}-on`, `${name}-field`], [`${name}-on`, `${name}-deep`]]);
  return [
    ...inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground])), ...fields,
    ...TINCTURES.map((name): [string, string] => ["ink", `${name}-wash`]), ...ARMS.map((name): [string, string] => [`${name}-on`, `${name}-field`]),
    ["ink", "sunken"], ["on-accent", "accent"], ["on-turn", "turn"], ["turn-2", "turn"], ["sheet-ink", "sheet"], ["sheet-ink-2", "sheet"], ["link", "surface"],
    ["link", "raised"], ["danger-ink", "surface"], ["good-ink", "surface"], ["on-danger", "danger"], ["plate-ink", "plate"], ["back-on", "back-field"],
  ];
}

test("the measures are the published ones", () => {
  // What other programs give for the corners of the colour cube.
  expect(contrast(lightOf("#000000"), lightOf("#ffffff"))).toBeCloseTo(21, 5);
  expect(difference(lightOf("#000000"), lightOf("#ffffff"))).toBeCloseTo(100, 2);
  expect(difference(lightOf("#ff0000"), lightOf("#00ff00"))).toBeCloseTo(86.61, 1);
  expect(difference(lightOf("#0000ff"), lightOf("#ff00ff"))).toBeCloseTo(32.38, 1);
  // Red and green of one brightness look nearly the same to a person who lacks a cone.
  const [red, green] = [lightOf("#c00000"), lightOf("#5a7000")];
  expect(difference(seenBy("deuteranopia", red), seenBy("deuteranopia", green))).toBeLessThan(difference(red, green) / 3);
});

describe.each(THEMES)("%s", (theme) => {
  const token = tokens(theme);
  test.each(SIGHTS)("with %s sight all colours of one kind can be told apart", (sight) => {
    for (const kind of [TINCTURES, ARMS]) {
      const seen = kind.map((name) => ({ name, light: seenBy(sight, token(`${name}-field`)) }));
      seen.forEach((one, at) => {
        for (const other of seen.slice(at + 1)) {
          expect(difference(one.light, other.light), `${one.name} and ${other.name}`).toBeGreaterThanOrEqual(APART);
        }
      });
    }
  });

  test.each(SIGHTS)("with %s sight everything written can be read", (sight) => {
    for (const [ink, ground] of texts()) {
      const least = contrast(seenBy(sight, token(ink)), seenBy(sight, token(ground)));
      expect(least, `${ink} on ${ground}`).toBeGreaterThanOrEqual(READABLE);
    }
  });

  test("outlines and the focus can be seen", () => {
    for (const mark of ["line-strong", "focus", "turn"]) {
      for (const ground of ["ground", "surface"]) expect(contrast(token(mark), token(ground)), `${mark} on ${ground}`).toBeGreaterThanOrEqual(VISIBLE);
    }
  });
});
