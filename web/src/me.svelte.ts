import { nameMe, Refused, whoAmI } from "./api";
import { socket } from "./socket";

/** Who sits before this browser. There is no sign-up: the first act that needs a name is given one. */
class Me {
  name = $state<string | null>(null);

  async load(): Promise<void> {
    try {
      this.name = (await whoAmI()).name;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
    }
  }

  /** Makes sure that the server knows this browser before something is asked that needs it. */
  async ensure(): Promise<void> {
    if (this.name === null) await this.rename(null);
  }

  async rename(name: string | null): Promise<void> {
    const first = this.name === null;
    this.name = (await nameMe(name)).name;
    // A socket opened before the cookie came belongs to nobody.
    if (first) socket().connect();
  }
}

export const me = new Me();
