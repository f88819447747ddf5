/**
 * From the statements of a puzzle to rows and sums: a relation between polynomials of words becomes row products
 * (number × digit = row), sums and comparisons. Where a product is not written out, its rows are made up, with hidden
 * cells, as at school; the product of three numbers is that of a hidden word and the third. What is no such relation
 * is left to the exact evaluator.
 */
import { numeralValue } from "../../semantics/evaluate.js";
import { digitOfPlace, type Place, type Puzzle } from "../../semantics/puzzle.js";
import type { Expression, Relation, RelationOperator } from "../../syntax/ast.js";
import { columnsOf, constantForm, digitsOf, type Form, largestOf, negated, plus, type Term } from "./form.js";
import { divides, isNotZero, isPolynomial, productOf, relationsIn, undivided } from "./polynomial.js";
import type { RowOfProduct } from "./row-product.js";
import type { Column } from "./sum-shape.js";

/** Hidden cells and constants beyond which the kernel declines. */
const MOST_VARIABLES = 20_000;
/** Integers that the states of all sums may take, beyond which it declines too. */
const MOST_STATES = 1_000_000;
/** Larger factors of a term are multiplied digit by digit. */
const LARGEST_COEFFICIENT = 9;

export class RowRelations {
  readonly products: RowOfProduct[] = [];
  readonly sums: { readonly columns: readonly Column[]; readonly below: boolean }[] = [];
  readonly checks: Expression[] = [];
  hiddenRows = 0;
  /** Products of two unknown numbers of several digits whose rows are not written. */
  openProducts = 0;
  variables: number;
  #states = 0;
  readonly #puzzle: Puzzle;
  /** The variable of the constant 0; the other digits follow. */
  readonly #zero: number;
  /** The rows that are known, by their factors. */
  readonly #rows = new Map<string, readonly number[]>();

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
    this.#zero = puzzle.symbols.length;
    this.variables = this.#zero + puzzle.base;
  }

  get isTooLarge(): boolean {
    return this.variables > MOST_VARIABLES || this.#states > MOST_STATES;
  }

  read(statement: Expression): void {
    const parts = relationsIn(statement);
    if (parts === undefined || this.isTooLarge || !parts.every(isPolynomial)) this.checks.push(statement);
    else {
      for (const part of parts) this.#relate(part);
      // What was multiplied out must not be 0, which no row and no sum says.
      if (parts.some(divides)) this.checks.push(statement);
    }
  }

  #relate({ first, links }: Relation): void {
    const { operator: written, operand } = links[0] as Relation["links"][number];
    const operator = isNotZero({ first, links }) ? ">" : written;
    const { over, under } = undivided(first, operand as Expression, operator);
    this.#compare(productOf(over), operator, productOf(under));
  }

  #compare(first: Expression, operator: RelationOperator, second: Expression): void {
    if (operator === "=" && (this.#writtenRow(first, second) || this.#writtenRow(second, first))) return;
    const difference = plus(this.#form(first), negated(this.#form(second)));
    const turned = operator === ">" || operator === ">=" ? negated(difference) : difference;
    // x <= 0 is x - 1 < 0.
    const form =
      operator === "<=" || operator === ">=" ? { ...turned, constant: turned.constant - 1n } : turned;
    this.#sum(form, operator !== "=");
  }

  #sum(form: Form, below: boolean): void {
    const columns = columnsOf(form, this.#puzzle.base, (v) => this.#constantOf(v));
    this.sums.push({ columns, below });
    const sizes = columns.map(({ terms }) => terms.reduce((sum, t) => sum + Math.abs(t.coefficient), 1));
    const terms = columns.reduce((sum, c) => sum + c.terms.length + 1, 0);
    this.#states += terms * Math.ceil((sizes.reduce((a, b) => Math.max(a, b), 1) * this.#puzzle.base) / 32);
  }

  #constantOf(variable: number): number | undefined {
    const d = variable - this.#zero;
    return d >= 0 && d < this.#puzzle.base ? d : undefined;
  }

  /** number × digit = row, all written. */
  #writtenRow(node: Expression, row: Expression): boolean {
    if (node.kind !== "product" || node.factors.length !== 2) return false;
    if (row.kind !== "word" && row.kind !== "numeral") return false;
    const [a, b] = node.factors.map(({ operand }) => this.#form(operand));
    const below = this.#wordIn(this.#form(row));
    if (a === undefined || b === undefined || below === undefined || !isNatural(a) || !isNatural(b))
      return false;
    // Only what is one word already, so that nothing is made up in vain.
    const left = this.#wordIn(a);
    const right = this.#wordIn(b);
    const isDigit = (cells: readonly number[] | undefined): boolean => cells?.length === 1;
    if (!isDigit(left) && !isDigit(right)) return false;
    const [digit] = (isDigit(right) ? right : left) as readonly number[];
    const multiplicand = isDigit(right) ? (left ?? this.#word(a)) : (right ?? this.#word(b));
    this.products.push({ multiplicand, digit: digit as number, row: below });
    this.#rows.set(`${multiplicand}*${digit}`, below);
    return true;
  }

  /** An expression that `isWhole` accepts. */
  #form(node: Expression): Form {
    switch (node.kind) {
      case "word":
        return this.#written((this.#puzzle.places.get(node) as readonly Place[]).map((p) => this.#cell(p)));
      case "numeral":
        return constantForm(numeralValue(node, this.#puzzle.base) as bigint);
      case "negate":
        return negated(this.#form(node.operand));
      case "sum":
        return node.terms.reduce((total, { operator, operand }) => {
          const term = this.#form(operand);
          return plus(total, operator === "+" ? term : negated(term));
        }, constantForm(0n));
      case "product":
        return node.factors
          .map(({ operand }) => this.#form(operand))
          .reduce((product, factor) => this.#times(product, factor));
      case "power": {
        const exponent = numeralValue(node.exponent as Numeral, this.#puzzle.base) as bigint;
        const base = this.#form(node.base);
        let power = base;
        for (let i = 1n; i < exponent; i++) power = this.#times(power, base);
        return power;
      }
      default:
        throw new Error(`no form of a ${node.kind}`);
    }
  }

  #cell(place: Place): number {
    return place < 0 ? this.#zero + digitOfPlace(place) : place;
  }

  /** Cells as they are written, the units last; zeros at the end are a shift. */
  #written(cells: readonly number[]): Form {
    const fromUnits = [...cells].reverse();
    const first = fromUnits.findIndex((v) => v !== this.#zero);
    if (first < 0) return constantForm(0n);
    return { terms: [{ coefficient: 1, cells: fromUnits.slice(first), shift: first }], constant: 0n };
  }

  /** The product of two forms; its rows are made up where they are not written. */
  #times(a: Form, b: Form): Form {
    if (a.terms.length === 0) return this.#scaled(b, a.constant);
    if (b.terms.length === 0) return this.#scaled(a, b.constant);
    if (this.isTooLarge) return a;
    if (!isSigned(a)) return this.#distributed(a, b);
    if (!isSigned(b)) return this.#distributed(b, a);
    const first = this.#factor(a);
    const second = this.#factor(b);
    const [multiplicand, multiplier] =
      first.cells.length >= second.cells.length ? [first, second] : [second, first];
    if (this.variables + multiplicand.cells.length * multiplier.cells.length > MOST_VARIABLES) {
      this.variables = MOST_VARIABLES + 1;
      return a;
    }
    const terms: Term[] = [];
    const known = this.hiddenRows;
    for (const [i, digit] of multiplier.cells.entries()) {
      if (digit === this.#zero) continue;
      terms.push({
        coefficient: first.coefficient * second.coefficient,
        cells: this.#row(multiplicand.cells, digit),
        shift: i + first.shift + second.shift,
      });
    }
    const unknown = multiplier.cells.filter((digit) => this.#constantOf(digit) === undefined).length;
    if (unknown > 1 && this.hiddenRows > known + 1) this.openProducts++;
    return { terms, constant: 0n };
  }

  /** a × b, term by term of a. */
  #distributed(a: Form, b: Form): Form {
    return a.terms.reduce(
      (sum, term) => plus(sum, this.#times({ terms: [term], constant: 0n }, b)),
      this.#scaled(b, a.constant),
    );
  }

  #scaled({ terms, constant }: Form, by: bigint): Form {
    if (by === 0n) return constantForm(0n);
    const scaled = terms.flatMap((term) => {
      const size = BigInt(Math.abs(term.coefficient)) * (by < 0n ? -by : by);
      const coefficient = Number(size <= BigInt(LARGEST_COEFFICIENT) ? size : 1n);
      const sign = term.coefficient < 0 !== by < 0n ? -1 : 1;
      if (coefficient > 1 || size === 1n) return [{ ...term, coefficient: sign * coefficient }];
      const digits = digitsOf(size, this.#puzzle.base);
      return digits.flatMap((d, i) =>
        d === 0
          ? []
          : [{ coefficient: sign, cells: this.#row(term.cells, this.#zero + d), shift: term.shift + i }],
      );
    });
    return { terms: scaled, constant: constant * by };
  }

  /** A form that is natural, or whose opposite is, as one word with a sign and a shift. */
  #factor(form: Form): Term {
    const [term, ...more] = form.terms;
    if (term !== undefined && more.length === 0 && form.constant === 0n && Math.abs(term.coefficient) === 1)
      return term;
    return isNatural(form)
      ? { coefficient: 1, cells: this.#word(form), shift: 0 }
      : { coefficient: -1, cells: this.#word(negated(form)), shift: 0 };
  }

  /** The cells of a form that is one word as it stands. */
  #wordIn({ terms, constant }: Form): readonly number[] | undefined {
    const [term, ...more] = terms;
    if (term === undefined) {
      if (constant < 0n) return undefined;
      const digits = digitsOf(constant, this.#puzzle.base).map((d) => this.#zero + d);
      return digits.length === 0 ? [this.#zero] : digits;
    }
    if (more.length > 0 || constant !== 0n || term.coefficient !== 1) return undefined;
    return [...new Array<number>(term.shift).fill(this.#zero), ...term.cells];
  }

  /** A form that cannot be negative as a hidden word. */
  #word(form: Form): readonly number[] {
    const written = this.#wordIn(form);
    if (written !== undefined) return written;
    const { base } = this.#puzzle;
    const cells = this.#hidden(digitsOf(largestOf(form, base), base).length);
    this.#sum(plus(form, { terms: [{ coefficient: -1, cells, shift: 0 }], constant: 0n }), false);
    return cells;
  }

  /** The cells of number × digit. */
  #row(multiplicand: readonly number[], digit: number): readonly number[] {
    if (this.#constantOf(digit) === 1) return multiplicand;
    const key = `${multiplicand}*${digit}`;
    let row = this.#rows.get(key);
    if (row === undefined) {
      row = this.#hidden(multiplicand.length + 1);
      this.#rows.set(key, row);
      this.products.push({ multiplicand, digit, row });
      this.hiddenRows++;
    }
    return row;
  }

  #hidden(cells: number): readonly number[] {
    const first = this.variables;
    this.variables += cells;
    return Array.from({ length: cells }, (_, i) => first + i);
  }
}

type Numeral = Extract<Expression, { kind: "numeral" }>;

const isNatural = ({ terms, constant }: Form): boolean =>
  constant >= 0n && terms.every((t) => t.coefficient > 0);

/** Whether a form has the same sign whatever the digits. */
const isSigned = (form: Form): boolean => isNatural(form) || isNatural(negated(form));
