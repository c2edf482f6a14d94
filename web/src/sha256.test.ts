import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test("texts of every length around the ends of blocks hash as the library says", () => {
  for (const length of [0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
    const text = Array.from({ length }, (_, at) => "0123456789abcdef"[(at * 7 + length) % 16]).join("");
    expect(sha256(text), String(length)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("the example of the standard", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
