/**
 * Puzzles with an interesting answer: the letters in the order of their digits spell a word.
 *
 * The digits are gone through in one of the orders of keys; a digit without a letter is passed over, so a word of
 * fewer letters than the base has digits can be spelt too.
 */
import { digitsInOrder, KEY_ORDERS, type KeyOrder } from "../encode/key.js";
import { splitLetters } from "../syntax/symbols.js";

/** A word that the letters spell, and the order of the digits in which they do. */
export interface SpeltKey {
  readonly word: string;
  readonly order: KeyOrder;
}

/** Finds the words of a list that solutions spell. */
export class SpeltKeys {
  private readonly words: ReadonlySet<string>;
  private readonly orders: readonly (readonly [KeyOrder, readonly number[]])[];

  /** Words with a letter twice can never be spelt; they do no harm. */
  constructor(words: readonly string[], base: number) {
    this.words = new Set(words.map((word) => splitLetters(word).join("")));
    this.orders = KEY_ORDERS.map((order) => [order, digitsInOrder(order, base)]);
  }

  /** The word that these digits spell, in the first of the orders in which they spell one. */
  of(digits: Readonly<Record<string, number>>): SpeltKey | undefined {
    const letters: string[] = [];
    for (const [letter, digit] of Object.entries(digits)) letters[digit] = letter;
    for (const [order, inOrder] of this.orders) {
      const word = inOrder.map((digit) => letters[digit] ?? "").join("");
      if (this.words.has(word)) return { word, order };
    }
    return undefined;
  }
}
