/**
 * Keys: as many different letters as the base has digits, in the order in which the digits are said. A key is read
 * from what a setter writes, picked from words, or made of letters that are not mistaken for others. Not done here:
 * what is written with it.
 */
import { randomFrom } from "../number/random.js";
import type { Diagnostic } from "../syntax/diagnostic.js";
import { splitLetters } from "../syntax/symbols.js";
import { say } from "../wording/say.js";

/** The order of the digits under the letters of a key: 0 1 … 9, 9 8 … 0, 1 2 … 9 0, or 0 9 8 … 1. */
export const KEY_ORDERS = ["0-9", "9-0", "1-0", "0-1"] as const;
export type KeyOrder = (typeof KEY_ORDERS)[number];

export interface Key {
  /** The letters in the order of the key, as one word or as several. */
  readonly word: string;
  readonly order: KeyOrder;
  /** The digits of all letters, those that the puzzle does not have included. */
  readonly digits: Readonly<Record<string, number>>;
}

export type ReadKey =
  | { readonly ok: true; readonly key: Key }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

/** The digits in an order; in other bases the orders go over their digits in the same way. */
export function digitsInOrder(order: KeyOrder, base: number): number[] {
  const up = Array.from({ length: base }, (_, digit) => digit);
  switch (order) {
    case "0-9":
      return up;
    case "9-0":
      return up.reverse();
    case "1-0":
      return [...up.slice(1), 0];
    case "0-1":
      return [0, ...up.slice(1).reverse()];
  }
}

/** Reads a key; hyphens, commas and spaces between its words are skipped. */
export function readKey(text: string, order: KeyOrder, base: number): ReadKey {
  const words = text
    .split(/[\s,\-–/]+/)
    .filter((word) => word !== "")
    .map((word) => splitLetters(word));
  const letters = words.flat();
  const stray = letters.find((letter) => !isLetter(letter));
  if (stray !== undefined)
    return refused(
      "rule-key",
      say("the key has {sign}, which is no letter", { sign: stray }),
      say("a key is of letters only"),
    );
  const repeated = letters.find((letter, i) => letters.indexOf(letter) < i);
  if (repeated !== undefined) {
    const times = letters.filter((letter) => letter === repeated).length;
    return refused(
      "rule-key",
      times === 2
        ? say("the key has {letter} twice", { letter: repeated })
        : say("the key has {letter} {times} times", { letter: repeated, times }),
      say("a key has {base} different letters, one for each digit", { base }),
    );
  }
  if (letters.length !== base) {
    return refused(
      "rule-key",
      say("the key has {n} letters, but base {base} has {base} digits", {
        n: letters.length,
        base,
      }),
      letters.length < base
        ? say("add {n} more", { n: base - letters.length })
        : say("a longer key needs a larger base"),
    );
  }
  return { ok: true, key: keyOf(words.map((word) => word.join("")).join(" "), letters, order) };
}

/** The orders by name; what is none of them is a mistake. */
export function readKeyOrder(text: string): KeyOrder | Diagnostic {
  const order = KEY_ORDERS.find((each) => each === text.trim().replace(/\s*[–,]\s*/, "-"));
  if (order !== undefined) return order;
  return mistake(
    "rule-key-order",
    say("there is no key order {order}", { order: text }),
    say("the orders are 0-9, 9-0, 1-0 (1 first, 0 last) and 0-1 (0 first, then 9 down to 1)"),
  );
}

/** Letters that are mistaken for digits, for each other, or for the sign of multiplication. */
const LOOK_ALIKES = "IOQX";
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A key of letters that are not mistaken for others, the same for the same seed. */
export function makeKey(order: KeyOrder, base: number, seed: number): ReadKey {
  if (base > ALPHABET.length) {
    return refused(
      "rule-key",
      say("base {base} has more digits than there are letters from A to Z", { base }),
      say("give a key"),
    );
  }
  const plain = [...ALPHABET].filter((letter) => !LOOK_ALIKES.includes(letter));
  const random = randomFrom(seed);
  const letters = random.shuffle(plain.length >= base ? plain : [...ALPHABET]).slice(0, base);
  return { ok: true, key: keyOf(letters.join(""), letters, order) };
}

export interface SuggestOptions {
  /** Default 10. */
  readonly base?: number;
  /** How many are wanted (default 10). */
  readonly limit?: number;
  /** Which of them, when there are more; the same for the same seed (default 0). */
  readonly seed?: number;
}

/** Of each length so many words are put together in pairs. */
const MOST_PAIRED = 400;
/** Words of two letters say little. */
const SHORTEST = 3;

/**
 * Keys from words: single words of as many different letters as the base has digits, then pairs of words.
 *
 * @example
 * suggestKeys(["blacksmith", "moneys", "hard", "added"]); // ["BLACKSMITH", "HARD MONEYS"]
 */
export function suggestKeys(words: Iterable<string>, options: SuggestOptions = {}): string[] {
  const { base = 10, limit = 10, seed = 0 } = options;
  const byLength = new Map<number, Set<string>>();
  for (const word of words) {
    const letters = splitLetters(word.trim());
    if (letters.length > base || letters.length < SHORTEST || !letters.every(isLetter)) continue;
    if (new Set(letters).size < letters.length) continue;
    const known = byLength.get(letters.length) ?? new Set<string>();
    byLength.set(letters.length, known.add(letters.join("")));
  }
  const random = randomFrom(seed);
  const shuffled = (length: number): string[] => random.shuffle([...(byLength.get(length) ?? [])].sort());
  const keys = shuffled(base).slice(0, limit);
  for (let short = Math.floor(base / 2); short >= SHORTEST && keys.length < limit; short--) {
    const first = shuffled(short).slice(0, MOST_PAIRED);
    const second = shuffled(base - short).slice(0, MOST_PAIRED);
    keys.push(...pairs(first, second, limit - keys.length, short === base - short));
  }
  return keys;
}

/** Pairs of words without a letter in common, each word in one of them at most. */
function pairs(first: readonly string[], second: readonly string[], limit: number, same: boolean): string[] {
  const found: string[] = [];
  const used = new Set<string>();
  for (const one of first) {
    if (found.length >= limit) break;
    if (used.has(one)) continue;
    const letters = new Set(splitLetters(one));
    const other = second.find(
      (word) => !used.has(word) && !splitLetters(word).some((letter) => letters.has(letter)),
    );
    if (other === undefined) continue;
    used.add(other);
    if (same) used.add(one);
    found.push(`${one} ${other}`);
  }
  return found;
}

function keyOf(word: string, letters: readonly string[], order: KeyOrder): Key {
  const inOrder = digitsInOrder(order, letters.length);
  const digits = Object.fromEntries(letters.map((letter, i) => [letter, inOrder[i] as number]));
  return { word, order, digits };
}

const isLetter = (symbol: string): boolean => /^\p{L}/u.test(symbol);

const mistake = (code: string, message: string, hint: string): Diagnostic => ({
  code,
  message,
  span: [0, 0],
  hint,
});

const refused = (code: string, message: string, hint: string): ReadKey => ({
  ok: false,
  diagnostic: mistake(code, message, hint),
});
