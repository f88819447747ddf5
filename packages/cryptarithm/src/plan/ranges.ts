/**
 * Interval arithmetic over bound and unbound letters: for any expression, operations that
 * compute a lower and an upper bound of its value from the letters bound so far. With every
 * letter bound the two become one exact value where doubles are exact; with none bound they
 * fold into constants, the static range.
 *
 * Sound by construction: whatever is not exact is widened outward, and whatever is not known
 * is (-∞, ∞). NaN (∞ - ∞, 0/0) makes every test that uses it pass. Not done: relations
 * between letters (those are the business of linear forms and columns).
 */

import { bounds } from "../number/exact.js";
import { digitOfPlace, type Place, type Puzzle } from "../semantics/puzzle.js";
import type { Expression, ProductOperator, Relation, Word } from "../syntax/ast.js";
import { constant, type Emitter, EXACT_LIMIT, type Operand } from "./emitter.js";
import { tryEvaluate } from "./linear.js";
import { nativeRange } from "./natives.js";
import { isExact, isPoint, type Range } from "./range.js";
import { reach } from "./reach.js";

interface PartialWord {
  readonly bound: number;
  readonly lo: Operand;
  readonly hi: Operand;
}

export class Ranges {
  readonly puzzle: Puzzle;
  readonly emitter: Emitter;
  private readonly bound = new Set<number>();
  private readonly partialWords = new Map<string, PartialWord>();
  private readonly wordRanges = new Map<string, { readonly bound: number; readonly range: Range }>();
  private readonly staticRanges = new Map<Expression, { least: number; greatest: number }>();

  constructor(puzzle: Puzzle, emitter: Emitter) {
    this.puzzle = puzzle;
    this.emitter = emitter;
  }

  /** Marks a symbol as bound: its register holds its digit from here on. */
  bind(symbol: number): void {
    this.bound.add(symbol);
  }

  isBound(symbol: number): boolean {
    return this.bound.has(symbol);
  }

  /** The register of a bound symbol. */
  digit(symbol: number): Operand {
    return { register: symbol };
  }

  of(node: Expression): Range {
    switch (node.kind) {
      case "word":
        return this.word(node);
      case "numeral":
        return this.constantRange(node);
      case "negate":
        return this.negated(this.of(node.operand));
      case "sum": {
        let total: Range | undefined;
        for (const { operator, operand } of node.terms) {
          const term = operator === "+" ? this.of(operand) : this.negated(this.of(operand));
          total = total === undefined ? term : this.added(total, term);
        }
        return total as Range;
      }
      case "product": {
        let total: Range | undefined;
        for (const { operator, operand } of node.factors) {
          const factor = this.of(operand);
          total = total === undefined ? factor : this.combined(total, operator, factor);
        }
        return total as Range;
      }
      case "power":
        return this.powered(this.of(node.base), this.of(node.exponent));
      case "radical":
        return this.rooted(this.of(node.operand), node.degree);
      case "factorial":
        return this.called("factorial", [this.of(node.operand)]);
      case "not": {
        const operand = this.of(node.operand);
        const zero = constant(0);
        const e = this.emitter;
        // not x is surely 1 when x is surely 0, and surely 0 when 0 is out of its range.
        const surely = e.compute(
          "multiply",
          e.compute("equal", operand.lo, zero),
          e.compute("equal", operand.hi, zero),
        );
        const away = e.compute(
          "maximum",
          e.compute("less", zero, operand.lo),
          e.compute("less", operand.hi, zero),
        );
        return this.truth(surely, e.compute("not", away), operand.total);
      }
      case "and":
      case "or":
        return this.selected(
          node.operands.map((o) => this.of(o)),
          node.kind,
        );
      case "relation":
        return this.related(node);
      case "call":
        if (node.name === "range") return UNKNOWN_NATURAL;
        if (node.name === "dec") return UNKNOWN_NATURAL;
        return this.call(node.name, node.operands);
    }
  }

  private word(node: Word): Range {
    const places = this.puzzle.places.get(node) as readonly Place[];
    const key = places.join(" ");
    const boundHere = new Set(places.filter((p) => p >= 0 && this.bound.has(p)));
    const known = this.wordRanges.get(key);
    if (known?.bound === boundHere.size) return known.range;

    const base = BigInt(this.puzzle.base);
    const weights = new Map<number, bigint>();
    let fixed = 0n;
    let weight = 1n;
    for (let i = places.length - 1; i >= 0; i--) {
      const place = places[i] as Place;
      if (place < 0) fixed += weight * BigInt(digitOfPlace(place));
      else weights.set(place, (weights.get(place) ?? 0n) + weight);
      weight *= base;
    }
    const all = [...weights].map(([symbol, coefficient]) => ({ symbol, coefficient }));
    const whole = reach(this.puzzle, all);
    const open = all.filter((item) => !boundHere.has(item.symbol));
    const rest = reach(this.puzzle, open);
    const exact = weight < BigInt(EXACT_LIMIT);
    const partial = this.partialWord(key, weights, boundHere, exact);
    const e = this.emitter;
    let lo = e.compute("add", partial.lo, constant(lower(rest.least + fixed)));
    let hi =
      exact && open.length === 0 ? lo : e.compute("add", partial.hi, constant(upper(rest.greatest + fixed)));
    if (!exact) {
      lo = e.compute("down", lo);
      hi = e.compute("up", hi);
    }
    const range: Range = {
      lo,
      hi,
      least: lower(whole.least + fixed),
      greatest: upper(whole.greatest + fixed),
      integer: true,
      total: true,
    };
    this.wordRanges.set(key, { bound: boundHere.size, range });
    return range;
  }

  /** The sum over the bound letters of a word, continued from where the last stage left it. */
  private partialWord(
    key: string,
    weights: ReadonlyMap<number, bigint>,
    boundHere: ReadonlySet<number>,
    exact: boolean,
  ): { readonly lo: Operand; readonly hi: Operand } {
    const e = this.emitter;
    const before = this.partialWords.get(key);
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
        lo = e.compute(
          "down",
          e.compute("add", lo, e.compute("multiply", this.digit(symbol), constant(lower(weight)))),
        );
        hi = e.compute(
          "up",
          e.compute("add", hi, e.compute("multiply", this.digit(symbol), constant(upper(weight)))),
        );
      }
    }
    this.partialWords.set(key, { bound: boundHere.size, lo, hi });
    return { lo, hi };
  }

  private constantRange(node: Expression): Range {
    const value = tryEvaluate(node, this.puzzle);
    if (value === undefined) return UNKNOWN;
    const [least, greatest] = bounds(value as never);
    const lo = constant(least);
    const hi = least === greatest ? lo : constant(greatest);
    return { lo, hi, least, greatest, integer: typeof value === "bigint", total: true };
  }

  private negated(a: Range): Range {
    const e = this.emitter;
    const zero = constant(0);
    const lo = e.compute("subtract", zero, a.hi);
    const hi = isPoint(a) ? lo : e.compute("subtract", zero, a.lo);
    return { ...a, lo, hi, least: -a.greatest, greatest: -a.least };
  }

  private added(a: Range, b: Range): Range {
    return this.pair(a, b, "add", a.least + b.least, a.greatest + b.greatest, (e) => [
      e.compute("add", a.lo, b.lo),
      e.compute("add", a.hi, b.hi),
    ]);
  }

  /** A result of two ranges: exact when both are and it stays below 2^53, else widened. */
  private pair(
    a: Range,
    b: Range,
    name: "add" | "multiply",
    least: number,
    greatest: number,
    ends: (e: Emitter) => readonly [Operand, Operand],
  ): Range {
    const e = this.emitter;
    const integer = a.integer && b.integer;
    const total = a.total && b.total;
    const exact = isExact(a) && isExact(b) && least > -EXACT_LIMIT && greatest < EXACT_LIMIT;
    if (exact && isPoint(a) && isPoint(b)) {
      const point = e.compute(name, a.lo, b.lo);
      return { lo: point, hi: point, least, greatest, integer, total };
    }
    let [lo, hi] = ends(e);
    if (!exact) {
      lo = e.compute("down", lo);
      hi = e.compute("up", hi);
      return {
        lo,
        hi: this.apart(hi),
        least: widen(least, -1),
        greatest: widen(greatest, 1),
        integer,
        total,
      };
    }
    return { lo, hi: this.apart(hi), least, greatest, integer, total };
  }

  private combined(a: Range, operator: ProductOperator, b: Range): Range {
    if (operator === "*") return this.multiplied(a, b);
    if (operator === "/") return this.divided(a, b);
    const e = this.emitter;
    const positive = b.least > 0;
    const exactPoints = isPoint(a) && isPoint(b) && isExact(a) && isExact(b);
    if (operator === "%") {
      if (!positive) return { ...UNKNOWN, integer: a.integer && b.integer };
      const least = 0;
      const greatest = a.integer && b.integer ? b.greatest - 1 : b.greatest;
      if (exactPoints) {
        const point = e.compute("modulo", a.lo, b.lo);
        return { lo: point, hi: point, least, greatest, integer: true, total: true };
      }
      return {
        lo: constant(0),
        hi: constant(greatest),
        least,
        greatest,
        integer: a.integer && b.integer,
        total: a.total && b.total,
      };
    }
    if (exactPoints && positive) {
      const quotient = e.compute(
        "divide",
        e.compute("subtract", a.lo, e.compute("modulo", a.lo, b.lo)),
        b.lo,
      );
      const ends = quotientEnds(a, b);
      return {
        lo: quotient,
        hi: quotient,
        least: Math.floor(ends[0]),
        greatest: Math.ceil(ends[1]),
        integer: true,
        total: true,
      };
    }
    const real = this.divided(a, b);
    return {
      ...real,
      lo: e.compute("floor", real.lo),
      hi: this.apart(e.compute("floor", real.hi)),
      least: Math.floor(real.least),
      greatest: Math.floor(real.greatest),
      integer: true,
    };
  }

  /** Keeps an upper bound from being taken for the exact value. */
  private apart(hi: Operand): Operand {
    return "constant" in hi ? constant(hi.constant) : { register: hi.register };
  }

  private multiplied(a: Range, b: Range): Range {
    const e = this.emitter;
    const corners = [
      a.least * b.least,
      a.least * b.greatest,
      a.greatest * b.least,
      a.greatest * b.greatest,
    ].map((x) =>
      // 0 · ∞ is 0 here: a factor that is 0 makes the product 0 whatever the other one is.
      Number.isNaN(x) ? 0 : x,
    );
    const least = Math.min(...corners);
    const greatest = Math.max(...corners);
    return this.pair(a, b, "multiply", least, greatest, () => {
      if (a.least >= 0 && b.least >= 0)
        return [e.compute("multiply", a.lo, b.lo), e.compute("multiply", a.hi, b.hi)];
      const products = [
        e.compute("multiply", a.lo, b.lo),
        e.compute("multiply", a.lo, b.hi),
        e.compute("multiply", a.hi, b.lo),
        e.compute("multiply", a.hi, b.hi),
      ];
      return [
        products.reduce((x, y) => e.compute("minimum", x, y)),
        products.reduce((x, y) => e.compute("maximum", x, y)),
      ];
    });
  }

  private divided(a: Range, b: Range): Range {
    if (b.least < 0 || a.least < 0) {
      if (b.least > 0) {
        // A dividend of either sign: widest at the smallest divisor.
        const bound = Math.max(Math.abs(a.least), Math.abs(a.greatest)) / b.least;
        return {
          ...UNKNOWN,
          lo: constant(-widen(bound, 1)),
          hi: constant(widen(bound, 1)),
          least: -widen(bound, 1),
          greatest: widen(bound, 1),
          total: a.total && b.total,
        };
      }
      return UNKNOWN;
    }
    const e = this.emitter;
    const [least, greatest] = quotientEnds(a, b);
    // Widening may have put an end below 0, and 0 may be -0; a divisor must be on the right side of it.
    const lowest = e.compute("maximum", b.lo, constant(0));
    return {
      lo: e.compute("maximum", e.compute("down", e.compute("divide", a.lo, b.hi)), constant(0)),
      hi: e.compute("up", e.compute("divide", a.hi, lowest)),
      least: widen(least, -1),
      greatest: widen(greatest, 1),
      integer: false,
      total: a.total && b.total && b.least > 0,
    };
  }

  private powered(a: Range, n: Range): Range {
    const e = this.emitter;
    const fixed = isPoint(n) && "constant" in n.lo ? n.lo.constant : undefined;
    if (fixed !== undefined && n.integer && fixed >= 1 && fixed <= 64) {
      let result: Range = a;
      for (let i = 1; i < fixed; i++) result = this.multiplied(result, a);
      // An even power of a number of either sign is not negative, which the product does not see.
      return result;
    }
    if (a.least < 0 || n.least < 0) return UNKNOWN;
    // 0^0 = 1 while 0^n = 0, so with a base below 1 only 0 … max(1, …) is sure.
    const least = a.least >= 1 ? a.least ** n.least : 0;
    const greatest = Math.max(1, a.greatest) ** n.greatest;
    const lo = a.least >= 1 ? e.compute("below", e.compute("power", a.lo, n.lo)) : constant(0);
    const hi = e.compute("above", e.compute("power", e.compute("maximum", a.hi, constant(1)), n.hi));
    return {
      lo,
      hi,
      least: widen(least, -1),
      greatest: widen(greatest * (1 + 1e-11), 1),
      integer: a.integer && n.integer,
      total: a.total && n.total,
    };
  }

  private rooted(a: Range, degree: number): Range {
    if (a.least < 0) return { ...UNKNOWN, least: degree % 2 === 0 ? 0 : Number.NEGATIVE_INFINITY };
    const e = this.emitter;
    const to = constant(1 / degree);
    return {
      lo: e.compute("below", e.compute("power", a.lo, to)),
      hi: e.compute("above", e.compute("power", a.hi, to)),
      least: 0,
      greatest: widen(a.greatest ** (1 / degree) * (1 + 1e-11), 1),
      integer: false,
      total: a.total,
    };
  }

  private call(name: string, operands: readonly Expression[]): Range {
    const listed = operands.some((o) => o.kind === "call" && o.name === "range");
    if (listed) return { ...UNKNOWN, integer: true };
    const args = operands.map((o) => this.of(o));
    if (name === "sqrt" || name === "cbrt") return this.rooted(args[0] as Range, name === "sqrt" ? 2 : 3);
    if (name === "sum") return args.reduce((x, y) => this.added(x, y));
    if (name === "min" || name === "max") return this.extreme(args, name === "min" ? "minimum" : "maximum");
    return this.called(name, args);
  }

  private extreme(args: readonly Range[], name: "minimum" | "maximum"): Range {
    const e = this.emitter;
    const pick = name === "minimum" ? Math.min : Math.max;
    const points = args.every(isPoint);
    const lo = args.map((a) => a.lo).reduce((x, y) => e.compute(name, x, y));
    const hi = points ? lo : this.apart(args.map((a) => a.hi).reduce((x, y) => e.compute(name, x, y)));
    return {
      lo,
      hi,
      least: pick(...args.map((a) => a.least)),
      greatest: pick(...args.map((a) => a.greatest)),
      integer: args.every((a) => a.integer),
      total: args.every((a) => a.total),
    };
  }

  /** A function: computed by a native one on an exact natural number, else its static range. */
  private called(name: string, args: readonly Range[]): Range {
    const a = args[0] as Range;
    if (name === "abs") return this.absolute(a);
    const known = nativeRange(name, args, this.puzzle.base);
    if (known === undefined) return UNKNOWN;
    const { least, greatest } = known;
    const total = args.every((x) => x.total && x.integer && x.least >= 0);
    if (known.native !== undefined && total && args.length === 1 && isPoint(a) && isExact(a)) {
      const point = this.emitter.call(known.native, a.lo);
      return { lo: point, hi: point, least, greatest, integer: true, total };
    }
    // n! and the Fibonacci numbers grow at least as fast as n - 1, which rules out large arguments.
    const grows = name === "factorial" || name === "fib";
    const lo = grows
      ? this.emitter.compute("maximum", constant(0), this.emitter.compute("subtract", a.lo, constant(1)))
      : constant(least);
    return { lo, hi: constant(greatest), least, greatest, integer: true, total };
  }

  private absolute(a: Range): Range {
    if (a.least >= 0) return a;
    if (a.greatest <= 0) return this.negated(a);
    const e = this.emitter;
    const greatest = Math.max(-a.least, a.greatest);
    const hi = e.compute("maximum", a.hi, e.compute("subtract", constant(0), a.lo));
    return {
      ...a,
      lo: isPoint(a) ? hi : constant(0),
      hi: isPoint(a) ? hi : this.apart(hi),
      least: 0,
      greatest,
    };
  }

  /** The value of `x or y` and `x and y`: the first deciding operand. */
  private selected(args: readonly Range[], kind: "and" | "or"): Range {
    const candidates: Range[] = [];
    let total = true;
    for (const [i, arg] of args.entries()) {
      total &&= arg.total;
      const never = arg.least > 0 || arg.greatest < 0; // never 0
      if (i === args.length - 1) candidates.push(arg);
      else if (kind === "or") {
        candidates.push(arg);
        if (never) break;
      } else if (!never) candidates.push({ ...arg, lo: constant(0), hi: constant(0), least: 0, greatest: 0 });
    }
    if (candidates.length === 1) return { ...(candidates[0] as Range), total };
    const e = this.emitter;
    const truths = args.every((a) => a.least >= 0 && a.greatest <= 1 && a.integer);
    if (truths) {
      // Of truths the value is the conjunction or alternative itself, which is tighter.
      const name = kind === "and" ? "minimum" : "maximum";
      const lo = args.map((a) => a.lo).reduce((x, y) => e.compute(name, x, y));
      const hi = args.map((a) => a.hi).reduce((x, y) => e.compute(name, x, y));
      return this.truth(lo, hi, total);
    }
    return {
      lo: candidates.map((c) => c.lo).reduce((x, y) => e.compute("minimum", x, y)),
      hi: this.apart(candidates.map((c) => c.hi).reduce((x, y) => e.compute("maximum", x, y))),
      least: Math.min(...candidates.map((c) => c.least)),
      greatest: Math.max(...candidates.map((c) => c.greatest)),
      integer: candidates.every((c) => c.integer),
      total,
    };
  }

  private truth(surely: Operand, maybe: Operand, total: boolean): Range {
    const least = "constant" in surely ? surely.constant : 0;
    const greatest = "constant" in maybe ? maybe.constant : 1;
    const same = "constant" in surely && "constant" in maybe && surely.constant === maybe.constant;
    return { lo: surely, hi: same ? surely : this.apart(maybe), least, greatest, integer: true, total };
  }

  private related(node: Relation): Range {
    const e = this.emitter;
    let left = this.of(node.first);
    let surely: Operand = constant(1);
    let maybe: Operand = constant(1);
    let total = left.total;
    for (const { operator, operand } of node.links) {
      let lo: Operand;
      let hi: Operand;
      if (operand.kind === "set") {
        const members = operand.members.map((m) => this.of(m));
        total &&= members.every((m) => m.total);
        lo = members.map((m) => this.compared(left, "=", m)[0]).reduce((x, y) => e.compute("maximum", x, y));
        hi = members.map((m) => this.compared(left, "=", m)[1]).reduce((x, y) => e.compute("maximum", x, y));
        if (operator === "not in") [lo, hi] = [e.compute("not", hi), e.compute("not", lo)];
      } else {
        const right = this.of(operand);
        total &&= right.total;
        [lo, hi] = this.compared(left, operator as "=", right);
        left = right;
      }
      surely = e.compute("minimum", surely, lo);
      maybe = e.compute("minimum", maybe, hi);
    }
    return this.truth(surely, maybe, total);
  }

  /** Whether a relation surely holds, and whether it may hold: two operands of 1 or 0. */
  compared(
    a: Range,
    operator: "=" | "!=" | "<" | "<=" | ">" | ">=",
    b: Range,
  ): readonly [surely: Operand, maybe: Operand] {
    const e = this.emitter;
    // Built from `not` of a strict test where the answer must be 1 for NaN.
    switch (operator) {
      case "<":
        return [e.compute("less", a.hi, b.lo), e.compute("not", e.compute("lessOrEqual", b.hi, a.lo))];
      case "<=":
        return [e.compute("lessOrEqual", a.hi, b.lo), e.compute("not", e.compute("less", b.hi, a.lo))];
      case ">":
        return this.compared(b, "<", a);
      case ">=":
        return this.compared(b, "<=", a);
      case "=": {
        const apart = e.compute("maximum", e.compute("less", b.hi, a.lo), e.compute("less", a.hi, b.lo));
        const known = isPoint(a) && isPoint(b) && isExact(a) && isExact(b);
        return [known ? e.compute("equal", a.lo, b.lo) : constant(0), e.compute("not", apart)];
      }
      case "!=": {
        const [surely, maybe] = this.compared(a, "=", b);
        return [e.compute("not", maybe), e.compute("not", surely)];
      }
    }
  }

  /** Whether the value of a range, with every letter bound, is exact in doubles. */
  isKnown(range: Range): boolean {
    return isPoint(range) && isExact(range) && range.total;
  }
}

const UNKNOWN: Range = {
  lo: constant(Number.NEGATIVE_INFINITY),
  hi: constant(Number.POSITIVE_INFINITY),
  least: Number.NEGATIVE_INFINITY,
  greatest: Number.POSITIVE_INFINITY,
  integer: false,
  total: false,
};
const UNKNOWN_NATURAL: Range = { ...UNKNOWN, lo: constant(0), least: 0, integer: true };

function quotientEnds(a: Range, b: Range): readonly [number, number] {
  const least = a.least / b.greatest;
  const greatest = b.least > 0 ? a.greatest / b.least : Number.POSITIVE_INFINITY;
  return [Number.isNaN(least) ? 0 : least, Number.isNaN(greatest) ? Number.POSITIVE_INFINITY : greatest];
}

/** A double that is certainly not above (below) an integer. */
function lower(n: bigint): number {
  const x = Number(n);
  return x > -EXACT_LIMIT && x < EXACT_LIMIT ? x : widen(x, -1);
}
function upper(n: bigint): number {
  return -lower(-n);
}

/** Moves a double outward by more than a rounding error; small integers are exact and stay. */
function widen(x: number, direction: -1 | 1): number {
  if (Number.isInteger(x) && Math.abs(x) < EXACT_LIMIT) return x;
  if (Number.isNaN(x)) return direction * Number.POSITIVE_INFINITY;
  if (!Number.isFinite(x))
    return x === direction * Number.POSITIVE_INFINITY
      ? x
      : direction === -1
        ? Number.MAX_VALUE
        : -Number.MAX_VALUE;
  return x + direction * (Math.abs(x) * 4.5e-16 + 5e-324);
}
