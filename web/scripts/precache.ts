import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { isLanguage, LANGUAGES, type Language } from "../src/words/languages.ts";
import { manifestName, manifestOf } from "./manifest.ts";

const WORKER = fileURLToPath(new URL("../src/worker.js", import.meta.url));

/** A file of the built page, and the sources that it was made of. */
export interface Built {
  path: string;
  sources: readonly string[];
}

/** The files that the worker keeps. */
export interface Precache {
  /** The name of the release: another list, or another worker, is another release. */
  release: string;
  /** What every visit needs. Without all of it nothing is kept. */
  shell: string[];
  /** What each language adds. Only the reader's is kept. */
  languages: Record<string, string[]>;
  /** What plays without a server: fetched after everything else. */
  core: string[];
  /** What few visits need: kept once it was fetched. */
  later: string[];
  /** The hashes of files that have no fingerprint in their names. */
  integrity: Record<string, string>;
}

/** The language of a source, if it is words or rules: `locales/de/app.ftl`, `rules/de/castles.md`. English rules have no folder. */
function languageOf(source: string): Language | null {
  const [path = ""] = source.split("?");
  const folder = /\/(?:locales|rules)\/(?:.*\/)?([a-z]{2})\/[^/]+$/.exec(path)?.[1];
  if (folder !== undefined && isLanguage(folder)) return folder;
  return /\/rules\/[^/]+\.md$/.test(path) ? "en" : null;
}

const isPuzzles = (source: string) => source.includes("/puzzles.jsonl");

/** Sorts the files of the built page by when they are needed. */
export function sortFiles(files: readonly Built[]): Pick<Precache, "shell" | "languages" | "core" | "later"> {
  const languages: Record<string, string[]> = Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, []]));
  const shell: string[] = [];
  const core: string[] = [];
  const later: string[] = [];
  for (const { path, sources } of files.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const [language, ...others] = new Set(sources.map(languageOf));
    // A network is fetched when a bot needs it, and what reviews a game by the first review.
    if (path.endsWith(".net") || /^\/assets\/review-[^/]*\.wasm$/.test(path)) continue;
    else if (path.endsWith(".wasm") || path.startsWith("/assets/games-")) core.push(path);
    else if (sources.some(isPuzzles)) later.push(path);
    else if (language && others.length === 0) languages[language]!.push(path);
    else shell.push(path);
  }
  return { shell, languages, core, later };
}

const hashOf = (bytes: string | Uint8Array, digits: "base64" | "hex") => createHash("sha256").update(bytes).digest(digits);

/** The bundle's files, but for the page itself, whose address is `/`. */
function builtFiles(bundle: Rolldown.OutputBundle): Built[] {
  return Object.values(bundle).map((file) => ({
    path: file.fileName === "index.html" ? "/" : `/${file.fileName}`,
    sources: file.type === "chunk" ? file.moduleIds : [],
  }));
}

/** Writes the manifests and the worker with its list of files, once everything else is written. */
export function precache(): Plugin {
  return {
    name: "ivanhoe-precache",
    apply: "build",
    writeBundle({ dir }, bundle) {
      const folder = dir!;
      const { shell, languages, core, later } = sortFiles([...builtFiles(bundle), { path: "/icon.svg", sources: [] }]);
      for (const [language, files] of Object.entries(languages)) {
        const name = manifestName(language);
        writeFileSync(join(folder, name), JSON.stringify(manifestOf(language as Language)));
        files.push(`/${name}`);
      }
      const listed = [...shell, ...core, ...later, ...Object.values(languages).flat()];
      const plain = listed.filter((path) => !path.startsWith("/assets/"));
      const integrity = Object.fromEntries(plain.map((path) => {
        const bytes = readFileSync(join(folder, path === "/" ? "index.html" : path));
        return [path, `sha256-${hashOf(bytes, "base64")}`];
      }));
      const worker = readFileSync(WORKER, "utf8");
      const release = hashOf(JSON.stringify([listed, integrity]) + worker, "hex").slice(0, 12);
      const list: Precache = { release, shell, languages, core, later, integrity };
      writeFileSync(join(folder, "worker.js"), `const PRECACHE = ${JSON.stringify(list)};\n${worker}`);
    },
  };
}
