import type { Beat } from "../present";
import { plain } from "../words/sentence";

/** What a strip says. */
export interface Says {
  icon: string | null;
  title: string;
  hint: string;
}

/** As many letters as a title has room for on a phone. */
const SHORT = 44;

/** A beat in the strip: a short sentence is the title, a long one stands below another. */
export function tale({ icon, text, detail }: Beat, otherwise: string): Says {
  const said = text ?? "";
  if (plain(said).length <= SHORT) return { icon, title: said, hint: detail };
  return { icon, title: otherwise, hint: said };
}
