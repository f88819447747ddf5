/**
 * Comparisons as linear ones. Under the digits that are bound, most are linear in the open ones: the sum
 * of coefficient times digit, plus a constant, compared with 0. Divisions are multiplied out; where one
 * side is a known number, what stands around the open part of the other side is undone (roots and
 * powers too). Whether there is such a form depends only on which symbols are open. Numbers are plain as
 * long as they are exact, and NaN behind that; a NaN says nothing. A comparison that holds also holds in
 * this form; where something may have no value, the reverse is not promised.
 */
import { add, type Exact, negate, Rational, Undecided } from "../number/exact.js";
import { exactRoot } from "../number/integer.js";
import type { Expression } from "../syntax/ast.js";
import { operandsOf } from "../syntax/walk.js";
import { boundsOf, isTruth } from "./bounds.js";
import type { Condition } from "./conditions.js";
import { evaluate } from "./evaluate.js";
import { digitOfPlace, type Place, type Puzzle } from "./puzzle.js";

/** The coefficients by symbol (none when no symbol is open) and the constant. */
export interface Linear {
  readonly open?: readonly number[] | undefined;
  readonly constant: number;
}
type Ratio = { readonly over: Linear; readonly under: Linear } | undefined;

const ONE: Linear = { constant: 1 };
const UNUSABLE: Linear = { constant: Number.NaN };

const exact = (x: number): number =>
  x <= Number.MAX_SAFE_INTEGER && x >= -Number.MAX_SAFE_INTEGER ? x : Number.NaN;

function scaled(a: Linear, by: number): Linear {
  if (by === 1) return a;
  return { open: a.open?.map((c) => exact(c * by)), constant: exact(a.constant * by) };
}

function sum(a: Linear | undefined, b: Linear | undefined): Linear | undefined {
  if (!a || !b) return undefined;
  const constant = exact(a.constant + b.constant);
  const other = b.open;
  if (!a.open || !other) return { open: a.open ?? other, constant };
  return { open: a.open.map((c, s) => exact(c + (other[s] as number))), constant };
}

function product(a: Linear, b: Linear): Linear | undefined {
  if (!a.open) return scaled(b, a.constant);
  return b.open ? undefined : scaled(a, b.constant);
}

const ratio = (over: Linear | undefined, under: Linear | undefined): Ratio =>
  over && under && { over, under };
const plus = (a: Ratio, b: Ratio): Ratio =>
  a && b && ratio(sum(product(a.over, b.under), product(b.over, a.under)), product(a.under, b.under));
const times = (a: Ratio, b: Ratio): Ratio =>
  a && b && ratio(product(a.over, b.over), product(a.under, b.under));
const negated = (a: Ratio): Ratio => a && { over: scaled(a.over, -1), under: a.under };
const inverse = (a: Ratio): Ratio => a && { over: a.under, under: a.over };

/** Left side less right side, for digits of which the open ones are -1; undefined when that is not linear, `false` when the sides cannot be equal. */
export function linearOf(
  condition: Condition,
  puzzle: Puzzle,
  digits: readonly number[],
): Linear | false | undefined {
  const linear = condition.sides && new Former(puzzle, digits).difference(condition.sides);
  if (linear === undefined || linear === false) return linear;
  return linear.open?.some(Number.isNaN) ? UNUSABLE : linear;
}

class Former {
  readonly #puzzle: Puzzle;
  readonly #digits: readonly number[];

  constructor(puzzle: Puzzle, digits: readonly number[]) {
    this.#puzzle = puzzle;
    this.#digits = digits;
  }

  difference({ left, operator, right }: NonNullable<Condition["sides"]>): Linear | false | undefined {
    const a = this.#ratioOf(left);
    const b = this.#ratioOf(right);
    if (a && b) {
      const over = sum(product(a.over, b.under), product(scaled(b.over, -1), a.under));
      if (operator === "=") return over;
      // The direction of an inequality needs the sign of what is multiplied out.
      const under = product(a.under, b.under);
      if (!over || !under || under.open) return undefined;
      return under.constant === 0 ? UNUSABLE : scaled(over, Math.sign(under.constant));
    }
    if (operator !== "=") return undefined;
    if (a && this.#isFixed(left)) return this.#undone(right, this.#value(left));
    return b && this.#isFixed(right) ? this.#undone(left, this.#value(right)) : undefined;
  }

  #ratioOf(node: Expression): Ratio {
    if (node.kind === "word")
      return { over: this.#word(this.#puzzle.places.get(node) as readonly Place[]), under: ONE };
    if (node.kind === "negate") return negated(this.#ratioOf(node.operand));
    if (node.kind === "sum") {
      let total: Ratio = { over: { constant: 0 }, under: ONE };
      for (const { operator, operand } of node.terms) {
        const term = this.#ratioOf(operand);
        total = plus(total, operator === "+" ? term : negated(term));
        if (!total) return undefined;
      }
      return total;
    }
    if (
      node.kind === "product" &&
      node.factors.every(({ operator }) => operator === "*" || operator === "/")
    ) {
      let total: Ratio = { over: ONE, under: ONE };
      for (const { operator, operand } of node.factors) {
        const factor = this.#ratioOf(operand);
        total = times(total, operator === "*" ? factor : inverse(factor));
        if (!total) return undefined;
      }
      return total;
    }
    if (node.kind === "or" && this.#isAlwaysTrue(node.operands[0] as Expression))
      return this.#ratioOf(node.operands[0] as Expression);
    if (!this.#isFixed(node)) return undefined;
    const value = this.#value(node);
    return value instanceof Rational
      ? { over: number(value.n), under: number(value.d) }
      : { over: number(value), under: ONE };
  }

  #word(places: readonly Place[]): Linear {
    let open: number[] | undefined;
    let constant = 0;
    let weight = 1;
    for (let i = places.length - 1; i >= 0; i--) {
      const place = places[i] as Place;
      const digit = place < 0 ? digitOfPlace(place) : (this.#digits[place] as number);
      if (digit >= 0) constant = exact(constant + digit * weight);
      else {
        open ??= new Array<number>(this.#digits.length).fill(0);
        open[place] = exact((open[place] as number) + weight);
      }
      weight = exact(weight * this.#puzzle.base);
    }
    return { open, constant };
  }

  /** Whatever the digits; then the first operand of an `or` is its value. */
  #isAlwaysTrue(node: Expression): boolean {
    const { symbols } = this.#puzzle;
    const least = symbols.map(({ domain }) => domain[0] ?? 0);
    const greatest = symbols.map(({ domain }) => domain.at(-1) ?? 0);
    const bounds = boundsOf(node, this.#puzzle, { least, greatest });
    return bounds.sure && isTruth(bounds);
  }

  #isFixed(node: Expression): boolean {
    if (node.kind !== "word") return operandsOf(node).every((operand) => this.#isFixed(operand));
    const places = this.#puzzle.places.get(node) as readonly Place[];
    return places.every((place) => place < 0 || (this.#digits[place] as number) >= 0);
  }

  #value(node: Expression): Exact | undefined {
    try {
      return evaluate(node, this.#puzzle, this.#digits);
    } catch (error) {
      if (error instanceof Undecided) return undefined;
      throw error;
    }
  }

  /** `side` = a known value, brought into linear form by undoing what stands around its open part. */
  #undone(side: Expression, known: Exact | undefined): Linear | false | undefined {
    let value = known;
    let impossible = false;
    for (let node = side; ; ) {
      const form = this.#ratioOf(node);
      if (form) {
        const right = product(form.under, number(value));
        return impossible ? false : right && sum(form.over, scaled(right, -1));
      }
      if (node.kind === "sum") {
        const open = node.terms.filter(({ operand }) => !this.#isFixed(operand));
        const [term, more] = open;
        if (term === undefined || more !== undefined) return undefined;
        for (const { operator, operand } of node.terms) {
          if (operand === term.operand) continue;
          const other = this.#value(operand);
          value = value && other && add(value, operator === "+" ? negate(other) : other);
        }
        if (term.operator === "-") value = value && negate(value);
        node = term.operand;
      } else if (node.kind === "radical") {
        value = typeof value === "bigint" && value >= 0n ? value ** BigInt(node.degree) : undefined;
        node = node.operand;
      } else if (node.kind === "power" && node.base.kind === "word" && this.#isFixed(node.exponent)) {
        const exponent = this.#value(node.exponent);
        const isNatural = typeof exponent === "bigint" && exponent > 0n && exponent < 100n;
        // A natural power of a word is natural, and one number at most can be the word.
        const root =
          isNatural && typeof value === "bigint" && value >= 0n
            ? exactRoot(value, Number(exponent))
            : undefined;
        if (isNatural && (typeof value === "bigint" || value instanceof Rational))
          impossible ||= root === undefined;
        value = root;
        node = node.base;
      } else return undefined;
    }
  }
}

const number = (value: Exact | undefined): Linear => ({
  constant: typeof value === "bigint" ? exact(Number(value)) : Number.NaN,
});
