import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "./engine";
import type { FromWorker, ToWorker, Wish } from "./games";

const table = (code: string, stage: Table["stage"], level: string): Table => ({ code, stage, game: "castles", created: 1, touched: 1, meta: `{"seats":[{"level":"${level}"}]}` });
const TABLES = [table("here1", "over", "squire"), table("here2", "playing", "squire"), table("here3", "over", "knight")];

const loaded: string[] = [];
vi.mock("./store", () => ({
  Store: class {
    tables = async () => TABLES;
    load = async (code: string) => (loaded.push(code), { table: TABLES.find((one) => one.code === code)!, entries: [] });
  },
}));
vi.mock("./engine", () => ({
  Engine: class {
    call = (_: string, { stored }: { stored: { table: Table } }) => ({ game: { room: { table: stored.table.code, stage: stored.table.stage } } });
  },
}));

let hear: (event: { data: ToWorker }) => void;
const told: FromWorker[] = [];
vi.stubGlobal("addEventListener", (_: string, listener: typeof hear) => (hear = listener));
vi.stubGlobal("postMessage", (message: FromWorker) => void told.push(message));
vi.stubGlobal("fetch", async () => new Response());
vi.spyOn(WebAssembly, "instantiateStreaming").mockResolvedValue({ instance: {} } as WebAssembly.WebAssemblyInstantiatedSource);
await import("./games");

async function ask(wish: Wish): Promise<FromWorker> {
  hear({ data: { ask: 1, wish } });
  await vi.waitFor(() => expect(told).toHaveLength(1));
  return told[0]!;
}

beforeEach(() => {
  loaded.length = 0;
  told.length = 0;
  hear({ data: { start: { wasm: "games.wasm", networks: {} } } });
});

test("games in progress are listed without playing through those that are over", async () => {
  expect(await ask({ list: "playing" })).toEqual({ answer: 1, value: [{ room: { table: "here2", stage: "playing" } }] });
  expect(loaded).toEqual(["here2"]);
});

test("games that are over are listed without playing through those in progress", async () => {
  expect(await ask({ list: "over" })).toMatchObject({ value: [{ room: { table: "here1" } }, { room: { table: "here3" } }] });
  expect(loaded).toEqual(["here1", "here3"]);
});
