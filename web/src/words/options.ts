import type { Settings } from "../protocol";
import { t, words } from "./words.svelte";

/** What was agreed at a table, in few words: only what differs from the usual, the window and the clock. */
export function optionsText(settings: Settings): string {
  const parts = Object.entries(settings.options).map(([key, value]) => {
    const id = `${settings.game}-option-${key}-${String(value)}`;
    return words.has(id) ? t(id) : words.has(`${settings.game}-option-${key}`) ? t(`${settings.game}-option-${key}`) : key;
  });
  if (settings.game === "tournament") parts.push(t("window-short", { seconds: settings.window }));
  parts.push(clockOf(settings));
  return parts.join(" · ");
}

export function clockOf({ clock }: Settings): string {
  if (clock.kind === "live") return t("short-clock-live", { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
  if (clock.kind === "correspondence") return t("short-clock-days", { hours: clock.hours });
  return t("clock-none");
}
