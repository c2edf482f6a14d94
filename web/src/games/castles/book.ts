import { t } from "../../words/words.svelte";
import { sectionOf, type Rulebook, type Sections } from "../book";

export const SECTIONS: Sections = {
  goal: ["C1.2", "C8.3"],
  turn: ["C2", "C3"],
  cards: ["C1.1"],
  barter: ["C4"],
  army: ["C5"],
  attack: ["C6"],
  banners: ["C1.3", "C6.4", "C6.5", "C6.6", "C6.7"],
  prisoners: ["C7"],
  end: ["C8"],
  lords: ["C1.4", "C2.1"],
  rest: ["C9"],
};

export const rulebook: Rulebook = {
  anchors: Object.keys(SECTIONS),
  anchorOf: (rule) => sectionOf(SECTIONS, rule),
  titleOf: (anchor) => t(`castles-book-${anchor}`),
  load: async () => (await import("./Book.svelte")).default,
};
