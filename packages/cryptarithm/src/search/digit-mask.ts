/**
 * Sets of digits as bits: digit d is bit d mod 32 of word d div 32. Up to base 32 a set is
 * one integer, so that the next free digit is one instruction; the bases above take two.
 */

/** The integers that a set of digits takes in a base. */
export function wordsIn(base: number): 1 | 2 {
  return base > 32 ? 2 : 1;
}

/** The domains as sets: symbol s has the words from s times `wordsIn(base)`. */
export function domainMasks(domains: readonly Uint8Array[], base: number): Int32Array {
  const words = wordsIn(base);
  const masks = new Int32Array(domains.length * words);
  for (const [s, domain] of domains.entries()) {
    for (const d of domain) {
      const i = s * words + (d >>> 5);
      masks[i] = (masks[i] as number) | (1 << (d & 31));
    }
  }
  return masks;
}

/** Writes one word of a set as bytes 1 and 0, from an offset, for so many digits. */
export function spread(word: number, bytes: Uint8Array, offset: number, digits: number): void {
  for (let d = 0; d < digits; d++) bytes[offset + d] = (word >>> d) & 1;
}
