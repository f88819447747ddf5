/**
 * A text in which each digit of a solution has its gap, so that many solutions are written without working out anew
 * what stands between their digits.
 */
import { digitText } from "../number/digit-text.js";

/** Stand for symbols in a text that is to be gapped: characters without a meaning, each one column wide. */
const FIRST_GAP = 0xf0000;
const LAST_GAP = 0x10ffff;
const GAPS = /[\u{f0000}-\u{10ffff}]/gu;

/** How many symbols can have a gap of their own. */
export const MOST_GAPS: number = LAST_GAP - FIRST_GAP + 1;

/** What stands for a symbol in a text of which nothing else is the user's. */
export const gapFor = (symbol: number): string => String.fromCodePoint(FIRST_GAP + symbol);

export class GappedText {
  readonly #between: readonly string[];
  readonly #symbols: readonly number[];

  /** `between` has one more than `symbols`. */
  constructor(between: readonly string[], symbols: readonly number[]) {
    this.#between = between;
    this.#symbols = symbols;
  }

  /** Of a text with the characters of `gapFor`. */
  static of(text: string): GappedText {
    const symbols = (text.match(GAPS) ?? []).map((gap) => (gap.codePointAt(0) as number) - FIRST_GAP);
    return new GappedText(text.split(GAPS), symbols);
  }

  fill(digits: ArrayLike<number>): string {
    const between = this.#between;
    // Joined in one go: a string that is built up piece by piece keeps all its pieces in memory.
    const pieces: string[] = [between[0] as string];
    for (const [i, symbol] of this.#symbols.entries())
      pieces.push(digitText(digits[symbol] as number), between[i + 1] as string);
    return pieces.join("");
  }

  /** The digit of each symbol in a text that was filled, as it is written there. */
  read(filled: string): string[] {
    const digits: string[] = [];
    let at = 0;
    for (const [i, symbol] of this.#symbols.entries()) {
      at += (this.#between[i] as string).length;
      digits[symbol] = filled[at++] ?? "";
    }
    return digits;
  }
}
