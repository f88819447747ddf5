/**
 * Carry count (level 4; the sum of all columns). Every carry costs base - 1: ten in one column become one in
 * the next. So the digits that are added lose nine times the number of carries.
 *
 * ABC + DEF = GHIJ: 45 - 2·(G + H + I + J) is 9 for each carry, of which there are at most three.
 */

import type { Finding, Rule } from "../rule.js";
import { type Constraint, collected, symbolsIn } from "../setting/constraint.js";
import { digitsIn } from "../setting/digits.js";
import type { Calculation, Setting } from "../setting/setting.js";
import { sidesText } from "../tell/constraint-text.js";
import { tellFitting } from "../tell/tell-fitting.js";
import { tellTaken } from "../tell/tell-taken.js";
import { digitsAllUsed } from "./only-letter-left.js";

const MOST_OPEN = 4;
const NODES = 3000;

export const carryCount: Rule = {
  name: "carry-count",
  level: 4,
  example: {
    formula: "ABC + DEF = GHIJ",
    rules: { given: { G: 1, H: 0 } },
    solutions: 64,
    finds: ["I = 2|3|5|6|8|9", "J = 2|3|5|6|8|9"],
  },
  find(moment) {
    const { view } = moment;
    const findings: Finding[] = [];
    for (const [i, constraint] of columnSums(moment.setting).entries()) {
      let open = 0;
      for (const { symbols } of constraint.monomials) if (view.fixed[symbols[0] as number] === -1) open++;
      const { part } = constraint.source as { readonly part: number };
      const few = open <= MOST_OPEN;
      const claims = few
        ? moment.news(moment.together(`sum${i}`, [constraint], NODES))
        : moment.reach(constraint).filter((claim) => view.isNews(claim));
      if (claims.length === 0) continue;
      findings.push({
        rule: carryCount,
        spot: { part },
        grounds: few ? { kind: "local", constraints: [constraint] } : { kind: "reach", constraint },
        claims,
      });
    }
    return findings;
  },
  tell(finding, cited) {
    const { grounds } = finding;
    const constraint =
      grounds.kind === "local"
        ? grounds.constraints[0]
        : grounds.kind === "reach"
          ? grounds.constraint
          : undefined;
    if (constraint === undefined) return [];
    const { left, right } = sidesText({ ...constraint, carries: [] }, cited);
    const [low, high] = constraint.carries.reduce(
      ([a, b], { carry }) => [a + (cited.lows[carry] as number), b + (cited.highs[carry] as number)],
      [0, 0] as [number, number],
    );
    const total = constraint.source.kind === "column-sum" && constraint.source.total !== undefined;
    const slots = { each: cited.setting.base - 1, left, right, low, high };
    return [
      { template: `carry-count${total ? ".total" : ""}${right === "0" ? ".all" : ""}`, slots },
      { template: low === high ? "carry-count.known" : "carry-count.between", slots },
      ...(grounds.kind === "local"
        ? tellFitting(finding, constraint, cited)
        : tellTaken(symbolsIn(constraint), cited)),
    ];
  },
};

const known = new WeakMap<Setting, readonly Constraint[]>();

/** The sums of all columns; with the total of all digits where that makes letters fall away. */
function columnSums(setting: Setting): readonly Constraint[] {
  let sums = known.get(setting);
  if (sums === undefined) {
    sums = setting.calculations.flatMap((calculation) => sumsOf(calculation, setting));
    known.set(setting, sums);
  }
  return sums;
}

function sumsOf({ part, columns }: Calculation, setting: Setting): Constraint[] {
  if (
    columns.length < 2 ||
    columns.some(({ monomials }) => monomials.some(({ symbols }) => symbols.length !== 1))
  )
    return [];
  const inside = columns.slice(0, -1).map(({ carryOut }) => carryOut);
  const plain: Constraint = {
    monomials: collected(columns.flatMap(({ monomials }) => monomials)),
    carries: inside.map((carry) => ({ carry, coefficient: 1 - setting.base })),
    constant: columns.reduce((sum, { constant }) => sum + constant, 0),
    demand: "zero",
    source: { kind: "column-sum", part },
  };
  const digits = digitsAllUsed(setting);
  if (digits === 0) return [plain];
  const total = digitsIn(digits).reduce((a, b) => a + b, 0);
  const times = mostFrequent(plain);
  if (times === undefined) return [plain];
  const letters = setting.domains.map((_, symbol) => ({ coefficient: -times, symbols: [symbol] }));
  return [
    plain,
    {
      ...plain,
      monomials: collected([...plain.monomials, ...letters]),
      constant: plain.constant + times * total,
      source: { kind: "column-sum", part, total: -times },
    },
  ];
}

/** The coefficient that more than half of the letters have. */
function mostFrequent({ monomials }: Constraint): number | undefined {
  const counts = new Map<number, number>();
  for (const { coefficient } of monomials) counts.set(coefficient, (counts.get(coefficient) ?? 0) + 1);
  for (const [coefficient, count] of counts) if (count * 2 > monomials.length) return coefficient;
  return undefined;
}
