/**
 * Truth on ranges: a relation, `not`, `and` and `or` as two operands of 1 or 0, whether it
 * surely holds and whether it may hold. As a range that is [surely, may].
 */
import { constant, type Emitter, type Operand } from "./emitter.js";
import { apart, isExact, isPoint, type Range } from "./range.js";

export type Compared = "=" | "!=" | "<" | "<=" | ">" | ">=";

export class RangeTruth {
  private readonly emitter: Emitter;

  constructor(emitter: Emitter) {
    this.emitter = emitter;
  }

  /** The range of a truth. */
  truth(surely: Operand, may: Operand, total: boolean): Range {
    const least = "constant" in surely ? surely.constant : 0;
    const greatest = "constant" in may ? may.constant : 1;
    const same = "constant" in surely && "constant" in may && surely.constant === may.constant;
    return { lo: surely, hi: same ? surely : apart(may), least, greatest, integer: true, total };
  }

  /** Whether a relation surely holds, and whether it may hold. NaN never makes it sure, nor ruled out. */
  compared(a: Range, operator: Compared, b: Range): readonly [surely: Operand, may: Operand] {
    const e = this.emitter;
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
        const away = e.compute("maximum", e.compute("less", b.hi, a.lo), e.compute("less", a.hi, b.lo));
        const known = isPoint(a) && isPoint(b) && isExact(a) && isExact(b);
        return [known ? e.compute("equal", a.lo, b.lo) : constant(0), e.compute("not", away)];
      }
      case "!=": {
        const [surely, may] = this.compared(a, "=", b);
        return [e.compute("not", may), e.compute("not", surely)];
      }
    }
  }

  /** Whether a value is surely, and may be, in a set. */
  member(a: Range, members: readonly Range[]): readonly [surely: Operand, may: Operand] {
    const e = this.emitter;
    const each = members.map((m) => this.compared(a, "=", m));
    return [
      each.map(([surely]) => surely).reduce((x, y) => e.compute("maximum", x, y)),
      each.map(([, may]) => may).reduce((x, y) => e.compute("maximum", x, y)),
    ];
  }

  /** `not a`: surely 1 when a is surely 0, and surely 0 when 0 is out of its range. */
  denied(a: Range): Range {
    const e = this.emitter;
    const zero = constant(0);
    const surely = e.compute("minimum", e.compute("equal", a.lo, zero), e.compute("equal", a.hi, zero));
    const away = e.compute("maximum", e.compute("less", zero, a.lo), e.compute("less", a.hi, zero));
    return this.truth(surely, e.compute("not", away), a.total);
  }

  /** The value of `x or y` and `x and y`: the first deciding operand. */
  selected(args: readonly Range[], kind: "and" | "or"): Range {
    const candidates: Range[] = [];
    let total = true;
    for (const [i, arg] of args.entries()) {
      total &&= arg.total;
      const neverZero = arg.least > 0 || arg.greatest < 0;
      if (i === args.length - 1) candidates.push(arg);
      else if (kind === "or") {
        candidates.push(arg);
        if (neverZero) break;
      } else if (!neverZero) {
        candidates.push({ ...arg, lo: constant(0), hi: constant(0), least: 0, greatest: 0 });
      }
    }
    if (candidates.length === 1) return { ...(candidates[0] as Range), total };
    const e = this.emitter;
    if (args.every((a) => a.least >= 0 && a.greatest <= 1 && a.integer)) {
      // Of truths the value is the conjunction or alternative itself, which is tighter.
      const name = kind === "and" ? "minimum" : "maximum";
      const lo = args.map((a) => a.lo).reduce((x, y) => e.compute(name, x, y));
      const hi = args.map((a) => a.hi).reduce((x, y) => e.compute(name, x, y));
      return this.truth(lo, hi, total);
    }
    return {
      lo: candidates.map((c) => c.lo).reduce((x, y) => e.compute("minimum", x, y)),
      hi: apart(candidates.map((c) => c.hi).reduce((x, y) => e.compute("maximum", x, y))),
      least: Math.min(...candidates.map((c) => c.least)),
      greatest: Math.max(...candidates.map((c) => c.greatest)),
      integer: candidates.every((c) => c.integer),
      total,
    };
  }
}
