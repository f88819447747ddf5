/**
 * Equations whose sides may exceed every double, such as A^B^C^D = E^F^G^H, compared by the
 * logarithm of their logarithms: ln ln x^y = ln y + ln ln x. The logarithm of a sum lies between
 * that of its largest term and ln n more for n terms. A consequence of the equation, so it only
 * cuts; what passes is for the exact evaluator.
 */
import type { Expression } from "../syntax/ast.js";
import { constant, type Emitter, type Operand } from "./emitter.js";
import type { Ranges } from "./ranges.js";

type Ends = readonly [lo: Operand, hi: Operand];

export class Logarithms {
  private readonly emitter: Emitter;
  private readonly ranges: Ranges;

  constructor(emitter: Emitter, ranges: Ranges) {
    this.emitter = emitter;
    this.ranges = ranges;
  }

  /** Whether an equation has a term that may exceed every double; else intervals do better. */
  needs(left: Expression, right: Expression): boolean {
    const all = [left, right].flatMap((side) =>
      side.kind === "sum" ? side.terms.map((t) => t.operand) : [side],
    );
    return all.some((term) => !(this.ranges.of(term).greatest < Number.MAX_VALUE));
  }

  /** Emits the comparison; false when both sides fit doubles, or one may be negative. */
  checkEqual(left: Expression, right: Expression): boolean {
    // What is subtracted on one side is added on the other, so that logarithms exist.
    const a = [...terms(left, "+"), ...terms(right, "-")];
    const b = [...terms(right, "+"), ...terms(left, "-")];
    const ranges = [...a, ...b].map((term) => this.ranges.of(term));
    if (ranges.every((r) => r.greatest < Number.MAX_VALUE) || ranges.some((r) => r.least < 0)) return false;
    if (a.length === 0 || b.length === 0) return false;
    const [aLo, aHi] = this.twiceSum(a);
    const [bLo, bHi] = this.twiceSum(b);
    this.emitter.test("failIfGreater", aLo, bHi);
    this.emitter.test("failIfLess", aHi, bLo);
    return true;
  }

  /** ln ln of a sum of terms that are not negative: that of the largest, and little more. */
  private twiceSum(summands: readonly Expression[]): Ends {
    const [first] = summands;
    if (first !== undefined && summands.length === 1) return this.twice(first);
    const e = this.emitter;
    const each = summands.map((term) => this.once(term));
    const lo = each.map((ends) => ends[0]).reduce((x, y) => e.compute("maximum", x, y));
    const hi = each.map((ends) => ends[1]).reduce((x, y) => e.compute("maximum", x, y));
    const more = e.compute("add", hi, constant(Math.log(summands.length)));
    return this.logarithm(this.widened([lo, more]));
  }

  private once(node: Expression): Ends {
    const e = this.emitter;
    if (node.kind === "power") {
      const exponent = this.ranges.of(node.exponent);
      const base = this.ranges.of(node.base);
      if (exponent.least >= 0 && base.least >= 0) {
        const [lo, hi] = this.once(node.base);
        const low = e.compute("multiply", lo, exponent.lo);
        // Of a base from 1 up the logarithm is not negative, and the ends multiply in order.
        const least =
          base.least >= 1 ? low : e.compute("minimum", low, e.compute("multiply", lo, exponent.hi));
        // 0^0 is 1, so the upper end of a base below 1 counts as that of 1.
        const positive = e.compute("maximum", hi, constant(0));
        return this.widened([least, e.compute("multiply", positive, exponent.hi)]);
      }
    }
    const range = this.ranges.of(node);
    return this.logarithm([range.lo, range.hi]);
  }

  private twice(node: Expression): Ends {
    if (node.kind !== "power") return this.logarithm(this.once(node));
    const base = this.logarithm(this.once(node.base));
    const exponent = this.once(node.exponent);
    const e = this.emitter;
    return this.widened([e.compute("add", base[0], exponent[0]), e.compute("add", base[1], exponent[1])]);
  }

  private logarithm([lo, hi]: Ends): Ends {
    return this.widened([this.emitter.compute("logarithm", lo), this.emitter.compute("logarithm", hi)]);
  }

  private widened([lo, hi]: Ends): Ends {
    return [this.emitter.compute("below", lo), this.emitter.compute("above", hi)];
  }
}

/** The terms of a side that have a sign; a side that is no sum is one term. */
function terms(node: Expression, sign: "+" | "-"): readonly Expression[] {
  if (node.kind === "sum") return node.terms.filter((t) => t.operator === sign).map((t) => t.operand);
  return sign === "+" ? [node] : [];
}
