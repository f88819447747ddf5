/**
 * Linear equations that are hard on purpose: ten letters on ten digits, and coefficients so nearly
 * equal, with alternating signs, that bounds cut late. Nothing of a written sum is left in them,
 * neither columns nor falling powers of ten. Four kinds take turns; each number of solutions can
 * be counted by halves (`countByHalves`), which knows nothing of the engine.
 */
import type { BenchPuzzle } from "./puzzle.js";
import { Random } from "./random.js";

const LETTERS = [..."ABCDEFGHIJ"];
const SEED = 20_240_229;

/** Σ coefficients[i]·digit[i] = constant, over ten different digits. */
export interface HostileEquation {
  readonly coefficients: readonly number[];
  readonly constant: number;
}

type Kind = (random: Random) => { coefficients: number[]; planted: boolean };

const alternating = (sizes: readonly number[]): number[] =>
  sizes.map((size, i) => (i % 2 === 0 ? size : -size));

const nearEqual = (random: Random, spread: number): number[] => {
  const middle = random.between(1_000_000, 9_000_000);
  return LETTERS.map(() => middle + random.integer(spread));
};

const KINDS: readonly Kind[] = [
  (random) => ({ coefficients: alternating(nearEqual(random, 1000)), planted: true }),
  // Signs 4 : 6, so that what is nearly equal can still cancel.
  (random) => ({
    coefficients: nearEqual(random, 1000).map((size, i) => (i % 5 < 2 ? size : -size)),
    planted: false,
  }),
  (random) => ({
    coefficients: alternating(LETTERS.map(() => random.between(1, 10_000_000))),
    planted: true,
  }),
  // Two clusters with signs at random.
  (random) => {
    const [low, high] = [nearEqual(random, 50), nearEqual(random, 50)];
    const sizes = low.map((size, i) => (i < 5 ? size : (high[i] as number)));
    return { coefficients: random.shuffled(sizes.map((s) => (random.integer(2) ? s : -s))), planted: true };
  },
];

/** The first equations of the fixed sequence. */
export function hostileEquations(size: number): HostileEquation[] {
  const random = new Random(SEED);
  return Array.from({ length: size }, (_, i) => {
    const kind = KINDS[i % KINDS.length] as Kind;
    const { coefficients, planted } = kind(random);
    const digits = random.shuffled(LETTERS.keys());
    const sum = coefficients.reduce((total, c, j) => total + c * (digits[j] as number), 0);
    return { coefficients, constant: planted ? sum : 0 };
  });
}

/** The equations as puzzles, in the form `1000003*A - 1000001*B + … = 0`. */
export function hostilePuzzles(size: number): BenchPuzzle[] {
  return hostileEquations(size).map(({ coefficients, constant }, i) => {
    const terms = coefficients
      .map((c, j) => `${c < 0 ? "-" : "+"} ${Math.abs(c)}*${LETTERS[j]}`)
      .join(" ")
      .replace(/^\+ /, "")
      .replace(/^- /, "-");
    return { id: `H${String(i + 1).padStart(4, "0")}`, formula: `${terms} = ${constant}` };
  });
}

/** The number of solutions, by meeting in the middle: 252 ways to deal five digits to five letters. */
export function countByHalves({ coefficients, constant }: HostileEquation): number {
  const left = coefficients.slice(0, 5);
  const right = coefficients.slice(5);
  let count = 0;
  for (let mask = 0; mask < 1 << 10; mask++) {
    const mine = [...LETTERS.keys()].filter((digit) => (mask >> digit) & 1);
    if (mine.length !== 5) continue;
    const others = [...LETTERS.keys()].filter((digit) => !((mask >> digit) & 1));
    const sums = new Map<number, number>();
    for (const sum of arrangedSums(left, mine)) sums.set(sum, (sums.get(sum) ?? 0) + 1);
    for (const sum of arrangedSums(right, others)) count += sums.get(constant - sum) ?? 0;
  }
  return count;
}

/** Σ coefficients[i]·digit[i] for every order of the digits. */
function arrangedSums(coefficients: readonly number[], digits: readonly number[]): number[] {
  const [first, ...rest] = coefficients;
  if (first === undefined) return [0];
  return digits.flatMap((digit) => {
    const others = digits.filter((d) => d !== digit);
    return arrangedSums(rest, others).map((sum) => sum + first * digit);
  });
}
