import type { MyGame, PlayNow, Refusal } from "../protocol";

/** A table as it is kept; only the engine reads its `meta`. */
export interface Table {
  code: string;
  stage: "waiting" | "playing" | "over" | "ended";
  game: string;
  created: number;
  touched: number;
  meta: string;
}

/** One move of a game as it is kept; only the engine reads its events. */
export interface Entry {
  table: string;
  seq: number;
  at: number;
  by: string;
  cause: string;
  id: string | null;
  move: string;
  events: string;
  banks: string;
}

export interface Stored {
  table: Table;
  entries: Entry[];
}

/** A code for a new table, and 128 hexadecimal digits: this side's half of the deal. */
export interface Fresh {
  code: string;
  seed: string;
}

export type Change = { table: Table } | { entry: Entry };

/** The result of an input: messages of the protocol, what must be stored before they are shown, and when to call `tick` next. */
export interface Played {
  say: string[];
  keep: Change[];
  wake: number | null;
}

interface Answers {
  make: [{ args: PlayNow; name: string; fresh: Fresh; now: number }, { table: Table } | { refused: Refusal }];
  open: [{ stored: Stored; name: string; random: number; fresh: Fresh; now: number }, Played];
  "set-up": [{ position: unknown; args: PlayNow; name: string; fresh: Fresh; now: number }, Played];
  hear: [{ text: string; now: number }, Played];
  tick: [{ now: number }, Played];
  status: [{ stored: Stored; name: string; fresh: Fresh; now: number }, { game: MyGame | null }];
  record: [{ stored: Stored }, { text: string }];
  replay: [{ stored: Stored; eyes: string | null }, { text: string }];
}

interface Exports {
  memory: WebAssembly.Memory;
  room(length: number): number;
  call(): number;
  install(): number;
  answer(): number;
}

/** A module of ours: the rules and bots of `crates/wasm`, or another that understands other commands. */
export class Engine<Commands extends Record<keyof Commands, [object, object]> = Answers> {
  #exports: Exports;

  constructor(module: WebAssembly.Instance) {
    this.#exports = module.exports as unknown as Exports;
  }

  call<Name extends keyof Commands>(name: Name, input: Commands[Name][0]): Commands[Name][1] {
    const text = this.pass(new TextEncoder().encode(JSON.stringify({ do: name, ...input })), () => this.#exports.call());
    const answer = JSON.parse(text) as Commands[Name][1] | { failed: string };
    if ("failed" in answer) throw new Error(answer.failed);
    return answer;
  }

  /** Installs a network: without it, all bots but the Squire would play like the Squire. */
  install(network: Uint8Array): void {
    const wrong = this.pass(network, () => this.#exports.install());
    if (wrong !== "") throw new Error(wrong);
  }

  /** Passes bytes in, and returns the answer of what is done with them. */
  protected pass(bytes: Uint8Array, act: () => number): string {
    const room = this.#exports.room(bytes.length);
    new Uint8Array(this.#exports.memory.buffer).set(bytes, room);
    const length = act();
    return new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, this.#exports.answer(), length));
  }
}
