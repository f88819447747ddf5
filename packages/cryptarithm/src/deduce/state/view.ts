/**
 * A view: what is known at one moment, as the digits that each letter may still have, the bounds of
 * each carry, and the notes between letters. Learning a claim only ever narrows it. When a claim
 * leaves one digit for a letter, that digit is struck at once from the letters that must differ;
 * a letter that is left with one digit by striking alone is fixed only when a step says so.
 */

import type { Constraint } from "../setting/constraint.js";
import { isSingle, least, only } from "../setting/digits.js";
import type { Setting } from "../setting/setting.js";
import type { Claim } from "./claim.js";

export class View {
  readonly setting: Setting;
  /** For each symbol its candidates. */
  readonly masks: Int32Array;
  /** For each symbol the digit that a claim has fixed, or -1. */
  readonly fixed: Int8Array;
  readonly lows: Int32Array;
  readonly highs: Int32Array;
  notes: readonly Constraint[];
  /** A claim said that it cannot be. */
  impossible: boolean;

  private constructor(
    setting: Setting,
    parts: Pick<View, "masks" | "fixed" | "lows" | "highs" | "notes" | "impossible">,
  ) {
    this.setting = setting;
    this.masks = parts.masks;
    this.fixed = parts.fixed;
    this.lows = parts.lows;
    this.highs = parts.highs;
    this.notes = parts.notes;
    this.impossible = parts.impossible;
  }

  /** What the rules alone say, with these claims. */
  static of(setting: Setting, claims: Iterable<Claim> = []): View {
    const view = new View(setting, {
      masks: setting.start.masks.slice(),
      fixed: setting.start.fixed.slice(),
      lows: setting.start.lows.slice(),
      highs: setting.start.highs.slice(),
      notes: [],
      impossible: false,
    });
    for (const symbol of setting.start.single) view.#fixWhenSingle(symbol);
    for (const claim of claims) view.learn(claim);
    return view;
  }

  clone(): View {
    return new View(this.setting, {
      masks: this.masks.slice(),
      fixed: this.fixed.slice(),
      lows: this.lows.slice(),
      highs: this.highs.slice(),
      notes: this.notes,
      impossible: this.impossible,
    });
  }

  learn(claim: Claim): void {
    switch (claim.kind) {
      case "digits":
        this.masks[claim.symbol] = (this.masks[claim.symbol] as number) & claim.digits;
        this.#fixWhenSingle(claim.symbol);
        break;
      case "carry":
        this.lows[claim.carry] = Math.max(this.lows[claim.carry] as number, claim.low);
        this.highs[claim.carry] = Math.min(this.highs[claim.carry] as number, claim.high);
        break;
      case "taken":
        for (const symbol of this.outside(claim.among))
          this.masks[symbol] = (this.masks[symbol] as number) & ~only(claim.digit);
        break;
      case "note":
        this.notes = [...this.notes, claim.note];
        break;
      case "impossible":
        this.impossible = true;
    }
  }

  /** Whether a claim says more than is known. */
  isNews(claim: Claim): boolean {
    switch (claim.kind) {
      case "digits":
        return (
          ((this.masks[claim.symbol] as number) & ~claim.digits) !== 0 ||
          (isSingle(claim.digits) && this.fixed[claim.symbol] === -1)
        );
      case "carry":
        return (
          claim.low > (this.lows[claim.carry] as number) || claim.high < (this.highs[claim.carry] as number)
        );
      case "taken":
        return this.outside(claim.among).some((s) => ((this.masks[s] as number) & only(claim.digit)) !== 0);
      case "note":
        return !this.notes.some((note) => sameConstraint(note, claim.note));
      case "impossible":
        return !this.impossible;
    }
  }

  /** Whether some letter has no digit, or some carry no value, left. */
  get contradictory(): boolean {
    return this.digitless || this.lows.some((low, c) => low > (this.highs[c] as number));
  }

  /** Whether some letter has no digit left. */
  get digitless(): boolean {
    return this.impossible || this.masks.some((mask) => mask === 0);
  }

  /** Whether every letter has been fixed. */
  get complete(): boolean {
    return this.fixed.every((digit) => digit >= 0);
  }

  /** The symbols that must differ from all of these. */
  outside(among: readonly number[]): number[] {
    const { different } = this.setting;
    const [first, ...others] = among;
    if (first === undefined) return [];
    return (different[first] as readonly number[]).filter((symbol) =>
      others.every((other) => (different[symbol] as readonly number[]).includes(other)),
    );
  }

  #fixWhenSingle(symbol: number): void {
    const mask = this.masks[symbol] as number;
    if (!isSingle(mask) || this.fixed[symbol] !== -1) return;
    this.fixed[symbol] = least(mask);
    for (const other of this.setting.different[symbol] as readonly number[])
      this.masks[other] = (this.masks[other] as number) & ~mask;
  }
}

function sameConstraint(a: Constraint, b: Constraint): boolean {
  return (
    a.constant === b.constant &&
    a.monomials.length === b.monomials.length &&
    JSON.stringify([a.demand, a.monomials]) === JSON.stringify([b.demand, b.monomials])
  );
}
