import { beforeEach, expect, test, vi } from "vitest";
import { Store } from "./store";

/** A database of which only the tables are asked for. */
class Database {
  isClosed = false;
  onclose: (() => void) | null = null;
  onversionchange: (() => void) | null = null;
  close(): void {
    this.isClosed = true;
  }
  transaction(): object {
    return { objectStore: () => ({ getAll: () => answered([]) }) };
  }
}

interface Opening {
  result: Database;
  onsuccess: (() => void) | null;
  onblocked: (() => void) | null;
}

function answered(result: unknown): object {
  const request = { result, onsuccess: null as (() => void) | null };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

let openings: Opening[] = [];
const opening = () => openings.at(-1)!;

beforeEach(() => {
  openings = [];
  vi.stubGlobal("indexedDB", {
    open: () => {
      openings.push({ result: new Database(), onsuccess: null, onblocked: null });
      return opening();
    },
  });
});

test("a newer page does not wait for the storage that this one has open", async () => {
  const store = new Store();
  const first = store.tables();
  opening().onsuccess!();
  await first;
  expect(opening().result.isClosed).toBe(false);
  opening().result.onversionchange!();
  expect(opening().result.isClosed).toBe(true);
  const second = store.tables();
  expect(openings, "whoever asks next opens it again").toHaveLength(2);
  opening().onsuccess!();
  expect(await second).toEqual([]);
});

test("a storage that an older page has open is refused instead of waited for, and used when it is there", async () => {
  const store = new Store();
  const asked = store.tables();
  opening().onblocked!();
  await expect(asked).rejects.toThrow("in use");
  await expect(store.tables()).rejects.toThrow("in use");
  expect(openings, "a second attempt would only wait behind the first").toHaveLength(1);
  opening().onsuccess!();
  expect(await store.tables()).toEqual([]);
});
