import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "../src/words/languages.ts";

const LOCALES = fileURLToPath(new URL("../../locales/", import.meta.url));

/** Says messages of a language without arguments. */
function speaker(language: Language): (id: string) => string {
  const bundle = new FluentBundle(language);
  for (const part of ["home", "app", "tournament", "castles"]) {
    bundle.addResource(new FluentResource(readFileSync(`${LOCALES}${language}/${part}.ftl`, "utf8")));
  }
  return (id) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${language} has no message ${id}`);
    return bundle.formatPattern(pattern);
  };
}

/** A picture that `make screenshots` takes for the browser's dialog that asks whether to install. */
const picture = (game: string, form: "narrow" | "wide", say: (id: string) => string) => ({
  src: `/screenshots/${game}-${form}.webp`,
  sizes: form === "narrow" ? "360x640" : "1080x675",
  type: "image/webp",
  form_factor: form,
  label: say(`${game}-name`),
});

/** What a browser must know to install the page, in the reader's language. Every language is the same application: its `id` says so. */
export function manifestOf(language: Language) {
  const say = speaker(language);
  const forms = ["narrow", "wide"] as const;
  return {
    id: "/",
    name: "Ivanhoe",
    short_name: "Ivanhoe",
    description: `${say("tournament-about")} ${say("castles-about")}`,
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    display_override: ["standalone", "minimal-ui"],
    orientation: "any",
    background_color: "#ece4d4",
    theme_color: "#ece4d4",
    categories: ["games", "entertainment"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    screenshots: forms.flatMap((form) => [picture("tournament", form, say), picture("castles", form, say)]),
    shortcuts: [
      { name: say("play-now"), url: "/?play" },
      { name: say("play-with-friends"), url: "/friends" },
      { name: say("replays"), url: "/replays" },
      { name: say("rules"), url: "/rules" },
    ],
  };
}

export const manifestName = (language: string): string => `manifest.${language}.webmanifest`;
