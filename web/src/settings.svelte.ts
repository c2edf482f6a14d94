import { keep, recall } from "./kept";
import { isLanguage, pickLanguage, type Language } from "./words/languages";

const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
const FACTOR = { instant: 0, off: 0, fast: 0.5, calm: 1, slow: 2 };
export type Speed = "auto" | keyof typeof FACTOR;
const KEY = "ivanhoe-settings";

interface Kept {
  theme: Theme;
  language: Language;
  speed: Speed;
  sound: boolean;
  /** A sound when it is our turn while another tab is looked at. */
  call: boolean;
  oneTap: boolean;
  letters: boolean;
  larger: boolean;
  chat: boolean;
  tips: boolean;
}

function load(): Kept {
  const usual: Kept = {
    theme: "auto",
    language: pickLanguage(navigator.languages),
    speed: "auto",
    sound: true,
    call: true,
    oneTap: false,
    letters: true,
    larger: false,
    chat: true,
    tips: true,
  };
  const kept = { ...usual, ...recall<Partial<Kept>>(KEY, {}) };
  // A value that another version stored may be invalid here: without words there would be nothing to
  // choose another language with.
  if (!isLanguage(kept.language)) kept.language = usual.language;
  if (!THEMES.includes(kept.theme)) kept.theme = usual.theme;
  if (kept.speed !== "auto" && !Object.hasOwn(FACTOR, kept.speed)) kept.speed = usual.speed;
  return kept;
}

/** This browser's settings, stored only in it. Changes take effect at once. */
class Settings {
  #kept = $state(load());
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #contrast = matchMedia("(prefers-contrast: more)");
  #calm = matchMedia("(prefers-reduced-motion: reduce)");

  constructor() {
    for (const query of [this.#dark, this.#contrast, this.#calm]) query.addEventListener("change", () => this.show());
    addEventListener("storage", (event) => {
      if (event.key !== KEY) return;
      this.#kept = load();
      this.show();
    });
  }

  get theme() { return this.#kept.theme; }
  get language() { return this.#kept.language; }
  get speed() { return this.#kept.speed; }
  get sound() { return this.#kept.sound; }
  get call() { return this.#kept.call; }
  get oneTap() { return this.#kept.oneTap; }
  get letters() { return this.#kept.letters; }
  get larger() { return this.#kept.larger; }
  get chat() { return this.#kept.chat; }
  get tips() { return this.#kept.tips; }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value;
    keep(KEY, this.#kept);
    this.show();
  }

  /** How long motions take against the usual; 0 for none. */
  get factor(): number {
    if (this.speed === "auto") return this.#calm.matches ? 0 : 1;
    return FACTOR[this.speed];
  }

  /** How long sentences stay, relative to the usual. Readers without motion need as much time as others. */
  get pace(): number {
    if (this.speed === "instant") return 0;
    return this.factor === 0 ? 1 : this.factor;
  }

  show(): void {
    const root = document.documentElement;
    const auto = this.#contrast.matches ? "contrast" : this.#dark.matches ? "dark" : "light";
    const theme = this.theme === "auto" ? auto : this.theme;
    const recoloured = root.dataset.theme !== theme;
    root.dataset.theme = theme;
    root.style.setProperty("--speed", String(this.factor));
    root.classList.toggle("larger", this.larger);
    root.lang = this.language;
    // To name the same manifest again would make the browser read it again.
    const manifest = document.querySelector<HTMLLinkElement>(`link[rel="manifest"]:not([href*=".${this.language}."])`);
    if (manifest) manifest.href = `/manifest.${this.language}.webmanifest`;
    // To read a colour makes the browser lay the page out.
    if (!recoloured) return;
    const ground = getComputedStyle(root).getPropertyValue("--ground").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
  }
}

export const settings = new Settings();
