/**
 * Twin columns (level 3). The same letters are added in two columns, so the digits below the line can
 * differ only by the carries that come in.
 *
 * AA + BB = ECD: A + B gives D and, with the carry, C. They differ, so a carry came in: C = D + 1.
 */

import type { Finding, Rule, Telling } from "../rule.js";
import { type Constraint, collected, symbolsIn } from "../setting/constraint.js";
import type { Column, Setting } from "../setting/setting.js";
import type { Claim } from "../state/claim.js";
import type { Analysis, Moment } from "../state/moment.js";
import { differenceNote } from "../state/note.js";
import { claimText } from "../tell/claim-text.js";
import { columnText, letterText } from "../tell/column-text.js";
import { tellTaken } from "../tell/tell-taken.js";

/** More different letters above the line are more than one can check by hand. */
const MOST_ADDED = 2;
const NODES = 800;

export const twinColumns: Rule = {
  name: "twin-columns",
  level: 3,
  example: { formula: "AA + BB = ECD", solutions: 12, finds: ["c1 = 1", "C = D + 1"] },
  find(moment) {
    const findings: Finding[] = [];
    for (const { first, second, difference, key } of twinsOf(moment.setting)) {
      if (!symbolsIn(first).some((s) => moment.view.fixed[s] === -1)) continue;
      const analysis = moment.together(key, [difference], NODES);
      const claims = claimsOf(first, second, analysis, moment);
      if (claims.length === 0) continue;
      findings.push({
        rule: twinColumns,
        spot: { part: first.part, place: first.place },
        grounds: { kind: "local", constraints: [first, second] },
        claims,
      });
    }
    return findings;
  },
  tell({ grounds, claims }, cited) {
    const [first, second] = (grounds.kind === "local" ? grounds.constraints : []) as readonly Column[];
    if (first === undefined || second === undefined) return [];
    const name = (column: Column): string => {
      const [digit] = column.result;
      const symbol = digit?.symbols[0];
      return symbol === undefined ? String(digit?.coefficient ?? 0) : letterText(symbol, cited);
    };
    const slots = {
      column: { place: first.place },
      other: { place: second.place },
      first: name(first),
      second: name(second),
      equation: columnText(first, cited),
      next: columnText(second, cited),
    };
    const taken = tellTaken([...symbolsIn(first), ...symbolsIn(second)], cited);
    const same = name(first) === name(second) ? ".same" : "";
    const never = claims[0]?.kind === "impossible" ? ".never" : "";
    const facts = claims.map((claim) => claimText(claim, cited.setting));
    const so: Telling[] =
      never === "" && same === "" && facts.length > 0
        ? [{ template: "twin-columns.so", slots: { facts: { and: facts } } }]
        : [];
    return [{ template: `twin-columns${never || same}`, slots }, ...so, ...taken];
  },
};

interface Twins {
  readonly first: Column;
  readonly second: Column;
  /** The first column less the second: only the results and the carries are left. */
  readonly difference: Constraint;
  readonly key: string;
}

const known = new WeakMap<Setting, readonly Twins[]>();

/** The pairs of columns with the same letters above the line. */
function twinsOf(setting: Setting): readonly Twins[] {
  let twins = known.get(setting);
  if (twins === undefined) {
    twins = setting.calculations.flatMap(({ columns }) =>
      columns.flatMap((first, i) => columns.slice(i + 1).flatMap((second) => pairOf(first, second) ?? [])),
    );
    known.set(setting, twins);
  }
  return twins;
}

function pairOf(first: Column, second: Column): Twins | undefined {
  const text = ({ added }: Column): string =>
    added
      .map(({ coefficient, symbols }) => `${coefficient}*${symbols}`)
      .sort()
      .join();
  if (first.added.length === 0 || text(first) !== text(second)) return undefined;
  const letters = first.added.filter(({ symbols }) => symbols.length > 0);
  if (letters.length === 0 || letters.length > MOST_ADDED) return undefined;
  if (![first, second].every(({ result }) => result.length === 1 && result[0]?.coefficient === 1))
    return undefined;
  if ([...letters, ...first.result, ...second.result].some(({ symbols }) => symbols.length > 1))
    return undefined;
  const carries = new Map<number, number>();
  for (const [column, sign] of [
    [first, 1],
    [second, -1],
  ] as const)
    for (const { carry, coefficient } of column.carries)
      carries.set(carry, (carries.get(carry) ?? 0) + sign * coefficient);
  const difference: Constraint = {
    monomials: collected([
      ...first.monomials,
      ...second.monomials.map((m) => ({ ...m, coefficient: -m.coefficient })),
    ]),
    carries: [...carries].map(([carry, coefficient]) => ({ carry, coefficient })),
    constant: first.constant - second.constant,
    demand: "zero",
    source: { kind: "note" },
  };
  return { first, second, difference, key: `${first.part}:${first.place}-${second.place}` };
}

/** What the carries and results say, and how far apart the results are when that is clear. */
function claimsOf(first: Column, second: Column, analysis: Analysis, moment: Moment): Claim[] {
  const claims = moment.news(analysis);
  if (!analysis.complete || analysis.ways === 0) return claims;
  const [s, t] = [first.result[0]?.symbols[0], second.result[0]?.symbols[0]];
  if (s === undefined || t === undefined || s === t) return claims;
  if (moment.view.fixed[s] !== -1 || moment.view.fixed[t] !== -1) return claims;
  let by = 0;
  for (const [column, sign] of [
    [first, 1],
    [second, -1],
  ] as const) {
    for (const { carry, coefficient } of column.carries) {
      const range = analysis.carries.get(carry);
      // The same carry in both columns cancels or is known.
      if (range === undefined) continue;
      if (range[0] !== range[1]) return claims;
      by += sign * coefficient * range[0];
    }
  }
  if (by === 0) return claims;
  const note = by > 0 ? differenceNote(s, t, by) : differenceNote(t, s, -by);
  const claim: Claim = { kind: "note", note };
  return moment.view.isNews(claim) ? [...claims, claim] : claims;
}
