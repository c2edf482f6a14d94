import "./castles.css";
import castles from "../../glyphs/castles.svg?raw";
import { addSprite } from "../../glyphs/sprite";
import type { GameUi } from "../games";
import TableView from "./Castles.svelte";
import Reference from "./Reference.svelte";

addSprite("castles", castles);

export const ui: GameUi = {
  Table: TableView,
  Reference,
  tell: (_, entry) => JSON.stringify(entry.event),
  icon: () => "i-log",
  touches: () => false,
  quiet: () => false,
  choice: (_, move) => move,
  heading: () => null,
};
