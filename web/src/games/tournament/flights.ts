import type { Seat } from "../../protocol";
import { isAction } from "./cards";
import type { Card, Colour, EventView, View } from "./types";

/** Something that is seen to move besides the cards of displays: from one place of the table to another. */
export type Flight =
  /** A card; nothing for one that is hidden. */
  | { what: "card"; card: Card | null; from: string; to: string }
  | { what: "token"; colour: Colour; from: string; to: string }
  /** An action card with an Ivanhoe laid across it. */
  | { what: "cancelled"; card: Card; from: string; to: string };

/** The flights in these events. `before` is the game before them. A player's own draw flies to their hand separately. */
export function flightsOf(events: readonly EventView[], before: View | null, you: Seat | null): Flight[] {
  let open: Card | null = before?.phase === "react" ? (before.action.split(" ")[0] as Card) : null;
  return events.flatMap((event): Flight[] => {
    switch (event.event) {
      case "moved": {
        const [verb, target] = event.move.split(" ") as [Card | "ivanhoe", Seat | undefined];
        if (verb === "ivanhoe") return open ? [{ what: "cancelled", card: open, from: "middle", to: "discard" }] : [];
        if (!isAction(verb)) return [];
        open = verb;
        const to = verb === "shield" ? `front:${event.by}` : verb === "stunned" ? `front:${target}` : "discard";
        // Another's card has stood large over the table.
        return [{ what: "card", card: verb, from: event.by === you ? `hand:${you}` : "middle", to }];
      }
      case "drew":
        return event.seat === you ? [] : [{ what: "card", card: event.card, from: "deck", to: `hand:${event.seat}` }];
      case "stolen":
        return [{ what: "card", card: event.card, from: `hand:${event.from}`, to: `hand:${event.by}` }];
      case "reshuffled":
        return [{ what: "card", card: null, from: "discard", to: "deck" }];
      case "token-taken":
        return [{ what: "token", colour: event.colour, from: "middle", to: `tokens:${event.seat}` }];
      case "token-returned":
        return [{ what: "token", colour: event.colour, from: `tokens:${event.seat}`, to: "pool" }];
      default:
        return [];
    }
  });
}
