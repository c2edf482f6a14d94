import type { Seat, Update } from "../../protocol";
import type { Tip } from "../tips";
import { stateOf } from "./seats";
import type { View } from "./types";

const viewOf = (update: Update) => update.view as View;
const asked = (...phases: string[]) => (update: Update) => update.asked && phases.includes(viewOf(update).phase.phase);
const mine = (update: Update, you: Seat) => stateOf(viewOf(update), you);

export const TIPS: readonly Tip[] = [
  { id: "soldiers", target: ".hand", when: (update, you) => asked("keep", "lay", "offer")(update) && mine(update, you).cards > 0 },
  { id: "keep", target: ".turned", when: asked("keep") },
  { id: "lay", target: ".hand", when: asked("lay") },
  { id: "offer", target: ".hand", when: asked("offer") },
  { id: "points", target: ".castles", when: asked("offer", "accept") },
  { id: "accept", target: ".offers", when: asked("accept") },
  { id: "attack", target: ".castles", low: true, when: (update) => asked("attack")(update) && update.legal.some((move) => move.startsWith("attack ")) },
  { id: "after", target: ".after-attack", when: asked("advance", "plant") },
  { id: "deal", target: ".dealt", when: asked("deal") },
  { id: "prisoner", target: ".lords", when: (update, you) => mine(update, you).prisoners.length > 0 },
  { id: "last", target: ".lords", when: (update) => viewOf(update).deck === 0 },
  { id: "score", target: ".lords", when: (update, you) => mine(update, you).score > 0 },
];
