import { expect, test } from "vitest";
import { next } from "./plan";

const free = { pending: false, interrupted: false };

test("a plan plays its next move when that is legal", () => {
  expect(next(["barter"], ["barter", "lose"], free)).toEqual({ play: "barter" });
});

test("a proposal is legal when the simplest ones are, which alone are listed", () => {
  const proposal = "propose B give prisoner:cedric want al,fs";
  expect(next([proposal], ["pass", "propose B give prisoner:cedric want al"], free)).toEqual({ play: proposal });
  expect(next([proposal], ["agree", "decline"], free)).toBe("give up");
});

test("it waits for the server and for a deal", () => {
  expect(next(["barter"], ["barter"], { ...free, pending: true })).toBe("wait");
  expect(next(["barter"], [], { ...free, interrupted: true })).toBe("wait");
});

test("it is given up when something else is asked", () => {
  expect(next(["barter"], ["attack york", "pass"], free)).toBe("give up");
  expect(next([], ["pass"], free)).toBe("done");
});
