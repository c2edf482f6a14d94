const encoder = new TextEncoder();

export function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function digitsOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function hmac(key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-512" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", imported, message);
}

export function textBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(encoder.encode(text));
}

/** The chance of one entry of a record, word after word, as rules/notation.md says. */
export class Chance {
  #seed: Uint8Array<ArrayBuffer>;
  #entry: bigint;
  #block = 0n;
  #words: number[] = [];

  constructor(seed: Uint8Array<ArrayBuffer>, entry: number) {
    this.#seed = seed;
    this.#entry = BigInt(entry);
  }

  async #word(): Promise<number> {
    if (this.#words.length === 0) {
      const message = new Uint8Array(7 + 16);
      message.set(textBytes("ivanhoe"));
      const numbers = new DataView(message.buffer);
      numbers.setBigUint64(7, this.#entry);
      numbers.setBigUint64(15, this.#block++);
      const block = new DataView(await hmac(this.#seed, message));
      for (let at = 0; at < block.byteLength; at += 4) this.#words.push(block.getUint32(at));
    }
    return this.#words.shift()!;
  }

  /** A choice of one in `n`: the upper half of word times n; words that would favour some are skipped. */
  async oneIn(n: number): Promise<number> {
    const wide = BigInt(n);
    const least = (1n << 32n) % wide;
    for (;;) {
      const product = BigInt(await this.#word()) * wide;
      if ((product & 0xffffffffn) >= least) return Number(product >> 32n);
    }
  }

  /** From the last place down, each place is swapped with a random one up to itself. */
  async shuffle<T>(things: readonly T[]): Promise<T[]> {
    const shuffled = [...things];
    for (let length = shuffled.length; length > 1; length--) {
      const other = await this.oneIn(length);
      [shuffled[length - 1], shuffled[other]] = [shuffled[other]!, shuffled[length - 1]!];
    }
    return shuffled;
  }
}
