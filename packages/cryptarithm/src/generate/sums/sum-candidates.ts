/**
 * The search over words for sums: all words that may make a sum with exactly one solution, cut before
 * anything is solved.
 *
 * For each set of addends, what depends on them alone is found out once: the set of their letters, the
 * lengths that the sum may have, and the pairs of letters that could change places unless the sum has one
 * of them (letters that stand once, in the same column, with the same right to be 0). The sums are looked
 * through by length; for each, two masks decide most. What is left is asked about its columns.
 *
 * Cuts are sound: no puzzle with exactly one solution is lost but those of a single letter, such as A + A + A = AA in
 * base 2, which are no puzzles. All letters differ, no number of two or more digits begins with 0, and a number of one
 * digit may be 0.
 */
import { splitLetters } from "../../syntax/symbols.js";
import type { SourceCounters, Walk, Wishes } from "../source.js";
import { walkOver } from "../walk.js";
import { bitCount, bitOf, type WordTable } from "../word-table.js";
import type { SumShape } from "./sum-shape.js";

/**
 * The numbers of the words, addends first and then the sum, of one candidate after the other; the array
 * is used again. Each candidate comes once.
 */
export function* sumCandidates(
  table: WordTable,
  shape: SumShape,
  wishes: Wishes,
  { range, random, mayGoOn }: Walk,
  counters: SourceCounters,
): Generator<Int32Array, void> {
  const { base, allDigits } = wishes;
  const { letters, masks } = table;
  const isIncluded = table.words.map((word) => wishes.include?.has(word) ?? true);
  const keys = masksOfKeys(table, wishes.spells);
  const { addends } = shape;
  let sets = 0;
  const size = letters.length;
  const places = addends.length;
  const byLength = bucketsByLength(table, () => true);
  // Where the addends have no word that is to be included, the sum must be one.
  const includedByLength = bucketsByLength(table, (number) => isIncluded[number] === true);
  const tuple = new Int32Array(places + 1);
  const forced = new Int32Array(64);
  const two = addends.length === 2 && addends[0] === 1 && addends[1] === 1;
  const twice = addends.length === 1 && addends[0] === 2;
  // In a random order, a set of addends comes with a few sums at a time, so that neighbours differ.
  const parts = random === undefined ? 1 : Math.ceil(size / SUMS_AT_A_TIME);
  for (const [at, part] of walkOver(range, parts, random)) {
    if ((++sets & 255) === 0 && !mayGoOn()) return;
    let rest = at;
    for (let i = places - 1; i >= 0; i--) {
      tuple[i] = rest % size;
      rest = Math.floor(rest / size);
    }
    if (!isInOrder(tuple, addends)) continue;
    let mask = 0;
    let hasIncluded = false;
    for (let i = 0; i < places; i++) {
      mask |= masks[tuple[i] as number] as number;
      hasIncluded ||= isIncluded[tuple[i] as number] === true;
    }
    if (!hasIncluded && part > 0) continue;
    if (bitCount(mask) > base) continue;
    const [buckets, step] = hasIncluded ? [byLength, parts] : [includedByLength, 1];
    const a = letters[tuple[0] as number] as Int32Array;
    const b = (two ? letters[tuple[1] as number] : a) as Int32Array;
    const forcedCount = two ? pairsToPart(a, b, forced) : 0;
    const [shortest, longest] = lengthsOfSum(tuple, shape, table, base);
    for (let length = shortest; length <= longest; length++) {
      const bucket = buckets[length];
      if (bucket === undefined) continue;
      const { numbers, masks: sums } = bucket;
      next: for (let i = part; i < numbers.length; i += step) {
        counters.candidates++;
        const sum = sums[i] as number;
        const used = bitCount(mask | sum);
        if (used > base || (allDigits && used < base && table.alphabet.length <= 32)) continue;
        for (let f = 0; f < forcedCount; f++) if ((sum & (forced[f] as number)) === 0) continue next;
        if (keys?.has(mask | sum) === false) continue;
        const number = numbers[i] as number;
        const c = letters[number] as Int32Array;
        if ((two || twice) && !columnsMayHold(a, b, c, base)) continue;
        if (tuple.indexOf(number) >= 0 && tuple.indexOf(number) < places) continue;
        tuple[places] = number;
        yield tuple;
      }
    }
  }
}

/** The words of one length: their numbers and masks. */
interface Bucket {
  readonly numbers: Int32Array;
  readonly masks: Int32Array;
}

function bucketsByLength(
  { letters, masks }: WordTable,
  isWanted: (number: number) => boolean,
): (Bucket | undefined)[] {
  const lists: number[][] = [];
  for (const [i, word] of letters.entries()) {
    if (!isWanted(i)) continue;
    lists[word.length] ??= [];
    lists[word.length]?.push(i);
  }
  return Array.from(
    lists,
    (list) =>
      list && { numbers: Int32Array.from(list), masks: Int32Array.from(list, (i) => masks[i] as number) },
  );
}

/** The sets of letters of words that are to be spelt; undefined when none are, or when sets of letters are not exact. */
export function masksOfKeys(
  table: WordTable,
  keys: readonly string[] | undefined,
): ReadonlySet<number> | undefined {
  if (keys === undefined || table.alphabet.length > 32) return undefined;
  const numbers = new Map(table.alphabet.map((letter, i) => [letter, i]));
  const masks = new Set<number>();
  for (const key of keys) {
    const letters = splitLetters(key).map((letter) => numbers.get(letter));
    if (letters.every((letter) => letter !== undefined))
      masks.add(letters.reduce<number>((mask, letter) => mask | bitOf(letter as number), 0));
  }
  return masks;
}

/** In a random order: so many sums, about, are looked at for a set of addends before the next set. */
const SUMS_AT_A_TIME = 32;

/** Whether the addends differ, and those that could change places are in order. */
function isInOrder(tuple: Int32Array, times: readonly number[]): boolean {
  for (let i = 0; i < times.length; i++) {
    for (let j = i + 1; j < times.length; j++) {
      const [x, y] = [tuple[i] as number, tuple[j] as number];
      if (x === y || (x > y && times[i] === times[j])) return false;
    }
  }
  return true;
}

/** The least and the greatest number of digits that the sum of such words can have. */
function lengthsOfSum(
  tuple: Int32Array,
  { addends }: SumShape,
  { letters }: WordTable,
  base: number,
): readonly [number, number] {
  let least = 0;
  let most = 0;
  for (let i = 0; i < addends.length; i++) {
    const length = letters[tuple[i] as number]?.length as number;
    const times = addends[i] as number;
    least += length === 1 ? 0 : times * base ** (length - 1);
    most += times * (base ** length - 1);
  }
  let shortest = 1;
  while (base ** shortest <= least) shortest++;
  let longest = shortest;
  while (base ** longest <= most) longest++;
  return [shortest, longest];
}

/**
 * The pairs of letters that change places in every solution unless one of them is in the sum, as masks:
 * both stand only once, below each other, and both or neither may be 0.
 */
function pairsToPart(a: Int32Array, b: Int32Array, into: Int32Array): number {
  let count = 0;
  const shorter = Math.min(a.length, b.length);
  for (let i = 1; i <= shorter; i++) {
    const x = a[a.length - i] as number;
    const y = b[b.length - i] as number;
    if (x === y || mayNotBeZero(a, i) !== mayNotBeZero(b, i)) continue;
    if (occurrences(x, a) + occurrences(x, b) > 1 || occurrences(y, a) + occurrences(y, b) > 1) continue;
    into[count++] = bitOf(x) | bitOf(y);
  }
  return count;
}

const mayNotBeZero = (word: Int32Array, fromRight: number): boolean =>
  fromRight === word.length && word.length > 1;

function occurrences(letter: number, word: Int32Array): number {
  let n = 0;
  for (let i = 0; i < word.length; i++) if (word[i] === letter) n++;
  return n;
}

/** What the first columns, the last column, and the letters above nothing say of a + b = c. */
function columnsMayHold(a: Int32Array, b: Int32Array, c: Int32Array, base: number): boolean {
  const first = c[0] as number;
  const units = c[c.length - 1] as number;
  const [x, y] = [a[a.length - 1] as number, b[b.length - 1] as number];
  // A letter that is added without changing the last digit is 0.
  if (x === units && (leads(y, a) || leads(y, b) || leads(y, c))) return false;
  if (y === units && (leads(x, a) || leads(x, b) || leads(x, c))) return false;
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  const ahead = long.length - short.length;
  if (ahead === 0) {
    // Without a carry into a new column the sum's first digit is greater than both above it.
    return c.length > long.length || c.length === 1 || (first !== a[0] && first !== b[0]);
  }
  if (base < 3) return true;
  if (c.length > long.length) {
    // The carry runs through to the front: 9s above, 1 and then 0s below.
    const nine = long[0] as number;
    const zero = c[1] as number;
    if (nine === zero || first === zero || first === nine || leads(zero, short)) return false;
    for (let i = 1; i < ahead; i++) if (long[i] !== nine || c[i + 1] !== zero) return false;
    return true;
  }
  // Before the shorter addend the sum is the longer one, or a carry runs on from some column: 9s above, 0s below.
  let i = 0;
  while (i < ahead && long[i] === c[i]) i++;
  if (i + 1 >= ahead) return true;
  const nine = long[i + 1] as number;
  const zero = c[i + 1] as number;
  if (nine === zero || leads(zero, long) || leads(zero, short) || leads(zero, c)) return false;
  // The digit that the carry raises is neither 9 before nor 0 after.
  if (long[i] === nine || c[i] === zero) return false;
  for (let j = i + 2; j < ahead; j++) if (long[j] !== nine || c[j] !== zero) return false;
  return true;
}

/** Whether a letter begins a word of two or more letters. */
const leads = (letter: number, word: Int32Array): boolean => word.length > 1 && word[0] === letter;
