/**
 * What follows from what is written, computed and never stored, so that undo takes it away as well: which digits a
 * symbol can still be by the player's own crosses and entries, and who has a digit.
 */
import { type Facts, rivalsOf } from "./facts.js";
import { crossesOf, digitOf, type Writing, withCrosses } from "./writing.js";

/** A digit of a symbol: entered, crossed out by hand, not possible by an entry elsewhere or a rule, or open. */
export type NoteState = "entered" | "crossed" | "follows" | "open";

export class Knowledge {
  readonly facts: Facts;
  readonly writing: Writing;
  /** Who has each digit, in the order of the symbols. */
  readonly #holders: ReadonlyMap<number, readonly string[]>;

  constructor(facts: Facts, writing: Writing) {
    this.facts = facts;
    this.writing = writing;
    const holders = new Map<number, string[]>();
    for (const symbol of facts.symbols) {
      const digit = this.digit(symbol);
      if (digit !== undefined) holders.set(digit, [...(holders.get(digit) ?? []), symbol]);
    }
    this.#holders = holders;
  }

  /** The digit of a symbol, given or entered. */
  digit(symbol: string): number | undefined {
    return this.facts.given.get(symbol) ?? digitOf(this.writing, symbol);
  }

  /** Whether the digit belongs to the puzzle. */
  isGiven(symbol: string): boolean {
    return this.facts.given.has(symbol);
  }

  holders(digit: number): readonly string[] {
    return this.#holders.get(digit) ?? [];
  }

  note(symbol: string, digit: number): NoteState {
    const own = this.digit(symbol);
    if (own === digit) return "entered";
    if (crossesOf(this.writing, symbol).includes(digit)) return "crossed";
    if (own !== undefined || !(this.facts.domains.get(symbol) ?? []).includes(digit)) return "follows";
    const rivals = rivalsOf(this.facts, symbol);
    return this.holders(digit).some((holder) => rivals.has(holder)) ? "follows" : "open";
  }

  /** The digits that a symbol can still be. */
  open(symbol: string): readonly number[] {
    const own = this.digit(symbol);
    if (own !== undefined) return [own];
    return this.digits.filter((digit) => this.note(symbol, digit) === "open");
  }

  get digits(): readonly number[] {
    return Array.from({ length: this.facts.base }, (_, i) => i);
  }

  /** The symbols without a digit, in their order. */
  get missing(): readonly string[] {
    return this.facts.symbols.filter((symbol) => this.digit(symbol) === undefined);
  }

  get filled(): number {
    return this.facts.symbols.length - this.missing.length;
  }
}

/** Crosses out by hand what follows from the rules and the entries; says how many crosses that made. */
export function crossTheObvious(facts: Facts, writing: Writing): { writing: Writing; count: number } {
  const known = new Knowledge(facts, writing);
  let next = writing;
  let count = 0;
  for (const symbol of known.missing) {
    const obvious = known.digits.filter((digit) => known.note(symbol, digit) === "follows");
    if (obvious.length === 0) continue;
    count += obvious.length;
    next = withCrosses(next, symbol, [...crossesOf(next, symbol), ...obvious]);
  }
  return { writing: next, count };
}
