import { beforeEach, expect, test, vi } from "vitest";
import type { ChatLine, ClientMessage, Refusal, Room, ServerMessage, Update } from "./protocol";
import type { Line, Outcome, Socket } from "./socket";
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

interface Said {
  message: ClientMessage;
  answer: (outcome: Outcome) => Promise<void>;
}

/** The page's end of a line whose other end is the test. */
class Wire {
  said: Said[] = [];
  watched: [table: string, since: number | null][] = [];
  hear: (message: ServerMessage) => void = () => {};
  turn: (line: Line) => void = () => {};
  refuse: (table: string, refusal: Refusal) => void = () => {};
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

  onUnwatched(listener: (table: string, refusal: Refusal) => void): () => void {
    this.refuse = listener;
    return () => {};
  }

  request(message: ClientMessage): Promise<Outcome> {
    return new Promise((resolve) => {
      const answer = async (outcome: Outcome) => {
        resolve(outcome);
        for (let turn = 0; turn < 5; turn++) await Promise.resolve();
      };
      this.said.push({ message, answer });
    });
  }

  watch(table: string, since: number | null): void {
    this.watched.push([table, since]);
  }
}

const ROOM = {
  type: "room", table: "abc", stage: "playing", settings: { game: "tournament", clock: { kind: "none" } }, seats: [], you: "A", host: false, spectators: 0, commitment: "", deal: null, muted: [], winners: [], scores: [],
  paused: false,
  rematch: null,
} as unknown as { type: "room" } & Room;
const update = (version: number, more: Partial<Update> = {}) => ({
  type: "update", version, view: { version }, legal: [], asked: false, window: null, clocks: null, order: "touched", from: 0, events: [], ...more,
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

const refused = (code: Refusal["code"]): Outcome => ({ refused: { code, text: "" } });

test("a move is pending until it is done, whatever arrives meanwhile", async () => {
  wire.hear(ROOM);
  wire.hear(update(1));
  table.play("end");
  table.play("withdraw");
  expect(wire.said.map(({ message }) => message)).toEqual([{ type: "play", prompt: 1, move: "end" }]);
  wire.hear(update(2, { events: ["made"] }));
  wire.hear(update(3, { from: 1, events: ["another"] }));
  expect(table.pending).toEqual({ move: "end" });
  await wire.said[0]!.answer("done");
  expect([table.pending, table.refusal, table.update?.version]).toEqual([null, null, 3]);
});

test("a move that is refused can be made again, and it is said why unless the question has changed", async () => {
  wire.hear(ROOM);
  wire.hear(update(1));
  table.play("end");
  await wire.said[0]!.answer(refused("storage"));
  expect([table.pending, table.refusal?.code]).toEqual([null, "storage"]);
  table.play("end");
  expect(table.refusal).toBeNull();
  await wire.said[1]!.answer(refused("stale"));
  expect([table.pending, table.refusal]).toEqual([null, null]);
});

test("why there is no hint is said, unless the question has changed", async () => {
  wire.hear(ROOM);
  wire.hear(update(1, { asked: true }));
  void table.askHint();
  await wire.said[0]!.answer(refused("not-loaded"));
  expect([table.hint, table.refusal?.code]).toEqual([null, "not-loaded"]);
  void table.askHint();
  expect(table.hint).toBe("thinking");
  await wire.said[1]!.answer(refused("stale"));
  expect([table.hint, table.refusal]).toEqual([null, null]);
});

test("a question that came too fast is asked again after a pause, and only then answered", async () => {
  vi.useFakeTimers();
  wire.hear(ROOM);
  const heard: unknown[] = [];
  void table.ask("attack york").then(({ legal }) => heard.push(legal));
  await wire.said[0]!.answer(refused("too-fast"));
  expect(wire.said).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(700);
  expect(wire.said.map(({ message }) => message)).toEqual(Array(2).fill({ type: "ask", moves: ["attack york"] }));
  expect(heard).toEqual([]);
  const answer = { id: "", refused: null, refusal: null, legal: ["muster fl"], events: [], view: null };
  await wire.said[1]!.answer({ answer });
  expect(heard).toEqual([["muster fl"]]);
  vi.useRealTimers();
});

test("a question that is refused for good has that as its answer", async () => {
  wire.hear(ROOM);
  const asked = table.ask("end");
  await wire.said[0]!.answer(refused("over"));
  expect((await asked).refusal?.code).toBe("over");
});

test("a pause ends after it has begun, however late its beginning reaches the server", async () => {
  wire.hear(ROOM);
  const pauses = () => wire.said.flatMap(({ message }) => (message.type === "pause" ? [message.on] : []));
  table.pause()();
  expect(pauses()).toEqual([true]);
  await wire.said[0]!.answer("done");
  expect(pauses()).toEqual([true, false]);
  await wire.said[1]!.answer("done");
  const [first, second] = [table.pause(), table.pause()];
  first();
  first();
  await wire.said[2]!.answer(refused("not-alone"));
  expect(pauses()).toEqual([true, false, true]);
  second();
  expect(pauses()).toEqual([true, false, true, false]);
});

test("events that a restored server does not know are dropped", () => {
  wire.hear(ROOM);
  wire.hear(update(1, { events: ["a", "b"] }));
  wire.hear(update(2, { from: 2, events: ["c"] }));
  wire.hear(update(1, { from: 2, events: [] }));
  expect([table.update?.version, table.log.map(({ event }) => event)]).toEqual([1, ["a", "b"]]);
  wire.hear(update(2, { from: 2, events: ["d"] }));
  table.skip();
  expect(table.log.map(({ event, number }) => [event, number])).toEqual([["a", 0], ["b", 1], ["d", 2]]);
});

test("a move that is taken back has not happened, and the log says so", async () => {
  wire.hear(ROOM);
  wire.hear(update(1, { events: ["a"] }));
  expect([table.undoable, await table.undo()]).toEqual([false, false]);
  wire.hear(update(2, { from: 1, events: ["mine"], undo: true }));
  const undone = table.undo();
  expect(wire.said.at(-1)!.message).toEqual({ type: "undo", prompt: 2 });
  wire.hear(update(3, { from: 1, events: [], back: true }));
  await wire.said.at(-1)!.answer("done");
  expect([await undone, table.undoable, table.update?.version]).toEqual([true, false, 3]);
  expect(table.log.map(({ event }) => event)).toEqual(["a"]);
  expect(table.notices).toEqual([{ number: 0, kind: "undone", seat: "A", after: 1 }]);
  wire.hear(update(4, { from: 1, events: ["other"] }));
  table.skip();
  expect(table.log.map(({ event, number }) => [event, number])).toEqual([["a", 0], ["other", 1]]);
});

test("a table that cannot be watched is missing", () => {
  wire.refuse("another", { code: "no-such-table", text: "" });
  expect(table.missing).toBeNull();
  wire.refuse("abc", { code: "no-such-table", text: "" });
  expect(table.missing?.code).toBe("no-such-table");
});

test("events that are sent twice after a break are in the log once", () => {
  wire.hear(ROOM);
  wire.hear(update(1, { events: ["a", "b"] }));
  wire.hear(update(2, { from: 1, events: ["b", "c"] }));
  table.skip();
  expect(table.log.map(({ event }) => event)).toEqual(["a", "b", "c"]);
});

test("a new viewer does not see earlier events as if they happened now", async () => {
  const seen: unknown[][] = [];
  const motion = { before() {}, after: ({ events }: Update) => seen.push(events) };
  wire.hear(ROOM);
  wire.hear(update(1, { events: ["a", "b"] }));
  table.motions.add(motion);
  await vi.waitFor(() => expect(seen).toEqual([[]]));
  wire.hear(update(2, { from: 2, events: ["c"] }));
  await vi.waitFor(() => expect(seen).toEqual([[], ["c"]]));
});

test("a connection that is far behind asks for missing events once", () => {
  wire.hear(ROOM);
  wire.hear(update(1, { events: ["a"] }));
  wire.hear(update(9, { from: 5, events: ["f"] }));
  expect(wire.watched).toEqual([["abc", 0], ["abc", 1]]);
  expect(table.update?.version).toBe(1);
  wire.hear(update(9, { from: 1, events: ["b", "c", "d", "e", "f"] }));
  table.skip();
  expect(table.log.map(({ event }) => event)).toEqual(["a", "b", "c", "d", "e", "f"]);
  wire.hear(update(20, { from: 30, events: ["z"] }));
  wire.hear(update(21, { from: 31, events: ["zz"] }));
  table.skip();
  expect(wire.watched).toHaveLength(3);
  expect(table.update?.version).toBe(21);
});

test("a refused request is not shown as done", async () => {
  wire.hear(ROOM);
  wire.hear(update(1));
  void table.order("never");
  await wire.said[0]!.answer(refused("storage"));
  expect([table.update?.order, table.refusal?.code]).toEqual(["touched", "storage"]);
  void table.order("never");
  await wire.said[1]!.answer("done");
  expect([table.update?.order, table.refusal]).toEqual(["never", null]);
});

test("a user whose socket is refused reads why", async () => {
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

test("a player at a waiting table seals a part of the deal without seeing it", async () => {
  const deal = { attempt: 1, seals: [null, null], fixed: false, revealed: [] };
  wire.hear({ ...ROOM, stage: "waiting", commitment: "first", deal });
  expect(wire.said.map(({ message }) => message.type)).toEqual(["seal"]);
  await wire.said[0]!.answer(refused("wrong-part"));
  expect(table.refusal).toBeNull();
  expect(witnessed.at("abc")?.seal).toBe("first");
});

const guest = (seat: string, name: string, presence: string) => ({ seat, kind: "guest", name, presence });
const withSeats = (...seats: unknown[]) => ({ ...ROOM, seats }) as typeof ROOM;

test("nothing is asked of a player whose seat a bot plays, until the seat is taken back", () => {
  wire.hear(withSeats(guest("A", "Ann", "here")));
  wire.hear(update(1, { asked: true, legal: ["end"], order: "always" }));
  expect([table.left, table.update?.asked]).toEqual([false, true]);
  wire.hear(withSeats(guest("A", "Ann", "substitute")));
  expect([table.left, table.update?.asked, table.update?.legal, table.update?.order]).toEqual([true, false, [], null]);
  wire.hear(update(2, { asked: true, legal: ["end"] }));
  expect([table.update?.version, table.update?.asked]).toEqual([2, false]);
  wire.hear(withSeats(guest("A", "Ann", "here")));
  expect([table.update?.version, table.update?.asked, table.update?.legal]).toEqual([2, true, ["end"]]);
});

test("leaving, replacement and return are noticed, but not in games over days", () => {
  const bob = (presence: string) => withSeats(guest("A", "Ann", "here"), guest("B", "Bob", presence));
  for (const presence of ["here", "away", "substitute", "substitute", "here"]) wire.hear(bob(presence));
  expect(table.notices.map(({ kind, seat }) => `${seat} ${kind}`)).toEqual(["B away", "B substitute", "B back"]);
  const settings = { ...ROOM.settings, clock: { kind: "correspondence", hours: 24, window: 12 } } as Room["settings"];
  wire.hear({ ...bob("away"), settings });
  expect(table.notices.length).toBe(3);
});

test("a player without a chosen name is named after the seat", () => {
  wire.hear(withSeats(guest("A", "Guest 5523", "here"), guest("B", "Guest 9012", "here")));
  expect([table.nameOf("A"), table.nameOf("B")]).toEqual(["Wilfred", "Elgitha"]);
});
