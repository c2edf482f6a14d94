import { tick, untrack } from "svelte";
import { Refused, roomOf } from "./api";
import { isHere } from "./local/here";
import { OwnPart } from "./deal";
import { seen } from "./kept";
import type {
  Answer, ChatLine, ClientMessage, Closing, Hint, Presence, Refusal, Room, Seat, ServerMessage, StandingOrder, Update,
} from "./protocol";
import { NO_TIME, Present, timed, type Beat, type Script } from "./present";
import { passes, pause } from "./session";
import { settings } from "./settings.svelte";
import { play } from "./sounds";
import { socket, type Line, type Outcome, type Socket } from "./socket";
import { namesOf, tailOf } from "./words/names";

/** An event, and the game before it, which sentences need. */
export interface Entry {
  number: number;
  event: unknown;
  /** The game before the update with this event: `null` before the deal, `undefined` if events in between are missing. */
  before: unknown;
  /** All events of that update, in order. */
  together: readonly unknown[];
}

/** A move of ours that the server has neither made nor refused yet. */
export interface Pending {
  move: string;
}

/** A player has left, was replaced by a bot, or has returned. */
export interface Notice {
  number: number;
  kind: "away" | "substitute" | "back" | "undone";
  seat: Seat;
  /** How many entries of the log were before it. */
  after: number;
}

/** A hint, and the version of the update that it is about. */
export interface Hinted extends Hint {
  version: number;
}

/** How long the strip shows that a player has left or returned, in milliseconds. */
const TOLD = 6000;

/** Motion before and after the game on the screen changes. */
export interface Motion {
  before(): void;
  after(update: Update): void;
}

/** A beat of an update, on its way to the screen. */
interface Told {
  beat: Beat;
  update: Update;
  /** Is the update whole with it? */
  last: boolean;
  /** The game before the update, known when its first beat is shown. */
  since: { before?: unknown; known: boolean };
}

/** What follows sooner than this, in milliseconds, is read aloud together with what it follows. */
const TOGETHER = 500;

/** The longest absence, in milliseconds, that needs no summary. */
const ABSENCE = 60_000;

/** A table as this page shows it. The server's newest message is always enough. */
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
  /** The first entry that a returning reader has not seen. */
  away = $state<number | null>(null);
  /** Why the server has closed the connection, if it has said so. */
  closing = $state<Closing | null>(null);
  /** The current announcement: its sentence is in the strip. */
  telling = $state.raw<Beat | null>(null);
  /** Can our last move be taken back? */
  undoable = $state(false);
  /** The last sentence, and those so shortly before it that a screen reader could not have read them. */
  said = $state.raw<string | null>(null);
  unheard = $state.raw("");
  muted = $derived(this.room?.muted ?? []);
  /** Absences and returns since this page was opened, and the most recent ones. */
  notices = $state.raw<Notice[]>([]);
  notice = $state.raw<Notice | null>(null);

  you = $derived(this.room?.you ?? null);
  /** A bot plays for us: nothing is ours to decide until we take the seat back. */
  left = $derived(this.presenceOf(this.you) === "substitute");
  #names = $derived(this.room ? namesOf(this.room.settings.game, this.room.seats) : []);
  legal = $derived(this.update?.legal ?? []);

  readonly code: string;
  /** Does the game live in this browser? */
  readonly isHere: boolean;
  /** Can this browser not keep its next move? */
  unkept = $state(false);
  /** Is it played in another tab of this browser? */
  elsewhere = $state(false);
  readonly motions = new Set<Motion>();
  /** How events are announced; undefined while the page is hidden. */
  script: Script | null = null;
  #socket: Socket;
  #stop: (() => void)[] = [];
  #newest: Update | null = null;
  /** How many events we have received, and how many of them the log shows. */
  #told = 0;
  /** Have we asked for missing events? */
  #catching = false;
  /** How many of them are on the screen. */
  #shown = 0;
  #number = 0;
  #left: { at: number; number: number } | null = null;
  #present: Present<Told>;
  #saidAt = 0;
  #part: OwnPart;
  #closed = false;
  /** The update on the screen as the server sent it. */
  #whole: Update | null = null;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(code: string, line: Socket = socket()) {
    this.code = code;
    this.isHere = isHere(code);
    this.#socket = line;
    const stage = { say: (told: Told) => this.#say(told), show: (told: Told) => void this.#show(told), rest: () => (this.telling = null) };
    this.#present = new Present<Told>(stage, (told, waiting) => this.#times(told, waiting), () => this.#isInstant());
    this.#part = new OwnPart((message) => line.request(message));
    this.#stop.push(
      line.listen((message) => this.#hear(message)),
      line.onLine((now) => this.#onLine(now)),
      line.onUnwatched((table, refusal) => this.#onUnwatched(table, refusal)),
    );
    const seen = () => this.#onVisible();
    document.addEventListener("visibilitychange", seen);
    this.#stop.push(() => document.removeEventListener("visibilitychange", seen));
    line.watch(code, 0);
  }

  close(): void {
    this.#closed = true;
    this.#keepSeen();
    this.#present.stop();
    clearTimeout(this.#forget);
    for (const stop of this.#stop) stop();
    this.#socket.unwatch();
    // The line to a game of this browser is this table's own.
    if (this.isHere) this.#socket.stop();
  }

  /** Acting skips to the present. */
  skip(): void {
    this.#present.skip();
  }

  /** Ends the current announcement. */
  hurry(): void {
    this.#present.hurry();
  }

  /** A player who begins to act on a question no longer needs the earlier announcements. */
  attend(): void {
    if (this.update?.asked) this.skip();
  }

  play(move: string): void {
    this.skip();
    const update = this.update;
    if (!update || this.pending) return;
    this.refusal = null;
    this.pending = { move };
    void this.#socket.request({ type: "play", prompt: update.version, move }).then((outcome) => this.#settle(outcome));
  }

  /** Takes our last move back. Returns whether it was. */
  async undo(): Promise<boolean> {
    if (!this.#newest || !this.undoable || this.pending) return false;
    this.skip();
    return (await this.request({ type: "undo", prompt: this.#newest.version })) === "done";
  }

  /** Does nothing take time? Then what comes within a frame is shown at once, with the next; a page that is not seen has none. */
  #isInstant(): boolean {
    return settings.pace === 0 && document.visibilityState === "visible";
  }

  /** Our move is made or refused. What it has changed is on the screen before anybody goes on from it. */
  #settle(outcome: Outcome): void {
    this.#present.skipThrough(({ beat }) => beat.own || settings.pace === 0);
    this.pending = null;
    this.#excuse(outcome);
  }

  /** Shows why something was not done. If the question has changed, a newer update says more than this could. */
  #excuse(outcome: Outcome): void {
    if (typeof outcome === "object" && "refused" in outcome && outcome.refused.code !== "stale") this.refusal = outcome.refused;
  }

  /** What would these moves do, one after the other? There is no answer if the line breaks meanwhile: the question has gone. */
  async ask(...moves: string[]): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      const outcome = await this.#socket.request({ type: "ask", moves });
      if (typeof outcome === "object") {
        if ("answer" in outcome) return outcome.answer;
        const refusal = outcome.refused;
        if (!passes(refusal)) return { id: "", refused: null, refusal, legal: [], events: [], view: null };
      }
      if (typeof outcome === "string" || this.#closed) return new Promise(() => {});
      await new Promise((resolve) => setTimeout(resolve, pause(attempt, Math.random())));
    }
  }

  /** Asks the server to do something; why it does not is shown. */
  async request(message: ClientMessage): Promise<Outcome> {
    this.refusal = null;
    const outcome = await this.#socket.request(message);
    if (typeof outcome === "object" && "refused" in outcome) this.refusal = outcome.refused;
    return outcome;
  }

  async order(order: StandingOrder): Promise<void> {
    if ((await this.request({ type: "order", order })) === "done" && this.#whole) this.#put({ ...this.#whole, order });
  }

  /** Are all others bots? Then the game may wait for the reader. */
  get alone(): boolean {
    return this.room?.seats.every(({ seat, kind }) => seat === this.you || kind === "bot") ?? false;
  }

  /** Is a hint of the first game on the screen? */
  tipped = $state(false);
  /** What Champion would do, as long as the same is asked; or that it is thinking. */
  hint = $state.raw<Hinted | "thinking" | null>(null);
  /** May Champion be asked now? Only where all others are bots. */
  hintable = $derived(this.you !== null && this.alone && this.room?.stage === "playing" && (this.update?.asked ?? false) && this.pending === null);

  async askHint(): Promise<void> {
    const update = this.update;
    if (!update || !this.hintable || this.hint === "thinking") return;
    this.hint = "thinking";
    this.refusal = null;
    const outcome = await this.#socket.request({ type: "hint", prompt: update.version });
    this.#excuse(outcome);
    const found = typeof outcome === "object" && "answer" in outcome ? outcome.answer.hint : undefined;
    // Another update of the same moment, as after a pause, changes nothing.
    this.hint = found && this.update?.version === update.version ? { ...found, version: update.version } : null;
  }

  /** How many parts of the page ask the bots to wait. */
  #reading = 0;

  /** Pauses the bots until the returned function is called; games with other people are not paused. */
  pause(): () => void {
    // Each pause changes the room: an effect that asks for one must not run again for that.
    if (!untrack(() => this.alone)) return () => {};
    if (this.#reading++ === 0) void this.#hold(true);
    let held = true;
    return () => {
      if (held && --this.#reading === 0) void this.#hold(false);
      held = false;
    };
  }

  /** Is the answer to a pause still awaited? */
  #holding = false;

  /**
   * Tells the server whether to wait, one request after the other: one that has to be sent again must not overtake a later one and
   * leave the game standing. A server that cannot wait goes on, which is no trouble for the reader.
   */
  async #hold(on: boolean): Promise<void> {
    if (this.#holding) return;
    this.#holding = true;
    let told = !on;
    while (!this.#closed && told !== this.#reading > 0) {
      told = !told;
      await this.#socket.request({ type: "pause", on: told });
    }
    this.#holding = false;
  }

  mute(seat: Seat, on: boolean): void {
    void this.request({ type: "mute", seat, on });
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
    return this.#names["ABCDEF".indexOf(seat)] ?? seat;
  }

  /** The end of a name that a narrow place must not cut. */
  tailOf(seat: Seat): string {
    return tailOf(this.nameOf(seat), this.#names);
  }

  presenceOf(seat: Seat | null): Presence | null {
    const found = this.room?.seats.find((other) => other.seat === seat);
    return found?.kind === "guest" ? found.presence : null;
  }

  /** The server's time now, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#socket.skew;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "room":
        this.#enter(message);
        break;
      case "update":
        this.#receive(message);
        break;
      case "chat":
        this.#read(message.lines, message.whole);
        break;
      case "closing":
        this.closing = message.why;
        break;
      case "refused":
        this.refusal = message.refusal;
        break;
      default:
        break;
    }
  }

  #enter(room: Room): void {
    const before = this.room;
    this.room = room;
    this.missing = null;
    this.#part.prepare(room);
    if (before?.stage !== "playing" || room.stage !== "playing") return;
    // Over days everybody is away most of the time.
    const seats = room.settings.clock.kind === "correspondence" ? [] : room.seats;
    for (const [at, seat] of seats.entries()) {
      const was = before.seats[at];
      if (seat.kind !== "guest" || was?.kind !== "guest" || seat.presence === was.presence) continue;
      this.#notice(seat.presence === "here" ? "back" : seat.presence, seat.seat);
    }
    if (this.#whole) this.#put(this.#whole);
  }

  #notice(kind: Notice["kind"], seat: Seat): void {
    const notice = { number: this.notices.length, kind, seat, after: this.#number };
    this.notices = [...this.notices, notice];
    this.notice = notice;
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.notice = null), TOLD);
  }

  /** While a bot plays for us nothing is asked of us. */
  #put(update: Update): void {
    this.#whole = update;
    this.update = this.left ? { ...update, asked: false, legal: [], order: null } : update;
  }

  #receive(news: Update): void {
    // A connection that is far behind does not get everything. We ask once; if even that comes too late, we go on without it.
    if (news.from > this.#told && !this.#catching) {
      this.#catching = true;
      this.#socket.watch(this.code, this.#newest?.version ?? 0);
      return;
    }
    this.#catching = false;
    this.undoable = news.undo ?? false;
    if (news.back || news.from + news.events.length < this.#told) this.#goBack(news.from);
    if (news.back && this.you !== null) this.#notice("undone", this.you);
    // Some may have been under way already when we asked for them after a break.
    const known = Math.max(0, this.#told - news.from);
    const update = { ...news, from: news.from + known, events: news.events.slice(known) };
    this.#told = news.from + news.events.length;
    const before = this.#newest;
    this.#newest = update;
    const first = before === null;
    if (first || !this.script) this.#present.skip();
    this.#present.put(...this.#beatsOf(update, before));
    if (first) {
      this.skip();
      this.#afterFirst();
    }
    // A player who is asked in a window has no time to lose.
    if (update.window !== null && update.asked) this.skip();
  }

  #beatsOf(update: Update, before: Update | null): Told[] {
    const whole: Beat = { events: update.events, text: null, detail: "", icon: null, by: null, times: NO_TIME, view: null, large: null, own: false, brisk: "no" };
    const told = before && update.events.length > 0 ? (this.script?.(update, before.view) ?? []) : [];
    // Without delays an update is shown as a whole.
    const last = { ...whole, text: told.findLast(({ text }) => text !== null)?.text ?? null };
    const beats = told.length > 0 && settings.pace > 0 ? told : [last];
    const since = { known: false };
    return beats.map((beat, at) => ({ beat, update, last: at === beats.length - 1, since }));
  }

  /** A move was taken back, or a server that was restored from a backup lacks events that we received: they did not happen. */
  #goBack(told: number): void {
    this.skip();
    this.log = this.log.slice(0, Math.max(0, this.log.length - (this.#told - told)));
    this.#number = this.log.length;
    this.#told = told;
    this.#shown = told;
    this.said = null;
  }

  #times({ beat }: Told, waiting: number) {
    return timed(beat, waiting, { motion: settings.factor, pace: settings.pace });
  }

  #say(told: Told): void {
    const { text, own } = told.beat;
    const { say, fly, settle, hold } = this.#times(told, 0);
    this.telling = text !== null && !own && say + fly + settle + hold > 0 ? told.beat : null;
    if (text === null) return;
    const now = performance.now();
    this.unheard = now - this.#saidAt < TOGETHER ? `${this.unheard} ${this.said ?? ""}`.trim() : "";
    this.said = text;
    this.#saidAt = now;
  }

  async #show({ beat, update, last, since }: Told): Promise<void> {
    if (!since.known) {
      // After a gap the state before these events is unknown.
      since.before = update.from > this.#shown ? undefined : (this.update?.view ?? null);
      since.known = true;
      this.#shown = update.from;
    }
    this.#shown += beat.events.length;
    const watching = new Set(this.motions);
    for (const motion of watching) motion.before();
    if (beat.events.length > 0) {
      const entries = beat.events.map((event) => ({ number: this.#number++, event, before: since.before, together: update.events }));
      this.log = [...this.log, ...entries];
    }
    const events = [...beat.events];
    this.#put(last ? { ...update, events } : { ...(this.#whole ?? update), view: beat.view, events, legal: [], asked: false, window: null });
    const shown = this.update!;
    // What stood large over the table flies to its place now.
    if (this.telling === beat && beat.large && settings.factor > 0) this.telling = { ...beat, large: null };
    await tick();
    // A new viewer has seen none of it happen.
    for (const motion of this.motions) motion.after(watching.has(motion) ? shown : { ...shown, events: [] });
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

  #onUnwatched(table: string, refusal: Refusal): void {
    if (table === this.code) this.missing = refusal;
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
      this.#leave();
    }
  }

  /** If no socket is accepted, only an HTTP request shows why. */
  async #askWhy(): Promise<void> {
    try {
      await roomOf(this.code);
    } catch (fault) {
      if (fault instanceof Refused && this.room === null) this.missing = fault.refusal;
    }
  }

  #onVisible(): void {
    if (document.visibilityState === "visible") this.#return();
    else {
      if (settings.pace === 0) this.skip();
      this.#leave();
    }
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
