import type { Seat } from "../../protocol";
import { play } from "../../sounds";
import { isAction } from "./cards";
import type { EventView } from "./types";

/** What an event sounds like. */
export function soundOf(event: EventView, you: Seat | null): void {
  switch (event.event) {
    case "moved": {
      const verb = event.move.split(" ")[0]!;
      if (verb === "ivanhoe") play("ivanhoe");
      else if (verb === "withdraw") play("cloth");
      else if (verb === "play" || verb === "open") play("card");
      else if (isAction(verb)) play("knock");
      break;
    }
    case "stayed":
      play("string");
      break;
    case "token-taken":
      play("coin");
      break;
    case "token-returned":
      play("coin-low");
      break;
    case "tournament-won":
      play("rise");
      break;
    case "game-won":
      play(event.seat === you ? "fanfare" : "chord");
      break;
    default:
      break;
  }
}
