import { beforeEach, expect, test, vi } from "vitest";
import { OwnPart } from "./deal";
import { witnessed } from "./kept";
import type { ClientMessage, Deal, Room, Seat } from "./protocol";
import { sha256 } from "./sha256";
import type { Outcome } from "./socket";

const kept = new Map<string, string>();
let said: ClientMessage[];
let answer: (outcome: Outcome) => Promise<void>;
let ours: OwnPart;

const page = () =>
  new OwnPart((message) => {
    said.push(message);
    return new Promise((resolve) => {
      answer = async (outcome) => {
        resolve(outcome);
        await new Promise((done) => setTimeout(done));
      };
    });
  });
const room = (deal: Partial<Deal>, you: Seat | null = "B") =>
  ({ table: "abc", stage: "waiting", you, commitment: "c0", deal: { attempt: 1, seals: [null, null], fixed: false, revealed: [], ...deal } }) as unknown as Room;
const sealed = () => said.flatMap((message) => (message.type === "seal" ? [message.seal] : []));
const revealed = () => said.flatMap((message) => (message.type === "reveal" ? [message.part] : []));

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  said = [];
  ours = page();
});

test("a seated player seals a part once, and sends the same again if the server has forgotten it", async () => {
  ours.prepare(room({}, null));
  expect(said).toEqual([]);
  ours.prepare(room({}));
  ours.prepare(room({}));
  expect(sealed()).toHaveLength(1);
  await answer("done");
  ours.prepare(room({ seals: [null, sealed()[0]!] }));
  expect(said).toHaveLength(1);
  ours.prepare(room({}));
  expect(sealed()).toEqual([sealed()[0], sealed()[0]]);
});

test("a reloaded page and another tab have the same part; a new attempt has another", () => {
  ours.prepare(room({}));
  page().prepare(room({}));
  page().prepare(room({ attempt: 2 }));
  const [first, again, second] = sealed();
  expect(again).toBe(first);
  expect(second).not.toBe(first);
});

test("the part is revealed when the seals are fixed and ours is among them", async () => {
  ours.prepare(room({}));
  await answer("done");
  const [seal] = sealed();
  ours.prepare(room({ seals: ["aa", seal!] }));
  ours.prepare(room({ seals: ["aa", null], fixed: true }));
  ours.prepare(room({ seals: [seal!, "bb"], fixed: true }));
  expect(said).toHaveLength(1);
  ours.prepare(room({ seals: ["aa", seal!], fixed: true }));
  ours.prepare(room({ seals: ["aa", seal!], fixed: true }));
  expect(revealed()).toHaveLength(1);
  expect(revealed()[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(sha256(revealed()[0]!)).toBe(seal);
  expect(witnessed.at("abc")).toEqual({ seal: "c0", parts: [{ attempt: 1, digits: revealed()[0], seals: ["aa", seal] }] });
  await answer("lost");
  ours.prepare(room({ seals: ["aa", seal!], fixed: true }));
  expect(revealed(), "a break").toHaveLength(2);
  ours.prepare(room({ seals: ["aa", seal!], fixed: true, revealed: ["B"] }));
  expect(revealed()).toHaveLength(2);
});

test("one attempt, one list of seals: no tab reveals the part for another list", () => {
  ours.prepare(room({}));
  const [seal] = sealed();
  ours.prepare(room({ seals: ["aa", seal!], fixed: true }));
  for (const tab of [ours, page()]) tab.prepare(room({ seals: ["bb", seal!], fixed: true }));
  expect(revealed()).toHaveLength(1);
});

test("a refused seal is not sent again for that attempt", async () => {
  ours.prepare(room({}));
  await answer({ refused: { code: "wrong-part", text: "" } });
  ours.prepare(room({}));
  expect(said).toHaveLength(1);
  ours.prepare(room({ attempt: 2 }));
  expect(said).toHaveLength(2);
});

test("a seal that could not be saved is sent again after a while", async () => {
  vi.useFakeTimers();
  ours.prepare(room({}));
  void answer({ refused: { code: "storage", text: "" } });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sealed()).toEqual([sealed()[0], sealed()[0]]);
  // However long the database is away.
  for (let tries = 0; tries < 20; tries++) {
    void answer({ refused: { code: "storage", text: "" } });
    await vi.advanceTimersByTimeAsync(30_000);
  }
  expect(said).toHaveLength(22);
  void answer("done");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(said).toHaveLength(22);
  vi.useRealTimers();
});

test("a browser without storage has one part as long as the page is open", () => {
  vi.stubGlobal("localStorage", undefined);
  ours.prepare(room({}));
  const [seal] = sealed();
  ours.prepare(room({ seals: ["aa", seal!], fixed: true }));
  ours.prepare(room({ seals: ["bb", seal!], fixed: true }));
  expect(revealed()).toHaveLength(1);
  expect(sha256(revealed()[0]!)).toBe(seal);
});
