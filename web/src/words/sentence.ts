/** A piece of a sentence: plain words, or a card that is drawn beside its name. */
export interface Piece {
  text: string;
  card: string | null;
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
    .split(/(\u0001[^\u0003]*\u0003)/)
    .filter((part) => part !== "")
    .map((part) => {
      if (!part.startsWith(OPEN)) return { text: part, card: null };
      const [card, name] = part.slice(1, -1).split(NAME) as [string, string];
      return { text: name, card };
    });
}

/** A sentence for screen readers or for copying. */
export function plain(sentence: string): string {
  return pieces(sentence).map(({ text }) => text).join("");
}
