import { keep } from "../kept";
import { recordOf } from "../api";
import { HERE, isHere, reviewsHere } from "../local/here";
import { UNNAMED } from "../local/local";
import type { Seat } from "../protocol";
import { firstOf, type Beliefs, type Decision, type Report, type Seen } from "./report";
import { WorkerReviewer, type Reviewer } from "./reviewer";
import { ServerReviewer } from "./server";
import type { FromReviewer, ToReviewer } from "./worker";

/** What a reader sees of one moment; the beliefs come a little later. */
export interface Looked {
  seen: Seen;
  beliefs: Beliefs[] | null;
}

/** A review that a worker is busy with, or the server: one seat at a time; what is known of the others stays. */
export class Review {
  /** What is known, by seat. */
  reports = $state.raw<Partial<Record<Seat, Report>>>({});
  seat = $state<Seat>("A");
  state = $state<"loading" | "working" | "stopped" | "done" | "failed">("loading");
  /** The fault: the id of a message, or a text of the program. */
  failed = $state("");
  /** About how many milliseconds are left. */
  left = $state<number | null>(null);
  /** The move whose decision is shown. */
  chosen = $state<number | null>(null);
  looked = $state.raw<Record<string, Looked>>({});
  /** The decision that is being thought about longer. */
  thinking = $state<number | null>(null);
  /** Does this browser work it out? The server only does what every reader needs. */
  isHere = $state(reviewsHere);
  /** How many reviews the server works out before this one. */
  before = $state(0);
  #reviewer: Reviewer;
  /** Who waits for a table at which a decision is tried again, the first to ask first. */
  #made: ((table: string | null) => void)[] = [];
  /** Has the reader chosen, or is the first mistake shown? */
  #picked = false;

  constructor(
    readonly table: string,
    game: string,
    seat: Seat,
  ) {
    this.seat = seat;
    this.#reviewer = reviewsHere ? new WorkerReviewer(game, recordOf(table), seat, (message) => this.#hear(message)) : this.#server();
  }

  #server(): Reviewer {
    return new ServerReviewer(this.table, this.seat, (message) => this.#hear(message));
  }

  /** Leaves the work to the server, if it knows the game. */
  #leave(): void {
    this.close();
    if (isHere(this.table)) return this.#fail("review-broken");
    this.isHere = false;
    this.#reviewer = this.#server();
  }

  get report(): Report | null {
    return this.reports[this.seat] ?? null;
  }

  /** What the moves of the moment that is shown were worth, where moves are judged. */
  get decision(): Decision | null {
    if (!this.report?.verdicts) return null;
    return this.report.decisions.find(({ entry }) => entry === this.chosen) ?? null;
  }

  /** What is known of the moment that is shown. */
  get moment(): Looked | null {
    return this.chosen === null ? null : (this.looked[`${this.seat} ${this.chosen}`] ?? null);
  }

  #post(message: ToReviewer): void {
    this.#reviewer.post(message);
  }

  #fail(why: string): void {
    this.failed = why;
    this.state = "failed";
    this.thinking = null;
  }

  #hear(message: FromReviewer): void {
    if ("failed" in message) return this.#fail(message.failed);
    if ("absent" in message) return this.#leave();
    if ("before" in message) {
      this.before = message.before;
      return;
    }
    if ("branched" in message) return this.#made.shift()?.(message.branched);
    if ("seen" in message) return this.#look(message.seat, message.entry, { seen: message.seen, beliefs: null });
    if ("beliefs" in message) {
      const before = this.looked[`${message.seat} ${message.entry}`];
      if (before) this.#look(message.seat, message.entry, { ...before, beliefs: message.beliefs });
      return;
    }
    const { report, more, left } = message;
    // A seat that was looked at before is judged again, and nothing that was known goes.
    if ((this.reports[report.seat]?.decisions.length ?? 0) <= report.decisions.length) this.reports = { ...this.reports, [report.seat]: report };
    if (report.seat !== this.seat) return;
    this.left = left;
    this.thinking = null;
    this.before = 0;
    if (!more) this.state = "done";
    else if (this.state !== "stopped") this.state = "working";
    // The reader's own choice stays; else the first mistake is shown as soon as it is found.
    if (!this.#picked) this.#show(firstOf(this.report!));
  }

  #look(seat: Seat, entry: number, looked: Looked): void {
    this.looked = { ...this.looked, [`${seat} ${entry}`]: looked };
  }

  #show(entry: number | null): void {
    if (entry === this.chosen) return;
    this.chosen = entry;
    if (entry !== null && !this.moment) this.#post({ look: entry });
  }

  choose(entry: number): void {
    this.#picked = true;
    this.#show(entry);
  }

  /** Another player's decisions. */
  turn(seat: Seat): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.#picked = false;
    this.chosen = null;
    this.state = "working";
    this.left = null;
    this.#post({ turn: seat });
  }

  stop(): void {
    this.state = "stopped";
    this.#post({ stop: true });
  }

  goOn(): void {
    this.state = "working";
    this.#post({ goOn: true });
  }

  /** Thinks ten times as long about a decision. */
  think(entry: number): void {
    this.thinking = entry;
    this.#post({ think: entry, times: 10 });
  }

  /** Makes a table of this browser at which a decision is tried again; nothing if it cannot be made. */
  branch(table: string, entry: number, imagined: boolean, name: string | null): Promise<string | null> {
    void navigator.storage?.persist?.();
    keep(HERE, true);
    this.#post({ branch: { table, entry, imagined, name: name ?? UNNAMED } });
    return new Promise((resolve) => this.#made.push(resolve));
  }

  close(): void {
    this.#reviewer.close();
  }
}
