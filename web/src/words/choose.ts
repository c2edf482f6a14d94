import { settings } from "../settings.svelte";
import type { Language } from "./languages";
import { words } from "./words.svelte";

/** Chooses another language once its words have been read: without a connection the reader keeps the one before. */
export async function choose(language: Language): Promise<void> {
  await words.speak(language);
  // Yet another language may have been chosen in the meantime.
  if (words.language === language) settings.set("language", language);
}
