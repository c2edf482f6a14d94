import { NO_TIME, type Beat, type Script, type Times } from "../../present";
import type { Seat } from "../../protocol";
import { people, type Reader } from "../../words/reader";
import { t } from "../../words/words.svelte";
import { castleOf } from "./seats";
import { castleName, eventIcon, isQuiet, tellEvent } from "./told";
import type { Castle, EventView, View } from "./types";

type Kind = "draw" | "play" | "say" | "army" | "deal" | "last" | "quiet";

/** How long each kind of thing takes at the usual speed, in milliseconds. */
const TIMES: Record<Kind, Times> = {
  draw: { say: 0, fly: 200, settle: 0, hold: 150 },
  play: { say: 120, fly: 420, settle: 200, hold: 500 },
  say: { say: 180, fly: 0, settle: 0, hold: 900 },
  army: { say: 180, fly: 600, settle: 200, hold: 900 },
  deal: { say: 180, fly: 420, settle: 0, hold: 1200 },
  last: { say: 180, fly: 0, settle: 0, hold: 1600 },
  quiet: NO_TIME,
};

function kindOfMove(move: string): Kind {
  switch (move.split(" ")[0]) {
    case "attack":
    case "propose":
      return "say";
    case "decline":
      return "deal";
    // What they do follows.
    case "muster":
    case "strike":
    case "advance":
    case "plant":
    case "agree":
    case "accept":
    case "barter":
    case "lose":
    case "offer":
      return "quiet";
    default:
      return "play";
  }
}

function kindOf(event: EventView): Kind {
  switch (event.event) {
    case "moved":
      return kindOfMove(event.move);
    case "drew":
      return "draw";
    case "stormed":
    case "fell":
    case "planted":
      return "army";
    case "exchanged":
    case "bartered":
      return "deal";
    case "proposed":
    case "offers-made":
      return "say";
    case "game-ended":
      return "last";
    case "turned":
    case "last-card-taken":
    case "open-card-lost":
    case "passed":
    case "advanced":
    case "barter-opened":
    case "nothing-to-lay":
      return "play";
    case "garrison-taken":
    case "garrison-lost":
    case "turn-began":
    case "advance-asked":
    case "plant-asked":
    case "dealt":
      return "quiet";
  }
}

interface Group {
  kind: Kind;
  events: EventView[];
}

/** Events that are shown together: a quiet one goes with the one before it, or with the one after it. */
export function groups(events: readonly EventView[], before: View, you: Seat | null): Group[] {
  const all: Group[] = [];
  for (const event of events) {
    const repeats = event.event === "moved" && isQuiet(event, before);
    // My own draws, and cards turned up for me, are visible and delay nothing.
    const mine = (event.event === "drew" || event.event === "turned") && event.seat === you;
    const kind = repeats || mine ? "quiet" : kindOf(event);
    const open = all.at(-1);
    if (open && (kind === "quiet" || open.kind === "quiet")) {
      open.events.push(event);
      if (open.kind === "quiet") open.kind = kind;
    } else all.push({ kind, events: [event] });
  }
  return all;
}

/** The game after some of an update's events, as far as it is to be seen: castles that they name are as they will be. */
export function interim(before: View, events: readonly EventView[], after: View): View {
  const changed = new Set(events.flatMap((event): Castle[] => ("castle" in event ? [event.castle] : [])));
  const castles = before.castles.map((castle) => (changed.has(castle.castle) ? castleOf(after, castle.castle) : castle));
  return changed.size === 0 ? before : { ...before, castles, seats: after.seats };
}

/** What a group is about: the event that its kind comes from. */
const mainOf = ({ kind, events }: Group) => events.find((event) => kindOf(event) === kind) ?? events[0]!;

function doerOf(event: EventView): Seat | null {
  return "by" in event ? event.by : "seat" in event ? event.seat : null;
}

function textOf(reader: Reader, group: Group, before: View): { text: string | null; detail: string } {
  const main = mainOf(group);
  if (group.kind === "quiet" || group.kind === "draw") return { text: null, detail: "" };
  if (main.event === "stormed") {
    const garrison = castleOf(before, main.castle).garrison.length;
    const text = t("told-storms", { ...people(reader, main.seat), castle: castleName(main.castle) });
    return { text, detail: t("told-army", { army: main.army.length, garrison }) };
  }
  if (main.event === "moved" && main.move === "decline" && before.phase.phase === "deal" && before.phase.by === reader.you) {
    return { text: t("told-declines-yours", people(reader, main.by)), detail: "" };
  }
  const lost = group.events.find(({ event }) => event === "garrison-lost");
  return { text: tellEvent(reader, main), detail: lost ? tellEvent(reader, lost) : "" };
}

/** Shows a game as it is played: the events between two updates, one after the other. */
export function storyteller(reader: () => Reader): Script {
  return ({ events, view }, before) => {
    const { you } = reader();
    const [start, end] = [before as View, view as View];
    const all = groups(events as EventView[], start, you);
    const mover = (events as EventView[]).find((event) => event.event === "moved")?.by ?? null;
    const told: EventView[] = [];
    return all.map((group, at): Beat => {
      const main = mainOf(group);
      told.push(...group.events);
      const isLast = at === all.length - 1;
      return {
        events: group.events,
        ...textOf(reader(), group, start),
        icon: eventIcon(main),
        by: doerOf(main),
        times: TIMES[group.kind],
        view: isLast ? null : interim(start, told, end),
        large: null,
        own: you !== null && group.kind !== "last" && mover === you && [you, null].includes(doerOf(main)),
        brisk: group.kind === "draw" || group.kind === "play" ? "if late" : "no",
      };
    });
  };
}
