import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["de-CH", "fr"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal("addEventListener", () => {});

async function settingsOf(kept: object) {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(kept) });
  vi.resetModules();
  return (await import("./settings.svelte")).settings;
}

test("stored settings are used", async () => {
  const settings = await settingsOf({ theme: "dark", language: "nl", speed: "slow", sound: false });
  expect(settings.theme).toBe("dark");
  expect(settings.language).toBe("nl");
  expect(settings.factor).toBe(2);
  expect(settings.sound).toBe(false);
});

test("an unknown language, theme or speed is replaced by the default; everything else is kept", async () => {
  const settings = await settingsOf({ theme: "pink", language: "toString", speed: "toString", sound: false });
  expect(settings.theme).toBe("auto");
  expect(settings.language).toBe("de");
  expect(settings.factor).toBe(1);
  expect(settings.sound).toBe(false);
});
