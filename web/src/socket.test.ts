import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Request } from "./protocol";
import { Socket, type Line, type Wire as SocketWire } from "./socket";

/** A socket whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  sent: Request[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  close(): void {
    this.onclose?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  greet(): void {
    this.onopen?.();
    this.say({ type: "hello", protocol: 3, server: "0", name: null, now: Date.now() + 5000 });
  }
}

let socket: Socket;
const wire = () => Wire.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  socket = new Socket("ws://here", () => new Wire() as unknown as SocketWire, "x");
  socket.start();
});

afterEach(() => vi.useRealTimers());

test("a socket opens, sends what is wanted, and knows the server's time", () => {
  socket.watch("abc", 0);
  expect(wire().sent).toEqual([]);
  wire().greet();
  expect(wire().sent).toEqual([{ id: "x1", type: "watch", table: "abc", since: 0 }]);
  expect([socket.line, socket.skew]).toEqual(["open", 5000]);
});

test("the address names the table, for a proxy before several servers", () => {
  const urls: string[] = [];
  const line = new Socket("ws://here", (url) => (urls.push(url), new Wire() as unknown as SocketWire), "y");
  line.start();
  line.watch("abc", null);
  line.reconnect();
  line.unwatch();
  line.reconnect();
  expect(urls).toEqual(["ws://here", "ws://here?table=abc", "ws://here"]);
});

test("a server that does not show the table is not insisted upon", () => {
  const urls: string[] = [];
  const line = new Socket("ws://here", (url) => (urls.push(url), new Wire() as unknown as SocketWire), "y");
  line.start("abc");
  line.watch("abc", null);
  for (let attempt = 0; attempt < 3; attempt++) line.reconnect();
  expect(urls).toEqual(["ws://here?table=abc", "ws://here", "ws://here?table=abc", "ws://here"]);
});

test("the first address names the table that the page shows, and no later one does", () => {
  const urls: string[] = [];
  const line = new Socket("ws://here", (url) => (urls.push(url), new Wire() as unknown as SocketWire), "y");
  line.start("abc");
  line.reconnect();
  expect(urls).toEqual(["ws://here?table=abc", "ws://here"]);
});

test("a move survives a break with its id, a question does not", async () => {
  const lines: Line[] = [];
  socket.onLine((line) => lines.push(line));
  wire().greet();
  const move = socket.request({ type: "play", prompt: 4, move: "end" });
  const question = socket.request({ type: "ask", moves: ["end"] });
  const [first] = wire().sent;
  wire().close();
  expect(await question).toBe("lost");
  await vi.advanceTimersByTimeAsync(400);
  expect(Wire.all).toHaveLength(2);
  wire().greet();
  expect(wire().sent).toEqual([first]);
  wire().say({ type: "done", id: first!.id });
  expect(await move).toBe("done");
  expect(lines).toEqual(["connecting", "open", "lost", "open"]);
});

test("a silent connection is given up without waiting for the browser", async () => {
  wire().greet();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(wire().sent.map(({ type }) => type)).toEqual(["ping"]);
  const silent = wire();
  await vi.advanceTimersByTimeAsync(8000);
  expect(socket.line).toBe("lost");
  silent.greet();
  expect(socket.line, "messages on a dropped connection are ignored").toBe("lost");
});

test("a clock that is set back stops neither pings nor the next attempt", async () => {
  wire().greet();
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(10_500);
  expect(wire().sent.map(({ type }) => type)).toEqual(["ping"]);
  await vi.advanceTimersByTimeAsync(8500);
  expect(socket.line).toBe("lost");
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(Wire.all).toHaveLength(2);
  wire().greet();
  expect([socket.line, socket.skew], "the server's time is compared with the user's clock").toEqual(["open", 5000]);
});

test("an attempt that nobody answers is given up for a new one", async () => {
  await vi.advanceTimersByTimeAsync(9000);
  expect(Wire.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(Wire.all).toHaveLength(2);
});

test("a listener's requests are sent after the direct consequences of the server's message", () => {
  socket.watch("abc", 0);
  socket.listen((message) => {
    if (message.type === "hello") void socket.request({ type: "stand" });
  });
  wire().greet();
  expect(wire().sent.map(({ type }) => type)).toEqual(["watch"]);
  wire().say({ type: "done", id: "x1" });
  expect(wire().sent.map(({ type }) => type)).toEqual(["watch", "stand"]);
});

test("a change of identity opens a new connection at once, and nothing looks lost", () => {
  const lines: Line[] = [];
  wire().greet();
  socket.onLine((line) => lines.push(line));
  socket.reconnect();
  expect(Wire.all).toHaveLength(2);
  wire().greet();
  expect(lines).toEqual(["open"]);
});

test("a table that cannot be watched is reported once", () => {
  const heard: unknown[] = [];
  socket.onUnwatched((table, { code }) => heard.push([table, code]));
  socket.watch("abc", 0);
  wire().greet();
  wire().say({ type: "refused", id: "x1", refusal: { code: "no-such-table", text: "" } });
  expect(heard).toEqual([["abc", "no-such-table"]]);
});

test("a text that is no message is reported and does no harm", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  wire().greet();
  wire().onmessage?.({ data: "<html>" });
  wire().onmessage?.({ data: "<html>" });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(socket.line).toBe("open");
  warn.mockRestore();
});
