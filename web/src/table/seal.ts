// The seal of a deal: SHA-256, written out because browsers keep theirs from pages in the living room's network.

const K = constants(64, (prime) => Math.cbrt(prime));
const START = constants(8, (prime) => Math.sqrt(prime));

/** The first bits behind the point of the roots of the first primes. */
function constants(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return Uint32Array.from(primes, (prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}

const right = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, bytes.length * 8);
  const hash = new Uint32Array(START);
  const words = new Uint32Array(64);
  const at = (list: Uint32Array, index: number): number => list[index] ?? 0;
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = data.getUint32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const [early, late] = [at(words, i - 15), at(words, i - 2)];
      const s0 = right(early, 7) ^ right(early, 18) ^ (early >>> 3);
      const s1 = right(late, 17) ^ right(late, 19) ^ (late >>> 10);
      words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1;
    }
    let [a, b, c, d, e, f, g, h] = [...hash] as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
      const first = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(words, i)) | 0;
      const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
      const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = at(hash, i) + value));
  }
  return [...hash].map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** The same as `commitment` in the engine's record. */
export function sealOf(seed: string, salt: string): string {
  return sha256(`${salt}:${seed}`);
}
