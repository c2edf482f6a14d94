import { Refused } from "../api";
import { keep } from "../kept";
import { LEVELS, type MyGame, type PlayNow, type ReplayStep, type Room, type TableLink } from "../protocol";
import { Socket, type Wire } from "../socket";
import { trusted } from "../trusted";
import { canPlay, HERE, wasm } from "./here";
import { Store } from "./store";
import type { FromWorker, StartingPosition, ToWorker, Wish } from "./games";
import { needsNetworkFor } from "./levels";
import address from "./games.ts?worker&url";

const files: Record<string, string> = import.meta.glob("../../../crates/bots/networks/*.net", { query: "?url", import: "default", eager: true });
/** The addresses of the bots' networks, by game. */
export const networks: Record<string, string> = Object.fromEntries(Object.entries(files).map(([path, url]) => [/([a-z]+)\.net$/.exec(path)![1]!, url]));

let worker: Worker | null = null;
let lines = 0;
let asked = 0;
const open = new Map<number, LocalSocket>();
const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
/** The tables of this page whose games live here, by their codes. */
const seated = new Map<string, LocalLine>();

function post(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(trusted.createScriptURL(address), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    worker.postMessage({ start: { wasm: new URL(wasm!, location.href).href, networks } } satisfies ToWorker);
  }
  worker.postMessage(message);
}

function hear(message: FromWorker): void {
  if ("say" in message) for (const data of message.say) open.get(message.line)?.onmessage?.({ data });
  else if ("closed" in message) open.get(message.line)?.close();
  else if ("owned" in message) seated.get(message.game)?.own(message.owned);
  else if ("kept" in message) for (const line of seated.values()) line.onkept(message.kept);
  else {
    const asker = waiting.get(message.answer);
    waiting.delete(message.answer);
    if ("value" in message) asker?.resolve(message.value);
    else asker?.reject("refused" in message ? new Refused(message.refused) : new Error(message.failed));
  }
}

function ask<T>(wish: Wish): Promise<T> {
  const number = ++asked;
  return new Promise<T>((resolve, reject) => {
    waiting.set(number, { resolve: resolve as (value: unknown) => void, reject });
    post({ ask: number, wish });
  });
}

/** A connection to a game in this browser, like the one to a server. */
export class LocalSocket implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #line = ++lines;

  constructor(game: { open: string } | { setUp: StartingPosition }, name: string | null) {
    open.set(this.#line, this);
    post({ line: this.#line, ...game, name: name ?? UNNAMED });
    queueMicrotask(() => this.onopen?.());
  }

  /** The others no longer wait. */
  go(): void {
    post({ line: this.#line, go: true });
  }

  send(text: string): void {
    post({ line: this.#line, hear: text });
  }

  close(): void {
    if (!open.delete(this.#line)) return;
    post({ line: this.#line, close: true });
    this.onclose?.();
  }
}

/** The line to a game of this browser, which one tab at a time plays. */
export class LocalLine extends Socket {
  /** Is the game played in another tab? Then this one waits. */
  onelsewhere: (elsewhere: boolean) => void = () => {};
  /** Can moves be kept? */
  onkept: (kept: boolean) => void = () => {};
  readonly #code: string;
  #begun = false;

  constructor(code: string, name: string | null) {
    super(code, () => new LocalSocket({ open: code }, name));
    this.#code = code;
    seated.set(code, this);
    post({ own: code });
  }

  own(owned: boolean): void {
    this.onelsewhere(!owned);
    if (!owned) return;
    if (this.#begun) this.hurry();
    else this.start();
    this.#begun = true;
  }

  /** Plays the game here, and no longer in the other tab. */
  take(): void {
    post({ take: this.#code });
  }

  override stop(): void {
    super.stop();
    seated.delete(this.#code);
    post({ disown: this.#code });
  }
}

/** A name of the kind that the server gives to a guest who has chosen none. */
export const UNNAMED = "Guest 1000";

export async function playHere(wish: PlayNow, name: string | null): Promise<TableLink> {
  // The browser decides; the menu of the table says what it has decided.
  void navigator.storage?.persist?.();
  const made = await ask<TableLink>({ make: wish, name: name ?? UNNAMED });
  keep(HERE, true);
  return made;
}

/** Can such a game be begun without fetching anything? */
export async function isLoaded({ game, level }: Pick<PlayNow, "game" | "level">): Promise<boolean> {
  const network = needsNetworkFor(level) ? networks[game] : undefined;
  if (!canPlay || !(await caches.match(wasm!))) return false;
  return network === undefined || new Store().hasNetwork(network);
}

/** The levels at which a game can be begun without fetching anything. */
export async function loadedLevels(game: string): Promise<readonly string[]> {
  const loaded = await Promise.all(LEVELS.map((level) => isLoaded({ game, level })));
  return LEVELS.filter((_, at) => loaded[at]);
}

async function listed(stage: Room["stage"]): Promise<MyGame[]> {
  const games = await ask<MyGame[]>({ list: stage });
  return games.toSorted((one, other) => other.touched - one.touched);
}

/** The games of this browser that are not over, and those that are. */
export const gamesHere = () => listed("playing");
export const finishedHere = () => listed("over");

export const forget = (table: string) => ask<void>({ forget: table });
export const roomHere = (table: string) => ask<Room>({ room: table });
export const replayHere = (table: string, as: string) => ask<ReplayStep[]>({ replay: table, as: as === "all" ? null : as });
export const recordHere = (table: string) => ask<string>({ record: table });
