import { expect, test, vi } from "vitest";

const kept = { theme: "dark", language: "toString", sound: false };
vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(kept) });
vi.stubGlobal("navigator", { languages: ["de-CH", "fr"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal("addEventListener", () => {});
const { settings } = await import("./settings.svelte");

test("a language that we do not speak is not kept; all else is", () => {
  expect(settings.language).toBe("de");
  expect(settings.theme).toBe("dark");
  expect(settings.sound).toBe(false);
});
