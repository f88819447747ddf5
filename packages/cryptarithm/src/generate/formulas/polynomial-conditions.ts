/**
 * The statements of a shape as conditions on polynomials, for the shapes that are made of nothing else: equations and
 * comparisons of sums and products.
 */
import { type DeterminedWord, determinedWord } from "./determined-word.js";
import type { Equation } from "./equation.js";
import { type Normal, wordsIn } from "./normal.js";
import type { NormalForm } from "./normal-form.js";
import { compiled, compiledSum, type Evaluate, isPolynomial } from "./polynomial.js";

/** What must hold between two values. */
export interface PolynomialCondition {
  readonly relation: "=" | "!=" | "<" | "<=";
  readonly left: Evaluate;
  readonly right: Evaluate;
  /** None of them may be 0. */
  readonly divisors: readonly Evaluate[];
  /** The numbers of its words. */
  readonly words: readonly number[];
  /** The word that is the value of the others, if there is one. */
  readonly determined: DeterminedWord | undefined;
}

/** The conditions of a form; undefined when one of them is something else. */
export function polynomialConditions(form: NormalForm): readonly PolynomialCondition[] | undefined {
  const found = form.statements.map((statement, i) => {
    const equation = form.equations[i];
    return equation === undefined ? comparison(statement) : equality(equation);
  });
  const known = found.filter((condition) => condition !== undefined);
  return known.length === found.length ? known : undefined;
}

function equality(equation: Equation): PolynomialCondition | undefined {
  const { sides, divisors } = equation;
  const parts = [...sides[0], ...sides[1]].map(({ part }) => part).concat(divisors);
  if (!parts.every(isPolynomial)) return undefined;
  const determined = determinedWord(equation, () => true);
  return {
    relation: "=",
    left: compiledSum(sides[0]),
    right: compiledSum(sides[1]),
    divisors: divisors.map(compiled),
    words: wordsOf(parts),
    determined: determined?.degree === 1 ? determined : undefined,
  };
}

function comparison(statement: Normal): PolynomialCondition | undefined {
  if (statement.kind !== "free" && statement.kind !== "ordered") return undefined;
  const { operator, parts } = statement;
  if (operator !== "!=" && operator !== "<" && operator !== "<=") return undefined;
  const [left, right] = parts;
  if (left === undefined || right === undefined || !isPolynomial(left) || !isPolynomial(right))
    return undefined;
  return {
    relation: operator,
    left: compiled(left),
    right: compiled(right),
    divisors: [],
    words: wordsOf([left, right]),
    determined: undefined,
  };
}

const wordsOf = (parts: readonly Normal[]): readonly number[] => [...new Set(parts.flatMap(wordsIn))];

/** Whether a condition holds for these values. */
export function conditionHolds(
  { relation, left, right, divisors }: PolynomialCondition,
  values: ArrayLike<number>,
): boolean {
  const [a, b] = [left(values), right(values)];
  const holds = relation === "=" ? a === b : relation === "!=" ? a !== b : relation === "<" ? a < b : a <= b;
  return holds && divisors.every((divisor) => divisor(values) !== 0);
}
