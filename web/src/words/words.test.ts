import { beforeEach, expect, test, vi } from "vitest";

let words: typeof import("./words.svelte").words;

/** As without a network, where this language was never read. */
vi.mock("../../../locales/de/home.ftl?raw", () => {
  throw new Error("not there");
});

beforeEach(async () => {
  vi.resetModules();
  ({ words } = await import("./words.svelte"));
});

test("a part that is asked for while a language is read is there as well", async () => {
  void words.speak("en");
  await words.also("app");
  expect(words.has("back")).toBe(true);
});

test("a part that is asked for while the language changes is read in the new one", async () => {
  await words.speak("en");
  void words.speak("fr");
  await words.also("app");
  expect(words.language).toBe("fr");
  expect(words.has("back")).toBe(true);
});

test("the language that was chosen last is spoken, whichever is read first", async () => {
  await Promise.all([words.speak("fr"), words.speak("es"), words.speak("en")]);
  expect(words.language).toBe("en");
});

test("a language that cannot be read leaves the one before", async () => {
  await words.speak("en");
  await expect(words.speak("de")).rejects.toThrow();
  expect(words.language).toBe("en");
});

test("where a language cannot be read, the next one is spoken", async () => {
  await words.speakFirst(["de", "fr", "en"]);
  expect(words.language).toBe("fr");
  await expect(words.speakFirst(["de"])).rejects.toThrow();
});
