import { createHash } from "node:crypto";
import { WebSocket } from "ws";
import { wholeViews } from "./views.js";

/** Friends who meet at a table, by their seats. */
export const NAMES = { A: "Ann", B: "Bob", C: "Cid" };

/** A guest who plays without a browser, so that a browser can take over the seat afterwards. */
export class Guest {
  /** Does this guest keep their part of a deal to themselves? */
  silent = false;

  static async named(url, name) {
    const guest = new Guest();
    guest.url = url;
    guest.name = name;
    const answer = await guest.#request("/api/me", { name });
    guest.cookie = answer.headers.get("set-cookie").split(";")[0];
    return guest;
  }

  /** A program that says what it is. */
  static async program(url, name) {
    const guest = new Guest();
    guest.url = url;
    guest.name = name;
    const answer = await guest.#request("/api/me", { name, program: true });
    guest.token = (await answer.json()).token;
    return guest;
  }

  /** What every request of this guest carries. */
  get #identity() {
    if (this.token) return { authorization: `Bearer ${this.token}` };
    return this.cookie ? { cookie: this.cookie } : {};
  }

  /** The cookie that makes a browser this guest. */
  get pass() {
    const [name, value] = this.cookie.split("=");
    return { name, value };
  }

  async #request(path, body) {
    const headers = { "content-type": "application/json", origin: this.url, ...this.#identity };
    const answer = await fetch(this.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    // A server does not let anybody make an unlimited number of tables.
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

  /** A socket at a table, once its room has arrived; `ontold` gets its messages. A part of the deal is added as a browser would. */
  watches(table, ontold) {
    const socket = new WebSocket(`${this.url.replace("http", "ws")}/api/socket`, { headers: this.#identity, origin: this.url });
    const whole = wholeViews();
    let said = 0;
    const say = (message) => socket.send(JSON.stringify({ id: `g${said++}`, ...message }));
    const line = { say, leave: () => socket.close() };
    return new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.on("message", (data) => {
        const message = whole(JSON.parse(String(data)));
        if (message.type === "hello") say({ type: "watch", table, since: 0 });
        if (message.type === "room") addPart(message, say, this.silent);
        if (message.type === "done") resolve(line);
        ontold(message, line);
      });
    });
  }

  /** Takes a seat at a table, and plays there as instructed. */
  async sits(table, seat = "A") {
    const told = {};
    const { say, leave } = await this.watches(table, (message) => (told[message.type] = message));
    if (seat !== "A") say({ type: "sit", seat });
    const sealed = () => told.room.deal?.seals["ABCDEF".indexOf(seat)] ?? null;
    while (told.room.you !== seat || sealed() === null) await new Promise((resolve) => setTimeout(resolve, 5));
    return {
      seat, say, leave,
      newest: () => told.update ?? null,
      play: (move) => say({ type: "play", prompt: told.update.version, move }),
    };
  }

  /**
   * Starts the game at a table and answers every question by `choose(update)`, until that returns nothing: then the game waits for
   * this guest. Returns the last update, and whether the game is over.
   */
  plays(table, choose, order = "never") {
    return new Promise((resolve, reject) => {
      let ordered = false;
      const ends = (line, update, over) => {
        line.leave();
        resolve({ update, over });
      };
      const answer = (line, update) => {
        if (!ordered) line.say({ type: "order", order });
        ordered = true;
        if (isOver(update.view)) ends(line, update, true);
        else if (update.asked && update.legal.length > 0) {
          const move = choose(update);
          if (move === null) ends(line, update, false);
          else line.say({ type: "play", prompt: update.version, move });
        }
      };
      const watching = this.watches(table, (message, line) => {
        if (message.type === "update") answer(line, message);
      });
      watching.then(({ say }) => say({ type: "start" }), reject);
    });
  }
}

/** What the guests of these tests add to a deal. */
const PART = "5ea1ed";
const SEAL = createHash("sha256").update(PART).digest("hex");

/** Seals the part where this guest sits, and reveals it once the seals are fixed, unless they are silent. */
function addPart({ you, deal }, say, silent) {
  if (you === null || deal === null) return;
  const seal = deal.seals["ABCDEF".indexOf(you)];
  if (!deal.fixed && seal === null) say({ type: "seal", seal: SEAL });
  if (!silent && deal.fixed && seal === SEAL && !deal.revealed.includes(you)) say({ type: "reveal", part: PART });
}

export function isOver({ phase }) {
  return phase === "over" || phase.phase === "over";
}
