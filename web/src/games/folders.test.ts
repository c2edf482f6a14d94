import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES } from "./list";

const CODE = new URL("../", import.meta.url);
const files = (readdirSync(CODE, { recursive: true }) as string[]).filter((name) => /\.(svelte|ts|css)$/.test(name));
/** Is it a game's own? */
const isOwn = (name: string) => GAMES.some((game) => name.startsWith(`games/${game}/`));
/** Tests may play any game, and the comments of the protocol come from the server. */
const shared = files.filter((name) => !isOwn(name) && !name.endsWith(".test.ts") && name !== "protocol.ts");

test("shared code names no game", () => {
  expect(shared.length).toBeGreaterThan(80);
  const named = new RegExp(`\\b(${GAMES.join("|")})\\b`, "i");
  const faults = shared.flatMap((name) =>
    readFileSync(new URL(name, CODE), "utf8").split("\n").flatMap((line, at) => (named.test(line) ? [`${name}:${at + 1}: ${line.trim()}`] : [])));
  expect(faults).toEqual([]);
});

test.each(GAMES)("the folder of the %s takes nothing from another game", (game) => {
  const others = GAMES.filter((other) => other !== game).map((other) => `../${other}/`);
  for (const name of files.filter((file) => file.startsWith(`games/${game}/`))) {
    const source = readFileSync(new URL(name, CODE), "utf8");
    for (const other of others) expect(source, name).not.toContain(other);
  }
});
