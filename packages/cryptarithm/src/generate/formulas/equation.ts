/**
 * An equation as sums on both sides, with nothing divided and no root where that can be had: quotients are multiplied
 * out, roots squared, and what must not be 0 is noted.
 */
import {
  factorsOf,
  isNotNegative,
  multiplied,
  type Normal,
  named,
  productOf,
  quotient,
  ROOT,
  type Term,
  termOf,
  ZERO,
} from "./normal.js";

/** The terms on both sides, all of them added, and the divisors that must not be 0. */
export interface Equation {
  readonly sides: readonly [readonly Term[], readonly Term[]];
  readonly divisors: readonly Normal[];
}

/** Multiplies out and squares where each side is one term. */
export function withoutDivision(left: readonly Term[], right: readonly Term[]): Equation {
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

/**
 * The divisors that have to be told apart from 0, none twice. B of A/B=C need not: if it were 0, then A were as well,
 * and two words of one letter, as only those can be 0, would be the same.
 */
export function neededDivisors(
  { sides, divisors }: Equation,
  isOfLetters: (word: number) => boolean,
): readonly Normal[] {
  const isPlain = (part: Normal): boolean =>
    part.kind === "word" && part.base === undefined && isOfLetters(part.word);
  const isOther = (part: Normal, word: Normal): boolean => isPlain(part) && named(part) !== named(word);
  const isImplied = (word: Normal): boolean =>
    isPlain(word) &&
    ([0, 1] as const).some((side) => {
      const [product, more] = sides[side];
      if (product === undefined || more !== undefined) return false;
      if (!factorsOf(product.part).some((factor) => named(factor) === named(word))) return false;
      const others = sides[1 - side] as readonly Term[];
      return (
        others.every(({ part }) => isNotNegative(part)) &&
        others.some(({ part }) => factorsOf(part).every((factor) => isOther(factor, word)))
      );
    });
  const needed = new Map<string, Normal>();
  for (const divisor of divisors.flatMap(factorsOf)) {
    const isNumber = divisor.kind === "number" && divisor.value !== "0";
    if (!isNumber && !isImplied(divisor)) needed.set(named(divisor), divisor);
  }
  return [...needed.values()];
}
