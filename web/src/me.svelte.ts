import { nameMe } from "./api";
import { socket } from "./socket";

/** The user of this browser. There is no sign-up: the first action that needs a guest creates one. */
class Me {
  name = $state<string | null>(null);

  /** Resolves when it is known whether the server knows this browser. */
  readonly known: Promise<void>;

  constructor() {
    this.known = new Promise((resolve) => {
      socket().listen((message) => {
        if (message.type !== "hello") return;
        this.name = message.name;
        resolve();
      });
    });
  }

  /** Makes sure that the server knows this browser before something is asked that needs it. */
  async ensure(): Promise<void> {
    if (this.name === null) await this.rename(null);
  }

  /** Another person, or the same with a new cookie: the connection must be reopened as theirs. */
  async #reconnect(): Promise<void> {
    const line = socket();
    await new Promise<void>((resolve) => {
      const stop = line.listen((message) => {
        if (message.type !== "hello") return;
        stop();
        resolve();
      });
      line.reconnect();
    });
  }

  async become(name: string): Promise<void> {
    this.name = name;
    await this.#reconnect();
  }

  async rename(name: string | null): Promise<void> {
    const first = this.name === null;
    this.name = (await nameMe(name)).name;
    // A socket opened before the cookie came belongs to nobody.
    if (first) await this.#reconnect();
  }
}

export const me = new Me();
