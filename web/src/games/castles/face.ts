import { t } from "../../words/words.svelte";
import type { Face } from "../face";
import { LORDS } from "./lords";

export const face: Partial<Face> = {
  signs: [{ glyph: "castle-ashby", tincture: "argent" }],
  seatName: (at) => t(`castles-lord-${LORDS[at]}`),
  usualPlayers: 4,
};
