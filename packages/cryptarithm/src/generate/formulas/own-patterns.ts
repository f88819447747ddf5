/**
 * Which letters of a word are the same, word by word: the own patterns of a list. A number whose digits have no such
 * pattern can be none of the words.
 *
 * A pattern is a number: the i-th letter from the right is one of the i before it or a new one.
 */

/** Patterns of longer words are not kept; there would be too many. */
const LONGEST = 9;

export class OwnPatterns {
  /** By length: whether a word of the list has the pattern; undefined where there is no word so long. */
  private readonly seen: (Uint8Array | undefined)[] = [];
  private readonly longer = new Set<number>();
  private readonly codes = new Int8Array(32);

  constructor(words: Iterable<ArrayLike<number>>) {
    for (const word of words) {
      const { length } = word;
      if (length > LONGEST) this.longer.add(length);
      else {
        this.seen[length] ??= new Uint8Array(factorial(length));
        (this.seen[length] as Uint8Array)[patternOf(word)] = 1;
      }
    }
  }

  /** The length of the longest word. */
  get longest(): number {
    return Math.max(0, this.seen.length - 1, ...this.longer);
  }

  /**
   * Whether some word has letters like these, which are told apart by small numbers, from the right; `letters` may be
   * longer than what counts.
   */
  has(letters: ArrayLike<number>, length: number): boolean {
    if (length > LONGEST) return this.longer.has(length);
    const seen = this.seen[length];
    if (seen === undefined) return false;
    const { codes } = this;
    codes.fill(-1);
    let pattern = 0;
    let next = 0;
    for (let i = 0; i < length; i++) {
      const letter = letters[i] as number;
      if (codes[letter] === -1) codes[letter] = next++;
      pattern = pattern * (i + 1) + (codes[letter] as number);
    }
    return seen[pattern] === 1;
  }
}

/** The pattern of a word, from the right. */
function patternOf(word: ArrayLike<number>): number {
  const codes = new Map<number, number>();
  let pattern = 0;
  for (let i = word.length - 1, length = 1; i >= 0; i--, length++) {
    const letter = word[i] as number;
    if (!codes.has(letter)) codes.set(letter, codes.size);
    pattern = pattern * length + (codes.get(letter) as number);
  }
  return pattern;
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}
