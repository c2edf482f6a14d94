import { LocalSocket } from "../local/local";
import type { ClientMessage, Refusal } from "../protocol";
import { Socket, type Outcome } from "../socket";
import type { StartingPosition } from "../local/games";
import type { Attempt } from "./attempt.svelte";

/** What a table learns about a move that the lesson does not want: nothing, because the lesson itself says more. */
const UNWANTED: Refusal = { code: "stale", text: "" };

/** The line to the position of a lesson: what it does not ask for is not made. */
export class LessonLine extends Socket {
  #attempt: Attempt;
  #wire: () => LocalSocket | null;
  /** Does the game go on after the lesson's moves? */
  #goesOn: boolean;

  constructor(setUp: StartingPosition, attempt: Attempt, name: string | null, goesOn: boolean) {
    let wire: LocalSocket | null = null;
    super("lesson", () => {
      // Every connection begins at the position.
      attempt.begin();
      wire = new LocalSocket({ setUp }, name);
      return wire;
    });
    this.#attempt = attempt;
    this.#wire = () => wire;
    this.#goesOn = goesOn;
  }

  override async request(message: ClientMessage): Promise<Outcome> {
    const attempt = this.#attempt;
    if (message.type === "play" && !attempt.accepts(message.move)) {
      attempt.answer(message.move);
      return { refused: UNWANTED };
    }
    const outcome = await super.request(message);
    if (message.type === "play" && outcome === "done") this.#made();
    const isRefused = typeof outcome === "object" && "answer" in outcome && outcome.answer.refusal;
    if (message.type === "ask" && isRefused) attempt.doubt(message.moves.at(-1)!);
    return outcome;
  }

  #made(): void {
    const was = this.#attempt.next;
    this.#attempt.make();
    if (this.#attempt.lets(this.#goesOn, was)) this.#wire()?.go();
  }
}
