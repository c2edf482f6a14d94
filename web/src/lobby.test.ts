import { expect, test } from "vitest";
import { listed } from "./lobby";
import type { LobbyTable } from "./protocol";

const table = (code: string, created: number, bots = 0) => ({ table: code, created, bots }) as LobbyTable;
const news = (whole: boolean, tables: LobbyTable[], gone: string[] = []) => ({ type: "lobby" as const, whole, tables, gone });

test("the whole list replaces what was there, the newest first", () => {
  const list = listed([table("old", 1)], news(true, [table("a", 1), table("b", 2)]));
  expect(list.map((one) => one.table)).toEqual(["b", "a"]);
});

test("news change what they name and leave the rest", () => {
  const before = [table("c", 3), table("b", 2), table("a", 1)];
  const list = listed(before, news(false, [table("b", 2, 1), table("d", 4)], ["a", "unknown"]));
  expect(list).toEqual([table("d", 4), table("c", 3), table("b", 2, 1)]);
});
