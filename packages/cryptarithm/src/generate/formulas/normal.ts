/**
 * The parts of which normal forms are made, and how they are put together: products without brackets, one quotient
 * at most outside of a product, numerals as how often something is added.
 */

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

/** Larger numerals are factors like others. */
const LARGEST_TIMES = 2 ** 20;

export const ROOT = "root";
export const ZERO: Normal = { kind: "number", value: "0" };

export const ordered = (operator: string, parts: readonly Normal[]): Normal => ({
  kind: "ordered",
  operator,
  parts,
});
export const free = (operator: string, parts: readonly Normal[]): Normal => ({
  kind: "free",
  operator,
  parts,
});

export const factorsOf = (part: Normal): readonly Normal[] =>
  part.kind === "free" && part.operator === "*" ? part.parts : [part];

export function productOf(factors: readonly Normal[]): Normal {
  const all = factors.flatMap(factorsOf);
  const [only] = all;
  return all.length === 1 && only !== undefined ? only : free("*", all);
}

/** Numerator and divisor; no divisor where a part is no quotient. */
export function quotient(part: Normal): readonly [Normal, Normal | undefined] {
  const isQuotient = part.kind === "ordered" && part.operator === "/";
  return isQuotient ? [part.parts[0] ?? ZERO, part.parts[1]] : [part, undefined];
}

export function multiplied(a: Normal, b: Normal): Normal {
  const [over, under] = quotient(a);
  const [more, divisor] = quotient(b);
  const below = [under, divisor].filter((part) => part !== undefined);
  const above = productOf([over, more]);
  return below.length === 0 ? above : ordered("/", [above, productOf(below)]);
}

export function divided(a: Normal, b: Normal): Normal {
  const [over, under] = quotient(a);
  return ordered("/", [over, productOf(under === undefined ? [b] : [under, b])]);
}

/** A part as a term: numerals among its factors say how often it is added. */
export function termOf(part: Normal): Term {
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

export function sumOf(terms: readonly Term[]): Normal {
  const parts = terms.map(({ times, part }) => (times === 1 ? part : ordered(`${times}*`, [part])));
  const [only] = parts;
  if (only === undefined) return ZERO;
  return parts.length === 1 ? only : free("+", parts);
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

const TOTAL: ReadonlySet<string> = new Set(["+", "*", "=", "!=", "<", "<=", "and", "or", "not"]);

/** Whether a part has a value whatever its words are, as sums and products have and quotients and roots do not. */
export function isTotal(part: Normal): boolean {
  if (part.kind === "word") return part.base === undefined;
  if (part.kind === "number") return part.value !== "?";
  return (TOTAL.has(part.operator) || /^-?\d+\*$/.test(part.operator)) && part.parts.every(isTotal);
}

/** The numbers of the words of a part, each once. */
export function wordsIn(part: Normal): readonly number[] {
  if (part.kind === "word") return [part.word];
  return part.kind === "number" ? [] : [...new Set(part.parts.flatMap(wordsIn))];
}
