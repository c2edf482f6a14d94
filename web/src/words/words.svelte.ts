import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Refused } from "../api";
import { GAMES } from "../games/list";
import type { Refusal } from "../protocol";
import type { Language } from "./languages";
import { plain } from "./sentence";

export type Facts = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/term.ftl"], { query: "?raw", import: "default" });
/** Parts of a language that a first visit needs. A game that is not translated yet speaks English. */
const PARTS = ["home", "table", ...GAMES];

/** A language, and which of its parts have been read. */
interface Spoken {
  bundle: FluentBundle;
  parts: Set<string>;
}

/** The words of the reader's language. Only one language is loaded; a new one replaces it at once. */
class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  /** Languages that were spoken before need not be read again. */
  #spoken = new Map<string, Spoken>();
  /** What is read of every language: the usual parts, and those that a page has asked for. */
  #parts = new Set(PARTS);
  /** The language that was chosen last, once it has been read. */
  #learning: Promise<FluentBundle> | null = null;

  get ready(): boolean {
    return this.#bundle !== null;
  }

  get language(): string {
    return this.#bundle?.locales[0] ?? "en";
  }

  async speak(language: Language): Promise<void> {
    const learning = this.#learn(language);
    this.#learning = learning;
    const bundle = await learning;
    // Another language may have been chosen in the meantime.
    if (this.#learning === learning) this.#bundle = bundle;
  }

  /** Speaks the first of these languages that can be read. */
  async speakFirst(languages: readonly Language[]): Promise<void> {
    let failed: unknown;
    for (const language of languages) {
      try {
        return await this.speak(language);
      } catch (fault) {
        failed = fault;
      }
    }
    throw failed;
  }

  /** Reads a part that not every page needs, in this language and in every language from now on. */
  async also(part: string): Promise<void> {
    this.#parts.add(part);
    await this.#learning?.catch(() => {});
    if (this.#bundle) await this.#learn(this.language);
  }

  async #learn(language: string): Promise<FluentBundle> {
    const spoken = this.#spoken.get(language) ?? { bundle: new FluentBundle(language, { useIsolating: false }), parts: new Set() };
    const missing = [...this.#parts].filter((part) => !spoken.parts.has(part));
    const texts = await Promise.all(missing.map((part) => (FILES[`../../../locales/${language}/${part}.ftl`] ?? FILES[`../../../locales/en/${part}.ftl`])?.()));
    for (const text of texts) if (text) spoken.bundle.addResource(new FluentResource(text));
    for (const part of missing) spoken.parts.add(part);
    this.#spoken.set(language, spoken);
    return spoken.bundle;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** A message, or one of its attributes by `id.attribute`. An unknown one shows its name. */
  say(id: string, facts?: Facts): string {
    const bundle = this.#bundle;
    if (!bundle) return "";
    const [name, attribute] = id.split(".") as [string, string | undefined];
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return `⟨${id}⟩`;
    return bundle.formatPattern(pattern, facts ?? null, []);
  }

  /** Items in a sentence: “a, b and c”. */
  list(items: string[]): string {
    return items.reduce((list, item, at) => {
      if (at === 0) return item;
      // Spanish asks how the next item begins.
      const before = /^(í|hi(?![aeo])|i)/i.test(plain(item)) ? "yes" : "no";
      return this.say(at === items.length - 1 ? "list-last" : "list-next", { list, item, "before-i": before });
    }, "");
  }
}

export const words = new Words();

/** Shorthand for a message in the reader's language. */
export function t(id: string, facts?: Facts): string {
  return words.say(id, facts);
}

/** Why something was not done, where no rule of a game is the reason. */
export function refusalText(refusal: Refusal): string {
  const id = `refusal-${refusal.code}`;
  return words.has(id) ? t(id) : refusal.text;
}

/** Has the server not answered at all, or is only a proxy there? */
export const isAway = (fault: unknown): boolean => !(fault instanceof Refused) && !(fault instanceof Error && words.has(fault.message));

/** Why a request failed: the server's reason, the message that the fault names, or that the server did not answer. */
export function faultText(fault: unknown): string {
  if (fault instanceof Refused) return refusalText(fault.refusal);
  return t(fault instanceof Error && words.has(fault.message) ? fault.message : "no-server");
}
