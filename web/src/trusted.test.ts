import { expect, test } from "vitest";
import { trusted } from "./trusted";

test("only our pictures and our worker are trusted", () => {
  expect(String(trusted.createHTML("<svg></svg>"))).toBe("<svg></svg>");
  expect(() => trusted.createHTML("<img src=x onerror=alert(1)>")).toThrow(TypeError);
  expect(String(trusted.createScriptURL("/worker.js"))).toBe("/worker.js");
  for (const address of ["/other.js", "https://example.org/worker.js?x", "/worker.js?x", "/worker.js/../y", "//worker.js?x"]) {
    expect(() => trusted.createScriptURL(address)).toThrow(TypeError);
  }
});
