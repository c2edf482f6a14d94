import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "./engine";
import type { FromWorker, ToWorker, Wish } from "./games";

const table = (code: string, stage: Table["stage"], level: string): Table => ({ code, stage, game: "castles", created: 1, touched: 1, meta: `{"seats":[{"level":"${level}"}]}` });
const TABLES = [table("here1", "over", "squire"), table("here2", "playing", "squire"), table("here3", "over", "knight"), table("here4", "ended", "squire")];

const loaded: string[] = [];
/** What the storage waits for before it answers. */
let loading: Promise<unknown> = Promise.resolve();
let fetching: Promise<unknown> = Promise.resolve();
/** A game that cannot be read. */
let broken = "";
vi.mock("./store", () => ({
  Store: class {
    tables = async () => TABLES;
    load = async (code: string) => {
      loaded.push(code);
      await loading;
      if (code === broken) throw new Error("broken");
      const table = TABLES.find((one) => one.code === code);
      return table ? { table, entries: [] } : null;
    };
    file = () => fetching;
    keep = async () => {};
  },
}));
/** What the engine was asked to do: a command, or the type of a message. */
const done: string[] = [];
vi.mock("./engine", () => ({
  Engine: class {
    install = () => void done.push("install");
    call = (name: string, { stored, text }: { stored: { table: Table }; text?: string }) => {
      if (name === "status" && stored.table.stage === "ended") return { game: null };
      if (name === "status") return { game: { room: { table: stored.table.code, stage: stored.table.stage } } };
      done.push(text === undefined ? name : (JSON.parse(text) as { type: string }).type);
      return { say: [], keep: [], wake: null };
    };
  },
}));

/** The locks of a browser in which another tab may take over what is held here. */
let steal = () => {};
async function request(_: string, { signal }: LockOptions, play: (lock: object) => Promise<void>): Promise<void> {
  const stolen = new Promise<void>((_, reject) => {
    if (signal) signal.onabort = () => reject(new Error("aborted"));
    else steal = () => reject(new Error("stolen"));
  });
  // Whoever waits here waits for the other tab.
  await (signal ? stolen : Promise.race([play({}), stolen]));
}
vi.stubGlobal("navigator", { locks: { request } });

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
  for (const list of [loaded, told, done]) list.length = 0;
  [loading, fetching] = [Promise.resolve(), Promise.resolve()];
  hear({ data: { start: { wasm: "games.wasm", networks: { castles: "castles.net" } } } });
});

afterEach(() => {
  vi.useRealTimers();
  hear({ data: { disown: "here2" } });
});

test("games in progress are listed without playing through those that are over", async () => {
  expect(await ask({ list: "playing" })).toEqual({ answer: 1, value: [{ room: { table: "here2", stage: "playing" } }] });
  expect(loaded).toEqual(["here2"]);
});

test("games that are over are listed without playing through those in progress", async () => {
  expect(await ask({ list: "over" })).toMatchObject({ value: [{ room: { table: "here1" } }, { room: { table: "here3" } }] });
  expect(loaded).toEqual(["here1", "here3"]);
});

test("a game that cannot be read does not hide the others", async () => {
  const noted = vi.spyOn(console, "error").mockImplementation(() => {});
  broken = "here1";
  expect(await ask({ list: "over" })).toMatchObject({ value: [{ room: { table: "here3" } }] });
  expect(noted).toHaveBeenCalledOnce();
  broken = "";
  noted.mockRestore();
});

test("a game that this browser does not have is refused as missing", async () => {
  expect(await ask({ room: "here9" })).toEqual({ answer: 1, refused: { code: "no-such-table", text: "" } });
});

test("of a game that was given up there is nothing to show either", async () => {
  expect(await ask({ room: "here4" })).toEqual({ answer: 1, refused: { code: "no-such-table", text: "" } });
});

const isTold = (message: FromWorker) => vi.waitFor(() => expect(told).toContainEqual(message));

/** This tab plays a game, on a line of this number. */
async function opened(line: number): Promise<void> {
  hear({ data: { own: "here2" } });
  await isTold({ game: "here2", owned: true });
  hear({ data: { line, open: "here2", name: "Ann" } });
}

test("a game that another tab takes over while it is being opened is not played here", async () => {
  let go = () => {};
  loading = new Promise<void>((resolve) => (go = resolve));
  await opened(1);
  await vi.waitFor(() => expect(loaded).toEqual(["here2"]));
  steal();
  await isTold({ game: "here2", owned: false });
  go();
  await isTold({ line: 1, closed: true });
  expect(done).toEqual([]);
});

test("a hint whose network does not come is answered without it", async () => {
  fetching = new Promise(() => {});
  vi.useFakeTimers();
  await opened(2);
  hear({ data: { line: 2, hear: JSON.stringify({ type: "hint" }) } });
  await vi.advanceTimersByTimeAsync(19_000);
  expect(done).toEqual(["open"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(done).toEqual(["open", "hint"]);
});

test("while a hint waits for its network the game goes on", async () => {
  let arrive = () => {};
  fetching = new Promise<void>((resolve) => (arrive = resolve));
  await opened(3);
  for (const type of ["hint", "play"]) hear({ data: { line: 3, hear: JSON.stringify({ type }) } });
  await vi.waitFor(() => expect(done).toEqual(["open", "play"]));
  arrive();
  await vi.waitFor(() => expect(done).toEqual(["open", "play", "install", "hint"]));
});
