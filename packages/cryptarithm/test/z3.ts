/**
 * Puzzles in the words of an SMT solver: a second, independent meaning of the language, in whole
 * numbers only. A value is a fraction of two integer terms with the condition under which it
 * exists, so that parts without value and the order of `or` and `and` can be said in logic.
 * Covered: + - * / // %, powers with small natural exponents, comparisons, chains, `in`, `and`,
 * `or`, `not`. Anything else throws.
 */

import type { Formula } from "cryptarithm";
import type { Arith, Bool, Context } from "z3-solver";
import type { Expression, Relation, RelationOperator, Word } from "../src/syntax/ast.js";

/** The context is always the one that the test has made. */
type Z3 = Context<"main">;
type Term = Arith<"main">;
type Truth = Bool<"main">;

/** numerator / denominator where `defined`; the denominator is never 0 there. */
interface Value {
  readonly numerator: Term;
  readonly denominator: Term;
  readonly defined: Truth;
}

export interface Z3Rules {
  readonly base: number;
  readonly distinct: "all" | "off";
  readonly leadingZero: "allow" | "forbid";
  readonly loneZero: "allow" | "forbid";
}

/** Says a puzzle in a Z3 context; `letters` are the terms that stand for its letters, in order. */
export class Translation {
  readonly letters: readonly Term[];
  /** All that must hold. */
  readonly assertions: readonly Truth[];
  private readonly z3: Z3;
  private readonly base: number;
  private readonly termOf: ReadonlyMap<string, Term>;

  constructor(z3: Z3, formula: Formula, rules: Z3Rules) {
    this.z3 = z3;
    this.base = rules.base;
    this.termOf = new Map(formula.letters.map((letter) => [letter, z3.Int.const(letter)]));
    this.letters = [...this.termOf.values()];
    const words: Word[] = [];
    const statements = formula.statements.map((s) => this.value(s, words));
    this.assertions = [
      ...this.letters.flatMap((t) => [t.ge(0), t.lt(rules.base)]),
      ...(rules.distinct === "all" && this.letters.length > 1 ? [z3.Distinct(...this.letters)] : []),
      ...words.flatMap((word) => this.start(word, rules)),
      ...statements.flatMap((v) => [v.defined, v.numerator.neq(0)]),
    ];
  }

  private start({ cells }: Word, rules: Z3Rules): Truth[] {
    const forbidden = cells.length > 1 ? rules.leadingZero === "forbid" : rules.loneZero === "forbid";
    return forbidden ? [this.cell(cells[0] as Word["cells"][number]).neq(0)] : [];
  }

  private cell(cell: Word["cells"][number]): Term {
    if (cell.kind === "digit") return this.z3.Int.val(cell.value);
    if (cell.kind === "unknown") throw new Error("no unknown cells here");
    return this.termOf.get(cell.letter) as Term;
  }

  private value(node: Expression, words: Word[]): Value {
    const { z3 } = this;
    const visit = (n: Expression): Value => this.value(n, words);
    switch (node.kind) {
      case "word":
        words.push(node);
        return this.whole(
          node.cells.reduce<Term>((sum, cell) => sum.mul(this.base).add(this.cell(cell)), z3.Int.val(0)),
        );
      case "numeral": {
        if (node.fraction !== "") throw new Error("no decimals here");
        const numeralBase = node.decimal ? 10 : this.base;
        return this.whole(
          z3.Int.val([...node.whole].reduce((sum, digit) => sum * numeralBase + Number(digit), 0)),
        );
      }
      case "negate": {
        const a = visit(node.operand);
        return { ...a, numerator: a.numerator.neg() };
      }
      case "sum":
        return node.terms
          .map(({ operator, operand }) => ({ operator, value: visit(operand) }))
          .reduce(
            (total, { operator, value }) =>
              this.added(total, operator === "+" ? value : { ...value, numerator: value.numerator.neg() }),
            this.whole(z3.Int.val(0)),
          );
      case "product":
        return node.factors
          .map(({ operator, operand }) => ({ operator, value: visit(operand) }))
          .reduce(
            (total, { operator, value }) => this.combined(total, operator, value),
            this.whole(z3.Int.val(1)),
          );
      case "power": {
        const exponent = node.exponent.kind === "numeral" ? Number(node.exponent.whole) : 0;
        if (exponent < 1 || exponent > 4) throw new Error("exponents from 1 to 4 only");
        const a = visit(node.base);
        return Array.from({ length: exponent - 1 }).reduce<Value>((total) => this.combined(total, "*", a), a);
      }
      case "not": {
        const a = visit(node.operand);
        return { ...this.truth(a.numerator.eq(0)), defined: a.defined };
      }
      case "and":
      case "or":
        return node.operands.map(visit).reduceRight((rest, a) => this.selected(node.kind, a, rest));
      case "relation":
        return this.chain(node, visit);
      default:
        throw new Error(`${node.kind} is not translated`);
    }
  }

  private whole(numerator: Term): Value {
    return { numerator, denominator: this.z3.Int.val(1), defined: this.z3.Bool.val(true) };
  }

  private truth(condition: Truth): Value {
    return this.whole(this.z3.If(condition, this.z3.Int.val(1), this.z3.Int.val(0)));
  }

  private added(a: Value, b: Value): Value {
    return {
      numerator: a.numerator.mul(b.denominator).add(b.numerator.mul(a.denominator)),
      denominator: a.denominator.mul(b.denominator),
      defined: this.z3.And(a.defined, b.defined),
    };
  }

  private combined(a: Value, operator: "*" | "/" | "//" | "%", b: Value): Value {
    const { z3 } = this;
    const defined = z3.And(a.defined, b.defined);
    if (operator === "*") {
      return {
        numerator: a.numerator.mul(b.numerator),
        denominator: a.denominator.mul(b.denominator),
        defined,
      };
    }
    const numerator = a.numerator.mul(b.denominator);
    const denominator = a.denominator.mul(b.numerator);
    const divisible = z3.And(defined, b.numerator.neq(0));
    if (operator === "/") return { numerator, denominator, defined: divisible };
    // The solver's `div` is the floor for positive divisors only.
    const floor = z3.If(
      denominator.gt(0),
      numerator.div(denominator),
      numerator.neg().div(denominator.neg()),
    );
    if (operator === "//") return { ...this.whole(floor), defined: divisible };
    const multiple = this.combined(b, "*", this.whole(floor));
    return { ...this.added(a, { ...multiple, numerator: multiple.numerator.neg() }), defined: divisible };
  }

  /** `a and rest`, `a or rest`: the first deciding operand; what is not reached needs no value. */
  private selected(kind: "and" | "or", a: Value, rest: Value): Value {
    const { z3 } = this;
    const stops = kind === "or" ? a.numerator.neq(0) : a.numerator.eq(0);
    return {
      numerator: z3.If(stops, a.numerator, rest.numerator),
      denominator: z3.If(stops, a.denominator, rest.denominator),
      defined: z3.And(a.defined, z3.Or(stops, rest.defined)),
    };
  }

  private chain(node: Relation, visit: (n: Expression) => Value): Value {
    const { z3 } = this;
    const steps: Value[] = [];
    let left = visit(node.first);
    for (const { operator, operand } of node.links) {
      if (operand.kind === "set") {
        const member = operand.members
          .map((m) => this.compared(left, "=", visit(m)))
          .reduceRight((rest, m) => this.selected("or", m, rest));
        steps.push(
          operator === "in" ? member : { ...this.truth(member.numerator.eq(0)), defined: member.defined },
        );
      } else {
        const right = visit(operand);
        steps.push(this.compared(left, operator, right));
        left = right;
      }
    }
    const value = steps.reduceRight((rest, step) => this.selected("and", step, rest));
    return { ...this.truth(value.numerator.neq(0)), defined: z3.And(value.defined) };
  }

  private compared(a: Value, operator: RelationOperator, b: Value): Value {
    // a/b - c/d has the sign of (ad - cb)·bd.
    const difference = a.numerator.mul(b.denominator).sub(b.numerator.mul(a.denominator));
    const signed = difference.mul(a.denominator).mul(b.denominator);
    return { ...this.truth(this.related(signed, operator)), defined: this.z3.And(a.defined, b.defined) };
  }

  private related(difference: Term, operator: RelationOperator): Truth {
    switch (operator) {
      case "=":
        return difference.eq(0);
      case "!=":
        return difference.neq(0);
      case "<":
        return difference.lt(0);
      case "<=":
        return difference.le(0);
      case ">":
        return difference.gt(0);
      case ">=":
        return difference.ge(0);
      default:
        throw new Error(`${operator} relates a number to a set`);
    }
  }
}
