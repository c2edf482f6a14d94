import type { Refusal } from "../../protocol";
import type { Reader } from "../../words/reader";
import { refusalText, t } from "../../words/words.svelte";
import { tellReason } from "./told";
import type { Reason } from "./types";

/** Why something was not done, with the number of the rule. */
export function refusalSentence(reader: Reader, refusal: Refusal): string {
  if (!refusal.reason) return refusalText(refusal);
  const why = tellReason(reader, refusal.reason as Reason);
  return refusal.rule ? `${why} ${t("rule-number", { number: refusal.rule })}` : why;
}
