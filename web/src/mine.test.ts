import { expect, test } from "vitest";
import { arranged, doorTo } from "./mine";
import type { MyGame, Room } from "./protocol";

const game = (table: string, touched: number, myTurn = false, stage = "playing", you: string | null = "A") =>
  ({ room: { table, stage, you } as unknown as Room, "my-turn": myTurn, touched }) as MyGame;
const codes = (games: MyGame[]) => games.map(({ room }) => room.table);

test("all games that wait for the reader stand above, wherever they live and however old they are", () => {
  const { above, below } = arranged([game("here", 9), game("a", 5, true), game("b", 7), game("c", 8, true)]);
  expect([codes(above), codes(below)]).toEqual([["c", "a"], ["here", "b"]]);
});

test("where none waits, the newest stands above", () => {
  const { above, below } = arranged([game("a", 5), game("b", 7), game("c", 6)]);
  expect([codes(above), codes(below)]).toEqual([["b"], ["c", "a"]]);
});

test("a game of one's own goes on; a table that still waits for players is looked at", () => {
  expect([doorTo(game("a", 1, true)), doorTo(game("b", 1)), doorTo(game("c", 1, false, "waiting"))]).toEqual(["play", "continue", "look"]);
});
