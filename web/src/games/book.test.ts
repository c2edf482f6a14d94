import { expect, test } from "vitest";
import { sectionOf } from "./book";

test("a rule is explained by the section that names it, or else by the one that names its group", () => {
  const sections = { fit: ["X5"], pairs: ["X1.2", "X5.2"] };
  expect(sectionOf(sections, "X5.1")).toBe("fit");
  expect(sectionOf(sections, "X5.2")).toBe("pairs");
  expect(sectionOf(sections, "X1.2")).toBe("pairs");
  expect(sectionOf(sections, "X1.1")).toBeNull();
});
