/** The languages that we speak, each by its own name. */
export const LANGUAGES = { en: "English", fr: "Français", es: "Español", nl: "Nederlands", de: "Deutsch" } as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}

/** The first of the reader's languages that we speak. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const name = tag.toLowerCase().split("-")[0]!;
    if (isLanguage(name)) return name;
  }
  return "en";
}
