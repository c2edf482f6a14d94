import type { Component } from "svelte";

/** The rulebook for people. Its page is loaded when it is opened. */
export interface Rulebook {
  /** The anchors of its sections, in the order of reading. */
  anchors: readonly string[];
  /** The anchor of the part that explains a numbered rule, if there is one. */
  anchorOf(rule: string): string | null;
  /** What is written there as a heading. */
  titleOf(anchor: string): string;
  load(): Promise<Component>;
}

/** The sections by their anchors, with the numbered rules that each explains; `T5` is all of T5 that no other section names. */
export type Sections = Readonly<Record<string, readonly string[]>>;

/** The section that explains a rule. */
export function sectionOf(sections: Sections, rule: string): string | null {
  const explains = (number: string) => Object.keys(sections).find((id) => sections[id]!.includes(number));
  return explains(rule) ?? explains(rule.split(".")[0]!) ?? null;
}
