import type { ClientMessage, Refusal, ServerMessage } from "./protocol";
import { routeOf } from "./route";
import { Session, type Line, type Outcome, type Output } from "./session";

export type { Line, Outcome };

type Listener = (message: ServerMessage) => void;

/** Requests that mean nothing after a break; all others are sent until they are answered. */
const NOT_REPEATED = new Set<ClientMessage["type"]>(["ask", "hint", "say", "more-time"]);

/** What a session needs of a socket. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** The page's connection to the server: a session with a socket and a clock. */
export class Socket {
  /** The server's clock minus ours, in milliseconds. */
  skew = 0;

  #session: Session;
  #socket: Wire | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<Listener>();
  #lines = new Set<(line: Line) => void>();
  #unwatched = new Set<(table: string, refusal: Refusal) => void>();
  #asked = new Map<string, (outcome: Outcome) => void>();
  #outputs: Output[] = [];
  #busy = false;
  #url: string;
  #make: (url: string) => Wire;
  #stopped = false;
  #shown: string | null = null;
  /** How many connections in a row have not shown the table. */
  #misses = 0;
  /** The latest time that the session was told, and how far that clock is ahead of the user's. */
  #latest = 0;
  #ahead = 0;

  constructor(url: string, make: (to: string) => Wire = (to) => new WebSocket(to) as Wire, prefix = randomDigits(4)) {
    this.#url = url;
    this.#make = make;
    this.#session = new Session(prefix, Math.random);
  }

  get line(): Line {
    return this.#session.line;
  }

  /** Connects; if the page shows a table, to that table's server before it is watched. */
  start(shown: string | null = null): void {
    this.#shown = shown;
    this.#do(this.#session.start(this.#now()));
    this.#shown = null;
  }

  /** Skips the delay: the network has come back, or the reader has returned to the page. */
  hurry(): void {
    this.#do(this.#session.hurry(this.#now()));
  }

  /** Replaces the connection: the new one belongs to the browser's current identity. */
  reconnect(): void {
    this.#do(this.#session.reconnect(this.#now()));
  }

  /** Gives the connection up, whatever the browser says about it. */
  drop(): void {
    this.#close();
    this.#do(this.#session.lost(this.#now()));
  }

  /** Ends the connection for good. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#close();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onLine(listener: (line: Line) => void): () => void {
    this.#lines.add(listener);
    listener(this.line);
    return () => this.#lines.delete(listener);
  }

  /** Listens for tables that cannot be watched. */
  onUnwatched(listener: (table: string, refusal: Refusal) => void): () => void {
    this.#unwatched.add(listener);
    return () => this.#unwatched.delete(listener);
  }

  /** Watches a table, also after a break; `since` is the newest version that is known of it. */
  watch(table: string, since: number | null): void {
    this.#do(this.#session.watch(table, since, this.#now()));
  }

  unwatch(): void {
    this.#do(this.#session.unwatch(this.#now()));
  }

  lobby(on: boolean): void {
    this.#do(this.#session.lobby(on, this.#now()));
  }

  request(message: ClientMessage): Promise<Outcome> {
    const { id, out } = this.#session.request(message, !NOT_REPEATED.has(message.type), this.#now());
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#do(out);
    });
  }

  /** A listener's requests come after the current action. */
  #do(outputs: Output[]): void {
    if (this.#stopped) return;
    this.#outputs.push(...outputs);
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let output = this.#outputs.shift(); output !== undefined; output = this.#outputs.shift()) this.#perform(output);
    } finally {
      this.#busy = false;
    }
    this.#setTimer();
  }

  #perform(output: Output): void {
    if (output === "connect") this.#connect();
    else if (output === "drop") this.#close();
    else if (output === "odd") console.warn("The server says something that this page does not understand.");
    else if ("say" in output) this.#socket?.send(JSON.stringify(output.say));
    else if ("line" in output) for (const listener of [...this.#lines]) listener(output.line);
    else if ("tell" in output) this.#tell(output.tell);
    else if ("settled" in output) {
      this.#asked.get(output.settled.id)?.(output.settled.as);
      this.#asked.delete(output.settled.id);
    } else for (const listener of [...this.#unwatched]) listener(output.unwatched.table, output.unwatched.refusal);
  }

  #tell(message: ServerMessage): void {
    if (message.type === "hello") this.skew = message.now - Date.now();
    if (message.type === "room") this.#misses = 0;
    for (const listener of [...this.#listeners]) listener(message);
  }

  #connect(): void {
    this.#close();
    const socket = this.#make(this.#address());
    this.#socket = socket;
    const ours = (act: () => Output[]) => () => socket === this.#socket && this.#do(act());
    socket.onopen = ours(() => this.#session.open(this.#now()));
    socket.onmessage = ({ data }) => ours(() => this.#session.receive(parsed(String(data)), this.#now()))();
    socket.onclose = ours(() => this.#session.lost(this.#now()));
    socket.onerror = () => socket.close();
  }

  /** The session's clock. It never goes back, and a timer that fired still counts: if the user's clock is set
   * back, pings and attempts still come in time. */
  #now(least = this.#latest): number {
    this.#ahead = Math.max(this.#ahead, least - Date.now());
    return (this.#latest = Date.now() + this.#ahead);
  }

  /** A proxy before several servers sends everybody at one table to the same server. If that one does not show the
   * table, the next attempt may lead to any other. */
  #address(): string {
    const table = this.#session.table ?? this.#shown;
    if (table === null || this.#misses++ % 2 === 1) return this.#url;
    return `${this.#url}?table=${encodeURIComponent(table)}`;
  }

  #close(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const wake = this.#session.wake();
    if (wake !== null) this.#timer = setTimeout(() => this.#do(this.#session.tick(this.#now(wake))), wake - this.#now());
  }
}

/** The parsed message; a text that is not one stays as it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Random hexadecimal digits: ids of requests, and a player's part of the deal. */
export function randomDigits(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let shared: Socket | null = null;

/** The page's only connection, created on first use. */
export function socket(): Socket {
  if (!shared) {
    const made = new Socket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    shared = made;
    const route = routeOf(location.pathname);
    made.start(route.page === "table" ? route.table : null);
    addEventListener("online", () => made.hurry());
    addEventListener("offline", () => made.drop());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") made.hurry();
    });
  }
  return shared;
}
