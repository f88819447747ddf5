/**
 * Verdicts by counting alone: too many letters for the digits, no digit left for a letter,
 * and no letter left for the zero. Each gives the sentence that a person would accept as proof.
 */
import type { PuzzleSymbol } from "./puzzle.js";

interface Question {
  readonly symbols: readonly PuzzleSymbol[];
  readonly groups: readonly (readonly number[])[];
  readonly base: number;
  /** The digits that may be used at all. */
  readonly digits: readonly number[];
  /** The symbols that may not be 0 because they start a longer number. */
  readonly leading: ReadonlySet<number>;
}

/** Why no assignment can exist, or undefined when counting shows nothing. */
export function pigeonhole({ symbols, groups, base, digits, leading }: Question): string | undefined {
  for (const group of groups) {
    if (group.length <= digits.length) continue;
    const which = digits.length === base ? `${base} digits` : `${digits.length} digits that may be used`;
    const offer = base < group.length && group.length <= 36 ? `--base ${group.length} or ` : "";
    return `impossible: ${group.length} letters, ${which} (${offer}--distinct off would allow it).`;
  }
  for (const [s, symbol] of symbols.entries()) {
    if (symbol.domain.length > 0) continue;
    const why = leading.has(s) ? ", which starts a longer number and so is not 0" : "";
    return `no digit is left for ${nameOf(symbol)}${why}.`;
  }
  for (const group of groups) {
    const members = group.map((s) => symbols[s] as PuzzleSymbol);
    // With a domain as large as the group there is always room for all.
    if (members.some((m) => m.domain.length >= members.length)) continue;
    const union = new Set(members.flatMap((m) => m.domain));
    if (union.size >= members.length) continue;
    const names = members.map(nameOf).join(", ");
    if (union.size === digits.length - 1 && !union.has(0) && group.every((s) => leading.has(s))) {
      return `the ${members.length} letters ${names} need ${members.length} different digits, so one of them would be 0, but each of them starts a number, which may not start with 0.`;
    }
    const left = [...union].sort((a, b) => a - b).join(", ");
    const are = union.size === 1 ? "one digit is" : `${union.size} digits are`;
    return `the ${members.length} letters ${names} must differ, but only ${are} left for them: ${left}.`;
  }
  return undefined;
}

const nameOf = (symbol: PuzzleSymbol): string => (symbol.kind === "letter" ? symbol.name : "an unknown cell");
