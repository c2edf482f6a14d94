/**
 * The same games in the wasm and in a native program: every answer and every record is compared byte by byte. IVANHOE_GAMES says how
 * many of each game.
 */
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { Engine, type Change, type Entry, type Played, type Table } from "../src/local/engine";

const root = new URL("../../", import.meta.url).pathname;
const COUNT = Number(process.env.IVANHOE_GAMES ?? 16);
/** A long run is worth a fast program. */
const PROFILE = COUNT > 100 ? "play" : "dev";
const LEVELS = ["page", "squire", "knight", "champion"];
const PLAYERS = { tournament: [2, 3, 4, 5], castles: [3, 4, 5, 6] };
/** How many games are played before they are compared: a program has to start for it. */
const TOGETHER = 16;
const START = 1_700_000_000_000;

/** The engine, and everything that it was asked and has answered. */
class Recorded extends Engine {
  inputs: string[] = [];
  answers: string[] = [];

  protected override pass(bytes: Uint8Array, act: () => number): string {
    const answer = super.pass(bytes, act);
    this.inputs.push(new TextDecoder().decode(bytes));
    this.answers.push(answer);
    return answer;
  }
}

async function engine(): Promise<Recorded> {
  const { instance } = await WebAssembly.instantiate(readFileSync(`${root}web/wasm/ivanhoe.wasm`), {});
  const made = new Recorded(instance);
  for (const game of Object.keys(PLAYERS)) made.install(readFileSync(`${root}crates/bots/networks/${game}.net`));
  made.inputs = [];
  made.answers = [];
  return made;
}

const digits = (text: string) => createHash("sha512").update(text).digest("hex");

/** Plays one game to its end, as a person who picks moves by a hash; returns its record. */
function play(made: Engine, game: keyof typeof PLAYERS, number: number): string {
  const name = `${game} ${number}`;
  const fresh = { code: `game${number}`, seed: digits(name) };
  const players = PLAYERS[game][number % 4]!;
  const args = { game, players, level: LEVELS[Math.floor(number / 4) % 4]!, options: {}, pace: "instant" as const };
  const answer = made.call("make", { args, name: "Ann", fresh, now: START });
  if ("refused" in answer) throw new Error(answer.refused.text);
  const stored = { table: answer.table, entries: [] as Entry[] };
  let [now, played, moves, id] = [START, null as Played | null, 0, 0];
  let update: { version: number; legal: string[]; asked: boolean } | null = null;
  const take = (news: Played) => {
    played = news;
    for (const change of news.keep) keep(stored, change);
    for (const text of news.say) {
      const message = JSON.parse(text);
      if (message.type === "update") update = message;
      if (message.type === "refused" && message.refusal.code !== "stale") throw new Error(text);
    }
  };
  const hear = (message: object) => take(made.call("hear", { text: JSON.stringify({ id: `r${id++}`, ...message }), now }));
  take(made.call("open", { stored, name: "Ann", random: number, fresh: { ...fresh, code: `next${number}` }, now }));
  hear({ type: "watch", table: fresh.code, since: 0 });
  hear({ type: "start" });
  while (stored.table.stage === "playing") {
    expect(id).toBeLessThan(10_000);
    const { version, legal, asked } = update!;
    if (asked && legal.length > 0) {
      const pick = parseInt(digits(`${name} ${moves++}`).slice(0, 8), 16) % legal.length;
      update = { version, legal: [], asked: false };
      if (moves % 7 === 0) hear({ type: "ask", moves: [legal[pick]] });
      hear({ type: "play", prompt: version, move: legal[pick] });
    } else {
      now = Math.max(now + 1, played!.wake ?? now);
      take(made.call("tick", { now }));
    }
  }
  expect(stored.table.stage).toBe("over");
  return made.call("record", { stored }).text;
}

function keep(stored: { table: Table; entries: Entry[] }, change: Change): void {
  if ("entry" in change) stored.entries.push(change.entry);
  else stored.table = change.table;
}

/** What the native program answers to the same lines. */
async function native(inputs: string[]): Promise<string[]> {
  const program = spawn(`${root}target/${PROFILE === "dev" ? "debug" : PROFILE}/examples/lines`, { stdio: ["pipe", "pipe", "inherit"] });
  const answers: string[] = [];
  const read = (async () => {
    for await (const line of createInterface({ input: program.stdout })) answers.push(line);
  })();
  program.stdin.end(inputs.map((line) => `${line}\n`).join(""));
  await read;
  return answers;
}

test.for(["tournament", "castles"] as const)("%s: the same games in a browser and on a server", async (game) => {
  execFileSync("cargo", ["build", "--quiet", "--package", "wasm", "--example", "lines", "--profile", PROFILE], { cwd: root });
  let compared = 0;
  for (let first = 0; first < COUNT; first += TOGETHER) {
    const made = await engine();
    for (let number = first; number < Math.min(first + TOGETHER, COUNT); number++) expect(play(made, game, number)).toContain("[Result ");
    const answers = await native(made.inputs);
    expect(answers.length).toBe(made.answers.length);
    for (const [at, answer] of answers.entries()) if (answer !== made.answers[at]) expect(answer, made.inputs[at]).toBe(made.answers[at]);
    compared += answers.length;
  }
  expect(compared).toBeGreaterThan(COUNT * 20);
});
