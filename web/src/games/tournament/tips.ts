import type { Seat, Update } from "../../protocol";
import type { Tip } from "../tips";
import { indexOf, needOf } from "./need";
import type { View } from "./types";

const viewOf = (update: Update) => update.view as View;
const asked = (...phases: string[]) => (update: Update) => update.asked && phases.includes(viewOf(update).phase);
const mine = (update: Update, you: Seat) => viewOf(update).seats[indexOf(you)]!;
const tiesStay = (update: Update) => viewOf(update).options.ties === "ties-stay";

export const TIPS: readonly Tip[] = [
  { id: "open", target: ".hand", when: asked("open") },
  { id: "react", target: ".sheet.window", when: asked("react") },
  {
    id: "end",
    target: ".strip",
    when: (update, you) => asked("turn")(update) && update.legal.includes("end") && mine(update, you).total >= needOf(viewOf(update), you),
  },
  {
    id: "withdraw",
    target: ".strip",
    // A player who may end the turn has no reason to leave.
    when: (update) =>
      asked("turn")(update) && update.legal.includes("withdraw") && !update.legal.some((move) => move === "end" || move.startsWith("play ")),
  },
  { id: "turn", target: ".strip", when: (update) => asked("turn")(update) && !tiesStay(update) },
  { id: "turn-ties", target: ".strip", when: (update) => asked("turn")(update) && tiesStay(update) },
  { id: "take", target: ".foot", when: asked("take") },
  { id: "token", target: ".lane.mine", when: (update, you) => mine(update, you).tokens.length > 0 },
  { id: "others", target: ".lanes .lane", when: (update) => !update.asked && viewOf(update).phase === "turn" },
];
