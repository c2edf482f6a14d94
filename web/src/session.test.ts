import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ClientMessage } from "./protocol";
import { Session, type Output } from "./session";

interface Input {
  do?: "start" | "open" | "lost" | "tick" | "unwatch";
  hear?: unknown;
  watch?: string;
  since?: number | null;
  lobby?: boolean;
  request?: ClientMessage;
  keep?: boolean;
}
interface Trace {
  name: string;
  steps: { at: number; in: Input; out: Output[]; wake?: number | null }[];
}

const TRACES = JSON.parse(readFileSync(new URL("../../crates/protocol/traces/session.json", import.meta.url), "utf8")) as Trace[];

function put(session: Session, input: Input, at: number): Output[] {
  if (input.do !== undefined) return session[input.do](at);
  if (input.watch !== undefined) return session.watch(input.watch, input.since ?? null, at);
  if (input.lobby !== undefined) return session.lobby(input.lobby, at);
  if (input.request !== undefined) return session.request(input.request, input.keep!, at).out;
  return session.receive(input.hear, at);
}

test.each(TRACES)("$name", ({ steps }) => {
  const session = new Session("t", () => 0.5);
  steps.forEach((step, number) => {
    const where = `step ${number} at ${step.at}`;
    expect(put(session, step.in, step.at), where).toEqual(step.out);
    if (step.wake !== undefined) expect(session.wake(), where).toBe(step.wake);
  });
});

test("a replaced connection does not count as lost, and the table is watched on the new one", () => {
  const hello = { type: "hello", protocol: 3, server: "0", name: null, now: 0 };
  const session = new Session("t", () => 0.5);
  session.watch("abc", 0, 0);
  session.start(0);
  session.open(1);
  session.receive(hello, 2);
  session.receive({ type: "done", id: "t1" }, 3);
  session.request({ type: "stand" }, true, 4);
  session.request({ type: "ask", moves: ["end"] }, false, 4);
  expect(session.reconnect(5)).toEqual(["drop", { settled: { id: "t3", as: "lost" } }, "connect"]);
  expect(session.line).toBe("open");
  session.open(6);
  expect(session.receive(hello, 7)).toEqual([{ tell: hello }, { say: { id: "t4", type: "watch", table: "abc", since: 0 } }]);
  expect(session.receive({ type: "done", id: "t4" }, 8)).toEqual([{ say: { id: "t2", type: "stand" } }]);
});

test("a reader who returns does not wait for the next attempt", () => {
  const session = new Session("t", () => 0.5);
  session.start(0);
  session.lost(1);
  expect(session.hurry(2)).toEqual(["connect"]);
  expect(session.wake()).toBe(10_002);
});
