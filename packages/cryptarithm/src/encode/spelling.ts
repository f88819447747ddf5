/**
 * Phrases in the letters of a puzzle: whether a phrase can be spelt with them, its letters as their digits, and digits
 * as letters again. Signs, spaces and digits of a phrase stay out of account; words stay together as groups.
 */
import { digitText } from "../number/digit-text.js";
import { letterKey, type SymbolOptions, splitLetters } from "../syntax/symbols.js";

/** A phrase in the letters of a puzzle. */
export interface SpeltPhrase {
  readonly phrase: string;
  /** The letters of the phrase that the puzzle does not have, each once; empty when it can be spelt. */
  readonly lacks: readonly string[];
  /** The digits of each word, when it can be spelt and the digits are known; none of a phrase without letters. */
  readonly groups?: readonly string[];
}

/** Digits as letters. */
export interface DecodedDigits {
  /** A digit of no letter stays as it is; of several letters, all are in brackets. */
  readonly text: string;
  /** The digits that no letter of the puzzle has, each once. */
  readonly lacks: readonly string[];
}

/** Spells with the letters of one puzzle. */
export class Spelling {
  readonly #letters: ReadonlySet<string>;
  readonly #digits: Readonly<Record<string, number>> | undefined;
  readonly #options: SymbolOptions;

  /** The digits are left out where they are not known. */
  constructor(
    letters: Iterable<string>,
    digits: Readonly<Record<string, number>> | undefined,
    options: SymbolOptions = {},
  ) {
    this.#letters = new Set(letters);
    this.#digits = digits;
    this.#options = options;
  }

  /** Whether a phrase can be spelt, and its digits. */
  spell(phrase: string): SpeltPhrase {
    const words = phrase
      .split(/\s+/)
      .map((word) => splitLetters(word, this.#options).filter((symbol) => this.#isLetter(symbol)))
      .filter((word) => word.length > 0);
    const lacks = [...new Set(words.flat())].filter((letter) => !this.#letters.has(letter));
    if (words.length === 0) return { phrase, lacks, groups: [] };
    const digits = this.#digits;
    if (lacks.length > 0 || digits === undefined) return { phrase, lacks };
    const groups = words.map((word) => word.map((letter) => digitText(digits[letter] as number)).join(""));
    return { phrase, lacks, groups };
  }

  /** Digits in groups as letters; undefined when the digits of the letters are not known. */
  decode(digits: string): DecodedDigits | undefined {
    if (this.#digits === undefined) return undefined;
    const letters = new Map<string, string[]>();
    for (const [letter, digit] of Object.entries(this.#digits))
      letters.set(digitText(digit), [...(letters.get(digitText(digit)) ?? []), letter]);
    const lacks = new Set<string>();
    const text = digits.toUpperCase().replace(/[0-9A-Z]/g, (digit) => {
      const [letter, ...more] = letters.get(digit) ?? [];
      if (letter === undefined) lacks.add(digit);
      return letter === undefined ? digit : more.length === 0 ? letter : `[${letter}${more.join("")}]`;
    });
    return { text: text.trim().replace(/\s+/g, " "), lacks: [...lacks] };
  }

  #isLetter(symbol: string): boolean {
    return letterKey(symbol, this.#options) !== undefined;
  }
}
