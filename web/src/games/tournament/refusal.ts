import type { Refusal } from "../../protocol";
import type { Reader } from "../../words/reader";
import { refusalText, t } from "../../words/words.svelte";
import { tellReason } from "./told";
import type { Reason } from "./types";

/** Why something was not done. */
export function refusalReason(reader: Reader, refusal: Refusal): string {
  return refusal.reason ? tellReason(reader, refusal.reason as Reason) : refusalText(refusal);
}

/** The same with the number of the rule. */
export function refusalSentence(reader: Reader, refusal: Refusal): string {
  const why = refusalReason(reader, refusal);
  return refusal.rule ? `${why} ${t("rule-number", { number: refusal.rule })}` : why;
}
