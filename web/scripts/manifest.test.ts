import { existsSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { routeOf } from "../src/route";
import { LANGUAGES, type Language } from "../src/words/languages";
import { manifestOf } from "./manifest";

const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));
/** The largest picture, in bytes. */
const LARGEST = 60 * 1024;
const languages = Object.keys(LANGUAGES) as Language[];

/** How large a picture is, by its own bytes: PNG, and WebP as Chromium writes it. */
function sizeOf(path: string): string {
  const bytes = readFileSync(path);
  if (path.endsWith(".png")) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  expect(bytes.toString("latin1", 8, 16)).toBe("WEBPVP8X");
  return `${1 + bytes.readUIntLE(24, 3)}x${1 + bytes.readUIntLE(27, 3)}`;
}

test("every icon and picture is there, and as large as the manifest says", () => {
  const { icons, screenshots } = manifestOf("en");
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const path = PUBLIC + src;
    expect(existsSync(path), src).toBe(true);
    if (sizes !== "any") expect(sizeOf(path), src).toBe(sizes);
  }
  for (const { src } of screenshots) expect(statSync(PUBLIC + src).size, src).toBeLessThanOrEqual(LARGEST);
});

test("there are icons and pictures for every place that shows them", () => {
  const { icons, screenshots } = manifestOf("en");
  const sizes = (purpose?: string) => icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
  expect(sizes()).toEqual(["any", "192x192", "512x512"]);
  expect(sizes("maskable")).toEqual(["512x512"]);
  // A browser takes pictures of one form only if all have the same proportions, and none is longer than 2.3 times its width.
  for (const form of ["narrow", "wide"]) {
    const ours = screenshots.filter((picture) => picture.form_factor === form).map((picture) => picture.sizes);
    expect(ours.length).toBe(2);
    expect(new Set(ours).size).toBe(1);
    const [width, height] = ours[0]!.split("x").map(Number) as [number, number];
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThan(2.3);
  }
});

test.each(languages)("the manifest in %s differs only in its words", (language) => {
  const { description, lang, screenshots, shortcuts, ...others } = manifestOf(language);
  const english = manifestOf("en");
  expect(lang).toBe(language);
  expect(description.length).toBeGreaterThan(50);
  expect(description === english.description).toBe(language === "en");
  expect({ ...english, ...others }).toEqual(english);
  expect(shortcuts.map(({ url }) => url)).toEqual(english.shortcuts.map(({ url }) => url));
  expect(screenshots.map(({ src }) => src)).toEqual(english.screenshots.map(({ src }) => src));
});

test("every shortcut leads to a page", () => {
  for (const { url } of manifestOf("en").shortcuts) expect(routeOf(url.split("?")[0]!).page, url).not.toBe("lost");
});
