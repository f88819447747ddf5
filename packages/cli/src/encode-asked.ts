/** The options of `encode` as the user wrote them, read and checked. */
import { type EncodeOptions, KEY_ORDERS, LAYOUT_STYLES } from "cryptarithm";
import { type RawOptions, rulesOf, wholeNumber } from "./asked.js";
import { nearest } from "./nearest.js";
import { UsageError } from "./usage-error.js";

/** Beside the options that other commands have as well. */
export interface RawEncodeOptions extends RawOptions {
  readonly exponents?: "digits" | "letters";
  readonly keep?: string;
  readonly decimals?: string;
  readonly form?: "long" | "without-partial-products" | "short";
  readonly zerosBehind?: boolean;
  readonly zeroRemainder?: boolean;
  readonly trialDivisors?: boolean;
  readonly advice?: boolean;
}

/** More decimals fill no page. */
const MOST_DECIMALS = 100;

/** What is asked for, but for the key, the words and the limits. */
export function encodeOptionsOf(raw: RawEncodeOptions): EncodeOptions {
  const { keyOrder, layout, style, zeroRows, form, zerosBehind, exponents, keep } = raw;
  const { zeroRemainder, trialDivisors } = raw;
  const { leadingZero, loneZero, literals, digits } = rulesOf({
    ...(raw.leadingZero && { leadingZero: raw.leadingZero }),
    ...(raw.loneZero && { loneZero: raw.loneZero }),
    ...(raw.literals && { literals: raw.literals }),
    ...(raw.digits !== undefined && { digits: raw.digits }),
  });
  return {
    seed: seedOf(raw),
    base: baseOf(raw),
    ...(keyOrder !== undefined && { keyOrder: oneOf("key order", keyOrder, KEY_ORDERS) }),
    ...(layout !== undefined && { layout }),
    ...(style !== undefined && { style: oneOf("style", style, LAYOUT_STYLES) }),
    ...(zeroRows !== undefined && { zeroRows }),
    ...(form !== undefined && { form }),
    ...(zerosBehind && { zerosBehind }),
    ...(zeroRemainder && { zeroRemainder }),
    ...(trialDivisors && { trialDivisors }),
    ...(exponents !== undefined && { exponents }),
    ...(keep !== undefined && { keep: keep.split(",") }),
    ...(raw.decimals !== undefined && { decimals: decimalsOf(raw.decimals) }),
    ...(leadingZero && { leadingZero }),
    ...(loneZero && { loneZero }),
    ...(literals && { literals }),
    ...(digits !== undefined && { digits }),
    // Nobody reads it where only the puzzle is printed.
    advice: raw.advice !== false && !raw.quiet,
  };
}

/** The base, 10 if none is given. */
export function baseOf({ base }: RawOptions): number {
  const { base: asked = 10 } = rulesOf(base === undefined ? {} : { base });
  if (typeof asked === "number") return asked;
  throw new UsageError(`--base ${asked} is for puzzles to be solved`, "write a number from 2 to 36");
}

export const seedOf = ({ seed }: RawOptions): number =>
  seed === undefined ? 0 : wholeNumber("--seed", seed, 0);

function decimalsOf(text: string): number {
  const decimals = wholeNumber("--decimals", text, 0);
  if (decimals <= MOST_DECIMALS) return decimals;
  throw new UsageError(`--decimals ${text} is too many`, `write ${MOST_DECIMALS} or fewer`);
}

function oneOf<T extends string>(what: string, text: string, names: readonly T[]): T {
  const found = names.find((name) => name === text);
  if (found !== undefined) return found;
  const near = what === "style" ? nearest(text, names) : undefined;
  throw new UsageError(
    `there is no ${what} ${text}`,
    near === undefined ? `the ${what}s are ${names.join(", ")}` : `did you mean ${near}?`,
  );
}
