import { beforeEach, expect, test, vi } from "vitest";

let words: typeof import("./words.svelte").words;

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
  await Promise.all([words.speak("fr"), words.speak("de"), words.speak("en")]);
  expect(words.language).toBe("en");
});
