/**
 * Puzzles that stand for a technique: each needs one idea, and without it takes a thousand times
 * longer. Counts are those of exhaustive searches.
 */
import type { BenchPuzzle } from "./puzzle.js";

export const NAMED: readonly BenchPuzzle[] = [
  { id: "quotients", formula: "NORTH / SOUTH = EAST / WEST", count: 1 },
  { id: "squares", formula: "AYH^2 + BEE^2 = SEE^2", count: 1 },
  { id: "root", formula: "MON-EY = EVIL^(1/2)", count: 6 },
  { id: "values", formula: "(2 * BE or not 2 * BE) = THE + QUES-TION", count: 158 },
  {
    id: "chain",
    formula:
      "ONE < TWO < THREE < SEVEN - THREE < THREE + TWO < THREE + THREE < SEVEN < SEVEN + ONE < THREE * THREE",
    count: 1094,
  },
];

export const PREDICATES: readonly BenchPuzzle[] = [
  { id: "two primes", formula: "is_prime(ABCDE) and is_prime(FGHIJ)", count: 29352 },
  { id: "prime, square, sevens", formula: "is_prime(ABC) and is_square(DEFG) and HIJ % 7 = 0", count: 459 },
];
