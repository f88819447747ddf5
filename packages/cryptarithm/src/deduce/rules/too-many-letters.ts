/**
 * Too many letters (level 1; counting). Letters that must all differ need as many digits, and there are
 * not enough of them. Seen before anything else, so it is no rule of the usual path.
 *
 * ABCDEF = GHIJK: eleven letters, but only ten digits.
 */

import type { Finding, Rule } from "../rule.js";
import { digitsIn, size } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import { canBeMatched } from "../state/matching.js";
import type { View } from "../state/view.js";
import { digitText } from "../tell/claim-text.js";

export const tooManyLetters: Rule = {
  name: "too-many-letters",
  level: 1,
  example: { formula: "ABCDEF = GHIJK", solutions: 0, finds: ["⨯"] },
  find({ view }): Finding[] {
    const { groups, symbols } = view.setting.puzzle;
    const empty = symbols.flatMap(({ domain }, s) => (domain.length === 0 ? [[s]] : []));
    const crowded = [...empty, ...groups].find((group) => !canBeMatched(group, view));
    if (crowded === undefined) return [];
    const letters = withHolders(fewest(crowded, view), view);
    // Letters that hold a digit twice over, since they need not differ, are no matter of counting.
    if (size(digitsOf(letters, view)) >= letters.length) return [];
    return [
      {
        rule: tooManyLetters,
        spot: {},
        grounds: { kind: "distinct", symbols: letters },
        claims: [{ kind: "impossible" }],
      },
    ];
  },
  tell({ grounds }, cited) {
    const { setting } = cited;
    const symbols = grounds.kind === "distinct" ? grounds.symbols : [];
    const digits = digitsOf(symbols, cited);
    const letters = { and: symbols.map((s) => symbolName(s, setting)) };
    const slots = { letters, count: symbols.length, digits: { and: digitsIn(digits).map(digitText) } };
    if (digits === 0) return [{ template: "too-many-letters.no-digit", slots }];
    if (size(digits) === setting.base)
      return [{ template: "too-many-letters.base", slots: { ...slots, base: setting.base } }];
    return [{ template: size(digits) === 1 ? "too-many-letters.one" : "too-many-letters", slots }];
  },
};

/** Also the letters that hold, from the start, digits that these letters could have; all must differ. */
function withHolders(symbols: readonly number[], view: View): readonly number[] {
  const { fixed, setting } = view;
  const digits = digitsOf(symbols, view);
  if (size(digits) < symbols.length) return symbols;
  const holders: number[] = [];
  for (const holder of setting.different[symbols[0] as number] as readonly number[]) {
    const digit = fixed[holder] as number;
    const others = setting.different[holder] as readonly number[];
    if (digit !== -1 && digits & (1 << digit) && [...symbols, ...holders].every((s) => others.includes(s)))
      holders.push(holder);
  }
  return [...holders, ...symbols];
}

/** The digits that the rules allow for some of these letters. */
const digitsOf = (symbols: readonly number[], { setting }: View): number =>
  symbols.reduce((set, s) => set | (setting.domains[s] as number), 0);

/** Fewer of these letters that are still too many: each is left out for a trial. */
function fewest(symbols: readonly number[], view: View): number[] {
  let kept = [...symbols];
  // With very many letters any will do, and the trials would take long.
  const { base } = view.setting;
  if (kept.length > base + 1 && kept.length > 2 * base) kept = kept.slice(0, base + 1);
  if (canBeMatched(kept, view)) kept = [...symbols];
  for (const symbol of kept.toReversed()) {
    const fewer = kept.filter((s) => s !== symbol);
    if (!canBeMatched(fewer, view)) kept = fewer;
  }
  return kept;
}
