/**
 * All tiers, in the order in which they are reported.
 */
import { CORPUS, readPuzzles } from "./corpus.js";
import { hardKinds } from "./hard-kinds.js";
import { hostilePuzzles } from "./hostile.js";
import { layoutPuzzles } from "./layouts.js";
import { isLinearFormula } from "./linear-formula.js";
import { hardBases, manyAddends } from "./long-sums.js";
import { NAMED, PREDICATES } from "./named.js";
import type { Tier } from "./puzzle.js";
import { SEEDS } from "./seeds.js";

const MANY = 700_000;

export const TIERS: readonly Tier[] = [
  {
    name: "seeds",
    why: "The 79 formulas that the project began with: what people really write, of every kind.",
    puzzles: () => SEEDS,
  },
  {
    name: "nonlinear",
    why: "The 27 seed formulas that are not one linear equation: what solvers for sums cannot do.",
    puzzles: () => SEEDS.filter(({ formula }) => !isLinearFormula(formula)),
  },
  {
    name: "sums",
    why: "6,000 sums of 2 to 41 words with one solution each: the everyday work, as a generator meets it.",
    summedUp: true,
    puzzles: () => readPuzzles(CORPUS).map((puzzle) => ({ count: 1, ...puzzle })),
  },
  {
    name: "hard-sums",
    why: "Three sums with as many letters as base 15 or 16 has digits: the largest trees a sum has.",
    puzzles: hardBases,
  },
  {
    name: "hostile",
    why: "1,000 linear equations whose coefficients defeat bounds: the worst case, not the usual one.",
    summedUp: true,
    puzzles: () => hostilePuzzles(1000),
  },
  {
    name: "addends",
    why: "A sum of 199 words: reading and planning must not cost more than the search.",
    puzzles: manyAddends,
  },
  {
    name: "named",
    why: "Five puzzles that each need one idea of their own, and are slow for a solver without it.",
    puzzles: () => NAMED,
  },
  {
    name: "predicates",
    why: "Ten letters under yes/no conditions, where there is no arithmetic to shorten the way.",
    puzzles: () => PREDICATES,
  },
  {
    name: "counts",
    why: "The seed formulas with more than 700,000 solutions: counting must not mean listing.",
    puzzles: () => SEEDS.filter(({ count }) => (count ?? 0) > MANY),
  },
  {
    name: "hard-kinds",
    why: "About forty puzzles of every other kind, so that none is left to brute force unseen.",
    puzzles: hardKinds,
  },
  {
    name: "layouts",
    why: "Written-out calculations, published and famous: many unknown digits in many rows.",
    puzzles: layoutPuzzles,
  },
];

/** The tiers of these names, all when there are none; throws for a name that does not exist. */
export function tiersNamed(names: readonly string[]): readonly Tier[] {
  const unknown = names.find((name) => !TIERS.some((tier) => tier.name === name));
  if (unknown !== undefined)
    throw new Error(`there is no tier ${unknown}; there are ${TIERS.map((tier) => tier.name).join(", ")}`);
  return names.length === 0 ? TIERS : TIERS.filter((tier) => names.includes(tier.name));
}
