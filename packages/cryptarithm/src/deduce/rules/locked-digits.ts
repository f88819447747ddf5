/**
 * Locked digits (level 3; naked and hidden pairs, triples). Two letters that share two digits use both of
 * them up, in whichever order, so no other letter has them; likewise three letters and three digits.
 * When all digits are used, two digits that fit only two letters are theirs and nothing else is.
 *
 * A and B are both 3 or 4: so these two digits are taken.
 */
import type { Claim } from "../claim.js";
import { digitText } from "../claim-text.js";
import { digitsIn, isSingle, size } from "../digits.js";
import { symbolName } from "../names.js";
import type { Finding, Rule } from "../rule.js";
import type { View } from "../view.js";
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
  tell({ grounds, claims }, cited) {
    const symbols = grounds.kind === "distinct" ? grounds.symbols : [];
    const outside = new Set(claims.flatMap((claim) => (claim.kind === "digits" ? [claim.symbol] : [])));
    const group = symbols.filter((s) => !outside.has(s));
    const digits = group.reduce((set, s) => set | (cited.masks[s] as number), 0);
    if (size(digits) > group.length) {
      const among = claims.flatMap((claim) => (claim.kind === "digits" ? [claim.symbol] : []));
      const kept = claims.reduce((set, claim) => (claim.kind === "digits" ? set | claim.digits : set), 0);
      return [
        {
          template: "locked-digits.hidden",
          slots: {
            letters: { and: namesOf(among, cited) },
            digits: { and: digitsIn(kept).map(digitText) },
          },
        },
      ];
    }
    const slots = {
      letters: { and: namesOf(group, cited) },
      digits: { and: digitsIn(digits).map(digitText) },
    };
    return [{ template: claims[0]?.kind === "impossible" ? "locked-digits.never" : "locked-digits", slots }];
  },
};

const namesOf = (symbols: readonly number[], { setting }: View): string[] =>
  symbols.map((s) => symbolName(s, setting));

/** Two or three letters with no more digits than letters; undefined when there are none with news. */
function nakedSets(view: View): Finding[] | undefined {
  const { masks, fixed, setting } = view;
  const small = [...masks.keys()].filter((s) => fixed[s] === -1 && size(masks[s] as number) <= MOST_LETTERS);
  const findings: Finding[] = [];
  for (const group of groups(small, (set) => size(set) <= MOST_LETTERS, masks)) {
    const union = group.reduce((set, s) => set | (masks[s] as number), 0);
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

/** Two or three digits that fit only as many letters, when every digit is used. */
function hiddenSets(view: View): Finding[] {
  const { masks, fixed, setting } = view;
  const all = digitsAllUsed(setting);
  if (all === 0) return [];
  const holders: number[] = [];
  const digits: number[] = [];
  for (const digit of digitsIn(all)) {
    let set = 0;
    for (const [symbol, mask] of masks.entries()) if (mask & (1 << digit)) set |= 1 << symbol;
    if (size(set) < 2 || size(set) > MOST_LETTERS) continue;
    digits.push(digit);
    holders.push(set);
  }
  const findings: Finding[] = [];
  for (const group of groups([...digits.keys()], (set) => size(set) <= MOST_LETTERS, holders)) {
    const letters = group.reduce((set, i) => set | (holders[i] as number), 0);
    if (size(letters) !== group.length) continue;
    const kept = group.reduce((set, i) => set | (1 << (digits[i] as number)), 0);
    const claims = digitsIn(letters).flatMap((symbol): Claim[] => {
      const mask = masks[symbol] as number;
      if (fixed[symbol] !== -1 || (mask & ~kept) === 0 || (mask & kept) === 0) return [];
      return [{ kind: "digits", symbol, digits: isSingle(mask & kept) ? mask & kept : kept }];
    });
    if (claims.length === 0) continue;
    findings.push({
      rule: lockedDigits,
      spot: {},
      grounds: { kind: "distinct", symbols: [...masks.keys()] },
      claims,
    });
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
