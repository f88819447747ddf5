/** A puzzle that the shell has cut into several arguments because the quotes were forgotten. */
import { parse, type RuleOptions } from "cryptarithm";
import { UsageError } from "./usage-error.js";

/** Throws when none of several arguments is a puzzle, but all together are one. */
export function splitPuzzle(args: readonly string[], rules: RuleOptions): void {
  if (rules.layout || args.length < 2 || args.length > 1000) return;
  const options = {
    case: rules.case ?? "fold",
    accents: rules.accents ?? "distinct",
    symbols: rules.symbols ?? "graphemes",
  } as const;
  if (args.some((arg) => parse(arg, options).ok)) return;
  const whole = args.join(" ");
  if (!parse(whole, options).ok) return;
  throw new UsageError(
    "the puzzle has been cut into several arguments",
    `put it in quotes: cryptarithm "${whole}"`,
  );
}
