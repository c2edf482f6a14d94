/** A piece of a sentence: plain words, or a card that is drawn beside its name. */
export interface Piece {
  text: string;
  card: string | null;
  /** The sign after a card, which stays on its line. */
  after: string;
}

const OPEN = "\u0001";
const NAME = "\u0002";
const CLOSE = "\u0003";

/** The name of a card inside a sentence, so that its place can be found again. */
export function marked(card: string, name: string): string {
  return `${OPEN}${card}${NAME}${name}${CLOSE}`;
}

/** Divides a sentence at its cards. */
export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/(\u0001[^\u0003]*\u0003[\u00a0\u202f]?[.,;:!?…)»]*)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (!part.startsWith(OPEN)) return { text: part, card: null, after: "" };
      const [named, after] = part.slice(1).split(CLOSE) as [string, string];
      const [card, name] = named.split(NAME) as [string, string];
      return { text: name, card, after };
    });
}

/** A sentence for screen readers or for copying. */
export function plain(sentence: string): string {
  return pieces(sentence).map(({ text, after }) => text + after).join("");
}
