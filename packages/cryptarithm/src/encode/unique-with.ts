/**
 * What a setter may change so that a puzzle with several solutions has one: other rows or other rules with the same
 * numbers, or numbers near those that were meant. Another key or key order would not help: it gives the letters other
 * names, and nothing else. Every proposal has been decided by a search.
 */
import type { RuleOptions } from "../semantics/rules.js";
import type { CalculationChoice, OptionChange, PrintChoice } from "./choices.js";
import { hasSteps } from "./letter-puzzle.js";
import { nearbyCalculations } from "./nearby-calculations.js";
import type { NumberCalculation } from "./number-calculation.js";
import { type PrintedPuzzle, printPuzzle } from "./print-puzzle.js";
import { readCalculation } from "./read-calculation.js";

/** What is encoded, and how. */
export interface Encoding {
  readonly calculation: NumberCalculation;
  readonly letters: readonly string[];
  readonly choice: PrintChoice;
  readonly rules: RuleOptions;
  /** Whether a puzzle has the one solution that its letters mean; undefined when it was not found out. */
  readonly isUnique: (printed: PrintedPuzzle, rules: RuleOptions) => boolean | undefined;
}

/** Each option that, changed alone, leaves one solution. */
export function uniqueWith(encoding: Encoding, printed: PrintedPuzzle): OptionChange[] {
  const { calculation, letters, choice, rules, isUnique } = encoding;
  const found: OptionChange[] = [];
  for (const change of changesOf(printed, choice)) {
    const changed = printPuzzle(calculation, letters, { ...choice, ...change });
    if ("code" in changed || changed.text === printed.text) continue;
    // A layout without steps says what the line says.
    if (change.layout && !(changed.layout && hasSteps(changed.layout))) continue;
    if (isUnique(changed, rules)) found.push(change);
  }
  for (const change of RULES) {
    const [rule] = Object.keys(change) as (keyof typeof change)[];
    if (rule === undefined || rules[rule] === change[rule]) continue;
    if (isUnique(printed, { ...rules, ...change })) found.push(change);
  }
  return found;
}

const RULES: readonly Pick<OptionChange, "loneZero" | "literals">[] = [
  { loneZero: "forbid" },
  { literals: "reserved" },
];

/** Other ways to write it, of which not all make a difference for every calculation. */
function changesOf({ layout }: PrintedPuzzle, { form, zeroRows, zerosBehind }: PrintChoice): OptionChange[] {
  if (layout === undefined || (form === undefined && !hasSteps(layout))) return [{ layout: true }];
  return [
    ...(form !== undefined && form !== "long" ? [{ form: "long" } as const] : []),
    ...(["one-zero", "all-zeros"] as const)
      .filter((each) => each !== zeroRows)
      .map((each) => ({ zeroRows: each })),
    ...(layout.kind === "multiplication" && !zerosBehind ? [{ zerosBehind: true }] : []),
    ...(/^(division|root)$/.test(layout.kind) ? [{ zeroRemainder: true }] : []),
    ...(layout.kind === "root" && layout.degree === 2 ? [{ trialDivisors: true }] : []),
  ];
}

/** So many are proposed. */
const MOST_NEARBY = 3;

/** Calculations near it, written in the same way, that have one solution; the nearest first. */
export function nearbyUnique(encoding: Encoding, options: CalculationChoice): string[] {
  const { calculation, letters, choice, rules, isUnique } = encoding;
  const found: string[] = [];
  for (const text of nearbyCalculations(calculation, letters.length)) {
    const { decimals = 0 } = options;
    const own = "resultDecimals" in calculation ? (calculation.resultDecimals ?? 0) : 0;
    const read = readCalculation(text, letters.length, { ...options, decimals: Math.max(decimals, own) });
    if (!read.ok || read.calculation.kind !== calculation.kind) continue;
    const printed = printPuzzle(read.calculation, letters, choice);
    if ("code" in printed) continue;
    const verdict = isUnique(printed, rules);
    if (verdict === undefined) break;
    if (verdict) found.push(text);
    if (found.length === MOST_NEARBY) break;
  }
  return found;
}
