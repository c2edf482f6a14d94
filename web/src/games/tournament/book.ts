import { t } from "../../words/words.svelte";
import { sectionOf, type Rulebook, type Sections } from "../book";
import { ACTION_CARDS, isAction } from "./cards";
import { cardName } from "./told";
import type { Card } from "./types";

export const SECTIONS: Sections = {
  goal: ["T1.4", "T6.6"],
  contest: ["T2", "T4", "T6.4"],
  turn: ["T3"],
  example: [],
  colours: ["T1.1", "T3.6", "T5", "T8.4"],
  maiden: ["T1.2", "T5.2", "T6.3"],
  withdraw: ["T6"],
  actions: ["T1.3", "T7"],
  "colour-cards": ["T8"],
  "one-cards": ["T9"],
  "all-cards": [],
  "self-cards": ["T10"],
  ivanhoe: ["T11"],
  rest: ["T3.2", "T4.3", "T12", "T13"],
};

export const rulebook: Rulebook = {
  anchors: Object.keys(SECTIONS),
  // A card's own rule is explained beside the card.
  anchorOf: (rule) => ACTION_CARDS.find((card) => t(`tournament-effect-${card}.rule`) === rule) ?? sectionOf(SECTIONS, rule),
  titleOf: (anchor) => (isAction(anchor) ? cardName(anchor as Card) : t(`tournament-book-${anchor}`)),
  load: async () => (await import("./Book.svelte")).default,
};
