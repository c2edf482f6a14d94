import { networks } from "../local/local";
import { reviewWasm } from "../local/here";
import type { Seat } from "../protocol";
import { trusted } from "../trusted";
import type { FromReviewer, ToReviewer } from "./worker";
import address from "./worker.ts?worker&url";

/** Works a review out, wherever that is done. */
export interface Reviewer {
  post(message: ToReviewer): void;
  close(): void;
}

/** A worker of this browser. It loads what it needs while the record is on its way. */
export class WorkerReviewer implements Reviewer {
  readonly #worker: Worker;

  constructor(game: string, record: Promise<string>, seat: Seat, hear: (message: FromReviewer) => void) {
    this.#worker = new Worker(trusted.createScriptURL(address), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => hear(data);
    this.#worker.onerror = () => hear({ failed: "review-broken" });
    // By the same addresses as the games use, so that each file is kept once.
    this.post({ load: { wasm: reviewWasm!, network: networks[game] ?? "" } });
    record.then(
      (text) => this.post({ begin: { record: text, seat } }),
      () => hear({ failed: "review-broken" }),
    );
  }

  post(message: ToReviewer): void {
    this.#worker.postMessage(message);
  }

  close(): void {
    this.#worker.terminate();
  }
}
