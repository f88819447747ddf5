/**
 * A shape in a form that does not depend on how it is written: `B * A = C`, `C = A * B` and `C / A = B` come to
 * the same, since factors, addends and sides have no order and nothing is subtracted or divided.
 *
 * Of an equation like terms are collected on one side, quotients are multiplied out and roots squared. What is
 * multiplied by nothing equal to 0 is noted. Other parts of the language keep their order.
 */

import { numeralValue } from "../../semantics/evaluate.js";
import type { Expression, Word } from "../../syntax/ast.js";

/** A part of a shape. Words have numbers; parts without order may stand in any. */
export type Normal =
  | { readonly kind: "word"; readonly word: number; readonly base: number | undefined }
  | { readonly kind: "number"; readonly value: string }
  | {
      readonly kind: "free" | "ordered";
      readonly operator: string;
      readonly parts: readonly Normal[];
    };

/** A part and how often it is added. */
export interface Term {
  readonly times: number;
  readonly part: Normal;
}

/** The terms on both sides, all of them added, and the divisors that must not be 0. */
export interface Equation {
  readonly sides: readonly [readonly Term[], readonly Term[]];
  readonly divisors: readonly Normal[];
}

export interface NormalForm {
  readonly statements: readonly Normal[];
  /** The statements that are equations; undefined for others. */
  readonly equations: readonly (Equation | undefined)[];
}

/** Larger exponents stay as they are. */
const LARGEST_EXPONENT = 8;
/** Larger numerals are factors like others. */
const LARGEST_TIMES = 2 ** 20;

/** The equation that a form is, if it is one and nothing else. */
export function onlyEquation({ equations }: NormalForm): Equation | undefined {
  return equations.length === 1 ? equations[0] : undefined;
}

/** The normal form of statements; `numberOf` numbers the words. */
export function normalForm(
  statements: readonly Expression[],
  base: number,
  numberOf: (word: Word) => number,
): NormalForm {
  const normaliser = new Normaliser(base, numberOf);
  const all = statements.flatMap((s) => (s.kind === "and" ? s.operands : [s]));
  return {
    statements: all.map((statement) => normaliser.part(statement)),
    equations: all.map((statement) => normaliser.equation(statement)),
  };
}

class Normaliser {
  private readonly base: number;
  private readonly numberOf: (word: Word) => number;

  constructor(base: number, numberOf: (word: Word) => number) {
    this.base = base;
    this.numberOf = numberOf;
  }

  part(node: Expression): Normal {
    switch (node.kind) {
      case "word":
        return { kind: "word", word: this.numberOf(node), base: node.base };
      case "numeral":
        return { kind: "number", value: this.valueOf(node) };
      case "sum":
      case "negate":
      case "product":
        return sumOf(this.terms(node));
      case "power": {
        const exponent = this.part(node.exponent);
        const times = exponent.kind === "number" ? Number(exponent.value) : 0;
        const power = this.part(node.base);
        if (Number.isInteger(times) && times >= 1 && times <= LARGEST_EXPONENT)
          return productOf(Array<Normal>(times).fill(power));
        return ordered("^", [power, exponent]);
      }
      case "relation":
        return this.relation(node);
      case "and":
        return free(
          "and",
          node.operands.map((operand) => this.part(operand)),
        );
      case "or":
        return ordered(
          "or",
          node.operands.map((operand) => this.part(operand)),
        );
      case "call":
        return ordered(
          node.name,
          node.operands.map((operand) => this.part(operand)),
        );
      case "radical":
        return ordered(node.degree === 2 ? ROOT : "cube root", [this.part(node.operand)]);
      case "not":
      case "factorial":
        return ordered(node.kind, [this.part(node.operand)]);
    }
  }

  /** An expression as a sum. */
  terms(node: Expression): readonly Term[] {
    if (node.kind === "sum") {
      return node.terms.flatMap(({ operator, operand }) =>
        this.terms(operand).map(({ times, part }) => ({ times: operator === "-" ? -times : times, part })),
      );
    }
    if (node.kind === "negate")
      return this.terms(node.operand).map(({ times, part }) => ({ times: -times, part }));
    return node.kind === "product" ? [termOf(this.product(node))] : [termOf(this.part(node))];
  }

  private product({ factors }: Extract<Expression, { kind: "product" }>): Normal {
    let value: Normal | undefined;
    for (const { operator, operand } of factors) {
      const factor = this.part(operand);
      if (value === undefined) value = factor;
      else if (operator === "*") value = multiplied(value, factor);
      else if (operator === "/") value = divided(value, factor);
      else value = ordered(operator, [value, factor]);
    }
    return value ?? ZERO;
  }

  private relation(node: Extract<Expression, { kind: "relation" }>): Normal {
    const [link, more] = node.links;
    const equation = this.equation(node);
    if (equation !== undefined) return free("=", equation.sides.map(sumOf));
    const first = this.part(node.first);
    if (link !== undefined && more === undefined && link.operand.kind !== "set") {
      const other = this.part(link.operand);
      if (link.operator === "!=") return free("!=", [first, other]);
      if (link.operator === ">") return ordered("<", [other, first]);
      if (link.operator === ">=") return ordered("<=", [other, first]);
    }
    const operands = node.links.map(({ operand }) =>
      operand.kind === "set"
        ? ordered(
            "set",
            operand.members.map((member) => this.part(member)),
          )
        : this.part(operand),
    );
    return ordered(node.links.map(({ operator }) => operator).join(" "), [first, ...operands]);
  }

  /** The equation that a statement is. */
  equation(node: Expression): Equation | undefined {
    if (node.kind !== "relation") return undefined;
    const [link, more] = node.links;
    if (link === undefined || more !== undefined || link.operator !== "=") return undefined;
    if (link.operand.kind === "set") return undefined;
    const net = new Map<string, Term>();
    const add = (terms: readonly Term[], sign: 1 | -1): void => {
      for (const { times, part } of terms) {
        const key = named(part);
        net.set(key, { times: (net.get(key)?.times ?? 0) + sign * times, part });
      }
    };
    add(this.terms(node.first), 1);
    add(this.terms(link.operand), -1);
    const left = [...net.values()].filter(({ times }) => times > 0);
    const right = [...net.values()]
      .filter(({ times }) => times < 0)
      .map(({ times, part }) => ({ times: -times, part }));
    return withoutDivision(left, right);
  }

  private valueOf(numeral: Extract<Expression, { kind: "numeral" }>): string {
    const value = numeralValue(numeral, this.base);
    if (typeof value === "bigint") return String(value);
    return "d" in value ? `${value.n}/${value.d}` : "?";
  }
}

const ROOT = "root";
const ZERO: Normal = { kind: "number", value: "0" };

const ordered = (operator: string, parts: readonly Normal[]): Normal => ({
  kind: "ordered",
  operator,
  parts,
});
const free = (operator: string, parts: readonly Normal[]): Normal => ({ kind: "free", operator, parts });

const factorsOf = (part: Normal): readonly Normal[] =>
  part.kind === "free" && part.operator === "*" ? part.parts : [part];

function productOf(factors: readonly Normal[]): Normal {
  const all = factors.flatMap(factorsOf);
  const [only] = all;
  return all.length === 1 && only !== undefined ? only : free("*", all);
}

/** Numerator and divisor; no divisor where a part is no quotient. */
function quotient(part: Normal): readonly [Normal, Normal | undefined] {
  const isQuotient = part.kind === "ordered" && part.operator === "/";
  return isQuotient ? [part.parts[0] ?? ZERO, part.parts[1]] : [part, undefined];
}

function multiplied(a: Normal, b: Normal): Normal {
  const [over, under] = quotient(a);
  const [more, divisor] = quotient(b);
  const below = [under, divisor].filter((part) => part !== undefined);
  const above = productOf([over, more]);
  return below.length === 0 ? above : ordered("/", [above, productOf(below)]);
}

function divided(a: Normal, b: Normal): Normal {
  const [over, under] = quotient(a);
  return ordered("/", [over, productOf(under === undefined ? [b] : [under, b])]);
}

/** A part as a term: numerals among its factors say how often it is added. */
function termOf(part: Normal): Term {
  let times = 1;
  const rest: Normal[] = [];
  for (const factor of factorsOf(part)) {
    const value = factor.kind === "number" ? Number(factor.value) : 0;
    if (Number.isInteger(value) && value >= 1 && value * times <= LARGEST_TIMES) times *= value;
    else rest.push(factor);
  }
  if (rest.length === 0) return { times: 1, part: { kind: "number", value: String(times) } };
  return { times, part: productOf(rest) };
}

function sumOf(terms: readonly Term[]): Normal {
  const parts = terms.map(({ times, part }) => (times === 1 ? part : ordered(`${times}*`, [part])));
  const [only] = parts;
  if (only === undefined) return ZERO;
  return parts.length === 1 ? only : free("+", parts);
}

/** Multiplies out and squares where each side is one term. */
function withoutDivision(left: readonly Term[], right: readonly Term[]): Equation {
  const divisors: Normal[] = [];
  let sides: readonly [readonly Term[], readonly Term[]] = [left, right];
  for (;;) {
    const [a, b] = sides.map((side) => side[0]?.part ?? ZERO) as [Normal, Normal];
    const isPlain = sides.every((side) => side.length === 0 || (side.length === 1 && side[0]?.times === 1));
    if (!isPlain) break;
    const [over, under] = quotient(a);
    const [more, divisor] = quotient(b);
    if (under !== undefined || divisor !== undefined) {
      for (const part of [under, divisor]) if (part !== undefined) divisors.push(part);
      sides = [[termOf(multipliedBy(over, divisor))], [termOf(multipliedBy(more, under))]];
    } else if (isRoot(a) && isNotNegative(b)) sides = [[{ times: 1, part: radicand(a) }], [squared(b)]];
    else if (isRoot(b) && isNotNegative(a)) sides = [[squared(a)], [{ times: 1, part: radicand(b) }]];
    else break;
    sides = sides.map((side) =>
      side.flatMap(({ times, part }) => (times === 1 ? addends(part) : [{ times, part }])),
    ) as [Term[], Term[]];
  }
  return { sides, divisors };
}

const multipliedBy = (part: Normal, factor: Normal | undefined): Normal =>
  factor === undefined ? part : multiplied(part, factor);
const isRoot = (part: Normal): boolean => part.kind === "ordered" && part.operator === ROOT;
const radicand = (part: Normal): Normal => (part.kind === "ordered" ? (part.parts[0] ?? ZERO) : part);
const squared = (part: Normal): Term => ({ times: 1, part: productOf([part, part]) });

/** A sum as its terms. */
function addends(part: Normal): readonly Term[] {
  if (part.kind !== "free" || part.operator !== "+") return [termOf(part)];
  return part.parts.map((addend) => {
    const match = addend.kind === "ordered" ? /^(\d+)\*$/.exec(addend.operator) : null;
    return match !== null && addend.kind === "ordered"
      ? { times: Number(match[1]), part: addend.parts[0] ?? ZERO }
      : { times: 1, part: addend };
  });
}

/** Whether nothing in a part can make it negative: words, numerals, their sums and products. */
export function isNotNegative(part: Normal): boolean {
  if (part.kind === "word" || part.kind === "number") return true;
  return (
    (part.operator === "+" || part.operator === "*" || /^\d+\*$/.test(part.operator)) &&
    part.parts.every(isNotNegative)
  );
}

/** A text that tells parts apart by the numbers of their words, whatever order free parts have. */
export function named(part: Normal, nameOf: (word: number) => number = (word) => word): string {
  if (part.kind === "word") return `w${nameOf(part.word)}${part.base === undefined ? "" : `@${part.base}`}`;
  if (part.kind === "number") return part.value;
  const parts = part.parts.map((inner) => named(inner, nameOf));
  if (part.kind === "free") parts.sort();
  return `(${part.operator} ${parts.join(" ")})`;
}
