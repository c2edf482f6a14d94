/**
 * The browser lets no text become markup or code (`require-trusted-types-for`), but for what
 * Svelte makes of our own components and what goes through here: the pictures that were built with
 * the page, and the workers that are served beside it.
 */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

const rules: Policy = {
  createHTML(text) {
    if (!text.startsWith("<svg")) throw new TypeError("not one of our pictures");
    return text;
  },
  createScriptURL(address) {
    if (address !== "/worker.js" && !/^\/assets\/games-[\w-]+\.js$/.test(address)) throw new TypeError("not one of our workers");
    return address;
  },
};

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/** What may become markup or code. A browser without such a check takes the text itself. */
export const trusted: Policy = factory ? factory.createPolicy("ivanhoe", rules) : rules;
