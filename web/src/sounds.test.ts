import { beforeEach, expect, test, vi } from "vitest";

const page = { visibilityState: "visible", documentElement: { dataset: {}, style: { setProperty() {} }, classList: { toggle() {} } }, querySelector: () => null };
vi.stubGlobal("localStorage", { getItem: () => null, setItem() {} });
vi.stubGlobal("navigator", { languages: ["en"], userActivation: { hasBeenActive: true } });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("document", page);
vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "" }));
const { wanted } = await import("./sounds");
const { settings } = await import("./settings.svelte");

beforeEach(() => {
  page.visibilityState = "hidden";
  settings.set("sound", true);
  settings.set("call", true);
});

test("in a hidden tab only my turn has a sound, if that is enabled", () => {
  expect([wanted("turn"), wanted("window"), wanted("card")]).toEqual([true, true, false]);
  settings.set("call", false);
  expect(wanted("turn")).toBe(false);
  page.visibilityState = "visible";
  expect([wanted("turn"), wanted("card")]).toEqual([true, true]);
});

test("without sounds nothing is played", () => {
  settings.set("sound", false);
  expect(wanted("turn")).toBe(false);
});
