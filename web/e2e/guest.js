import { WebSocket } from "ws";

/** Friends who meet at a table, by their seats. */
export const NAMES = { A: "Ann", B: "Bob", C: "Cid" };

/** Somebody who plays without a browser, so that a browser can look at where he sits afterwards. */
export class Guest {
  static async named(url, name) {
    const guest = new Guest();
    guest.url = url;
    guest.name = name;
    const answer = await guest.#request("/api/me", { name });
    guest.cookie = answer.headers.get("set-cookie").split(";")[0];
    return guest;
  }

  /** What makes a browser him. */
  get pass() {
    const [name, value] = this.cookie.split("=");
    return { name, value };
  }

  async #request(path, body) {
    const headers = { "content-type": "application/json", origin: this.url, ...(this.cookie ? { cookie: this.cookie } : {}) };
    const answer = await fetch(this.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    // A server lets nobody make tables without end.
    if (answer.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      return this.#request(path, body);
    }
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  }

  /** Makes a table and takes its first seat. */
  async makes(settings, bots) {
    const { table } = await (await this.#request("/api/tables", { settings, bots })).json();
    return table;
  }

  /** A socket at a table; the half of the deal that a browser would add is added. */
  async watches(table) {
    const socket = new WebSocket(`${this.url.replace("http", "ws")}/api/socket`, { headers: { cookie: this.cookie }, origin: this.url });
    const say = (message) => socket.send(JSON.stringify(message));
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
    say({ type: "watch", table, since: 0 });
    say({ type: "part", part: "5ea1ed" });
    return { socket, say };
  }

  /** Takes a place at a table, from which he plays as he is told to. */
  async sits(table, seat = "A") {
    const { socket, say } = await this.watches(table);
    const told = {};
    socket.on("message", (data) => {
      const message = JSON.parse(String(data));
      told[message.type] = message;
    });
    if (seat !== "A") {
      say({ type: "sit", seat });
      say({ type: "part", part: "5ea1ed" });
    }
    while (told.room?.you !== seat) await new Promise((resolve) => setTimeout(resolve, 5));
    return {
      seat, say,
      newest: () => told.update ?? null,
      play: (move) => say({ type: "play", prompt: told.update.version, id: `m${told.update.version}`, move }),
      leave: () => socket.close(),
    };
  }

  /**
   * Starts the game at a table and answers every question by `choose(update)`, until that gives nothing: then the game waits for
   * him as it is. Says the last update, and whether the game is over.
   */
  async plays(table, choose, order = "never") {
    const { socket, say } = await this.watches(table);
    say({ type: "start" });
    say({ type: "order", order });
    return new Promise((resolve, reject) => {
      const leave = (update, over) => {
        socket.close();
        resolve({ update, over });
      };
      socket.on("error", reject);
      socket.on("message", (data) => {
        const message = JSON.parse(String(data));
        if (message.type !== "update") return;
        if (isOver(message.view)) leave(message, true);
        else if (message.asked && message.legal.length > 0) {
          const move = choose(message);
          if (move === null) leave(message, false);
          else say({ type: "play", prompt: message.version, id: `m${message.version}`, move });
        }
      });
    });
  }
}

export function isOver({ phase }) {
  return phase === "over" || phase.phase === "over";
}
