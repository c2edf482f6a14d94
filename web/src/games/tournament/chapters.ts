import type { ReplayStep } from "../../protocol";
import { divide, has, type Chapter } from "../../replay/chapters";
import { t } from "../../words/words.svelte";
import { colourTitle } from "./told";
import type { View } from "./types";

/** A finished game, divided into its tournaments, each in its last colour. */
export function chapters(steps: readonly ReplayStep[]): Chapter[] {
  return divide(steps, (step) => has(step, "tournament-began"), (start, end, number) => {
    const colours = steps.slice(start, end).map(({ view }) => (view as View).colour);
    const colour = colours.findLast((one) => one !== null) ?? null;
    if (colour === null) return { tincture: "argent", glyph: "i-pennon", label: t("number", { number }) };
    return { tincture: colour, glyph: `w-${colour}`, label: t("tournament-heading", { number, colour: colourTitle(colour) }) };
  });
}
