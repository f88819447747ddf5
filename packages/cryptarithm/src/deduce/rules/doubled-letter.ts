/**
 * Doubled letter (level 2; odd and even). Twice a letter is even, so the digit below it is even, or odd
 * with a carry; and in any column both sides are even or both are odd. Only in even bases.
 *
 * AB + AB = CD: twice B is even, so D is even.
 */

import type { Finding, Rule, Telling } from "../rule.js";
import { symbolsIn } from "../setting/constraint.js";
import { isSingle, least } from "../setting/digits.js";
import { carryName, symbolName } from "../setting/names.js";
import type { Column } from "../setting/setting.js";
import type { Claim } from "../state/claim.js";
import { isEmpty, sidesOfColumn, sideText, without } from "../state/column-sides.js";
import type { Moment } from "../state/moment.js";
import { isKnown, type OpenColumn } from "../state/open-column.js";
import type { View } from "../state/view.js";
import { columnAt, columnText } from "../tell/column-text.js";
import { rowsOf } from "../tell/rows-of-columns.js";
import { tellColumn } from "../tell/tell-column.js";
import { tellGone, tellTaken } from "../tell/tell-taken.js";

const EVEN = 0x55555555;
/** With more open letters nobody can check the column by hand. */
const MOST_OPEN = 4;

export const doubledLetter: Rule = {
  name: "doubled-letter",
  level: 2,
  example: { formula: "AB + AB = CD", solutions: 23, finds: ["D = 0|2|4|6|8"] },
  find(moment) {
    const findings: Finding[] = [];
    if (moment.setting.base % 2 !== 0) return findings;
    for (const at of moment.openColumns) {
      const claim = at.open.length > MOST_OPEN ? undefined : parityClaim(at, moment);
      if (claim === undefined || !moment.view.isNews(claim)) continue;
      findings.push({
        rule: doubledLetter,
        spot: { part: at.column.part, place: at.column.place },
        grounds: { kind: "local", constraints: [at.column] },
        claims: [claim],
      });
    }
    return findings;
  },
  tell(finding, cited) {
    const { spot, claims } = finding;
    const { setting } = cited;
    const column = columnAt(setting, spot.part ?? 0, spot.place ?? 0);
    const [claim] = claims;
    if (column === undefined || claim === undefined) return [];
    if (!decides(column, claim, cited)) return tellColumn("column-table", finding, cited);
    const { added, result } = sidesOfColumn(column);
    const place = { place: column.place };
    const taken = tellRest(column, claims, cited);
    if (claim.kind === "carry") {
      const slots = { column: place, equation: columnText(column, cited), carry: claim.low };
      const template = `doubled-letter.${claim.low === 0 ? "no-carry" : "carry"}`;
      return [{ template, slots }, ...(claims.length > 1 ? taken : [])];
    }
    if (claim.kind !== "digits")
      return [
        { template: "doubled-letter.never", slots: { column: place, equation: columnText(column, cited) } },
        ...tellParities(column, -1, cited),
      ];
    const even = least(claim.digits) % 2 === 0;
    const twice = added.letters.find(
      ({ coefficient, symbols }) => coefficient === 2 && cited.fixed[symbols[0] as number] === -1,
    );
    const rest = twice && { ...without(added, twice.symbols[0] as number) };
    const below = result.letters.length === 1 && result.letters[0]?.symbols[0] === claim.symbol;
    const letter = symbolName(claim.symbol, setting);
    const kind = even ? "even" : "odd";
    if (below && rest?.letters.every(({ symbols }) => cited.fixed[symbols[0] as number] !== -1)) {
      const more = sideText(rest, cited);
      const slots = {
        column: place,
        doubled: symbolName(twice?.symbols[0] as number, setting),
        letter,
        more,
      };
      const plain = isEmpty(rest) || more === "0";
      return [{ template: plain ? "doubled-letter.even" : `doubled-letter.and-${kind}`, slots }, ...taken];
    }
    const slots = {
      column: place,
      letter,
      equation: columnText(column, cited),
      carry: column.carryIn < 0 ? "" : carryName(column.carryIn, setting),
    };
    return [
      { template: `doubled-letter.balance-${kind}`, slots },
      ...tellParities(column, claim.symbol, cited),
      ...taken,
    ];
  },
};

/** What else the claims stand on than even and odd: taken digits, and the few ways that are left for other letters. */
function tellRest(column: Column, claims: readonly Claim[], cited: View): Telling[] {
  const [claim] = claims;
  if (claims.length === 1 && claim?.kind === "digits") {
    const parity = least(claim.digits) % 2 === 0 ? EVEN : ~EVEN;
    const domain = cited.setting.domains[claim.symbol] as number;
    return isSingle(claim.digits) ? tellGone(claim.symbol, domain & parity & ~claim.digits, cited) : [];
  }
  const rows = claim?.kind === "impossible" ? undefined : rowsOf([column], cited, MOST_ROWS);
  if (rows === undefined || rows.length === 0) return tellTaken(symbolsIn(column), cited);
  return [{ template: "doubled-letter.rows", slots: { rows: { or: rows } } }];
}

/** More rows are not written out. */
const MOST_ROWS = 4;

/** Whether even and odd are what the claim stands on: everything else of the column that counts is known to be one or the other. */
function decides({ monomials, carryIn }: Column, claim: Claim, cited: View): boolean {
  if (claim.kind === "impossible") return true;
  const about = claim.kind === "digits" ? claim.symbol : -1;
  const isOpen = carryIn >= 0 && cited.lows[carryIn] !== cited.highs[carryIn];
  if (isOpen && claim.kind === "digits") return false;
  return monomials.every(({ coefficient, symbols: [symbol = -1] }) => {
    if (coefficient % 2 === 0 || symbol < 0 || symbol === about) return true;
    const mask = cited.masks[symbol] as number;
    return (mask & EVEN) === 0 || (mask & ~EVEN) === 0;
  });
}

/** The other letters of which it counts that they are even or odd, and is known. */
function tellParities({ monomials }: Column, symbol: number, cited: View): Telling[] {
  const others = monomials.flatMap(({ coefficient, symbols: [other = -1, ...more] }) => {
    if (coefficient % 2 === 0 || other < 0 || more.length > 0) return [];
    return other === symbol || cited.fixed[other] !== -1 ? [] : [other];
  });
  const isOdd = (s: number): boolean => ((cited.masks[s] as number) & EVEN) === 0;
  return [true, false].flatMap((odd) => {
    const letters = others.filter((s) => isOdd(s) === odd).map((s) => symbolName(s, cited.setting));
    if (letters.length === 0) return [];
    const verb = letters.length === 1 ? "is" : "are";
    return [
      { template: `doubled-letter.${verb}-${odd ? "odd" : "even"}`, slots: { letters: { and: letters } } },
    ];
  });
}

/** What parity says of the one letter or carry whose parity is open. */
function parityClaim({ column, open, known, carryIn }: OpenColumn, { view }: Moment): Claim | undefined {
  let odd = known & 1;
  let unknown = -1;
  for (const { symbol, coefficient } of open) {
    if (coefficient % 2 === 0) continue;
    const mask = view.masks[symbol] as number;
    if ((mask & EVEN) === 0) odd ^= 1;
    else if ((mask & ~EVEN) !== 0) {
      if (unknown >= 0) return undefined;
      unknown = symbol;
    }
  }
  if (!isKnown(carryIn)) {
    if (unknown >= 0 || carryIn[1] - carryIn[0] !== 1) return undefined;
    const value = (carryIn[0] & 1) === odd ? carryIn[0] : carryIn[1];
    return { kind: "carry", carry: column.carryIn, low: value, high: value };
  }
  odd ^= carryIn[0] & 1;
  if (unknown < 0) return odd === 0 ? undefined : { kind: "impossible" };
  const digits = odd === 0 ? EVEN : ~EVEN;
  const left = (view.masks[unknown] as number) & digits;
  return {
    kind: "digits",
    symbol: unknown,
    digits: isSingle(left) ? left : digits & (view.setting.domains[unknown] as number),
  };
}
