import { witnessed, type Part } from "./kept";
import type { ClientMessage, Room } from "./protocol";
import { passes, pause } from "./session";
import { sha256 } from "./sha256";
import { randomDigits, type Outcome } from "./socket";

type Say = (message: ClientMessage) => Promise<Outcome>;

/** How many random bytes a part of a deal is. */
const BYTES = 32;

/**
 * Our part of a deal. It is sealed as soon as we sit, and revealed when the seals of all are fixed: nobody can choose their part after they
 * have seen ours. There is one part for a table and an attempt, whatever happens to the line and in whichever tab.
 */
export class OwnPart {
  #say: Say;
  /** Kept in memory too, for browsers without storage. */
  #parts: Part[] = [];
  /** What is being sent, or was refused: it is not sent a second time. */
  #said = "";

  constructor(say: Say) {
    this.#say = say;
  }

  /** Takes our next step in the deal of this room. */
  prepare(room: Room): void {
    const { deal, you } = room;
    if (room.stage !== "waiting" || deal === null || you === null) return;
    const part = this.#part(room, deal.attempt);
    const ours = deal.seals["ABCDEF".indexOf(you)] ?? null;
    const seal = sha256(part.digits);
    if (ours === null && !deal.fixed) void this.#once(`${deal.attempt} ${you}`, { type: "seal", seal });
    else if (ours === seal && deal.fixed && !deal.revealed.includes(you)) this.#reveal(room, part, deal.seals);
  }

  /** Reveals that part for these seals, and never for others. */
  #reveal(room: Room, part: Part, seals: readonly (string | null)[]): void {
    if (part.seals !== null && part.seals.join() !== seals.join()) return;
    if (part.seals === null) this.#keep(room, { ...part, seals });
    void this.#once(`${part.attempt} ${seals.join()}`, { type: "reveal", part: part.digits });
  }

  #part(room: Room, attempt: number): Part {
    const all = [...(witnessed.at(room.table)?.parts ?? []), ...this.#parts];
    const found = all.filter((part): part is Part => typeof part === "object" && part.attempt === attempt);
    const revealed = found.find(({ seals }) => seals !== null);
    return revealed ?? found[0] ?? this.#keep(room, { attempt, digits: randomDigits(BYTES), seals: null });
  }

  #keep(room: Room, part: Part): Part {
    const known = witnessed.at(room.table) ?? { seal: room.commitment, parts: this.#parts };
    const others = known.parts.filter((other) => typeof other === "string" || other.attempt !== part.attempt);
    witnessed.keep(room.table, { ...known, parts: [...others, part] });
    this.#parts = [...this.#parts.filter(({ attempt }) => attempt !== part.attempt), part];
    return part;
  }

  async #once(name: string, message: ClientMessage): Promise<void> {
    const what = `${message.type} ${name}`;
    if (this.#said === what) return;
    this.#said = what;
    // A part that could not be saved is sent until it is: without it nothing is dealt.
    for (let tries = 0; ; tries++) {
      const outcome = await this.#say(message);
      if (this.#said !== what) return;
      // If it was done and still does not show, the server has forgotten it, and it is sent again.
      if (outcome === "done" || outcome === "lost") this.#said = "";
      if (typeof outcome === "string" || !("refused" in outcome) || !passes(outcome.refused)) return;
      await new Promise((done) => setTimeout(done, pause(tries, Math.random())));
      if (this.#said !== what) return;
    }
  }
}
