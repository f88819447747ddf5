/**
 * A shape in a form that does not depend on how it is written: `B * A = C`, `C = A * B` and `C / A = B` come to
 * the same, since factors, addends and sides have no order and nothing is subtracted or divided.
 *
 * Of an equation like terms are collected on one side, quotients are multiplied out and roots squared. Divisors that
 * must not be 0 stay beside it, and so do terms that cancel, with words that are nowhere else: what they are is no
 * matter, but their letters are digits of the solution. Other parts of the language keep their order.
 *
 * Within `or` and `not` nothing is done that depends on whether a part has a value.
 */

import { numeralValue } from "../../semantics/evaluate.js";
import type { Expression, Word } from "../../syntax/ast.js";
import { type Equation, neededDivisors, withoutDivision } from "./equation.js";
import {
  divided,
  free,
  isTotal,
  multiplied,
  type Normal,
  named,
  ordered,
  productOf,
  ROOT,
  sumOf,
  type Term,
  termOf,
  wordsIn,
  ZERO,
} from "./normal.js";

export interface NormalForm {
  readonly statements: readonly Normal[];
  /** The statements that are equations; undefined for others. */
  readonly equations: readonly (Equation | undefined)[];
}

/** Larger exponents stay as they are. */
const LARGEST_EXPONENT = 8;

/** The equation that a form is, if it is one and nothing else. */
export function onlyEquation({ equations }: NormalForm): Equation | undefined {
  return equations.length === 1 ? equations[0] : undefined;
}

/** The normal form of statements; `numberOf` numbers the words, `isOfLetters` tells those without printed digits. */
export function normalForm(
  statements: readonly Expression[],
  base: number,
  numberOf: (word: Word) => number,
  isOfLetters: (word: number) => boolean = () => true,
): NormalForm {
  const normaliser = new Normaliser(base, numberOf, isOfLetters);
  const all = statements.flatMap((s) => (s.kind === "and" ? s.operands : [s]));
  const found = all.map((statement) => normaliser.statement(statement));
  return { statements: found.map(({ normal }) => normal), equations: found.map(({ equation }) => equation) };
}

interface Statement {
  readonly normal: Normal;
  readonly equation: Equation | undefined;
}

class Normaliser {
  private readonly base: number;
  private readonly numberOf: (word: Word) => number;
  private readonly isOfLetters: (word: number) => boolean;

  constructor(base: number, numberOf: (word: Word) => number, isOfLetters: (word: number) => boolean) {
    this.base = base;
    this.numberOf = numberOf;
    this.isOfLetters = isOfLetters;
  }

  /** What must hold, so that it is no matter whether it is false or has no value. */
  statement(node: Expression): Statement {
    const net = this.net(node);
    if (net === undefined) return { normal: this.part(node), equation: undefined };
    const { equation, beside } = net;
    const divisors = neededDivisors(equation, this.isOfLetters);
    let normal = free("=", equation.sides.map(sumOf));
    if (divisors.length > 0) normal = ordered("not 0", [normal, free("list", divisors)]);
    if (beside.length === 0) return { normal, equation };
    return { normal: ordered("beside", [normal, free("list", beside)]), equation: undefined };
  }

  private part(node: Expression): Normal {
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
      case "or": {
        const operands = node.operands.map((operand) => this.part(operand));
        // The first one without a value ends it; and its value is that of an operand.
        const mayChangePlaces = node.operands.every(
          (operand, i) => isTruth(operand) && isTotal(operands[i] as Normal),
        );
        return mayChangePlaces ? free(node.kind, operands) : ordered(node.kind, operands);
      }
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
  private terms(node: Expression): readonly Term[] {
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
    const first = this.part(node.first);
    if (link !== undefined && more === undefined && link.operand.kind !== "set") {
      const other = this.part(link.operand);
      const net = isTotal(first) && isTotal(other) ? this.net(node) : undefined;
      if (net?.beside.length === 0) return free("=", net.equation.sides.map(sumOf));
      if (link.operator === "=") return free("=", [first, other]);
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

  /** The equation that a statement is, and what cancels in it and is not in it any more. */
  private net(
    node: Expression,
  ): { readonly equation: Equation; readonly beside: readonly Normal[] } | undefined {
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
    const kept = new Set([...left, ...right].flatMap(({ part }) => wordsIn(part)));
    const beside = [...net.values()]
      .filter(({ times }) => times === 0)
      .map(({ part }) => part)
      .filter((part) => !isTotal(part) || wordsIn(part).some((word) => !kept.has(word)));
    return { equation: withoutDivision(left, right), beside };
  }

  private valueOf(numeral: Extract<Expression, { kind: "numeral" }>): string {
    const value = numeralValue(numeral, this.base);
    if (typeof value === "bigint") return String(value);
    return "d" in value ? `${value.n}/${value.d}` : "?";
  }
}

/** Whether an expression has no other values than 0 and 1. */
const isTruth = ({ kind }: Expression): boolean =>
  kind === "relation" || kind === "and" || kind === "or" || kind === "not";
