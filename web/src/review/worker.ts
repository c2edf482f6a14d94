/** The worker that reviews a finished game with `crates/wasm-review`, a little at a time. */
import type { Pace, Seat } from "../protocol";
import { Engine, type Change } from "../local/engine";
import { Store } from "../local/store";
import type { Beliefs, Report, Seen } from "./report";

export type ToReviewer =
  /** The module and the network that it needs: they are loaded while the record is on its way. */
  | { load: { wasm: string; network: string } }
  | { begin: { record: string; seat: Seat } }
  /** Whose decisions are judged from now on. */
  | { turn: Seat }
  | { stop: true }
  | { goOn: true }
  /** The position and the beliefs before a move. */
  | { look: number }
  | { think: number; times: number }
  /** A table of this browser at which a decision is tried again, with the same cards or with others that were possible. */
  | { branch: { table: string; entry: number; imagined: boolean; name: string } };

export type FromReviewer =
  /** What is known now; `left` is about how many milliseconds it still takes. */
  | { report: Report; more: boolean; left: number | null }
  | { seat: Seat; entry: number; seen: Seen }
  | { seat: Seat; entry: number; beliefs: Beliefs[] }
  /** The code of a table that was made; nothing if it could not be made. */
  | { branched: string | null }
  /** How many reviews the server works out before this one. */
  | { before: number }
  /** This browser cannot load what it needs. */
  | { absent: true }
  | { failed: string };

interface Working {
  progress: Report["progress"];
  more: boolean;
}

interface Tried {
  record: string;
  table: string;
  seat: Seat;
  entry: number;
  /** The number of another deal that the seat could have faced. */
  imagined: number | null;
  level: string;
  pace: Pace;
}

interface Commands {
  begin: [{ record: string; seat: Seat }, Working];
  turn: [{ seat: Seat }, Working];
  step: [object, Working];
  report: [object, { report: Report }];
  think: [{ entry: number; times: number }, { report: Report }];
  look: [{ entry: number }, Seen];
  believe: [{ entry: number }, { beliefs: Beliefs[] }];
  branch: [{ tried: Tried; name: string; code: string; now: number }, { keep: Change[] }];
}

/** How long the worker works before it listens again, and how often it says what it knows, in milliseconds. */
const SLICE = 60;
const TELL = 400;

let engine: Engine<Commands> | null = null;
let loaded: Promise<Engine<Commands> | null> = Promise.resolve(null);
let seat: Seat = "A";
/** The record. */
let whole = "";
let stopped = false;
let more = false;
/** When the judging of decisions began. */
let since: number | null = null;
let told = 0;

const tell = (message: FromReviewer): void => postMessage(message);

/** About how long the rest takes, as soon as some decisions are judged. */
function leftOf({ decisions, entries }: Report): number | null {
  if (decisions.length === 0) return null;
  since ??= performance.now();
  const spent = performance.now() - since;
  return decisions.length < 3 ? null : (spent / (decisions.length - 1)) * (entries.length - decisions.length);
}

function report(of: Engine<Commands>): void {
  const { report: now } = of.call("report", {});
  told = performance.now();
  tell({ report: now, more, left: leftOf(now) });
}

/** Works for a moment, then listens. */
function work(): void {
  if (!engine || stopped || !more) return;
  const end = performance.now() + SLICE;
  while (more && performance.now() < end) ({ more } = engine.call("step", {}));
  if (!more || performance.now() - told > TELL) report(engine);
  if (more) setTimeout(work);
}

/** Makes a table against Champions, and keeps it with the games of this browser. */
async function branch(by: Engine<Commands>, { table, entry, imagined, name }: { table: string; entry: number; imagined: boolean; name: string }): Promise<void> {
  const random = crypto.getRandomValues(new Uint32Array(1))[0]!;
  const code = `here${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  const tried: Tried = { record: whole, table, seat, entry, imagined: imagined ? random : null, level: "champion", pace: "calm" };
  const { keep } = by.call("branch", { tried, name, code, now: Date.now() });
  await new Store().keep(keep);
  tell({ branched: code });
}

async function load({ wasm, network }: { wasm: string; network: string }): Promise<Engine<Commands>> {
  const store = new Store();
  const [{ instance }, weights] = await Promise.all([store.file(wasm).then((module) => WebAssembly.instantiate(module, {})), store.file(network)]);
  const made = new Engine<Commands>(instance);
  made.install(weights);
  return made;
}

async function begin({ record, seat: whose }: { record: string; seat: Seat }): Promise<void> {
  engine = await loaded;
  if (!engine) return tell({ absent: true });
  [seat, whole] = [whose, record];
  ({ more } = engine.call("begin", { record, seat }));
  work();
}

function hear(message: Exclude<ToReviewer, { begin: unknown } | { load: unknown }>, by: Engine<Commands>): void {
  if ("turn" in message) {
    seat = message.turn;
    [since, stopped] = [null, false];
    ({ more } = by.call("turn", { seat }));
    report(by);
    setTimeout(work);
  } else if ("stop" in message) {
    stopped = true;
    report(by);
  } else if ("goOn" in message) {
    stopped = false;
    since = null;
    setTimeout(work);
  } else if ("look" in message) {
    const entry = message.look;
    tell({ seat, entry, seen: by.call("look", { entry }) });
    tell({ seat, entry, beliefs: by.call("believe", { entry }).beliefs });
  } else if ("branch" in message) {
    branch(by, message.branch).catch(() => tell({ branched: null }));
  } else {
    by.call("think", { entry: message.think, times: message.times });
    report(by);
  }
}

addEventListener("message", ({ data }: MessageEvent<ToReviewer>) => {
  const fail = (error: unknown) => tell({ failed: error instanceof Error ? error.message : String(error) });
  if ("load" in data) loaded = load(data.load).catch(() => null);
  else if ("begin" in data) void begin(data.begin).catch(fail);
  else if (engine) {
    try {
      hear(data, engine);
    } catch (error) {
      fail(error);
    }
  }
});
