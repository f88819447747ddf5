/**
 * Parts of a shape that are polynomials, words as their unknowns, worked out in doubles: whole coefficients, sums and
 * products. Whoever asks makes sure that the values are exact.
 */
import { isNotNegative, type Normal, type Term } from "./normal.js";

/** A value by the values of the words, by number. */
export type Evaluate = (values: ArrayLike<number>) => number;

/** Whether a part is made of words, natural numbers, sums and products. */
export function isPolynomial(part: Normal): boolean {
  if (part.kind === "word") return part.base === undefined;
  if (part.kind === "number") return /^\d{1,15}$/.test(part.value);
  return isNotNegative(part) && part.parts.every(isPolynomial);
}

/** A sum of polynomials. */
export function compiledSum(terms: readonly Term[]): Evaluate {
  const parts = terms.map(({ times, part }) =>
    times === 1 ? compiled(part) : multiple(times, compiled(part)),
  );
  const [first, second] = parts;
  if (first === undefined) return () => 0;
  if (second === undefined) return first;
  if (parts.length === 2) return (values) => first(values) + second(values);
  return (values) => {
    let sum = 0;
    for (const part of parts) sum += part(values);
    return sum;
  };
}

const multiple =
  (times: number, part: Evaluate): Evaluate =>
  (values) =>
    times * part(values);

/** One polynomial. */
export function compiled(part: Normal): Evaluate {
  if (part.kind === "word") {
    const { word } = part;
    return (values) => values[word] as number;
  }
  if (part.kind === "number") {
    const value = Number(part.value);
    return () => value;
  }
  if (part.operator === "+") return compiledSum(part.parts.map((inner) => ({ times: 1, part: inner })));
  const inner = part.parts.map(compiled);
  if (part.operator !== "*") return multiple(Number.parseInt(part.operator, 10), inner[0] as Evaluate);
  const [first, second] = inner as [Evaluate, Evaluate];
  if (inner.length === 2) return (values) => first(values) * second(values);
  return (values) => {
    let product = 1;
    for (const factor of inner) product *= factor(values);
    return product;
  };
}
