/** Whether an answer that is right so far can be completed, found by a search with its digits as givens. */

import { digitText } from "../number/digit-text.js";
import type { SearchOptions } from "../search/answer.js";
import { Meter } from "../search/meter.js";
import { prepare } from "../search/prepare.js";
import { run } from "../search/run.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { say } from "../wording/say.js";
import { listed } from "./violation.js";

export type Completion =
  /** With one way to complete it: the digits of all symbols. */
  | { readonly verdict: "possible"; readonly digits: Uint8Array }
  | { readonly verdict: "impossible"; readonly reason: string }
  | { readonly verdict: "unknown" };

/** Looks for a solution with these digits (undefined: still open). */
export function complete(
  puzzle: Puzzle,
  digits: readonly (number | undefined)[],
  options: SearchOptions,
): Completion {
  const meter = new Meter(options);
  const found = search(puzzle, digits, options, meter);
  if (found === "unknown") return { verdict: "unknown" };
  if (found !== "none") return { verdict: "possible", digits: found };
  return { verdict: "impossible", reason: culprits(puzzle, digits, options, meter) };
}

function search(
  puzzle: Puzzle,
  digits: readonly (number | undefined)[],
  options: SearchOptions,
  meter: Meter,
): Uint8Array | "none" | "unknown" {
  if (puzzle.contradiction !== undefined) return "none";
  const symbols = puzzle.symbols.map((symbol, s) => {
    const digit = digits[s];
    return digit === undefined ? symbol : { ...symbol, domain: [digit] };
  });
  const prepared = prepare({ ...puzzle, symbols }, { without: options.without });
  let solution: Uint8Array | undefined;
  const result = run({
    prepared,
    purpose: "listing",
    mode: options.mode ?? "auto",
    meter,
    onSolution: (found) => {
      solution = found.slice();
      return true;
    },
  });
  if (solution !== undefined) return solution;
  return result.stopped === undefined && result.undecided === 0 ? "none" : "unknown";
}

/** Which digits are to blame: nothing but the puzzle, one of them, or several together. */
function culprits(
  puzzle: Puzzle,
  digits: readonly (number | undefined)[],
  options: SearchOptions,
  meter: Meter,
): string {
  const known = digits.flatMap((digit, s) => (digit === undefined ? [] : [{ symbol: s, digit }]));
  const only = (kept: typeof known): (number | undefined)[] =>
    digits.map((digit, s) => (kept.some((k) => k.symbol === s) ? digit : undefined));
  const excluded = (kept: typeof known): boolean => search(puzzle, only(kept), options, meter) === "none";
  if (excluded([])) return say("the puzzle has no solution at all");
  const text = (kept: typeof known, join: string): string =>
    listed(kept.map(({ symbol, digit }) => `${nameOf(puzzle, symbol)} ${join} ${digitText(digit)}`));
  const alone = known.filter((one) => excluded([one]));
  if (alone.length > 0)
    return alone.map((one) => say("no solution has {what}", { what: text([one], "=") })).join(say(", and "));
  let kept = known;
  for (const one of known) {
    const fewer = kept.filter((other) => other !== one);
    if (fewer.length > 1 && excluded(fewer)) kept = fewer;
  }
  return say("no solution has {what}", { what: text(kept, "=") });
}

function nameOf(puzzle: Puzzle, symbol: number): string {
  const found = puzzle.symbols[symbol];
  return found?.kind === "letter" ? found.name : say("the unknown cell");
}
