/**
 * Arithmetic on ranges: each operation emits how the ends of its result follow from those of
 * its operands. Exact where both are exact integers below 2^53, else widened outward.
 * NaN (infinity - infinity, 0/0) may arise at run time; every test lets it pass.
 */
import type { ProductOperator } from "../syntax/ast.js";
import { constant, type Emitter, EXACT_LIMIT, type Operand } from "./emitter.js";
import { nativeRange } from "./natives.js";
import { apart, isExact, isPoint, type Known, type Range, UNKNOWN, widened } from "./range.js";

export class RangeArithmetic {
  private readonly emitter: Emitter;
  private readonly base: number;

  constructor(emitter: Emitter, base: number) {
    this.emitter = emitter;
    this.base = base;
  }

  negated(a: Range): Range {
    const e = this.emitter;
    const zero = constant(0);
    const lo = e.compute("subtract", zero, a.hi);
    const hi = isPoint(a) ? lo : apart(e.compute("subtract", zero, a.lo));
    return { ...a, lo, hi, least: 0 - a.greatest, greatest: 0 - a.least };
  }

  added(a: Range, b: Range): Range {
    const e = this.emitter;
    const known = { ...both(a, b), least: a.least + b.least, greatest: a.greatest + b.greatest };
    return this.pair(a, b, "add", known, () => [e.compute("add", a.lo, b.lo), e.compute("add", a.hi, b.hi)]);
  }

  multiplied(a: Range, b: Range): Range {
    const e = this.emitter;
    const corners = [
      corner(a.least, b.least),
      corner(a.least, b.greatest),
      corner(a.greatest, b.least),
      corner(a.greatest, b.greatest),
    ];
    const known = { ...both(a, b), least: Math.min(...corners), greatest: Math.max(...corners) };
    return this.pair(a, b, "multiply", known, () => {
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

  /** A result of two ranges: exact when both are and it stays below 2^53, else widened. */
  private pair(
    a: Range,
    b: Range,
    name: "add" | "multiply",
    known: Known,
    ends: () => readonly [Operand, Operand],
  ): Range {
    const e = this.emitter;
    const exact = isExact(a) && isExact(b) && known.least > -EXACT_LIMIT && known.greatest < EXACT_LIMIT;
    if (exact && isPoint(a) && isPoint(b)) {
      const point = e.compute(name, a.lo, b.lo);
      return { ...known, lo: point, hi: point };
    }
    const [lo, hi] = ends();
    return exact ? { ...known, lo, hi: apart(hi) } : widened(e, lo, hi, known);
  }

  /** One step of a product: a times, over, floor-divided by, or modulo b. */
  combined(a: Range, operator: ProductOperator, b: Range): Range {
    if (operator === "*") return this.multiplied(a, b);
    if (operator === "/") return this.divided(a, b);
    return operator === "%" ? this.remainder(a, b) : this.floorDivided(a, b);
  }

  private remainder(a: Range, b: Range): Range {
    if (!(b.least > 0)) return { ...UNKNOWN, integer: a.integer && b.integer };
    const known = { ...both(a, b), least: 0, greatest: a.integer && b.integer ? b.greatest - 1 : b.greatest };
    if (exactPoints(a, b)) {
      const point = this.emitter.compute("modulo", a.lo, b.lo);
      return { ...known, lo: point, hi: point };
    }
    return { ...known, lo: constant(0), hi: constant(known.greatest) };
  }

  private floorDivided(a: Range, b: Range): Range {
    const e = this.emitter;
    const real = this.divided(a, b);
    const known = {
      least: Math.floor(real.least),
      greatest: Math.floor(real.greatest),
      integer: true,
      total: real.total,
    };
    if (b.least > 0 && exactPoints(a, b)) {
      const point = e.compute("divide", e.compute("subtract", a.lo, e.compute("modulo", a.lo, b.lo)), b.lo);
      return { ...known, lo: point, hi: point };
    }
    return { ...known, lo: e.compute("floor", real.lo), hi: apart(e.compute("floor", real.hi)) };
  }

  divided(a: Range, b: Range): Range {
    const e = this.emitter;
    const total = a.total && b.total && b.least > 0;
    if (a.least >= 0 && b.least >= 0) {
      const least = a.least / b.greatest;
      const greatest = b.least > 0 ? a.greatest / b.least : Number.POSITIVE_INFINITY;
      const known = { least: Number.isNaN(least) ? 0 : least, greatest, integer: false, total };
      // A divisor of 0 may be -0 here; the maximum with 0 makes it positive again.
      const divisor = e.compute("maximum", b.lo, constant(0));
      return widened(e, e.compute("divide", a.lo, b.hi), e.compute("divide", a.hi, divisor), known);
    }
    if (!(b.least > 0)) return UNKNOWN;
    // A dividend of either sign: widest at the smallest divisor.
    const most = Math.max(Math.abs(a.least), Math.abs(a.greatest)) / b.least;
    return widened(e, constant(-most), constant(most), {
      least: -most,
      greatest: most,
      integer: false,
      total,
    });
  }

  powered(a: Range, n: Range): Range {
    const e = this.emitter;
    const fixed = isPoint(n) && "constant" in n.lo && n.integer ? n.lo.constant : 0;
    if (fixed >= 1 && fixed <= 64) {
      let result: Range = a;
      for (let i = 1; i < fixed; i++) result = this.multiplied(result, a);
      return result;
    }
    if (a.least < 0 || n.least < 0) return UNKNOWN;
    // 0^0 = 1 while 0^n = 0, so with a base below 1 only 0 … max(1, …) is sure.
    const known = {
      least: a.least >= 1 ? a.least ** n.least : 0,
      greatest: Math.max(1, a.greatest) ** n.greatest,
      integer: a.integer && n.integer,
      total: a.total && n.total,
    };
    if (exactPoints(a, n) && known.total && known.greatest < EXACT_LIMIT) {
      const point = e.compute("naturalPower", a.lo, n.lo);
      return { ...known, lo: point, hi: point };
    }
    const lo = a.least >= 1 ? e.compute("power", a.lo, n.lo) : constant(0);
    const hi = e.compute("power", e.compute("maximum", a.hi, constant(1)), n.hi);
    return widened(e, lo, hi, known, "function");
  }

  rooted(a: Range, degree: number): Range {
    const e = this.emitter;
    if (a.least < 0) return degree % 2 === 0 ? { ...UNKNOWN, lo: constant(0), least: 0 } : UNKNOWN;
    const to = constant(1 / degree);
    const known = { least: 0, greatest: a.greatest ** (1 / degree), integer: false, total: a.total };
    return widened(e, e.compute("power", a.lo, to), e.compute("power", a.hi, to), known, "function");
  }

  absolute(a: Range): Range {
    if (a.least >= 0) return a;
    if (a.greatest <= 0) return this.negated(a);
    const e = this.emitter;
    const greatest = Math.max(-a.least, a.greatest);
    const hi = e.compute("maximum", a.hi, e.compute("subtract", constant(0), a.lo));
    return { ...a, lo: isPoint(a) ? hi : constant(0), hi: isPoint(a) ? hi : apart(hi), least: 0, greatest };
  }

  extreme(args: readonly Range[], name: "minimum" | "maximum"): Range {
    const e = this.emitter;
    const pick = name === "minimum" ? Math.min : Math.max;
    const lo = args.map((a) => a.lo).reduce((x, y) => e.compute(name, x, y));
    const hi = args.every(isPoint)
      ? lo
      : apart(args.map((a) => a.hi).reduce((x, y) => e.compute(name, x, y)));
    return {
      lo,
      hi,
      least: pick(...args.map((a) => a.least)),
      greatest: pick(...args.map((a) => a.greatest)),
      integer: args.every((a) => a.integer),
      total: args.every((a) => a.total),
    };
  }

  /** A function of known natural numbers that have a greatest common divisor. */
  private divisibility(name: string, args: readonly Range[]): Operand | undefined {
    const e = this.emitter;
    if (!args.every((x) => isPoint(x) && isExact(x))) return undefined;
    const [first, second] = args as readonly [Range, Range];
    const gcd = (): Operand => args.map((x) => x.lo).reduce((x, y) => e.compute("gcd", x, y));
    switch (name) {
      case "gcd":
        return gcd();
      case "divides":
        return first.least > 0
          ? e.compute("equal", e.compute("modulo", second.lo, first.lo), constant(0))
          : undefined;
      case "lcm":
        if (args.length !== 2 || first.least <= 0 || !(first.greatest * second.greatest < EXACT_LIMIT))
          return undefined;
        return e.compute("multiply", e.compute("divide", first.lo, gcd()), second.lo);
      default:
        return undefined;
    }
  }

  /** A function: computed by a native one on an exact natural number, else its static range. */
  called(name: string, args: readonly Range[]): Range {
    const a = args[0] as Range;
    if (name === "abs") return this.absolute(a);
    const found = nativeRange(name, args, this.base);
    if (found === undefined) return UNKNOWN;
    const natural = args.every((x) => x.total && x.integer && x.least >= 0);
    const known = { least: found.least, greatest: found.greatest, integer: true, total: natural };
    if (found.native !== undefined && natural && args.length === 1 && isPoint(a) && isExact(a)) {
      const point = this.emitter.call(found.native, a.lo);
      return { ...known, lo: point, hi: point };
    }
    const divisibility = natural ? this.divisibility(name, args) : undefined;
    if (divisibility !== undefined) return { ...known, lo: divisibility, hi: divisibility };
    const e = this.emitter;
    // n! and the Fibonacci numbers grow at least as fast as n - 1, which rules out large arguments;
    // from these on they are larger than every double.
    const overflow = name === "factorial" ? 171 : name === "fib" ? 1477 : undefined;
    const lo =
      overflow === undefined
        ? constant(found.least)
        : a.least >= overflow
          ? constant(Number.MAX_VALUE)
          : e.compute("maximum", constant(0), e.compute("subtract", a.lo, constant(1)));
    return { ...known, lo, hi: constant(found.greatest), least: Math.min(found.least, 0) };
  }
}

/** A product of two ends, with its sign even where it is too small for a double. */
function corner(x: number, y: number): number {
  // 0 times infinity is 0 here: a factor that is 0 makes the product 0 whatever the other one is.
  if (x === 0 || y === 0) return 0;
  const product = x * y;
  return product === 0 && x < 0 !== y < 0 ? -Number.MIN_VALUE : product;
}

const both = (a: Range, b: Range): Pick<Known, "integer" | "total"> => ({
  integer: a.integer && b.integer,
  total: a.total && b.total,
});

const exactPoints = (a: Range, b: Range): boolean => isPoint(a) && isPoint(b) && isExact(a) && isExact(b);
