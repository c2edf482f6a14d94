import { NO_TIME, type Beat, type Script, type Times } from "../../present";
import type { Seat } from "../../protocol";
import { people, type Reader } from "../../words/reader";
import { t, words } from "../../words/words.svelte";
import { isAction, worth } from "./cards";
import { displaysOf, follow, wonAgain, type Displays } from "./follow";
import { indexOf, needOf } from "./need";
import { cardOne, eventIcon, isQuiet, tellEvent } from "./told";
import type { Card, Colour, EventView, View } from "./types";

type Kind = "draw" | "play" | "withdraw" | "action" | "effect" | "token" | "last" | "quiet";

/** How long each kind of thing takes at the usual speed, in milliseconds. */
const TIMES: Record<Kind, Times> = {
  draw: { say: 0, fly: 200, settle: 0, hold: 150 },
  play: { say: 120, fly: 420, settle: 200, hold: 500 },
  withdraw: { say: 180, fly: 420, settle: 200, hold: 900 },
  // The card stands large before it flies.
  action: { say: 180 + 1400, fly: 420, settle: 200, hold: 1000 },
  effect: { say: 180, fly: 420, settle: 200, hold: 1000 },
  token: { say: 180, fly: 600, settle: 200, hold: 900 },
  last: { say: 180, fly: 0, settle: 0, hold: 1600 },
  quiet: NO_TIME,
};

/** The kind that an event begins; undefined if it belongs to the one before it. */
function kindOf(event: EventView): Kind | null {
  switch (event.event) {
    case "moved": {
      const verb = event.move.split(" ")[0]!;
      if (verb === "withdraw") return "withdraw";
      if (verb === "pass" || isQuiet(event)) return null;
      return isAction(verb) ? "action" : "play";
    }
    case "drew":
      return "draw";
    case "tournament-won":
      return "token";
    case "game-won":
      return "last";
    case "token-returned":
    case "hand-shown":
    case "reshuffled":
      return "effect";
    case "took-effect":
    case "stayed":
    case "colour-changed":
    case "discarded":
    case "taken":
    case "retreated":
    case "stolen":
    case "swapped":
    case "token-taken":
    case "tournament-began":
    case "turn-began":
    case "adapt-asked":
    case "adapt-ended":
    case "token-asked":
    case "dealt":
      return null;
  }
}

/** What an event that stands alone is, without the move that it follows from. */
function kindAlone(event: EventView): Kind {
  if (event.event === "stayed") return "play";
  if (event.event === "token-taken") return "token";
  const silent = event.event === "tournament-began" || event.event === "drew" || (event.event === "moved" && event.move === "pass");
  return isQuiet(event) || silent ? "quiet" : "effect";
}

/** Whose doing an event is. */
function doerOf(event: EventView): Seat | null {
  return "by" in event ? event.by : "seat" in event ? event.seat : null;
}

interface Group {
  kind: Kind;
  events: EventView[];
}

/** Events that are shown together. My own draw delays nothing: it comes with the event before it. */
export function groups(events: readonly EventView[], you: Seat | null): Group[] {
  const all: Group[] = [];
  for (const event of events) {
    const mine = event.event === "drew" && event.seat === you;
    const kind = mine ? null : kindOf(event);
    const open = all.at(-1);
    if (kind !== null || !open) all.push({ kind: kind ?? kindAlone(event), events: [event] });
    else {
      open.events.push(event);
      if (open.kind === "quiet") open.kind = kindAlone(event);
    }
  }
  return all;
}

/** The game after some of an update's events, as far as it is to be seen. */
export function interim(before: View, events: readonly EventView[], after: View): View {
  let displays: Displays = displaysOf(before);
  let { in: still, colour } = before;
  const tokens = before.seats.map((seat) => [...seat.tokens]);
  for (const event of events) {
    displays = follow(displays, event);
    if (event.event === "moved" && event.move === "withdraw") still = still.filter((seat) => seat !== event.by);
    if (event.event === "moved" && event.move.startsWith("open ")) colour = event.move.split(" ")[1] as Colour;
    if (event.event === "colour-changed") colour = event.colour;
    if (event.event === "token-taken") tokens[indexOf(event.seat)]!.push(event.colour);
    if (event.event === "token-returned") {
      const mine = tokens[indexOf(event.seat)]!;
      mine.splice(mine.indexOf(event.colour), 1);
    }
  }
  const seats = before.seats.map((seat, at) => {
    const display = [...displays[at]!];
    const total = display.reduce((sum, card) => sum + worth(card, colour), 0);
    return { ...seat, display, total, tokens: tokens[at]!, hand: after.seats[at]!.hand };
  });
  return { ...before, in: still, colour, seats };
}

/** Shows a game as it is played: the events between two updates, one after the other. */
export function storyteller(reader: () => Reader): Script {
  /** The cards that have been played in this turn, and the numbers of their events. */
  let played: { card: Card; number: number }[] = [];

  function textOf({ kind, events }: Group, displays: Displays, card: string | null, again: (event: EventView) => Colour | null): { text: string | null; detail: string } {
    const tell = (event: EventView) => tellEvent(reader(), event, () => displays, again(event));
    const main = events[0]!;
    const rest = events.slice(1).filter((event) => kindAlone(event) !== "quiet");
    if (kind === "draw" || kind === "quiet") return { text: null, detail: "" };
    const stayed = events.find((event) => event.event === "stayed");
    if (stayed?.event === "stayed") {
      if (played.length === 0) return { text: tell(stayed), detail: "" };
      const facts = { cards: words.list(played.map(({ card }) => cardOne(card))), total: stayed.total };
      return { text: t("told-plays-stays", { ...people(reader(), stayed.seat), ...facts }), detail: "" };
    }
    if (kind === "action") return { text: tell(main), detail: card && rest.length === 0 ? t(`tournament-effect-${card}`) : combined(rest, tell) };
    if (kind === "token") {
      const [won, ...more] = events.filter((event) => event.event === "tournament-won" || event.event === "token-taken").map(tell);
      return { text: won ?? null, detail: more.join(" ") };
    }
    const said = kindAlone(main) === "quiet" ? rest : [main, ...rest];
    return said.length === 0 ? { text: null, detail: "" } : { text: combined(said, tell), detail: "" };
  }

  /** Several cards that a player discards are one sentence. */
  function combined(events: EventView[], tell: (event: EventView) => string): string {
    const discards = new Map<Seat, Card[]>();
    for (const event of events) {
      if (event.event === "discarded") discards.set(event.seat, [...(discards.get(event.seat) ?? []), event.card]);
    }
    const others = events.filter((event) => event.event !== "discarded").map(tell);
    const lost = [...discards].map(([seat, cards]) =>
      t("tournament-event-discarded", { ...people(reader(), seat), card: words.list(cards.map(cardOne)) }));
    return [...others, ...lost].join(" ");
  }

  /** The total of a player who withdraws, or how the totals change. */
  function numbers(group: Group, before: View, after: View): string {
    const main = group.events[0]!;
    if (group.kind === "withdraw" && main.event === "moved" && before.colour !== null) {
      return t("told-withdrew-with", { total: before.seats[indexOf(main.by)]!.total, need: needOf(before, main.by) });
    }
    if (!["effect", "action", "play"].includes(group.kind) || group.events.some(({ event }) => event === "stayed")) return "";
    const { you, name } = reader();
    const changes = after.in.flatMap((seat) => {
      const [from, to] = [before, after].map((view) => view.seats[indexOf(seat)]!.total);
      return from === to ? [] : [t("told-total", { name: seat === you ? t("you") : name(seat), from: from!, to: to! })];
    });
    return changes.join(", ");
  }

  return ({ from, events, view }, before) => {
    played = played.filter(({ number }) => number < from);
    const you = reader().you;
    const [start, end] = [before as View, view as View];
    const told: EventView[] = [];
    let displays = displaysOf(start);
    const all = groups(events as EventView[], you);
    const mover = all[0]?.events.find((event) => event.event === "moved")?.by ?? null;
    return all.map((group, at): Beat => {
      const main = group.events[0]!;
      for (const [index, event] of group.events.entries()) {
        if (event.event !== "moved" || !/^(open|play) /.test(event.move)) continue;
        played.push({ card: event.move.split(" ").at(-1) as Card, number: from + told.length + index });
      }
      const verb = main.event === "moved" ? main.move.split(" ")[0]! : "";
      const card = group.kind === "action" ? verb : null;
      const earlier = at === 0 ? start : interim(start, told, end);
      told.push(...group.events);
      const isLast = at === all.length - 1;
      const now = isLast ? end : interim(start, told, end);
      const { text, detail } = textOf(group, displays, card, (event) => wonAgain({ number: 0, event, before: start, together: events }));
      if (group.events.some(({ event }) => event === "turn-began" || event === "tournament-began" || event === "stayed")) played = [];
      displays = group.events.reduce(follow, displays);
      const token = group.events.find((event) => event.event === "token-taken");
      const out = you !== null && !start.in.includes(you);
      return {
        events: group.events,
        text,
        detail: [detail, numbers(group, earlier, now)].filter(Boolean).join(" "),
        icon: eventIcon(group.kind === "quiet" ? main : (group.events.find((event) => kindOf(event) === group.kind) ?? main)),
        by: doerOf(main),
        times: TIMES[group.kind],
        view: isLast ? null : now,
        large: card ? { card } : token?.event === "token-taken" ? { token: token.colour } : null,
        own: you !== null && group.kind !== "token" && group.kind !== "last" && mover === you && [you, null].includes(doerOf(main)),
        brisk: group.kind !== "draw" && group.kind !== "play" ? "no" : out ? "always" : "if late",
      };
    });
  };
}
