/**
 * The numbers of a calculation that follow from those that are chosen: the product from the factors, quotient and
 * remainder from dividend and divisor, the dividend from divisor, quotient and a remainder. All numbers are below
 * 2^53; calculations with greater ones are left out.
 */
import type { Calculation } from "../../layout/calculate/calculation.js";
import type { LayoutShape } from "./layout-shape.js";

/** What is chosen and what follows, for one shape. */
export interface LayoutNumbers {
  /** The places of the words that are chosen first, among the numbers of the shape. */
  readonly chosen: readonly number[];
  /** Whether a remainder is chosen too, since what is divided, or the radicand, is free. */
  readonly choosesRemainder: boolean;
  /** The place of the number whose digits are worked for one after the other. */
  readonly worked: number;
  /** Whether words of so many letters can be chosen at all: there must be two steps, and no number too great. */
  readonly fits: (lengths: readonly number[], base: number) => boolean;
  /** The fewest and the most digits of the number at a place, when those that are chosen have so many. */
  readonly lengths: (place: number, lengths: readonly number[]) => readonly [number, number];
  /** How many remainders numbers of so many digits can leave, at most. */
  readonly remainders: (lengths: readonly number[], base: number) => number;
  /**
   * Fills in the numbers that follow, at their places; `share`, from 0 to below 1, chooses among the possible
   * remainders. False when there are none, or too great ones.
   */
  readonly complete: (values: Float64Array, share: number) => boolean;
  readonly calculation: (values: ArrayLike<number>) => Calculation;
}

const GREATEST = Number.MAX_SAFE_INTEGER;

/** How the numbers of a shape follow from each other. */
export function layoutNumbers(shape: LayoutShape): LayoutNumbers {
  if (shape.kind === "multiplication") return MULTIPLICATION;
  const choosesRemainder = shape.numbers[0]?.kind === "free";
  if (shape.kind === "division") return choosesRemainder ? DIVISION_FROM_QUOTIENT : DIVISION;
  return rootNumbers(shape.degree, choosesRemainder);
}

const none = (): number => 1;

const MULTIPLICATION: LayoutNumbers = {
  chosen: [0, 1],
  choosesRemainder: false,
  worked: 1,
  fits: ([above = 0, below = 0], base) => below > 1 && base ** (above + below - 2) <= GREATEST,
  lengths: (_place, [above = 0, below = 0]) => [above + below - 1, above + below],
  remainders: none,
  complete: (values) => {
    values[2] = (values[0] as number) * (values[1] as number);
    return values[2] <= GREATEST;
  },
  calculation: (values) => ({
    kind: "multiplication",
    multiplicand: BigInt(values[0] as number),
    multiplier: BigInt(values[1] as number),
  }),
};

const divisionOf = (values: ArrayLike<number>): Calculation => ({
  kind: "division",
  dividend: BigInt(values[0] as number),
  divisor: BigInt(values[1] as number),
});

const DIVISION: LayoutNumbers = {
  chosen: [0, 1],
  choosesRemainder: false,
  worked: 2,
  fits: ([dividend = 0, divisor = 0], base) => dividend > divisor && base ** (dividend - 1) <= GREATEST,
  lengths: (place, [dividend = 0, divisor = 0]) =>
    place === 2 ? [dividend - divisor, dividend - divisor + 1] : [1, divisor],
  remainders: none,
  complete: (values) => {
    const dividend = values[0] as number;
    const divisor = values[1] as number;
    if (divisor === 0 || dividend > GREATEST) return false;
    values[3] = dividend % divisor;
    values[2] = (dividend - values[3]) / divisor;
    return true;
  },
  calculation: divisionOf,
};

const DIVISION_FROM_QUOTIENT: LayoutNumbers = {
  chosen: [1, 2],
  choosesRemainder: true,
  worked: 2,
  fits: ([divisor = 0, quotient = 0], base) => quotient > 1 && base ** (divisor + quotient - 2) <= GREATEST,
  lengths: (_place, [divisor = 0]) => [1, divisor],
  remainders: ([divisor = 0], base) => base ** divisor,
  complete: (values, share) => {
    const divisor = values[1] as number;
    if (divisor === 0) return false;
    const remainder = Math.floor(divisor * share);
    values[3] = remainder;
    values[0] = divisor * (values[2] as number) + remainder;
    return values[0] <= GREATEST;
  },
  calculation: divisionOf,
};

/** Square and cube roots, of a word or with a word as the root. */
function rootNumbers(degree: 2 | 3, choosesRemainder: boolean): LayoutNumbers {
  const power = (root: number): number => root ** degree;
  const calculation = (values: ArrayLike<number>): Calculation => ({
    kind: "root",
    radicand: BigInt(values[0] as number),
    degree,
  });
  if (choosesRemainder)
    return {
      chosen: [1],
      choosesRemainder,
      worked: 1,
      fits: ([root = 0], base) => root > 1 && base ** ((root - 1) * degree) <= GREATEST,
      // At most twice a square root, which is below the base to its length; in base 2 that is one digit more.
      lengths: (_place, [root = 0]) => [1, root * (degree - 1) + 2],
      remainders: ([root = 0], base) => degree * base ** (root * (degree - 1)),
      complete: (values, share) => {
        const root = values[1] as number;
        if (power(root + 1) > GREATEST) return false;
        const remainder = Math.floor((power(root + 1) - power(root)) * share);
        values[2] = remainder;
        values[0] = power(root) + remainder;
        return true;
      },
      calculation,
    };
  return {
    chosen: [0],
    choosesRemainder,
    worked: 1,
    // A group of digits more than one for a second digit of the root.
    fits: ([radicand = 0], base) => radicand > degree && base ** (radicand - 1) <= GREATEST,
    lengths: (place, [radicand = 0]) => {
      const root = Math.ceil(radicand / degree);
      return place === 1 ? [root, root] : [1, root * (degree - 1) + 2];
    },
    remainders: none,
    complete: (values) => {
      const radicand = values[0] as number;
      if (radicand > GREATEST) return false;
      // Rounded, which is exact for numbers below 2^53 up to one more or less.
      let root = Math.round(degree === 2 ? Math.sqrt(radicand) : Math.cbrt(radicand));
      while (power(root) > radicand) root--;
      values[1] = root;
      values[2] = radicand - power(root);
      return true;
    },
    calculation,
  };
}
