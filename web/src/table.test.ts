import { beforeEach, expect, test, vi } from "vitest";
import type { ChatLine, ClientMessage, Room, ServerMessage, Update } from "./protocol";
import type { Line, Socket } from "./socket";
import type { Table as TableType } from "./table.svelte";

// What a page has and a test has not.
const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("document", { visibilityState: "visible", addEventListener() {}, removeEventListener() {} });
const { Table } = await import("./table.svelte");
const { witnessed } = await import("./kept");

/** The page's end of a line whose other end is the test. */
class Wire {
  open = true;
  said: ClientMessage[] = [];
  hear: (message: ServerMessage) => void = () => {};
  turn: (line: Line) => void = () => {};
  skew = 0;

  listen(listener: (message: ServerMessage) => void): () => void {
    this.hear = listener;
    return () => {};
  }

  onLine(listener: (line: Line) => void): () => void {
    this.turn = listener;
    listener("open");
    return () => {};
  }

  say(message: ClientMessage): boolean {
    if (this.open) this.said.push(message);
    return this.open;
  }

  watch(): void {}

  catchUp(): void {
    this.said.push({ type: "watch", table: "abc", since: null });
  }
}

const ROOM = {
  type: "room", table: "abc", stage: "playing", seats: [], you: "A", host: false, spectators: 0, commitment: "", part: true, muted: [], winners: [], scores: [],
  rematch: null,
} as unknown as { type: "room" } & Room;
const update = (version: number, more: Partial<Update> = {}) => ({
  type: "update", version, ack: null, view: { version }, legal: [], asked: false, window: null, clocks: null, order: "touched", from: 0, events: [], ...more,
} as { type: "update" } & Update);
const chat = (...lines: Partial<ChatLine>[]) => ({
  type: "chat", whole: false, lines: lines.map((line, number) => ({ number, at: 0, name: "", seat: "B", ...line })),
} as ServerMessage);

let wire: Wire;
let table: TableType;

beforeEach(() => {
  kept.clear();
  wire = new Wire();
  table = new Table("abc", wire as unknown as Socket);
});

test("what the table before this one still says is not heard", () => {
  wire.hear(update(90, { from: 300 }));
  wire.hear(chat({ text: "of another table" }));
  wire.hear(ROOM);
  wire.hear(update(2, { events: [{ event: "dealt" }] }));
  expect(table.update?.version).toBe(2);
  expect(table.log.map(({ number }) => number)).toEqual([0]);
  expect(table.chat).toEqual([]);
});

test("events that are told twice after a break are in the log once", () => {
  wire.hear(ROOM);
  wire.hear(update(1, { events: ["a", "b"] }));
  wire.hear(update(2, { from: 1, events: ["b", "c"] }));
  table.skip();
  expect(table.log.map(({ event }) => event)).toEqual(["a", "b", "c"]);
});

test("who begins to watch is not shown what happened before as if it happened now", async () => {
  const seen: unknown[][] = [];
  const motion = { before() {}, after: ({ events }: Update) => seen.push(events) };
  wire.hear(ROOM);
  wire.hear(update(1, { events: ["a", "b"] }));
  table.motions.add(motion);
  await vi.waitFor(() => expect(seen).toEqual([[]]));
  wire.hear(update(2, { from: 2, events: ["c"] }));
  await vi.waitFor(() => expect(seen).toEqual([[], ["c"]]));
});

test("what a line that is far behind was not told is asked for once", () => {
  wire.hear(ROOM);
  wire.hear(update(1, { events: ["a"] }));
  wire.hear(update(9, { from: 5, events: ["f"] }));
  expect(wire.said).toEqual([{ type: "watch", table: "abc", since: null }]);
  expect(table.update?.version).toBe(1);
  wire.hear(update(9, { from: 1, events: ["b", "c", "d", "e", "f"] }));
  table.skip();
  expect(table.log.map(({ event }) => event)).toEqual(["a", "b", "c", "d", "e", "f"]);
  wire.hear(update(20, { from: 30, events: ["z"] }));
  wire.hear(update(21, { from: 31, events: ["zz"] }));
  table.skip();
  expect(wire.said).toHaveLength(2);
  expect(table.update?.version).toBe(21);
});

test("what nobody hears is not shown as done", () => {
  wire.hear(ROOM);
  wire.hear(update(1));
  wire.open = false;
  table.order("never");
  expect(table.update?.order).toBe("touched");
  wire.open = true;
  table.order("never");
  expect(table.update?.order).toBe("never");
});

test("who is let in by no socket is told why", async () => {
  const refusal = { code: "banned", text: "" };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ refusal }), { status: 403 }));
  wire.turn("lost");
  await vi.waitFor(() => expect(table.missing).toEqual(refusal));
});

test("only lines that are shown, of others, wait to be read", () => {
  wire.hear(ROOM);
  wire.hear(chat({ phrase: "hello" }, { seat: "A", phrase: "hello" }, { seat: "C", phrase: "wow" }));
  expect(table.unread).toBe(2);
  wire.hear({ ...ROOM, muted: ["B"] });
  wire.hear(chat({ number: 7, phrase: "nice" }));
  expect(table.unread).toBe(2);
});

test("the seal and our own part of the deal are kept, to be found in the record", () => {
  wire.hear({ ...ROOM, stage: "waiting", part: false, commitment: "first" });
  wire.turn("lost");
  wire.turn("open");
  wire.hear({ ...ROOM, stage: "waiting", part: false, commitment: "second" });
  const parts = wire.said.filter((message) => message.type === "part").map(({ part }) => part);
  expect(parts).toHaveLength(2);
  expect(witnessed.at("abc")).toEqual({ seal: "first", parts });
});
