/**
 * Entries: what a user has noted of single letters. They are kept apart from the rules of the puzzle,
 * since they may be wrong.
 */
import { allows, type Given } from "../../semantics/rules.js";
import { digitsIn, isSingle, least } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import type { Setting } from "../setting/setting.js";
import { digitsText } from "../tell/claim-text.js";
import type { Claim } from "./claim.js";

export interface Entry {
  readonly letter: string;
  /** What the letter, or the unknown cell of a layout, is called in sentences. */
  readonly name: string;
  readonly given: Given;
  /** The symbol of the letter. */
  readonly symbol: number;
  /** The digits that it leaves, of all digits of the base. */
  readonly digits: number;
}

/** Entries by letter, in the order in which they were made. */
export function entriesOf(given: Readonly<Record<string, Given>>, setting: Setting): Entry[] {
  const { puzzle, base } = setting;
  return Object.entries(given).flatMap(([letter, what]) => {
    const symbol = puzzle.symbols.findIndex(({ name }) => name === letter);
    let digits = 0;
    for (let digit = 0; digit < base; digit++) if (allows(what, digit)) digits |= 1 << digit;
    return symbol < 0 ? [] : [{ letter, name: symbolName(symbol, setting), given: what, symbol, digits }];
  });
}

export const claimOf = ({ symbol, digits }: Entry): Claim => ({ kind: "digits", symbol, digits });

/** The digit of an entry that names one. */
export const digitOf = ({ digits }: Entry): number | undefined =>
  isSingle(digits) ? least(digits) : undefined;

/** An entry as it is written: `E = 5`, `E = 5|6`, `E ≠ 3`. */
export function entryText({ name, given, digits }: Omit<Entry, "letter" | "symbol">): string {
  if (typeof given === "object" && "not" in given) return `${name} ≠ ${given.not.join(", ")}`;
  return `${name} = ${digitsText(digits)}`;
}

/** Givens that say both. */
export function bothGiven(
  own: Readonly<Record<string, Given>>,
  entries: readonly Entry[],
): Record<string, Given> {
  const given: Record<string, Given> = { ...own };
  for (const { letter, digits } of entries) {
    const before = own[letter];
    given[letter] = digitsIn(digits).filter((digit) => before === undefined || allows(before, digit));
  }
  return given;
}
