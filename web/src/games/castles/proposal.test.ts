import { expect, test } from "vitest";
import { moveOf, openings } from "./proposal";

test("a proposal is written as the notation does", () => {
  expect(moveOf({ to: "B", give: { prisoner: "cedric" }, want: { cards: ["fs", "al"] } })).toBe("propose B give prisoner:cedric want al,fs");
  expect(moveOf({ to: "B", give: { prisoner: "cedric" }, want: { cards: [] } })).toBeNull();
});

test("partners and prisoners come from the legal moves", () => {
  const legal = ["pass", "propose B give al want prisoner:cedric", "propose C give prisoner:malvoisin want al", "propose C give prisoner:malvoisin want as"];
  expect([...openings(legal)]).toEqual([
    ["B", { give: [], want: ["cedric"] }],
    ["C", { give: ["malvoisin"], want: [] }],
  ]);
});
