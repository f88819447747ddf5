/**
 * Sums of made-up words that have at least one solution by construction: letters get digits first,
 * the addends are added, and the total is spelled with the letters of its digits. Words alternate
 * consonants and vowels, as those of a language do, because that decides which columns share letters.
 * Several sums with the same letters are a system.
 */
import type { Random } from "./random.js";

const VOWELS = "aeiou";
const CONSONANTS = "bcdfghjklmnpqrstvwxyz";

export interface SumShape {
  readonly base: number;
  /** How many different letters may be used, at most `base`. */
  readonly letters: number;
  readonly addends: number;
  /** The length of each addend lies between these. */
  readonly shortest: number;
  readonly longest: number;
}

/** A sum of this shape in which every letter of the chosen ones is used. */
export function plantedSum(random: Random, shape: SumShape): string {
  return plantedSystem(random, shape, 1);
}

/** So many sums of this shape, parted by `;`, with a solution in common; all their letters are used. */
export function plantedSystem(random: Random, shape: SumShape, relations: number): string {
  for (;;) {
    const key = new Key(random, shape);
    const sums = Array.from({ length: relations }, () => spelledSum(random, shape, key));
    const used = new Set(sums.join("").replaceAll(/[^a-z]/g, ""));
    if (sums.every((sum) => sum !== undefined) && used.size === shape.letters) return sums.join("; ");
  }
}

/** The letters of a puzzle with the digits that they stand for in the planted solution. */
class Key {
  readonly vowels: readonly string[];
  readonly consonants: readonly string[];
  readonly digitOf: ReadonlyMap<string, number>;
  readonly letterOf: ReadonlyMap<number, string>;

  /** Vowels are about a third of the letters, and all five when there are fifteen or more. */
  constructor(random: Random, { base, letters: size }: SumShape) {
    const vowelCount = Math.min(VOWELS.length, Math.max(1, Math.round(size / 3)));
    this.vowels = random.shuffled(VOWELS).slice(0, vowelCount);
    this.consonants = random.shuffled(CONSONANTS).slice(0, size - vowelCount);
    const letters = [...this.vowels, ...this.consonants];
    const digits = random.shuffled(Array.from({ length: base }, (_, i) => i));
    this.digitOf = new Map(letters.map((letter, i) => [letter, digits[i] as number]));
    this.letterOf = new Map(letters.map((letter, i) => [digits[i] as number, letter]));
  }

  /** The value of a word. */
  value(word: string, base: bigint): bigint {
    return [...word].reduce((value, letter) => value * base + BigInt(this.digitOf.get(letter) ?? 0), 0n);
  }

  /** The number written in letters; undefined when one of its digits has none. */
  spelled(value: bigint, base: bigint): string | undefined {
    let word = "";
    for (let rest = value; rest > 0n; rest /= base) {
      const letter = this.letterOf.get(Number(rest % base));
      if (letter === undefined) return undefined;
      word = letter + word;
    }
    return word;
  }
}

function spelledSum(random: Random, shape: SumShape, key: Key): string | undefined {
  const base = BigInt(shape.base);
  const words: string[] = [];
  let total = 0n;
  while (words.length < shape.addends) {
    const word = madeUpWord(random, random.between(shape.shortest, shape.longest), key);
    if (key.digitOf.get(word.charAt(0)) === 0) continue;
    words.push(word);
    total += key.value(word, base);
  }
  const totalWord = key.spelled(total, base);
  return totalWord === undefined ? undefined : `${words.join(" + ")} = ${totalWord}`;
}

function madeUpWord(random: Random, length: number, { vowels, consonants }: Key): string {
  let vowelNext = random.integer(3) === 0;
  let word = "";
  while (word.length < length) {
    word += random.pick(vowelNext ? vowels : consonants);
    // Now and then two consonants stand together.
    vowelNext = !vowelNext && random.integer(5) > 0;
  }
  return word;
}
