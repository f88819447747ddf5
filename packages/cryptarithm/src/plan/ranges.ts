/**
 * Interval arithmetic over bound and unbound letters: for any expression, operations that
 * compute a lower and an upper bound of its value from the letters bound so far. With every
 * letter bound the two become one exact value where doubles are exact; with none bound they
 * fold into constants, the static range.
 *
 * Sound by construction: whatever is not exact is widened outward, and whatever is not known
 * is the whole line. Not done: relations between letters (those are the business of linear
 * forms and columns).
 */
import { bounds, type Exact } from "../number/exact.js";
import { digitOfPlace, type Place, type Puzzle } from "../semantics/puzzle.js";
import type { Expression, Relation, Word } from "../syntax/ast.js";
import { constant, type Emitter, EXACT_LIMIT, type Operand } from "./emitter.js";
import { tryEvaluate } from "./linear.js";
import { type LinearFacts, LinearFactsOf } from "./linear-facts.js";
import { isExact, isPoint, lower, type Range, UNKNOWN, UNKNOWN_NATURAL, upper, widened } from "./range.js";
import { RangeArithmetic } from "./range-arithmetic.js";
import { type Compared, RangeTruth } from "./range-truth.js";

/** The sum over the bound letters of a word or sum of words, of which there were `bound`. */
interface PartialSum {
  readonly bound: number;
  readonly lo: Operand;
  readonly hi: Operand;
}

export class Ranges {
  readonly puzzle: Puzzle;
  private readonly emitter: Emitter;
  private readonly arithmetic: RangeArithmetic;
  private readonly truths: RangeTruth;
  private readonly facts: LinearFactsOf;
  /** In the order of binding. */
  private readonly bound = new Set<number>();
  private readonly isBoundAt: boolean[] = [];
  private readonly partialSums = new Map<LinearFacts, PartialSum>();
  private readonly linearRanges = new Map<LinearFacts, { readonly bound: number; readonly range: Range }>();

  /** `facts` may be shared by all that plan the same puzzle. */
  constructor(puzzle: Puzzle, emitter: Emitter, facts: LinearFactsOf = new LinearFactsOf(puzzle)) {
    this.puzzle = puzzle;
    this.facts = facts;
    this.emitter = emitter;
    this.arithmetic = new RangeArithmetic(emitter, puzzle.base);
    this.truths = new RangeTruth(emitter);
  }

  /** Marks a symbol as bound: its register holds its digit from here on. */
  bind(symbol: number): void {
    this.bound.add(symbol);
    this.isBoundAt[symbol] = true;
  }

  isBound(symbol: number): boolean {
    return this.bound.has(symbol);
  }

  /** The register of a bound symbol. */
  digit(symbol: number): Operand {
    return { register: symbol };
  }

  /** Whether the value of a range is exact in doubles, and there in any case. */
  isKnown(range: Range): boolean {
    return isPoint(range) && isExact(range) && range.total;
  }

  /** Whether a relation surely holds, and whether it may hold: two operands of 1 or 0. */
  compared(a: Range, operator: Compared, b: Range): readonly [surely: Operand, may: Operand] {
    return this.truths.compared(a, operator, b);
  }

  /** The range of an expression under the present bindings. */
  of(node: Expression): Range {
    const { arithmetic } = this;
    switch (node.kind) {
      case "word":
        return this.word(node);
      case "numeral":
        return this.constantRange(node);
      case "negate":
        return arithmetic.negated(this.of(node.operand));
      case "sum": {
        // The letters of a sum of words are told apart as those of one word: tighter than term by term.
        const facts = this.facts.sum(node);
        if (facts !== undefined) return this.linear(facts);
        return node.terms
          .map(({ operator, operand }) =>
            operator === "+" ? this.of(operand) : arithmetic.negated(this.of(operand)),
          )
          .reduce((a, b) => arithmetic.added(a, b));
      }
      case "product": {
        const [first, ...rest] = node.factors;
        if (rest.length === 1 && rest[0]?.operator === "%") {
          const whole = (first as (typeof node.factors)[number]).operand;
          const remainder = this.remainder(whole, this.of(rest[0].operand));
          if (remainder !== undefined) return remainder;
        }
        return rest.reduce(
          (a, { operator, operand }) => arithmetic.combined(a, operator, this.of(operand)),
          this.of((first as (typeof node.factors)[number]).operand),
        );
      }
      case "power":
        return arithmetic.powered(this.of(node.base), this.of(node.exponent));
      case "radical":
        return arithmetic.rooted(this.of(node.operand), node.degree);
      case "factorial":
        return arithmetic.called("factorial", [this.of(node.operand)]);
      case "not":
        return this.truths.denied(this.of(node.operand));
      case "and":
      case "or":
        return this.truths.selected(
          node.operands.map((o) => this.of(o)),
          node.kind,
        );
      case "relation":
        return this.related(node);
      case "call":
        return this.call(node.name, node.operands);
    }
  }

  /**
   * `whole % m` where the value of `whole` is not known, or too large for a double: modulo a
   * constant only the letters count whose weights it does not divide; a long word is taken
   * modulo any m by Horner's rule.
   */
  private remainder(whole: Expression, m: Range): Range | undefined {
    const facts = whole.kind === "word" ? this.facts.word(whole) : this.facts.sum(whole);
    if (facts === undefined || !this.isKnown(m) || !(m.least > 0)) return undefined;
    const isBound = facts.symbols.every((s) => this.bound.has(s));
    if (facts.exact && isBound) return undefined;
    const rest =
      "constant" in m.lo
        ? this.modulo(facts, m.lo.constant)
        : isBound && whole.kind === "word" && m.greatest * this.puzzle.base < EXACT_LIMIT
          ? this.longModulo(whole, m.lo)
          : undefined;
    return rest && { lo: rest, hi: rest, least: 0, greatest: m.greatest - 1, integer: true, total: true };
  }

  private modulo({ weights, constant: added }: LinearFacts, m: number): Operand | undefined {
    const e = this.emitter;
    const reduced = (n: bigint): number => Number(((n % BigInt(m)) + BigInt(m)) % BigInt(m));
    let size = reduced(added);
    let sum: Operand = constant(size);
    for (const [symbol, weight] of weights) {
      const w = reduced(weight);
      if (w === 0) continue;
      if (!this.bound.has(symbol)) return undefined;
      size += w * (this.puzzle.base - 1);
      sum = e.compute("add", sum, e.compute("multiply", this.digit(symbol), constant(w)));
    }
    return size < EXACT_LIMIT ? e.compute("modulo", sum, constant(m)) : undefined;
  }

  private longModulo(word: Word, m: Operand): Operand {
    const e = this.emitter;
    let rest: Operand = constant(0);
    for (const place of this.puzzle.places.get(word) as readonly Place[]) {
      const digit = place < 0 ? constant(digitOfPlace(place)) : this.digit(place);
      const shifted = e.compute("add", e.compute("multiply", rest, constant(this.puzzle.base)), digit);
      rest = e.compute("modulo", shifted, m);
    }
    return rest;
  }

  private call(name: string, operands: readonly Expression[]): Range {
    const { arithmetic } = this;
    if (name === "range") return UNKNOWN_NATURAL;
    if (operands.some((o) => o.kind === "call" && o.name === "range")) return { ...UNKNOWN, integer: true };
    const args = operands.map((o) => this.of(o));
    if (name === "divides") {
      const rest = this.remainder(operands[1] as Expression, args[0] as Range);
      if (rest !== undefined) {
        const holds = this.emitter.compute("equal", rest.lo, constant(0));
        return { lo: holds, hi: holds, least: 0, greatest: 1, integer: true, total: true };
      }
    }
    switch (name) {
      case "sqrt":
      case "cbrt":
        return arithmetic.rooted(args[0] as Range, name === "sqrt" ? 2 : 3);
      case "sum":
        return args.reduce((a, b) => arithmetic.added(a, b));
      case "min":
      case "max":
        return arithmetic.extreme(args, name === "min" ? "minimum" : "maximum");
      default:
        return arithmetic.called(name, args);
    }
  }

  private constantRange(node: Expression): Range {
    const value = tryEvaluate(node, this.puzzle) as Exact | undefined;
    if (value === undefined) return UNKNOWN;
    const [least, greatest] = bounds(value);
    const lo = constant(least);
    const hi = least === greatest ? lo : constant(greatest);
    return { lo, hi, least, greatest, integer: typeof value === "bigint", total: true };
  }

  private related(node: Relation): Range {
    const e = this.emitter;
    let left = this.of(node.first);
    let surely: Operand = constant(1);
    let may: Operand = constant(1);
    let total = left.total;
    for (const { operator, operand } of node.links) {
      let link: readonly [Operand, Operand];
      if (operand.kind === "set") {
        const members = operand.members.map((m) => this.of(m));
        total &&= members.every((m) => m.total);
        link = this.truths.member(left, members);
        if (operator === "not in") link = [e.compute("not", link[1]), e.compute("not", link[0])];
      } else {
        const right = this.of(operand);
        total &&= right.total;
        link = this.truths.compared(left, operator as Compared, right);
        left = right;
      }
      surely = e.compute("minimum", surely, link[0]);
      may = e.compute("minimum", may, link[1]);
    }
    return this.truths.truth(surely, may, total);
  }

  private word(node: Word): Range {
    const facts = this.facts.word(node);
    if (facts !== undefined) return this.linear(facts);
    // A word of more unknown cells than can be told apart here: only its length is known.
    const greatest = this.puzzle.base ** (this.puzzle.places.get(node) as readonly Place[]).length;
    const known = { least: 0, greatest, integer: true, total: true };
    return widened(this.emitter, constant(0), constant(greatest), known);
  }

  private linear(facts: LinearFacts): Range {
    const { exact, whole } = facts;
    const bound = facts.boundOf(this.isBoundAt);
    const known = this.linearRanges.get(facts);
    if (known?.bound === bound) return known.range;

    const rest = facts.rest(bound);
    const partial = this.partialSum(facts);
    const e = this.emitter;
    const lo = e.compute("add", partial.lo, constant(rest.least));
    const hi = e.compute("add", partial.hi, constant(rest.greatest));
    const always = { ...whole, integer: true, total: true };
    const range = !exact
      ? widened(e, lo, hi, always)
      : { ...always, lo, hi: rest.least === rest.greatest ? lo : { ...hi } };
    this.linearRanges.set(facts, { bound, range });
    return range;
  }

  /** The sum over the bound letters, continued from where the last stage left it. */
  private partialSum(facts: LinearFacts): PartialSum {
    const { weights, exact } = facts;
    const e = this.emitter;
    const before = this.partialSums.get(facts);
    let lo = before?.lo ?? constant(0);
    let hi = before?.hi ?? constant(0);
    let count = 0;
    for (const symbol of this.bound) {
      const weight = weights.get(symbol);
      if (weight === undefined) continue;
      // `bound` keeps the order of binding, so the first ones are in the partial sum already.
      if (++count <= (before?.bound ?? 0)) continue;
      if (exact) {
        lo = e.compute("add", lo, e.compute("multiply", this.digit(symbol), constant(Number(weight))));
        hi = lo;
      } else {
        const low = e.compute("multiply", this.digit(symbol), constant(lower(weight)));
        const high = e.compute("multiply", this.digit(symbol), constant(upper(weight)));
        lo = e.compute("down", e.compute("add", lo, low));
        hi = e.compute("up", e.compute("add", hi, high));
      }
    }
    const partial = { bound: count, lo, hi };
    this.partialSums.set(facts, partial);
    return partial;
  }
}
