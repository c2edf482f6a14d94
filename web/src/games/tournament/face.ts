import { t } from "../../words/words.svelte";
import type { Face } from "../face";

/** The default names of players at a Tournament. No bot has one of them. */
const KNIGHTS = ["Wilfred", "Elgitha", "Robin", "Edith", "Oswald"];

export const face: Partial<Face> = {
  signs: ["red", "blue", "purple", "green", "yellow"].map((colour) => ({ glyph: `w-${colour}`, tincture: colour })),
  seatName: (at) => KNIGHTS[at]!,
  standing(view) {
    const colour = (view as { colour?: string | null } | null)?.colour;
    return colour ? t(`tournament-colour-${colour}.title`) : "";
  },
  usualPlayers: 3,
  interrupts: true,
};
