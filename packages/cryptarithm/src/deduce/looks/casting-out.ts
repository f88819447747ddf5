/**
 * Casting out: a sum modulo base - 1, where every digit counts alike, and modulo base + 1, where the
 * digits count in turn as plus and minus. What is known falls away, and few letters may be left. When
 * there are as many letters as digits their total is known too, and taking it away or adding it often
 * leaves only the letters of the result.
 */

import type { Finding, Rule } from "../rule.js";
import { digitsAllUsed } from "../rules/only-letter-left.js";
import { type Constraint, collected } from "../setting/constraint.js";
import { digitsIn } from "../setting/digits.js";
import { residueOfPart } from "../setting/residue-of-part.js";
import type { Calculation, Setting } from "../setting/setting.js";
import type { Claim } from "../state/claim.js";
import type { Moment } from "../state/moment.js";

/** More open letters say nothing that helps. */
const MOST_OPEN = 3;
/** A note of more letters is no help. */
const MOST_NOTED = 4;

/** The findings of a rule from all sums modulo base + `offset`. */
export function castingOut(moment: Moment, rule: Rule, offset: -1 | 1): Finding[] {
  const findings: Finding[] = [];
  for (const constraint of congruencesOf(moment.setting, offset)) {
    const { view } = moment;
    let open = 0;
    for (const { symbols } of constraint.monomials) if (view.fixed[symbols[0] as number] === -1) open++;
    if (open === 0 || open > Math.max(MOST_OPEN, MOST_NOTED)) continue;
    const claims = claimsOf(constraint, open, moment);
    if (claims.length === 0) continue;
    const part = constraint.source.kind === "residue" ? constraint.source.part : 0;
    findings.push({ rule, spot: { part }, grounds: { kind: "local", constraints: [constraint] }, claims });
  }
  return findings;
}

function claimsOf(constraint: Constraint, open: number, moment: Moment): Claim[] {
  const { view } = moment;
  const { source, monomials } = constraint;
  if (open <= MOST_OPEN) return fittingDigits(constraint, moment);
  // The total of all digits has left the letters of one side: worth a note.
  if (source.kind !== "residue" || source.total === undefined || monomials.length > MOST_NOTED) return [];
  const claim: Claim = { kind: "note", note: { ...simplest(constraint), source: { kind: "note" } } };
  return view.isNews(claim) ? [claim] : [];
}

/** What a congruence with few open letters leaves for each of them. */
function fittingDigits({ monomials, constant, demand }: Constraint, { view, setting }: Moment): Claim[] {
  const modulus = typeof demand === "string" ? 1 : demand.multipleOf;
  let known = constant;
  const letters: { readonly symbol: number; readonly coefficient: number; fits: number }[] = [];
  for (const { coefficient, symbols } of monomials) {
    const symbol = symbols[0] as number;
    const digit = view.fixed[symbol] as number;
    if (digit >= 0) known += coefficient * digit;
    else letters.push({ symbol, coefficient, fits: 0 });
  }
  const { apart, domains } = setting;
  const chosen: number[] = [];
  const choose = (i: number, sum: number): boolean => {
    const letter = letters[i];
    if (letter === undefined) return sum % modulus === 0;
    let any = false;
    for (const digit of digitsIn(view.masks[letter.symbol] as number)) {
      const clashes = chosen.some(
        (other, j) =>
          other === digit && apart[letter.symbol * domains.length + (letters[j]?.symbol as number)] === 1,
      );
      if (clashes) continue;
      chosen[i] = digit;
      const fits = choose(i + 1, sum + letter.coefficient * digit);
      chosen.length = i;
      if (!fits) continue;
      letter.fits |= 1 << digit;
      any = true;
    }
    return any;
  };
  if (!choose(0, known)) return [{ kind: "impossible" }];
  return letters
    .map(({ symbol, fits }): Claim => ({ kind: "digits", symbol, digits: fits }))
    .filter((claim) => view.isNews(claim));
}

/** The congruence divided by its common factor where that has an inverse. */
function simplest(constraint: Constraint): Constraint {
  const { monomials, demand } = constraint;
  const first = monomials[0]?.coefficient ?? 1;
  if (typeof demand === "string" || !monomials.every(({ coefficient }) => coefficient === first))
    return constraint;
  const modulus = demand.multipleOf;
  for (let inverse = 1; inverse < modulus; inverse++) {
    if ((((inverse * first) % modulus) + modulus) % modulus !== 1 % modulus) continue;
    return {
      ...constraint,
      monomials: monomials.map((m) => ({ ...m, coefficient: 1 })),
      constant: (constraint.constant * inverse) % modulus || 0,
    };
  }
  return constraint;
}

const known = new WeakMap<Setting, Map<number, readonly Constraint[]>>();

/** The congruences of all sums; the same objects each time. */
function congruencesOf(setting: Setting, offset: -1 | 1): readonly Constraint[] {
  const both = known.get(setting) ?? new Map<number, readonly Constraint[]>();
  known.set(setting, both);
  let constraints = both.get(offset);
  if (constraints === undefined) {
    constraints = setting.calculations.flatMap((calculation) => congruences(calculation, setting, offset));
    both.set(offset, constraints);
  }
  return constraints;
}

function congruences(calculation: Calculation, setting: Setting, offset: -1 | 1): Constraint[] {
  const modulus = setting.base + offset;
  const isSum = calculation.columns.every(({ monomials }) =>
    monomials.every(({ symbols }) => symbols.length === 1),
  );
  if (!isSum || modulus < 3 || calculation.columns.length < 2) return [];
  const plain = residueOfPart(calculation, modulus, setting.base);
  const totals = totalsThatHelp(plain, modulus, setting);
  return [plain, ...totals.map((total) => withTotal(plain, total, setting))];
}

/** How often to add the total of all letters so that more of them fall away. */
function totalsThatHelp(plain: Constraint, modulus: number, setting: Setting): number[] {
  if (digitsAllUsed(setting) === 0) return [];
  const counts = new Map<number, number>();
  for (const { coefficient } of plain.monomials) {
    const rest = ((coefficient % modulus) + modulus) % modulus;
    counts.set(rest, (counts.get(rest) ?? 0) + 1);
  }
  const absent = setting.domains.length - plain.monomials.length;
  return [...counts].filter(([, count]) => count > absent).map(([rest]) => modulus - rest);
}

/** The congruence with "all letters add up to all digits" added so many times. */
function withTotal(constraint: Constraint, total: number, setting: Setting): Constraint {
  const { demand, source } = constraint;
  if (source.kind !== "residue" || typeof demand === "string") return constraint;
  const modulus = demand.multipleOf;
  const sum = digitsIn(digitsAllUsed(setting)).reduce((a, b) => a + b, 0);
  const letters = setting.domains.map((_, symbol) => ({ coefficient: total, symbols: [symbol] }));
  const monomials = collected([...letters, ...constraint.monomials])
    .map((m) => ({ ...m, coefficient: m.coefficient % modulus }))
    .filter(({ coefficient }) => coefficient !== 0);
  return {
    ...constraint,
    monomials,
    constant: (constraint.constant - total * sum) % modulus || 0,
    source: { ...source, total },
  };
}
