import { faceOf } from "../games/face";
import type { Settings } from "../protocol";
import { t } from "./words.svelte";

/** A house rule and what was chosen: “Equal totals: Equal is enough”. */
function optionText(game: string, key: string, value: string): string {
  return t("option-value", { name: t(`${game}-option-${key}`), value: t(`${game}-option-${key}-${value}`) });
}

/** A house rule as the rules name it, from its notation: `ties=ties-stay`, or `squares`. */
export function houseRule(game: string, code: string): string {
  const [key, value] = code.split("=") as [string, string | undefined];
  return t("quoted", { text: value === undefined ? t(`${game}-option-${key}`) : optionText(game, key, value) });
}

/** The settings of a table in brief: what differs from the usual, the window and the clock. */
export function optionsText(settings: Settings): string {
  const parts = Object.entries(settings.options).map(([key, value]) => optionText(settings.game, key, String(value)));
  if (faceOf(settings.game).interrupts) parts.push(windowOf(settings));
  parts.push(clockOf(settings));
  return parts.join(" · ");
}

/** How long everybody has to stop something: over days that is hours. */
function windowOf({ clock, window }: Settings): string {
  return clock.kind === "correspondence" ? t("window-hours", { hours: clock.window }) : t("window-short", { seconds: window });
}

export function clockOf({ clock }: Settings): string {
  if (clock.kind === "live") return t("short-clock-live", { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
  if (clock.kind === "correspondence") return t("short-clock-days", { hours: clock.hours });
  return t("clock-none");
}
