import { Refused, replayOf, reviewOf } from "../api";
import type { ReplayStep, Seat } from "../protocol";
import type { Report } from "./report";
import type { Reviewer } from "./reviewer";
import type { FromReviewer, ToReviewer } from "./worker";

/** How long until the server is asked again, in milliseconds: while it works, and after it had too much to do. */
const AGAIN = 1000;
const LATER = 5000;

/** The server, for browsers that cannot review games themselves. It is asked again and again until all is done. */
export class ServerReviewer implements Reviewer {
  #seat: Seat;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts how often something else was asked for: older answers are not heard any more. */
  #turn = 0;
  /** What is known, by seat. */
  #reports: Partial<Record<Seat, Report>> = {};
  /** The game as each seat saw it. */
  #seen: Partial<Record<Seat, Promise<ReplayStep[]>>> = {};
  /** The moves of the seat whose beliefs are still to be told. */
  #looked = new Set<number>();

  constructor(
    readonly table: string,
    seat: Seat,
    readonly hear: (message: FromReviewer) => void,
  ) {
    this.#seat = seat;
    this.#ask();
  }

  post(message: ToReviewer): void {
    if ("look" in message) {
      void this.#look(message.look);
      return;
    }
    this.close();
    if ("turn" in message) {
      this.#seat = message.turn;
      this.#looked.clear();
    }
    if (!("stop" in message)) this.#ask();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }

  #ask(after = 0): void {
    const [turn, seat] = [this.#turn, this.#seat];
    this.#timer = setTimeout(() => {
      reviewOf(this.table, seat).then(
        (now) => turn === this.#turn && this.#tell(now),
        (fault: unknown) => turn === this.#turn && this.#excuse(fault),
      );
    }, after);
  }

  #tell(now: Awaited<ReturnType<typeof reviewOf>>): void {
    if (now.state === "failed") return this.hear({ failed: "review-not-there" });
    if (now.state === "waiting") {
      this.hear({ before: now.before });
      return this.#ask(AGAIN);
    }
    const { report } = now;
    this.#reports[report.seat] = report;
    this.hear({ report, more: now.state !== "done", left: null });
    for (const entry of this.#looked) this.#believe(entry);
    if (now.state === "stopped") this.hear({ failed: "review-too-long" });
    else if (now.state === "working") this.#ask(AGAIN);
  }

  #excuse(fault: unknown): void {
    if (fault instanceof Refused && fault.refusal.code === "too-fast") this.#ask(LATER);
    else this.hear({ failed: "review-not-there" });
  }

  /** The position before a move as the seat saw it, and what it could believe there. */
  async #look(entry: number): Promise<void> {
    const seat = this.#seat;
    const steps = await this.#replay(seat);
    if (seat !== this.#seat) return;
    const last = steps.findLastIndex((step) => step.entry < entry);
    if (last >= 0) this.hear({ seat, entry, seen: { view: steps[last]!.view, step: last + 1 } });
    this.#believe(entry);
  }

  /** The game as a seat saw it. A request that has failed is made again for the next position. */
  #replay(seat: Seat): Promise<ReplayStep[]> {
    return (this.#seen[seat] ??= replayOf(this.table, seat).catch(() => {
      delete this.#seen[seat];
      return [];
    }));
  }

  #believe(entry: number): void {
    const beliefs = (this.#reports[this.#seat]?.beliefs ?? []).filter((one) => one.entry === entry - 1);
    if (beliefs.length === 0) {
      this.#looked.add(entry);
      return;
    }
    this.#looked.delete(entry);
    this.hear({ seat: this.#seat, entry, beliefs });
  }
}
