/** A stretch of text in one style. */
export interface Span {
  text: string;
  style: "plain" | "strong" | "em" | "code";
}

/** A part of a rule text. `number` is the rule's, where it has one. */
export interface Block {
  kind: "title" | "heading" | "rule" | "item" | "text";
  number: string | null;
  spans: Span[];
}

/** Marks of the sources behind a rule: they are for who writes rules, not for who reads them. */
const SOURCES = /\s*\[[RFNO]\](?=\s|\[|$|[.,;:)])/g;

export function spansOf(text: string): Span[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter((part) => part !== "");
  return parts.map((part) => {
    if (part.startsWith("**")) return { text: part.slice(2, -2), style: "strong" };
    if (part.startsWith("*") && part.endsWith("*") && part.length > 2) return { text: part.slice(1, -1), style: "em" };
    if (part.startsWith("`")) return { text: part.slice(1, -1), style: "code" };
    return { text: part, style: "plain" };
  });
}

/** The little of Markdown that our rule texts use. */
export function blocksOf(source: string): Block[] {
  const lines: string[] = [];
  for (const line of source.split("\n")) {
    const goes = /^\s{2,}\S/.test(line) || (/^\S/.test(line) && !/^([#-]|\d+\.) /.test(line) && !/^#+ /.test(line));
    if (goes && lines.length > 0 && lines.at(-1) !== "" && !lines.at(-1)!.startsWith("#")) lines[lines.length - 1] += ` ${line.trim()}`;
    else lines.push(line.trim());
  }
  return lines.filter((line) => line !== "").map((line): Block => {
    const heading = /^(#+) (?:([TC]\d+) )?(.*)$/.exec(line);
    if (heading) {
      const kind = heading[1]!.length === 1 ? "title" : "heading";
      return { kind, number: heading[2] ?? null, spans: spansOf(heading[3]!) };
    }
    const item = /^(?:-|\d+\.) (?:([TC]\d+\.\d+) )?(.*)$/.exec(line);
    if (item) {
      const text = ` ${item[2]!}`.replace(SOURCES, "").trim();
      return { kind: item[1] ? "rule" : "item", number: item[1] ?? null, spans: spansOf(text) };
    }
    return { kind: "text", number: null, spans: spansOf(line) };
  });
}

export function plainText(block: Block): string {
  return block.spans.map(({ text }) => text).join("");
}
