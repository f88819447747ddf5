/** Claims in signs, the same in every language. */

import { digitText } from "../../number/digit-text.js";
import type { Constraint } from "../setting/constraint.js";
import { digitsBetween, digitsIn, greatest, isSingle, least, size } from "../setting/digits.js";
import { carryName, symbolName } from "../setting/names.js";
import type { Setting } from "../setting/setting.js";
import type { Claim } from "../state/claim.js";

export { digitText };

/** A digit in a sentence that calculates with it: from ten on with its value, `C (12)`. */
export const digitToldText = (digit: number): string =>
  digit < 10 ? digitText(digit) : `${digitText(digit)} (${digit})`;

/**
 * A claim in signs: `M = 1`, `E = 5|6`, `E ≤ 6`, `E = 2–7`, `c2 = 1`, `c1 ≤ 1`, `N = E + 1`, `D + E ≥ 12`, and ⨯ for
 * what cannot be.
 */
export function claimText(claim: Claim, setting: Setting): string {
  switch (claim.kind) {
    case "digits": {
      const name = symbolName(claim.symbol, setting);
      return `${name} ${among(claim.digits, setting.domains[claim.symbol] as number)}`;
    }
    case "carry": {
      const name = carryName(claim.carry, setting);
      const initial = setting.carries[claim.carry] as Setting["carries"][number];
      if (claim.low === claim.high) return `${name} = ${claim.low}`;
      if (claim.low <= initial.low) return `${name} ≤ ${claim.high}`;
      if (claim.high >= initial.high) return `${name} ≥ ${claim.low}`;
      return `${name} = ${claim.low}–${claim.high}`;
    }
    case "taken": {
      const names = claim.among.map((symbol) => symbolName(symbol, setting));
      return `${digitText(claim.digit)} = ${names.join("|")}`;
    }
    case "note":
      return claim.note.written ?? noteText(claim.note, setting);
    case "impossible":
      return "⨯";
  }
}

/** What is left of a domain: `= 5`, `≤ 6` and `≥ 2` where only one end is gone, `= 5|6`, `= 2–7`. */
function among(digits: number, domain: number): string {
  const kept = digits & domain;
  if (size(kept) > 2 && kept !== domain) {
    if (kept === (domain & digitsBetween(0, greatest(kept)))) return `≤ ${digitText(greatest(kept))}`;
    if (kept === (domain & digitsBetween(least(kept), 31))) return `≥ ${digitText(least(kept))}`;
  }
  return `= ${digitsText(kept)}`;
}

/** A set of digits: `5`, `5|6`, `2–7`. */
export function digitsText(digits: number): string {
  if (digits === 0) return "–";
  if (isSingle(digits)) return digitText(least(digits));
  const run = greatest(digits) - least(digits) + 1 === size(digits);
  if (run && size(digits) > 2) return `${digitText(least(digits))}–${digitText(greatest(digits))}`;
  return digitsIn(digits).map(digitText).join("|");
}

/** A note with everything positive: what has a minus stands on the other side. */
function noteText({ monomials, constant, demand }: Constraint, setting: Setting): string {
  const term = (coefficient: number, symbols: readonly number[]): string =>
    (coefficient === 1 ? "" : `${coefficient}·`) + symbols.map((s) => symbolName(s, setting)).join("·");
  const [greater, smaller] = monomials;
  const isOrder = monomials.length === 2 && constant === -1 && demand === "at-least-zero";
  if (isOrder && greater?.coefficient === 1 && smaller?.coefficient === -1)
    return `${term(1, smaller.symbols)} < ${term(1, greater.symbols)}`;
  const left = monomials.filter((m) => m.coefficient > 0).map((m) => term(m.coefficient, m.symbols));
  const right = monomials.filter((m) => m.coefficient < 0).map((m) => term(-m.coefficient, m.symbols));
  if (constant > 0) left.push(String(constant));
  if (constant < 0) right.push(String(-constant));
  const side = (terms: readonly string[]): string => (terms.length === 0 ? "0" : terms.join(" + "));
  if (demand === "zero") return `${side(left)} = ${side(right)}`;
  if (demand === "at-least-zero") return `${side(left)} ≥ ${side(right)}`;
  return `${side(left)} ≡ ${side(right)} (mod ${demand.multipleOf})`;
}
