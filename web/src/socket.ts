import type { Answer, ClientMessage, ServerMessage } from "./protocol";

/** Is the server there? */
export type Line = "connecting" | "open" | "lost";

type Listener = (message: ServerMessage) => void;
type Play = Extract<ClientMessage, { type: "play" }>;

/** Waits between attempts, in milliseconds; the last one repeats. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];
/** Longest silence before we ask whether the server is still there, and before we give it up. */
const PING = 10_000;
const SILENCE = 18_000;
/** After so long a table is watched anew for which too many came at once, in milliseconds. */
const HASTE = 2000;
/** Longest wait for the hello of a new line: some networks swallow an attempt and say nothing for minutes. */
const GREETING = 10_000;

/**
 * One connection to the server that heals by itself. It remembers what must be said again after a break: the table
 * that is watched, the lobby, and moves that the server has not confirmed.
 */
export class Socket {
  line: Line = "connecting";
  /** The server's clock minus ours, in milliseconds. */
  skew = 0;

  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #lines = new Set<(line: Line) => void>();
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** Has the line that we have now said hello? Nothing can be said into it before. */
  #greeted = false;
  #watched: { table: string; since: () => number | null } | null = null;
  /** Have we not heard anything of the table that we watch? */
  #waiting = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #lobby = false;
  #unconfirmed = new Map<string, Play>();
  #questions = new Map<string, (answer: Answer) => void>();
  #number = 0;
  #prefix: string;
  #url: string;
  #make: (url: string) => WebSocket;

  constructor(url: string, make = (to: string) => new WebSocket(to), prefix = randomDigits(4)) {
    this.#url = url;
    this.#make = make;
    this.#prefix = prefix;
  }

  connect(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    const old = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    old?.close();
    const socket = this.#make(this.#url);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.drop(), GREETING);
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
    socket.onerror = () => socket.close();
  }

  /** Forgets the wait: the network has come back, or somebody looks at the page again. */
  hurry(): void {
    if (this.line !== "open") {
      this.#attempt = 0;
      this.connect();
    } else if (Date.now() - this.#heard > PING) {
      this.#send({ type: "ping", n: ++this.#number });
    }
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

  /** Watches a table; after each break again, from what `since` then says. */
  watch(table: string, since: () => number | null): void {
    this.#watched = { table, since };
    this.#unconfirmed.clear();
    this.catchUp();
  }

  /** Asks for what has happened at the table since we last heard of it. */
  catchUp(): void {
    clearTimeout(this.#again);
    if (!this.#watched) return;
    this.#waiting = true;
    this.#send({ type: "watch", table: this.#watched.table, since: this.#watched.since() });
  }

  unwatch(): void {
    if (!this.#watched) return;
    clearTimeout(this.#again);
    this.#watched = null;
    this.#unconfirmed.clear();
    this.#send({ type: "unwatch" });
  }

  lobby(on: boolean): void {
    this.#lobby = on;
    this.#send({ type: "lobby", on });
  }

  /** Makes a move, for certain: it is said again with the same name until it is confirmed or refused. */
  play(prompt: number, move: string): string {
    const id = this.#name();
    const play: Play = { type: "play", prompt, id, move };
    this.#unconfirmed.set(id, play);
    this.#send(play);
    return id;
  }

  /** What would come of these moves, one after the other? No answer after a break: the question has gone. */
  ask(...moves: string[]): Promise<Answer> {
    const id = this.#name();
    return new Promise((resolve) => {
      this.#questions.set(id, resolve);
      if (this.#questions.size > 20) this.#questions.delete(this.#questions.keys().next().value!);
      this.#send({ type: "ask", id, moves });
    });
  }

  /** Says something that need not survive a break. */
  say(message: ClientMessage): boolean {
    return this.#send(message);
  }

  #name(): string {
    return `${this.#prefix}${++this.#number}`;
  }

  #send(message: ClientMessage): boolean {
    if (!this.#greeted || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "hello":
        this.#greet(message.now);
        break;
      case "answer":
        this.#questions.get(message.id)?.(message);
        this.#questions.delete(message.id);
        break;
      case "refused":
        if (message.id !== null) {
          this.#unconfirmed.delete(message.id);
          this.#questions.get(message.id)?.({ id: message.id, refused: null, refusal: message.refusal, legal: [], events: [], view: null });
          this.#questions.delete(message.id);
        } else if (this.#waiting && message.refusal.code === "too-fast") {
          this.#again = setTimeout(() => this.catchUp(), HASTE * (0.75 + Math.random() / 2));
        }
        break;
      case "room":
        this.#waiting = false;
        break;
      case "update":
        if (message.ack !== null) this.#confirm(message.ack);
        break;
      default:
        break;
    }
    for (const listener of [...this.#listeners]) listener(message);
  }

  /** Moves are confirmed in the order in which they were made. */
  #confirm(ack: string): void {
    if (!this.#unconfirmed.has(ack)) return;
    for (const id of [...this.#unconfirmed.keys()]) {
      this.#unconfirmed.delete(id);
      if (id === ack) break;
    }
  }

  #greet(now: number): void {
    this.skew = now - Date.now();
    this.#attempt = 0;
    this.#greeted = true;
    clearTimeout(this.#timer);
    this.#tell("open");
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#beat(), PING / 2);
    if (this.#lobby) this.#send({ type: "lobby", on: true });
    this.catchUp();
    for (const play of this.#unconfirmed.values()) this.#send(play);
  }

  #beat(): void {
    const silent = Date.now() - this.#heard;
    if (silent > SILENCE) this.drop();
    else if (silent >= PING) this.#send({ type: "ping", n: ++this.#number });
  }

  /** Gives a line up through which nothing comes, whatever the browser says of it. */
  drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.close();
    this.#lose();
  }

  #lose(): void {
    this.#greeted = false;
    clearInterval(this.#heartbeat);
    this.#questions.clear();
    this.#tell("lost");
    const wait = WAITS[Math.min(this.#attempt++, WAITS.length - 1)]!;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  #tell(line: Line): void {
    if (line === this.line) return;
    this.line = line;
    for (const listener of [...this.#lines]) listener(line);
  }
}

/** Hexadecimal digits that nobody can guess: names of moves, and a player's part of the deal. */
export function randomDigits(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let shared: Socket | null = null;

/** The page's one connection, made when somebody first needs it. */
export function socket(): Socket {
  if (!shared) {
    const made = new Socket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    shared = made;
    made.connect();
    addEventListener("online", () => made.hurry());
    addEventListener("offline", () => made.drop());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") made.hurry();
    });
  }
  return shared;
}
