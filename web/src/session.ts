import { patched } from "./patch";
import {
  VERSION, type Answer, type ClientMessage, type Closing, type Code, type Hello, type Refusal, type Request, type ServerMessage, type Update,
} from "./protocol";

/** The state of the connection. `outdated`: the server has another version of the protocol. */
export type Line = "connecting" | "open" | "lost" | "outdated";

/** The outcome of a request. */
export type Outcome = "done" | "lost" | { answer: Answer } | { refused: Refusal };

/** What is to be done after an input, in this order. */
export type Output =
  | "connect"
  | "drop"
  | "odd"
  | { say: Request }
  | { line: Line }
  | { tell: ServerMessage }
  | { settled: { id: string; as: Outcome } }
  | { unwatched: { table: string; refusal: Refusal } };

/** Delays before reconnecting, and before a request is sent again, in milliseconds; the last one repeats. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000];
const PAUSES = [500, 1000, 2000, 4000, 8000];
/** The minimum delay after the server has disconnected us for our behaviour. */
const PENALTY = 8000;
/** Longest wait for a connection, and then for its hello. */
const OPEN_TIMEOUT = 10_000;
/** The longest silence before a ping, and before the connection counts as lost. */
const PING_AFTER = 10_000;
const DEAD_AFTER = 18_000;
/** After a watch has worked for this long, the delays start over. */
const QUIET = 10_000;

const TYPES = new Set(["hello", "lobby", "room", "update", "done", "answer", "refused", "chat", "resync", "closing"]);
const TEMPORARY = new Set<Code>(["too-fast", "storage", "internal", "not-watching"]);

/** Is this refusal temporary? */
export const passes = ({ code }: Refusal): boolean => TEMPORARY.has(code);

/** A random delay, so that not all clients come back at the same time. */
export function pause(attempt: number, chance: number, pauses: readonly number[] = PAUSES): number {
  return pauses[Math.min(attempt, pauses.length - 1)]! * (0.75 + chance / 2);
}

/** A subscription that is requested until it is granted: a table, or the list of tables. */
class Standing {
  /** The pending request. */
  id: string | null = null;
  /** When it is sent again. */
  due: number | null = null;
  done: number | null = null;
  /** Was it sent again without a delay, and how often after one? */
  again = false;
  attempts = 0;

  get underWay(): boolean {
    return this.id !== null || this.due !== null;
  }

  sent(id: string | null): void {
    [this.id, this.due, this.done] = [id, null, null];
  }

  postpone(now: number, chance: number): void {
    this.sent(null);
    this.again = true;
    this.due = now + pause(this.attempts++, chance);
  }

  forget(): void {
    this.sent(null);
    [this.again, this.attempts] = [false, 0];
  }
}

/** A request of the app that has no answer yet. */
interface PendingRequest {
  request: Request;
  /** Is it sent again after a break? */
  keep: boolean;
  sent: boolean;
  /** When its delay ends. */
  due: number | null;
  attempts: number;
}

/**
 * The state of the connection: when to connect, what to send again, and whole views for the app. It has no socket, no clock and no
 * randomness of its own. The same in Rust is `crates/client/src/session.rs`; both follow `crates/protocol/traces`.
 */
export class Session {
  line: Line = "connecting";

  #stage: "idle" | "connecting" | "greeting" | "open" | "waiting" | "outdated" = "idle";
  /** When the stage times out: an attempt is given up, or a new one is made. */
  #due = 0;
  #attempts = 0;
  #least = 0;
  #lastReceived = 0;
  #pinged = false;
  #odd = false;

  #table: { code: string; since: number | null } | null = null;
  #watch = new Standing();
  /** Do messages about a table belong to the one that is watched? */
  #entered = false;
  #newest: { version: number; view: unknown } | null = null;
  /** Is a view accepted whatever its version, and has one arrived? */
  #anyVersion = false;
  #viewed = false;
  #lobby = false;
  #list = new Standing();
  #pending: PendingRequest[] = [];

  #number = 0;
  #now = 0;
  #out: Output[] = [];
  #prefix: string;
  #chance: () => number;

  constructor(prefix: string, chance: () => number) {
    this.#prefix = prefix;
    this.#chance = chance;
  }

  /** The table that is watched, or to be watched. */
  get table(): string | null {
    return this.#table?.code ?? null;
  }

  start(now: number): Output[] {
    return this.#after(now, () => {
      this.#out.push({ line: "connecting" });
      this.#connect();
    });
  }

  open(now: number): Output[] {
    return this.#after(now, () => {
      if (this.#stage !== "connecting") return;
      this.#stage = "greeting";
      this.#due = now + OPEN_TIMEOUT;
    });
  }

  lost(now: number): Output[] {
    return this.#after(now, () => {
      if (["connecting", "greeting", "open"].includes(this.#stage)) this.#break();
    });
  }

  /** Time has passed. */
  tick(now: number): Output[] {
    return this.#after(now, () => {
      if (this.#stage === "open") this.#beat();
      else if (this.#stage === "waiting" && now >= this.#due) this.#connect();
      else if ((this.#stage === "connecting" || this.#stage === "greeting") && now >= this.#due) this.#drop();
    });
  }

  /** When there is something to do even if nothing happens. */
  wake(): number | null {
    if (this.#stage === "idle" || this.#stage === "outdated") return null;
    if (this.#stage !== "open") return this.#due;
    const ends = [this.#watch.due, this.#list.due, ...this.#pending.map(({ due }) => due)].filter((end) => end !== null);
    return Math.min(this.#lastReceived + (this.#pinged ? DEAD_AFTER : PING_AFTER), ...ends);
  }

  /** Replaces the connection, without notifying the app. */
  reconnect(now: number): Output[] {
    return this.#after(now, () => {
      if (this.#stage === "idle" || this.#stage === "outdated") return;
      if (this.#stage !== "waiting") this.#out.push("drop");
      this.#attempts = 0;
      this.#rewind();
      this.#connect();
    });
  }

  /** Skips the delay: the network has come back, or the reader has returned. */
  hurry(now: number): Output[] {
    return this.#stage === "open" ? this.tick(now) : this.reconnect(now);
  }

  watch(table: string, since: number | null, now: number): Output[] {
    return this.#after(now, () => {
      if (this.#table?.code !== table) this.#lose(() => true);
      this.#table = { code: table, since };
      this.#newest = null;
      this.#entered = false;
      this.#watch.forget();
      if (this.#stage === "open") this.#sendWatch();
    });
  }

  unwatch(now: number): Output[] {
    return this.#after(now, () => {
      if (this.#table === null) return;
      this.#leave();
      if (this.#stage === "open") this.#send({ type: "unwatch" });
    });
  }

  lobby(on: boolean, now: number): Output[] {
    return this.#after(now, () => {
      this.#lobby = on;
      this.#list.forget();
      if (this.#stage === "open") this.#sendLobby();
    });
  }

  /** A request of the app. A kept one is sent until it is answered. */
  request(message: ClientMessage, keep: boolean, now: number): { id: string; out: Output[] } {
    const id = this.#name();
    const out = this.#after(now, () => {
      if (this.#stage === "outdated" || (!keep && this.#stage !== "open")) return this.#settle(id, "lost");
      this.#pending.push({ request: { id, ...message }, keep, sent: false, due: null, attempts: 0 });
      this.#sendPending();
    });
    return { id, out };
  }

  /** A message has arrived, or a text that is not one. */
  receive(received: unknown, now: number): Output[] {
    return this.#after(now, () => {
      this.#lastReceived = now;
      this.#pinged = false;
      const message = received as ServerMessage;
      const known = typeof received === "object" && received !== null && TYPES.has(message.type);
      if (!known || (this.#stage !== "open" && message.type !== "hello" && message.type !== "closing")) this.#reportOdd();
      else this.#understand(message);
    });
  }

  #after(now: number, act: () => void): Output[] {
    this.#now = now;
    this.#out = [];
    act();
    return this.#out;
  }

  #reportOdd(): void {
    if (!this.#odd) this.#out.push("odd");
    this.#odd = true;
  }

  #understand(message: ServerMessage): void {
    switch (message.type) {
      case "hello":
        return this.#greet(message);
      case "closing":
        return this.#close(message);
      case "done":
        return this.#done(message.id);
      case "answer":
        return this.#settle(message.id, { answer: message });
      case "refused":
        return message.id === null ? this.#notify(message) : this.#refused(message.id, message.refusal);
      case "resync":
        return this.#resync();
      case "room":
        if (message.table !== this.#table?.code) return;
        this.#entered = true;
        return this.#notify(message);
      case "update":
        return this.#entered ? this.#update(message) : undefined;
      case "chat":
        return this.#entered ? this.#notify(message) : undefined;
      case "lobby":
        return this.#lobby ? this.#notify(message) : undefined;
    }
  }

  #notify(message: ServerMessage): void {
    this.#out.push({ tell: message });
  }

  #turn(line: Line): void {
    if (line !== this.line) this.#out.push({ line });
    this.line = line;
  }

  #connect(): void {
    this.#stage = "connecting";
    this.#due = this.#now + OPEN_TIMEOUT;
    this.#out.push("connect");
  }

  #greet(hello: { type: "hello" } & Hello): void {
    if (this.#stage !== "greeting") return this.#reportOdd();
    if (hello.protocol !== VERSION) {
      this.#stage = "outdated";
      this.#turn("outdated");
      this.#out.push("drop");
      return this.#lose(() => true);
    }
    this.#stage = "open";
    this.#attempts = 0;
    this.#turn("open");
    this.#notify(hello);
    if (this.#lobby) this.#sendLobby();
    if (this.#table) this.#sendWatch();
    else this.#sendPending();
  }

  #close(message: { type: "closing"; why: Closing }): void {
    if (message.why === "flood" || message.why === "banned") this.#least = PENALTY;
    this.#notify(message);
  }

  #drop(): void {
    this.#out.push("drop");
    this.#break();
  }

  #break(): void {
    this.#stage = "waiting";
    this.#due = this.#now + Math.max(this.#least, pause(this.#attempts++, this.#chance(), WAITS));
    this.#least = 0;
    this.#turn("lost");
    this.#rewind();
  }

  /** Requests on the lost connection must be sent again. */
  #rewind(): void {
    this.#pinged = false;
    this.#watch.forget();
    this.#list.forget();
    this.#lose(({ keep }) => !keep);
    for (const pending of this.#pending) [pending.sent, pending.due, pending.attempts] = [false, null, 0];
  }

  #lose(which: (pending: PendingRequest) => boolean): void {
    for (const { request } of this.#pending.filter(which)) this.#settle(request.id, "lost");
  }

  #beat(): void {
    const silent = this.#now - this.#lastReceived;
    if (silent >= DEAD_AFTER) return this.#drop();
    if (silent >= PING_AFTER && !this.#pinged) {
      this.#pinged = true;
      this.#send({ type: "ping" });
    }
    const due = (end: number | null) => end !== null && this.#now >= end;
    if (due(this.#list.due)) this.#sendLobby();
    if (due(this.#watch.due)) this.#sendWatch();
    for (const pending of this.#pending) if (due(pending.due)) pending.due = null;
    this.#sendPending();
  }

  #name(): string {
    return `${this.#prefix}${++this.#number}`;
  }

  #send(message: ClientMessage): string {
    const id = this.#name();
    this.#out.push({ say: { id, ...message } });
    return id;
  }

  #sendLobby(): void {
    const id = this.#send({ type: "lobby", on: this.#lobby });
    this.#list.sent(this.#lobby ? id : null);
  }

  #sendWatch(): void {
    const { code, since } = this.#table!;
    this.#watch.sent(this.#send({ type: "watch", table: code, since: this.#newest?.version ?? since }));
    this.#anyVersion = true;
    this.#viewed = false;
  }

  /** Sends what is queued, unless the table must be watched first. */
  #sendPending(): void {
    if (this.#stage !== "open" || (this.#table && this.#watch.done === null)) return;
    for (const pending of this.#pending) {
      if (pending.sent || pending.due !== null) continue;
      pending.sent = true;
      this.#out.push({ say: pending.request });
    }
  }

  #settle(id: string, as: Outcome): void {
    const known = this.#pending.some(({ request }) => request.id === id);
    if (!known && as !== "lost") return;
    this.#pending = this.#pending.filter(({ request }) => request.id !== id);
    this.#out.push({ settled: { id, as } });
  }

  #leave(): void {
    this.#table = null;
    this.#newest = null;
    this.#entered = false;
    this.#watch.forget();
    this.#lose(() => true);
  }

  #done(id: string): void {
    if (id === this.#watch.id) {
      this.#watch.sent(null);
      this.#watch.done = this.#now;
      if (this.#viewed) this.#anyVersion = false;
      this.#sendPending();
    } else if (id === this.#list.id) this.#list.forget();
    else this.#settle(id, "done");
  }

  #refused(id: string, refusal: Refusal): void {
    const pending = this.#pending.find(({ request }) => request.id === id);
    if (id === this.#watch.id) {
      if (passes(refusal)) return this.#watch.postpone(this.#now, this.#chance());
      this.#out.push({ unwatched: { table: this.#table!.code, refusal } });
      this.#leave();
    } else if (id === this.#list.id) {
      if (passes(refusal)) this.#list.postpone(this.#now, this.#chance());
      else this.#list.forget();
    } else if (pending && refusal.code === "not-watching" && this.#table) {
      pending.sent = false;
      this.#watchAgain();
    } else if (pending?.keep && refusal.code === "too-fast") {
      pending.sent = false;
      pending.due = this.#now + pause(pending.attempts++, this.#chance());
    } else this.#settle(id, { refused: refusal });
  }

  #resync(): void {
    if (!this.#table) return;
    // Pending requests will get no answer.
    this.#lose(({ keep, sent }) => sent && !keep);
    for (const pending of this.#pending) pending.sent = false;
    this.#watch.id = null;
    this.#watchAgain();
  }

  /** At once if this has not happened recently, otherwise after a delay. */
  #watchAgain(): void {
    const watch = this.#watch;
    if (watch.underWay) return;
    if (watch.done !== null && this.#now - watch.done >= QUIET) watch.forget();
    if (watch.again) return watch.postpone(this.#now, this.#chance());
    watch.again = true;
    this.#sendWatch();
  }

  #update(update: { type: "update" } & Update): void {
    const { base, patch, ...news } = update;
    let view = news.view;
    if (view === undefined) {
      view = this.#newest && base === this.#newest.version ? patched(this.#newest.view, patch) : undefined;
      if (view === undefined) return this.#watchAgain();
    } else if (this.#anyVersion) {
      this.#viewed = true;
      if (this.#watch.done !== null) this.#anyVersion = false;
    } else if (this.#newest && news.version < this.#newest.version) return;
    this.#newest = { version: news.version, view };
    this.#notify({ ...news, view });
  }
}
