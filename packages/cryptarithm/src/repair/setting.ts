/** What all proposals of changes start from: the puzzle that is to be repaired, and what is known of it. */

import type { Puzzle } from "../semantics/puzzle.js";
import { allows, type RuleOptions } from "../semantics/rules.js";
import type { Draft } from "./draft.js";

export interface RepairSetting {
  readonly puzzle: Puzzle;
  readonly options: RuleOptions;
  readonly draft: Draft;
  /** Whether the puzzle has no solution, or two and more. */
  readonly verdict: "none" | "several";
  /** All its solutions (digits by symbol), when there are several and they have been listed. */
  readonly solutions?: readonly ArrayLike<number>[];
}

/** The digits that can be printed in a cell. */
export const printable = ({ puzzle }: RepairSetting): readonly number[] =>
  Array.from({ length: Math.min(puzzle.base, 10) }, (_, digit) => digit);

/** How often each letter stands in the puzzle. */
export function letterCounts({ lines }: Draft): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { cells } of lines)
    for (const { kind, sign } of cells) if (kind === "letter") counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return counts;
}

/** How each letter is written where it stands first. */
export function letterForms({ lines }: Draft): Map<string, string> {
  const forms = new Map<string, string>();
  for (const { cells } of lines)
    for (const { kind, sign, shown } of cells)
      if (kind === "letter" && !forms.has(sign)) forms.set(sign, shown);
  return forms;
}

/**
 * Whether the list of solutions tells that fixing the digit of a symbol does not leave exactly one. Only where
 * that is all that the change does.
 */
export function failsByList({ solutions }: RepairSetting, symbol: number, digit: number): boolean {
  if (solutions === undefined) return false;
  let found = 0;
  for (const digits of solutions) if (digits[symbol] === digit && ++found > 1) return true;
  return found === 0;
}

/** The letters that may still be given, with the digits that the rules leave them. */
export function openDigits({ puzzle }: RepairSetting, symbol: number): readonly number[] {
  const { name, domain } = puzzle.symbols[symbol] ?? { name: "", domain: [] };
  const given = puzzle.rules.given[name];
  return given === undefined ? domain : domain.filter((digit) => allows(given, digit));
}
