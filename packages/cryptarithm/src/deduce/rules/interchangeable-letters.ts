/**
 * Interchangeable letters (level 1). Letters that play the same part everywhere can be exchanged in every
 * solution. It is enough to look for the solutions with their digits in order; the others follow by
 * exchanging.
 *
 * WASH + YOUR = HANDS: W and Y stand in the thousands and nowhere else, so suppose W < Y.
 */

import type { Finding, Rule } from "../rule.js";
import { symbolName } from "../setting/names.js";
import type { Setting } from "../setting/setting.js";
import { symmetryOf } from "../several/symmetry.js";
import type { Claim } from "../state/claim.js";
import { orderNote } from "../state/note.js";

export const interchangeableLetters: Rule = {
  name: "interchangeable-letters",
  level: 1,
  example: { formula: "WASH + YOUR = HANDS", solutions: 12, finds: [] },
  // It holds only before anything else is known, so the path asks for it first.
  find: () => [],
  tell: ({ grounds }, { setting }) => {
    const letters = grounds.kind === "swap" ? grounds.symbols.map((s) => symbolName(s, setting)) : [];
    return [
      {
        template: "interchangeable-letters",
        slots: { letters: { and: letters }, order: letters.join(" < ") },
      },
    ];
  },
};

/** Which letters of a puzzle can be exchanged, each set with its digits in order. */
export function exchanges(setting: Setting): Finding[] {
  return symmetryOf(setting.puzzle)
    .classes.filter((letters) => allDiffer(letters, setting))
    .map((symbols) => ({
      rule: interchangeableLetters,
      spot: {},
      grounds: { kind: "swap", symbols },
      claims: symbols
        .slice(1)
        .map((next, i): Claim => ({ kind: "note", note: orderNote(next, symbols[i] as number) })),
    }));
}

const allDiffer = (letters: readonly number[], { different }: Setting): boolean =>
  letters.every((a) => letters.every((b) => a === b || (different[a] as readonly number[]).includes(b)));
