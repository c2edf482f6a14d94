/** A stretch of text in one style. */
export interface Span {
  text: string;
  style: "plain" | "strong" | "em";
}

/** A part of a rule text. `number` is the rule's, where it has one. */
export interface Block {
  kind: "title" | "heading" | "rule" | "item" | "text";
  number: string | null;
  spans: Span[];
}

/** What says how a house rule is called that is written as in the notation: `ties=ties-stay`, `squares`. */
export type Naming = (code: string) => string;

/** Sources and invariants, which are not for players. */
const ENGINE = /^<!-- engine -->\n[^]*?^<!-- \/engine -->$/gm;

/** Marks of the sources behind a rule: they are for authors of rules, not for players. */
const SOURCES = /\s*\[[RFNOP](?:\s*:[^\]]*)?\](?=\s|\[|$|[.,;:)])/g;

export function spansOf(text: string, naming: Naming): Span[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter((part) => part !== "");
  return parts.map((part) => {
    if (part.startsWith("**")) return { text: part.slice(2, -2), style: "strong" };
    if (part.startsWith("*") && part.endsWith("*") && part.length > 2) return { text: part.slice(1, -1), style: "em" };
    if (part.startsWith("`")) return { text: naming(part.slice(1, -1)), style: "plain" };
    return { text: part, style: "plain" };
  });
}

/** The little of Markdown that our rule texts use, as players read it. */
export function blocksOf(source: string, naming: Naming): Block[] {
  const lines: string[] = [];
  for (const line of source.replace(ENGINE, "").split("\n")) {
    const goes = /^\s{2,}\S/.test(line) || (/^\S/.test(line) && !/^([#-]|\d+\.) /.test(line) && !/^#+ /.test(line));
    if (goes && lines.length > 0 && lines.at(-1) !== "" && !lines.at(-1)!.startsWith("#")) lines[lines.length - 1] += ` ${line.trim()}`;
    else lines.push(line.trim());
  }
  return lines.filter((line) => line !== "").map((line): Block => {
    const heading = /^(#+) (?:([A-Z]\d+) )?(.*)$/.exec(line);
    if (heading) {
      const kind = heading[1]!.length === 1 ? "title" : "heading";
      return { kind, number: heading[2] ?? null, spans: spansOf(heading[3]!, naming) };
    }
    const item = /^(?:-|\d+\.) (?:([A-Z]\d+\.\d+) )?(.*)$/.exec(line);
    if (item) {
      const text = ` ${item[2]!}`.replace(SOURCES, "").trim();
      return { kind: item[1] ? "rule" : "item", number: item[1] ?? null, spans: spansOf(text, naming) };
    }
    return { kind: "text", number: null, spans: spansOf(line, naming) };
  });
}

export function plainText(block: Block): string {
  return block.spans.map(({ text }) => text).join("");
}
