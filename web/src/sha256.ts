/** The first 32 bits behind the point of roots of the first primes: square roots to begin with, cube roots for the rounds. */
const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime !== 0)) PRIMES.push(n);
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32) | 0;
const BEGIN = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The words of a block, mixed into those of the blocks before it. */
function mix(before: readonly number[], block: DataView): number[] {
  const words = Array.from({ length: 16 }, (_, at) => block.getInt32(at * 4));
  for (let at = 16; at < 64; at++) {
    const [near, far] = [words[at - 2]!, words[at - 15]!];
    const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const other = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words.push((words[at - 16]! + other + words[at - 7]! + one) | 0);
  }
  let [a, b, c, d, e, f, g, h] = before as [number, number, number, number, number, number, number, number];
  words.forEach((word, at) => {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[at]! + word) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + before[at]!) | 0);
}

/** SHA-256 of a text, as hexadecimal digits. A page that came by plain HTTP has no `crypto.subtle`, and plays too. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length * 8));
  let words = BEGIN;
  for (let at = 0; at < padded.length; at += 64) words = mix(words, new DataView(padded.buffer, at, 64));
  return words.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
