import type { Change, Stored, Table, Entry } from "./engine";

/** The games of this browser, move by move. Another tab may use them at the same time. */
const NAME = "ivanhoe-games";

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the storage fails"));
  });
}

export class Store {
  #opened: Promise<IDBDatabase> | null = null;

  #database(): Promise<IDBDatabase> {
    this.#opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("tables", { keyPath: "code" });
        request.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
        request.result.createObjectStore("networks");
      };
      request.onsuccess = () => {
        const database = request.result;
        // The browser closes it when the user clears the storage.
        database.onclose = () => (this.#opened = null);
        // The page of another tab is newer, and waits until nobody has the older storage open.
        database.onversionchange = () => {
          database.close();
          this.#opened = null;
        };
        // It may open late: then the next caller gets it.
        this.#opened = Promise.resolve(database);
        resolve(database);
      };
      // Another tab has an older page that keeps it open: until that tab is closed, every caller gets this error.
      request.onblocked = () => reject(new Error("the storage is in use"));
      request.onerror = () => {
        this.#opened = null;
        reject(request.error ?? new Error("no storage"));
      };
    });
    return this.#opened;
  }

  /** Keeps changes, together or not at all. A second entry with the same number is refused. */
  async keep(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    const database = await this.#database();
    const kept = database.transaction(["tables", "entries"], "readwrite", { durability: "strict" });
    for (const change of changes) {
      if ("table" in change) kept.objectStore("tables").put(change.table);
      else kept.objectStore("entries").add(change.entry);
    }
    return new Promise((resolve, reject) => {
      kept.oncomplete = () => resolve();
      kept.onabort = () => reject(kept.error ?? new Error("the storage is full"));
    });
  }

  async load(code: string): Promise<Stored | null> {
    const read = (await this.#database()).transaction(["tables", "entries"]);
    const table = settled<Table | undefined>(read.objectStore("tables").get(code));
    const entries = settled<Entry[]>(read.objectStore("entries").getAll(IDBKeyRange.bound([code], [code, []])));
    const found = await table;
    return found ? { table: found, entries: await entries } : null;
  }

  async forget(code: string): Promise<void> {
    const database = await this.#database();
    const gone = database.transaction(["tables", "entries"], "readwrite");
    gone.objectStore("tables").delete(code);
    gone.objectStore("entries").delete(IDBKeyRange.bound([code], [code, []]));
    return new Promise((resolve, reject) => {
      gone.oncomplete = () => resolve();
      gone.onabort = () => reject(gone.error ?? new Error("the storage fails"));
    });
  }

  async hasNetwork(address: string): Promise<boolean> {
    const read = (await this.#database()).transaction("networks").objectStore("networks");
    return (await settled(read.count(address))) > 0;
  }

  /** A network, or another large file: kept before, or fetched and kept now. */
  async file(address: string): Promise<Uint8Array<ArrayBuffer>> {
    const kept = await this.#network(address).catch(() => null);
    if (kept) return kept;
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) throw new Error("here-not-loaded");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    // Without room for it, it is fetched again.
    await this.keepNetwork(address, bytes).catch(() => {});
    return bytes;
  }

  /** A network that was fetched before. */
  async #network(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const read = (await this.#database()).transaction("networks").objectStore("networks");
    return (await settled<Uint8Array<ArrayBuffer> | undefined>(read.get(address))) ?? null;
  }

  /** Keeps a network in place of an older one of its game. */
  async keepNetwork(address: string, bytes: Uint8Array): Promise<void> {
    const networks = (await this.#database()).transaction("networks", "readwrite").objectStore("networks");
    const game = (name: IDBValidKey) => String(name).split("-")[0];
    for (const old of await settled(networks.getAllKeys())) if (game(old) === game(address)) networks.delete(old);
    await settled(networks.put(bytes, address));
  }

  async tables(): Promise<Table[]> {
    return settled<Table[]>((await this.#database()).transaction("tables").objectStore("tables").getAll());
  }
}
