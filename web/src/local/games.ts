/** The worker that plays the games of this browser: the rules and bots of `crates/wasm`, a clock and a storage. */
import type { ClientMessage, MyGame, PlayNow, Refusal } from "../protocol";
import { Engine, type Fresh, type Played, type Table } from "./engine";
import { needsNetwork, needsNetworkFor } from "./levels";
import { Store } from "./store";

/** What the page asks for once, apart from lines. */
export type Wish = { make: PlayNow; name: string } | { list: Table["stage"] } | { replay: string; as: string | null } | { record: string } | { room: string } | { forget: string };

/** Where a game begins: a position of the notation, and who plays it. */
export interface StartingPosition {
  position: unknown;
  args: PlayNow;
}

/** A line is what a socket is to a server; a page has one at a time. */
export type ToWorker =
  | { start: { wasm: string; networks: Record<string, string> } }
  /** A tab wants to play this game; it no longer does. */
  | { own: string }
  | { disown: string }
  /** It plays a game that another tab plays so far. */
  | { take: string }
  | { line: number; open: string; name: string }
  /** A game that begins at a position, and of which nothing is kept: nobody but the player moves until it goes on. */
  | { line: number; setUp: StartingPosition; name: string }
  | { line: number; go: true }
  | { line: number; hear: string }
  | { line: number; close: true }
  | { ask: number; wish: Wish };

export type FromWorker =
  | { line: number; say: string[] }
  | { line: number; closed: true }
  /** May this tab play the game? Not while another tab does. */
  | { game: string; owned: boolean }
  /** Can moves be kept? If not, they are not made. */
  | { kept: boolean }
  | { answer: number; value: unknown }
  | { answer: number; refused: Refusal }
  /** Why not: the id of a message to the reader, or a fault of the program. */
  | { answer: number; failed: string };

const store = new Store();
const installed = new Set<string>();
let wasm = "";
let engine: Promise<Engine> | null = null;
let networks: Record<string, string> = {};
let line: number | null = null;
/** What is played on the line. */
let title = "";
let timer: ReturnType<typeof setTimeout> | undefined;
/** Do the others wait? */
let isStill = false;
let isKept = true;
/** A game that this tab plays or waits for. */
interface Owned {
  /** By which request for its lock the tab plays it; `null` while another tab does. */
  turn: symbol | null;
  take: () => void;
  disown: () => Promise<void>;
}

const owned = new Map<string, Owned>();

const tell = (message: FromWorker): void => postMessage(message);
const digits = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
const fresh = (): Fresh => ({ code: `here${digits(6)}`, seed: digits(64) });

/** One input after the other: what is said waits until it is kept. */
let queue: Promise<void> = Promise.resolve();
function then(act: () => Promise<void>): void {
  queue = queue.then(act).catch((error: unknown) => console.error(error));
}

async function take(of: number, { say, keep, wake }: Played): Promise<void> {
  try {
    await store.keep(keep);
  } catch {
    return loseUnkept(of);
  }
  if (keep.length > 0) report(true);
  if (say.length > 0) tell({ line: of, say });
  clearTimeout(timer);
  if (wake !== null && !isStill) timer = setTimeout(() => then(() => tick(of)), Math.max(0, wake - Date.now()));
}

function report(kept: boolean): void {
  if (!kept || !isKept) tell({ kept });
  isKept = kept;
}

/** The page connects again, and the game goes on after the last move that was kept. */
function lose(of: number | null): void {
  leave();
  if (of !== null) tell({ line: of, closed: true });
}

/** What cannot be kept has not happened. */
function loseUnkept(of: number): void {
  report(false);
  lose(of);
}

async function tick(of: number): Promise<void> {
  if (of === line) await take(of, (await started()).call("tick", { now: Date.now() }));
}

async function install(made: Engine, game: string): Promise<void> {
  const address = networks[game];
  if (installed.has(game) || !address) return;
  made.install(await store.file(address));
  installed.add(game);
}

function leave(): void {
  clearTimeout(timer);
  line = null;
  isStill = false;
}

const lockOf = (game: string) => `ivanhoe-game-${game}`;

/** A game that another tab plays is not deleted. */
async function forget(game: string): Promise<void> {
  await navigator.locks.request(lockOf(game), { ifAvailable: true }, (lock) => {
    if (!lock) throw new Error("here-elsewhere");
    return store.forget(game);
  });
}

/** Two tabs do not play one game: the second waits until the first has left it, or takes it over. */
function own(game: string): void {
  const name = lockOf(game);
  const end = new AbortController();
  const { signal } = end;
  /** Holds the game until this tab leaves it, or another one takes it over; or waits for it. */
  const hold = async (options: LockOptions) => {
    const turn = Symbol(game);
    const play = async (lock: Lock | null) => {
      if (!lock || signal.aborted) return;
      mine.turn = turn;
      tell({ game, owned: true });
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    };
    await navigator.locks.request(name, options, play).catch(() => {});
    if (signal.aborted) return;
    if (mine.turn === turn) {
      mine.turn = null;
      lose(line);
    }
    if (mine.turn === null) tell({ game, owned: false });
  };
  const holdInTurn = async () => {
    await hold({ ifAvailable: true });
    while (!signal.aborted) await hold({ signal });
  };
  const held: Promise<void>[] = [];
  const mine: Owned = {
    turn: null,
    take: () => void held.push(hold({ steal: true })),
    disown: async () => {
      end.abort();
      await Promise.all(held);
    },
  };
  held.push(holdInTurn());
  owned.set(game, mine);
}

async function disown(game: string): Promise<void> {
  await owned.get(game)?.disown();
  owned.delete(game);
}

async function open(of: number, code: string, name: string): Promise<void> {
  leave();
  const turn = owned.get(code)?.turn;
  if (!turn) return tell({ line: of, closed: true });
  const made = await started();
  const stored = await store.load(code).catch(() => undefined);
  if (stored === undefined) return loseUnkept(of);
  if (stored === null) return tell({ line: of, closed: true });
  if (needsNetwork(stored.table.meta)) await install(made, stored.table.game);
  // Another tab may have taken the game over while this one waited.
  if (owned.get(code)?.turn !== turn) return tell({ line: of, closed: true });
  [line, title] = [of, stored.table.game];
  const random = crypto.getRandomValues(new Uint32Array(1))[0]!;
  await take(of, made.call("open", { stored, name, random, fresh: fresh(), now: Date.now() }));
}

/** A lesson is the same every time: its chance too. */
const LESSON: Fresh = { code: "lesson", seed: "0".repeat(128) };

async function setUp(of: number, { position, args }: StartingPosition, name: string): Promise<void> {
  leave();
  try {
    const made = await started();
    // Without its network a Page plays like a Squire.
    await install(made, args.game).catch(() => {});
    [line, title] = [of, args.game];
    isStill = true;
    await take(of, made.call("set-up", { position, args, name, fresh: LESSON, now: Date.now() }));
  } catch (error) {
    leave();
    tell({ line: of, closed: true });
    throw error;
  }
}

/** A hint waits at most this many milliseconds for Champion's network. What comes later serves the next hint. */
const PATIENCE = 20_000;

async function hear(of: number, text: string): Promise<void> {
  if (of !== line) return;
  const made = await started();
  if ((JSON.parse(text) as ClientMessage).type !== "hint") return pass(of, text);
  // A game of Squires has been played without Champion so far. It goes on meanwhile. Without a connection the table says what is missing.
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  void Promise.race([install(made, title).catch(() => {}), late]).then(() => then(() => pass(of, text)));
}

/** Passes a message on to the game. */
async function pass(of: number, text: string): Promise<void> {
  if (of === line) await take(of, (await started()).call("hear", { text, now: Date.now() }));
}

async function go(of: number): Promise<void> {
  if (of !== line) return;
  isStill = false;
  await tick(of);
}

/** A stored game as its player may know it; none if there is no such game, or if it was given up. */
async function gameOf(made: Engine, code: string): Promise<MyGame | null> {
  const stored = await store.load(code);
  return stored && made.call("status", { stored, name: "", fresh: fresh(), now: Date.now() }).game;
}

/** Listing a game replays it, so only the games asked for are listed. */
async function listed(made: Engine, wanted: Table["stage"]): Promise<MyGame[]> {
  const games: MyGame[] = [];
  for (const { code, stage } of await store.tables()) {
    if (stage !== wanted) continue;
    const game = await gameOf(made, code).catch((error: unknown) => {
      // One game that cannot be read does not hide the others.
      console.error(`the game ${code} cannot be read`, error);
      return null;
    });
    if (game) games.push(game);
  }
  return games;
}

async function fulfil(ask: number, wish: Wish): Promise<void> {
  const made = await started();
  if ("list" in wish) return tell({ answer: ask, value: await listed(made, wish.list) });
  if ("make" in wish) {
    if (needsNetworkFor(wish.make.level)) await install(made, wish.make.game);
    const answer = made.call("make", { args: wish.make, name: wish.name, fresh: fresh(), now: Date.now() });
    if ("refused" in answer) return tell({ answer: ask, refused: answer.refused });
    await store.keep([answer]).catch((error: unknown) => {
      throw new Error("here-unkept", { cause: error });
    });
    return tell({ answer: ask, value: { table: answer.table.code } });
  }
  if ("forget" in wish) return tell({ answer: ask, value: await forget(wish.forget) });
  const missing = { answer: ask, refused: { code: "no-such-table", text: "" } } as const;
  if ("room" in wish) {
    const game = await gameOf(made, wish.room);
    return tell(game ? { answer: ask, value: game.room } : missing);
  }
  const stored = await store.load("replay" in wish ? wish.replay : wish.record);
  if (!stored) return tell(missing);
  const { text } = "replay" in wish ? made.call("replay", { stored, eyes: wish.as }) : made.call("record", { stored });
  tell({ answer: ask, value: "replay" in wish ? JSON.parse(text) : text });
}

async function start(): Promise<Engine> {
  try {
    const { instance } = await WebAssembly.instantiateStreaming(fetch(wasm), {});
    return new Engine(instance);
  } catch (error) {
    // The next caller tries again.
    engine = null;
    throw error;
  }
}

const started = (): Promise<Engine> => (engine ??= start());

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if ("start" in data) {
    ({ networks, wasm } = data.start);
  } else if ("own" in data) {
    then(async () => own(data.own));
  } else if ("disown" in data) {
    then(() => disown(data.disown));
  } else if ("take" in data) {
    owned.get(data.take)?.take();
  } else if ("ask" in data) {
    const { ask, wish } = data;
    then(() => fulfil(ask, wish).catch((error: unknown) => tell({ answer: ask, failed: error instanceof Error ? error.message : String(error) })));
  } else if ("open" in data) {
    then(() => open(data.line, data.open, data.name));
  } else if ("setUp" in data) {
    then(() => setUp(data.line, data.setUp, data.name));
  } else if ("go" in data) {
    then(() => go(data.line));
  } else if ("hear" in data) {
    then(() => hear(data.line, data.hear));
  } else {
    then(async () => {
      if (data.line === line) leave();
    });
  }
});
