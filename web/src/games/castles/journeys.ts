import type { EventView } from "./types";

/** Where new things on the table come from, and where things that leave it go, by the prefix of their key. */
export interface Journeys {
  from: Map<string, string>;
  to: Map<string, string>;
}

/** What the events say about journeys. Keys: `CASTLE:…` a garrison's card, `b:CASTLE:…` a banner, `hand:…`, `turned:…`. */
export function journeys(events: readonly EventView[], you: string | null): Journeys {
  const [from, to] = [new Map<string, string>(), new Map<string, string>()];
  for (const event of events) {
    switch (event.event) {
      case "stormed":
        from.set(event.castle, `seat:${event.seat}`);
        break;
      case "garrison-taken":
        to.set(event.castle, `seat:${event.seat}`);
        if (event.seat === you) from.set("hand", `garrison:${event.castle}`);
        break;
      case "garrison-lost":
        to.set(event.castle, "deck");
        break;
      case "fell":
        to.set(`b:${event.castle}`, `pit:${event.castle}`);
        break;
      case "planted":
        from.set(`b:${event.castle}`, `seat:${event.seat}`);
        break;
      case "turned":
        from.set("turned", "deck");
        break;
      case "last-card-taken":
      case "drew":
        if (event.seat === you) from.set("hand", "deck");
        break;
      case "bartered":
        if (event.by === you) from.set("hand", `seat:${event.with}`);
        if (event.with === you) from.set("hand", `seat:${event.by}`);
        break;
      case "exchanged":
        if (event.by === you) from.set("hand", `seat:${event.with}`);
        if (event.with === you) from.set("hand", `seat:${event.by}`);
        break;
      case "moved":
        if (event.by === you && event.move.startsWith("keep ")) from.set("hand", "turned");
        break;
      default:
        break;
    }
  }
  return { from, to };
}

/** The longest prefix of a key with a known journey. */
export function lookUp(map: ReadonlyMap<string, string>, key: string): string | undefined {
  const parts = key.split(":");
  for (let length = parts.length - 1; length > 0; length--) {
    const found = map.get(parts.slice(0, length).join(":"));
    if (found) return found;
  }
  return undefined;
}
