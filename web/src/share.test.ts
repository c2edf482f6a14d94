import { afterEach, expect, test, vi } from "vitest";
import { share } from "./share";

afterEach(() => vi.unstubAllGlobals());

const fails = (name: string) => () => Promise.reject(Object.assign(new Error(), { name }));

test("a link goes to the share sheet where there is one", async () => {
  const given: unknown[] = [];
  vi.stubGlobal("navigator", { share: async (what: unknown) => void given.push(what) });
  expect(await share("http://here/t/1", "Come")).toBe("given");
  expect(given).toEqual([{ title: "Ivanhoe", url: "http://here/t/1", text: "Come" }]);
});

test("cancelling the share sheet copies nothing", async () => {
  const writeText = vi.fn();
  vi.stubGlobal("navigator", { share: fails("AbortError"), clipboard: { writeText } });
  expect(await share("http://here/t/1")).toBe("broken off");
  expect(writeText).not.toHaveBeenCalled();
});

test("a share sheet that fails leaves the clipboard", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { share: fails("NotAllowedError"), clipboard: { writeText } });
  expect(await share("http://here/t/1")).toBe("copied");
  expect(writeText).toHaveBeenCalledWith("http://here/t/1");
});

test("if copying is impossible, success is not claimed", async () => {
  vi.stubGlobal("navigator", {});
  expect(await share("http://here/t/1")).toBe("impossible");
  vi.stubGlobal("navigator", { clipboard: { writeText: fails("NotAllowedError") } });
  expect(await share("http://here/t/1")).toBe("impossible");
});
