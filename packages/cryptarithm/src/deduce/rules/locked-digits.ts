/**
 * Locked digits (level 3; naked and hidden pairs, triples). Two letters that share two digits use both of
 * them up, in whichever order, so no other letter has them; likewise three letters and three digits.
 * When all digits are used, two digits that fit only two letters are theirs and nothing else is.
 *
 * A and B are both 3 or 4: so these two digits are taken.
 */

import type { Finding, Rule, Telling } from "../rule.js";
import { digitsIn, isSingle, size } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import type { Claim } from "../state/claim.js";
import type { View } from "../state/view.js";
import { digitText } from "../tell/claim-text.js";
import { digitsAllUsed } from "./only-letter-left.js";

const MOST_LETTERS = 3;

export const lockedDigits: Rule = {
  name: "locked-digits",
  level: 3,
  example: {
    formula: "A + B = 7; CD = 9 * E + 1",
    rules: { given: { A: [3, 4], B: [3, 4] } },
    solutions: 4,
    finds: ["D = 0|1|2|5|6|7|8|9"],
  },
  find({ view, setting }) {
    if (!setting.allApart) return [];
    return nakedSets(view) ?? hiddenSets(view);
  },
  tell({ claims }, cited) {
    const { masks } = cited;
    if (claims[0]?.kind === "impossible") {
      const short = nakedGroups(cited).find((group) => size(unionOf(group, masks)) < group.length);
      return [toldGroup("locked-digits.never", short ?? [], cited)];
    }
    const about = claims.flatMap((claim) => (claim.kind === "digits" ? [claim] : []));
    const letters = about.map(({ symbol }) => symbol);
    const gone = about.reduce((set, { symbol, digits }) => set | ((masks[symbol] as number) & ~digits), 0);
    const naked = nakedGroups(cited).find((group) => {
      const union = unionOf(group, masks);
      const takesAll = size(union) === group.length && (gone & ~union) === 0;
      return takesAll && !letters.some((symbol) => group.includes(symbol));
    });
    if (naked !== undefined) return [toldGroup("locked-digits", naked, cited)];
    const hidden = hiddenGroups(cited).find((group) => {
      if (size(group.letters) !== size(group.digits)) return false;
      return about.every(({ symbol, digits }) => (1 << symbol) & group.letters && !(digits & ~group.digits));
    });
    if (hidden === undefined) return [toldGroup("locked-digits.other", letters, cited)];
    const slots = {
      letters: { and: namesOf(digitsIn(hidden.letters), cited) },
      digits: { and: digitsIn(hidden.digits).map(digitText) },
    };
    if (size(hidden.digits) === 1) return [{ template: "locked-digits.one", slots }];
    const [only, ...others] = about;
    const hiddenOnly: Telling = { template: "locked-digits.hidden", slots };
    if (only === undefined || others.length > 0 || !isSingle(only.digits)) return [hiddenOnly];
    const single = {
      letter: namesOf([only.symbol], cited).join(""),
      digit: digitsIn(only.digits).map(digitText).join(""),
    };
    return [hiddenOnly, { template: "locked-digits.single", slots: single }];
  },
};

/** The letters of a group with their digits. */
function toldGroup(template: string, group: readonly number[], cited: View): Telling {
  const digits = digitsIn(unionOf(group, cited.masks)).map(digitText);
  return { template, slots: { letters: { and: namesOf(group, cited) }, digits: { and: digits } } };
}

const unionOf = (members: readonly number[], sets: ArrayLike<number>): number =>
  members.reduce((union, i) => union | (sets[i] as number), 0);

const namesOf = (symbols: readonly number[], { setting }: View): string[] =>
  symbols.map((s) => symbolName(s, setting));

/** Two or three letters with at most three digits between them. */
function nakedGroups({ masks, fixed }: View): number[][] {
  const small = [...masks.keys()].filter((s) => fixed[s] === -1 && size(masks[s] as number) <= MOST_LETTERS);
  return groups(small, (set) => size(set) <= MOST_LETTERS, masks);
}

/** What letters with no more digits than letters say; undefined when that is no news. */
function nakedSets(view: View): Finding[] | undefined {
  const { masks, fixed, setting } = view;
  const findings: Finding[] = [];
  for (const group of nakedGroups(view)) {
    const union = unionOf(group, masks);
    if (size(union) > group.length) continue;
    if (size(union) < group.length) {
      const grounds = { kind: "distinct", symbols: group } as const;
      return [{ rule: lockedDigits, spot: {}, grounds, claims: [{ kind: "impossible" }] }];
    }
    const claims: Claim[] = [];
    for (const [symbol, mask] of masks.entries()) {
      if (group.includes(symbol) || fixed[symbol] !== -1 || (mask & union) === 0) continue;
      const left = mask & ~union;
      if (left === 0) continue;
      claims.push({
        kind: "digits",
        symbol,
        digits: isSingle(left) ? left : (setting.domains[symbol] as number) & ~union,
      });
    }
    if (claims.length === 0) continue;
    const symbols = [...group, ...claims.flatMap((claim) => (claim.kind === "digits" ? [claim.symbol] : []))];
    findings.push({ rule: lockedDigits, spot: {}, grounds: { kind: "distinct", symbols }, claims });
  }
  return findings.length === 0 ? undefined : findings;
}

interface HiddenGroup {
  /** The letters as bits by symbol. */
  readonly letters: number;
  readonly digits: number;
}

/** One to three digits that together fit at most three letters, when every digit is used. */
function hiddenGroups({ masks, setting }: View): HiddenGroup[] {
  const all = digitsAllUsed(setting);
  if (all === 0) return [];
  const holders: number[] = [];
  const digits: number[] = [];
  for (const digit of digitsIn(all)) {
    let set = 0;
    for (let s = 0; s < masks.length; s++) if ((masks[s] as number) & (1 << digit)) set |= 1 << s;
    if (size(set) > MOST_LETTERS) continue;
    digits.push(digit);
    holders.push(set);
  }
  const single = [...digits.keys()].filter((i) => size(holders[i] as number) === 1).map((i) => [i]);
  const several = groups([...digits.keys()], (set) => size(set) <= MOST_LETTERS, holders);
  return [...single, ...several].map((group) => ({
    letters: unionOf(group, holders),
    digits: group.reduce((set, i) => set | (1 << (digits[i] as number)), 0),
  }));
}

/** What digits that fit only as many letters say. */
function hiddenSets(view: View): Finding[] {
  const { masks, fixed } = view;
  const findings: Finding[] = [];
  for (const { letters, digits } of hiddenGroups(view)) {
    if (size(letters) !== size(digits) || size(digits) < 2) continue;
    const claims = digitsIn(letters).flatMap((symbol): Claim[] => {
      const mask = masks[symbol] as number;
      if (fixed[symbol] !== -1 || (mask & ~digits) === 0 || (mask & digits) === 0) return [];
      return [{ kind: "digits", symbol, digits: isSingle(mask & digits) ? mask & digits : digits }];
    });
    if (claims.length === 0) continue;
    const grounds = { kind: "distinct", symbols: [...masks.keys()] } as const;
    findings.push({ rule: lockedDigits, spot: {}, grounds, claims });
  }
  return findings;
}

/** The groups of two and three of these whose sets together satisfy a condition. */
function groups(
  members: readonly number[],
  fits: (union: number) => boolean,
  sets: ArrayLike<number>,
): number[][] {
  const found: number[][] = [];
  for (const [i, a] of members.entries()) {
    for (let j = i + 1; j < members.length; j++) {
      const b = members[j] as number;
      const pair = (sets[a] as number) | (sets[b] as number);
      if (!fits(pair)) continue;
      if (size(pair) <= 2) found.push([a, b]);
      for (let k = j + 1; k < members.length; k++) {
        const c = members[k] as number;
        if (fits(pair | (sets[c] as number))) found.push([a, b, c]);
      }
    }
  }
  return found;
}
