import { tick } from "svelte";
import { Refused, roomOf } from "./api";
import { seen, witnessed } from "./kept";
import type {
  Answer, ChatLine, ClientMessage, Closing, Refusal, Room, Seat, ServerMessage, StandingOrder, Update,
} from "./protocol";
import { Present } from "./present";
import { settings } from "./settings.svelte";
import { play } from "./sounds";
import { randomDigits, socket, type Line, type Socket } from "./socket";

/** Something that happened, and the game before it: sentences need to know what lay where. */
export interface Entry {
  number: number;
  event: unknown;
  /** The game before all that was told with it: `null` before the deal, `undefined` if something in between was not told. */
  before: unknown;
  /** Everything that was told at once, in order. */
  together: readonly unknown[];
}

/** A move of ours that the server has not confirmed yet. */
export interface Pending {
  id: string;
  move: string;
}

/** Motion before and after the game on the screen changes. */
export interface Motion {
  before(): void;
  after(update: Update): void;
}

/** Longest absence, in milliseconds, that needs no telling. */
const ABSENCE = 60_000;

/** A table as this page shows it. What the server has said last is always enough. */
export class Table {
  room = $state.raw<Room | null>(null);
  /** The game on the screen; newer updates may be waiting to be shown. */
  update = $state.raw<Update | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  line = $state<Line>("connecting");
  /** The connection came back a moment ago. */
  back = $state(false);
  pending = $state.raw<Pending | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** There is no such table, or we may not see it. */
  missing = $state.raw<Refusal | null>(null);
  /** The first entry that somebody who was away has not seen. */
  away = $state<number | null>(null);
  /** Why the server has closed the line, where it has said so. */
  closing = $state<Closing | null>(null);
  muted = $derived(this.room?.muted ?? []);

  you = $derived(this.room?.you ?? null);
  legal = $derived(this.update?.legal ?? []);

  readonly code: string;
  readonly motions = new Set<Motion>();
  #socket: Socket;
  #stop: (() => void)[] = [];
  #newest: Update | null = null;
  /** How many events we have been told, and how many of them the log shows. */
  #told = 0;
  /** Have we asked for some that we were not told? */
  #catching = false;
  /** How many of them are on the screen. */
  #shown = 0;
  #number = 0;
  #left: { at: number; number: number } | null = null;
  #present: Present<Update>;

  constructor(code: string, line: Socket = socket()) {
    this.code = code;
    this.#socket = line;
    this.#present = new Present<Update>((shown) => this.#show(shown), (update) => this.#weight(update));
    this.#stop.push(line.listen((message) => this.#hear(message)), line.onLine((now) => this.#onLine(now)));
    const seen = () => this.#onVisible();
    document.addEventListener("visibilitychange", seen);
    this.#stop.push(() => document.removeEventListener("visibilitychange", seen));
    line.watch(code, () => this.#newest?.version ?? 0);
  }

  close(): void {
    this.#keepSeen();
    this.#present.stop();
    for (const stop of this.#stop) stop();
    this.#socket.unwatch();
  }

  /** Acting skips to the present. */
  skip(): void {
    this.#present.skip();
  }

  play(move: string): void {
    this.skip();
    const update = this.update;
    if (!update || this.pending) return;
    this.refusal = null;
    this.pending = { id: this.#socket.play(update.version, move), move };
  }

  ask(...moves: string[]): Promise<Answer> {
    return this.#socket.ask(...moves);
  }

  /** Says something that need not survive a break. False while nobody hears it. */
  say(message: ClientMessage): boolean {
    return this.#socket.say(message);
  }

  order(order: StandingOrder): void {
    if (this.say({ type: "order", order }) && this.update) this.update = { ...this.update, order };
  }

  mute(seat: Seat, on: boolean): void {
    this.say({ type: "mute", seat, on });
  }

  /** Does this reader want to see a line of the chat? */
  reads(line: ChatLine): boolean {
    if (line.seat !== null && this.muted.includes(line.seat)) return false;
    return settings.chat || "phrase" in line || this.#isMine(line);
  }

  #isMine(line: ChatLine): boolean {
    return line.seat !== null && line.seat === this.you;
  }

  nameOf(seat: Seat): string {
    const found = this.room?.seats.find((other) => other.seat === seat);
    return found && found.kind !== "free" ? found.name : seat;
  }

  /** The server's time now, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#socket.skew;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "room":
        if (message.table !== this.code) return;
        this.room = message;
        this.missing = null;
        this.#addPart(message);
        break;
      case "update":
        if (this.#isOurs()) this.#receive(message);
        break;
      case "chat":
        if (this.#isOurs()) this.#read(message.lines, message.whole);
        break;
      case "refused":
        this.#refused(message.id, message.refusal);
        break;
      case "closing":
        this.closing = message.why;
        break;
      default:
        break;
    }
  }

  /** What a table says begins with its room: before that, the one that was watched last may still be heard. */
  #isOurs(): boolean {
    return this.room !== null;
  }

  /** The table and seat for which our half of the deal is under way. */
  #sealed = "";

  /** Our half of the deal: as soon as we sit, so that nobody waits for it. */
  #addPart(room: Room): void {
    if (room.you === null || room.part || room.stage !== "waiting") return;
    if (this.#sealed === `${room.table} ${room.you}`) return;
    this.#sealed = `${room.table} ${room.you}`;
    const part = randomDigits(32);
    const before = witnessed.at(room.table) ?? { seal: room.commitment, parts: [] };
    witnessed.keep(room.table, { ...before, parts: [...before.parts, part] });
    this.say({ type: "part", part });
  }

  #receive(news: Update): void {
    if (this.#newest && news.version < this.#newest.version) return;
    // A line that is far behind is not told everything. Once it is asked for; if even that comes too late, we go on without it.
    if (news.from > this.#told && !this.#catching) {
      this.#catching = true;
      this.#socket.catchUp();
      return;
    }
    this.#catching = false;
    // Some may have been under way already when we asked for them after a break.
    const known = Math.max(0, this.#told - news.from);
    const update = { ...news, from: news.from + known, events: news.events.slice(known) };
    this.#told = news.from + news.events.length;
    if (this.pending && update.ack === this.pending.id) this.pending = null;
    const first = this.#newest === null;
    this.#newest = update;
    if (first || update.events.length === 0) {
      this.#present.skip();
      this.#present.put(update, "at once");
      if (first) this.#afterFirst();
      return;
    }
    // Whoever is asked in a window has no time to lose.
    this.#present.put(update, update.window !== null && update.asked ? "soon" : "in turn");
  }

  /** How long an update should stay on the screen before the next, in milliseconds. */
  #weight(update: Update): number {
    if (settings.factor === 0) return 0;
    const moves = update.events.filter((event) => {
      const { event: kind, by } = event as { event: string; by?: Seat };
      return kind === "moved" ? by !== this.you : kind === "tournament-won" || kind === "stormed";
    });
    // Card after card of an army is seen soon; what it does follows.
    if (moves.length === 1 && (moves[0] as { move?: string }).move?.startsWith("muster ")) return 250 * settings.factor;
    return moves.length === 0 ? 60 : Math.min(900 * moves.length, 2400) * settings.factor;
  }

  async #show(update: Update): Promise<void> {
    // After a gap nobody knows how the table lay before these events.
    const before = update.from > this.#shown ? undefined : (this.update?.view ?? null);
    this.#shown = update.from + update.events.length;
    const watching = new Set(this.motions);
    for (const motion of watching) motion.before();
    if (update.events.length > 0) {
      const entries = update.events.map((event) => ({ number: this.#number++, event, before, together: update.events }));
      this.log = [...this.log, ...entries];
    }
    this.update = update;
    await tick();
    // Who begins to watch now has seen nothing of it happen.
    for (const motion of this.motions) motion.after(watching.has(motion) ? update : { ...update, events: [] });
    this.#keepSeen();
  }

  #afterFirst(): void {
    const before = seen.at(this.code);
    if (this.you !== null && before !== null && this.#number - before > 3) this.away = before;
  }

  #keepSeen(): void {
    if (document.visibilityState === "visible" && this.#number > 0) seen.keep(this.code, this.#number);
  }

  #read(lines: ChatLine[], whole: boolean): void {
    const last = this.chat.at(-1)?.number ?? -1;
    const news = lines.filter((line) => line.number > last);
    const unread = whole ? 0 : news.filter((line) => this.reads(line) && !this.#isMine(line)).length;
    if (unread > 0) play("chat");
    this.unread += unread;
    this.chat = whole ? lines : [...this.chat, ...news].slice(-200);
  }

  #refused(id: string | null, refusal: Refusal): void {
    if (this.pending && id === this.pending.id) {
      this.pending = null;
      // A newer update is under way and says more than this could.
      this.refusal = refusal.code === "stale" ? null : refusal;
    } else if (id === null) {
      const gone = ["no-such-table", "no-spectators", "banned"];
      if (this.room === null && gone.includes(refusal.code)) this.missing = refusal;
      else this.refusal = refusal;
    }
  }

  #onLine(line: Line): void {
    const was = this.line;
    this.line = line;
    if (line === "open" && was === "lost") {
      this.closing = null;
      this.back = true;
      setTimeout(() => (this.back = false), 1500);
      this.#return();
    } else if (line === "lost" && this.room === null) {
      void this.#askWhy();
    } else if (line === "lost" && was === "open") {
      // What was said into a broken line may not have arrived.
      this.#sealed = "";
      this.#leave();
    }
  }

  /** Whoever is let in by no socket learns only by a request why. */
  async #askWhy(): Promise<void> {
    try {
      await roomOf(this.code);
    } catch (fault) {
      if (fault instanceof Refused && this.room === null) this.missing = fault.refusal;
    }
  }

  #onVisible(): void {
    if (document.visibilityState === "visible") this.#return();
    else this.#leave();
  }

  #leave(): void {
    this.#left ??= { at: Date.now(), number: this.#number };
  }

  #return(): void {
    const left = this.#left;
    if (this.line !== "open" || document.visibilityState !== "visible" || !left) return;
    this.#left = null;
    if (Date.now() - left.at < ABSENCE) return;
    // What has been missed comes with the next update.
    setTimeout(() => {
      this.skip();
      if (this.#number > left.number + 1) this.away = left.number;
    }, 400);
  }
}
