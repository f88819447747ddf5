/**
 * Verdicts by counting alone: too many letters for the digits, no digit left for a letter,
 * and no letter left for the zero. Each gives the sentence that a person would accept as proof.
 */

import { say } from "../wording/say.js";
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
    const letters = group.length;
    const which =
      digits.length === base
        ? say("{n} digits", { n: base })
        : say("{n} digits that may be used", { n: digits.length });
    return base < letters && letters <= 36
      ? say("impossible: {letters} letters, {which} (--base {letters} or --distinct off would allow it).", {
          letters,
          which,
        })
      : say("impossible: {letters} letters, {which} (--distinct off would allow it).", { letters, which });
  }
  for (const [s, symbol] of symbols.entries()) {
    if (symbol.domain.length > 0) continue;
    const name = nameOf(symbol);
    return leading.has(s)
      ? say("no digit is left for {name}, which starts a longer number and so is not 0.", { name })
      : say("no digit is left for {name}.", { name });
  }
  for (const group of groups) {
    const members = group.map((s) => symbols[s] as PuzzleSymbol);
    // With a domain as large as the group there is always room for all.
    if (members.some((m) => m.domain.length >= members.length)) continue;
    const union = new Set(members.flatMap((m) => m.domain));
    if (union.size >= members.length) continue;
    const names = members.map(nameOf).join(", ");
    if (union.size === digits.length - 1 && !union.has(0) && group.every((s) => leading.has(s))) {
      return say(
        "the {n} letters {names} need {n} different digits, so one of them would be 0, but each of them starts a number, which may not start with 0.",
        { n: members.length, names },
      );
    }
    const left = [...union].sort((a, b) => a - b).join(", ");
    const n = members.length;
    return union.size === 1
      ? say("the {n} letters {names} must differ, but only one digit is left for them: {left}.", {
          n,
          names,
          left,
        })
      : say("the {n} letters {names} must differ, but only {digits} digits are left for them: {left}.", {
          n,
          names,
          digits: union.size,
          left,
        });
  }
  return undefined;
}

const nameOf = (symbol: PuzzleSymbol): string =>
  symbol.kind === "letter" ? symbol.name : say("an unknown cell");
