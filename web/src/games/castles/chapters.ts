import type { ReplayStep } from "../../protocol";
import { divide, has, type Chapter } from "../../replay/chapters";
import type { Reader } from "../../words/reader";
import { t } from "../../words/words.svelte";
import { stateOf, TINCTURES } from "./seats";
import type { View } from "./types";

/** A finished game, divided into turns, each in the tincture of its lord. */
export function chapters(steps: readonly ReplayStep[], reader: Reader): Chapter[] {
  return divide(steps, (step) => has(step, "turn-began"), (start, _, number) => {
    const view = steps[start]!.view as View;
    const { lord } = stateOf(view, view.turn);
    return { tincture: TINCTURES[lord], glyph: `lord-${lord}`, label: `${t("castles-heading", { number })}, ${reader.name(view.turn)}` };
  });
}
