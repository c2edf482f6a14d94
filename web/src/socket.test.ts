import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage } from "./protocol";
import { Socket } from "./socket";

/** A socket whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.onclose?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const HELLO = { type: "hello", protocol: 2, server: "0", name: null, now: 0 };
const UPDATE = { type: "update", version: 5, ack: null, events: [] };

let socket: Socket;
const wire = () => Wire.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  socket = new Socket("ws://here", () => new Wire() as unknown as WebSocket, "x");
  socket.connect();
});

afterEach(() => vi.useRealTimers());

test("nothing is said before the hello", () => {
  socket.watch("abc", () => 0);
  expect(wire().sent).toEqual([]);
  wire().say(HELLO);
  expect(wire().sent).toEqual([{ type: "watch", table: "abc", since: 0 }]);
});

test("after a break it watches from where it was and repeats what is not confirmed", () => {
  let version = 0;
  wire().say(HELLO);
  socket.watch("abc", () => version);
  const id = socket.play(4, "play R3");
  version = 4;
  wire().close();
  expect(socket.line).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(Wire.all).toHaveLength(2);
  wire().say(HELLO);
  expect(wire().sent).toEqual([
    { type: "watch", table: "abc", since: 4 },
    { type: "play", prompt: 4, id, move: "play R3" },
  ]);
});

test("what is confirmed or refused is not repeated", () => {
  wire().say(HELLO);
  socket.watch("abc", () => null);
  const first = socket.play(4, "play R3");
  const second = socket.play(5, "end");
  wire().say({ ...UPDATE, ack: first });
  wire().say({ type: "refused", id: second, refusal: { code: "stale", text: "" } });
  wire().close();
  vi.advanceTimersByTime(1000);
  wire().say(HELLO);
  expect(wire().sent.map(({ type }) => type)).toEqual(["watch"]);
});

test("attempts come less and less often", () => {
  for (let attempt = 0; attempt < 6; attempt++) {
    wire().close();
    vi.advanceTimersByTime(12_000);
  }
  const before = Wire.all.length;
  wire().close();
  vi.advanceTimersByTime(5000);
  expect(Wire.all.length).toBe(before);
  vi.advanceTimersByTime(6000);
  expect(Wire.all.length).toBe(before + 1);
});

test("a silent line is given up", () => {
  wire().say(HELLO);
  vi.advanceTimersByTime(12_000);
  expect(wire().sent.at(-1)?.type).toBe("ping");
  vi.advanceTimersByTime(10_000);
  expect(socket.line).toBe("lost");
});

test("an answer finds its question", async () => {
  wire().say(HELLO);
  const answer = socket.ask("play R5", "end");
  const asked = wire().sent[0] as Extract<ClientMessage, { type: "ask" }>;
  wire().say({ type: "answer", id: asked.id, refused: null, refusal: null, legal: [], events: [], view: null });
  expect(asked.moves).toEqual(["play R5", "end"]);
  expect((await answer).id).toBe(asked.id);
});

test("nothing is said into a line that is opened anew before it greets, and the table is watched on it", () => {
  wire().say(HELLO);
  socket.watch("abc", () => 3);
  socket.connect();
  expect(socket.say({ type: "stand" })).toBe(false);
  expect(wire().sent).toEqual([]);
  wire().say(HELLO);
  expect(wire().sent).toEqual([{ type: "watch", table: "abc", since: 3 }]);
  expect(Wire.all).toHaveLength(2);
});

test("an attempt that nobody answers is given up for a new one", () => {
  vi.advanceTimersByTime(9000);
  expect(Wire.all).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  expect(socket.line).toBe("lost");
  expect(Wire.all).toHaveLength(2);
  wire().say(HELLO);
  vi.advanceTimersByTime(11_000);
  expect(Wire.all).toHaveLength(2);
});

test("who is refused because too many came at once watches anew, until he is heard or goes", () => {
  const refused = { type: "refused", id: null, refusal: { code: "too-fast", text: "" } };
  const watch = { type: "watch", table: "abc", since: 0 };
  wire().say(HELLO);
  socket.watch("abc", () => 0);
  wire().say(refused);
  vi.advanceTimersByTime(3000);
  expect(wire().sent).toEqual([watch, watch]);
  wire().say({ type: "room", table: "abc" });
  wire().say(refused);
  vi.advanceTimersByTime(3000);
  expect(wire().sent).toEqual([watch, watch]);
  socket.watch("abc", () => 0);
  wire().say(refused);
  socket.unwatch();
  vi.advanceTimersByTime(3000);
  expect(wire().sent).toEqual([watch, watch, watch, { type: "unwatch" }]);
});
