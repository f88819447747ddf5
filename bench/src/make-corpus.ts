/**
 * `bench make-corpus`: writes corpus/sums.txt anew, 6,000 sums of made-up words with exactly one
 * solution when every word begins with a digit other than 0. The mixture is that of sums which
 * generators make from word lists: mostly ten letters, some nine or eight; half have up to six
 * addends, the longest 41. The engine only decides which candidates have one solution, so the file
 * is the same whatever the planner does.
 */
import { writeFileSync } from "node:fs";
import { count } from "cryptarithm";
import { CORPUS, SUM_RULES } from "./corpus.js";
import { plantedSum } from "./planted-sum.js";
import { Random } from "./random.js";

const SIZE = 6000;
const SEED = 6000;
/** One of these, each equally likely. */
const ADDENDS: readonly (readonly [least: number, greatest: number])[] = [
  [2, 2],
  [2, 2],
  [3, 3],
  [3, 3],
  [4, 4],
  [4, 4],
  [5, 5],
  [6, 7],
  [8, 16],
  [17, 20],
  [21, 41],
];
const LETTERS = [10, 10, 10, 10, 10, 10, 10, 9, 9, 8];

export function makeCorpus(): string {
  const random = new Random(SEED);
  const sums = new Set<string>();
  while (sums.size < SIZE) {
    const [least, greatest] = random.pick(ADDENDS);
    const sum = plantedSum(random, {
      base: 10,
      letters: random.pick(LETTERS),
      addends: random.between(least, greatest),
      shortest: 2,
      longest: random.between(5, 9),
    });
    if (count(sum, SUM_RULES).count === 1n) sums.add(sum);
  }
  writeFileSync(CORPUS, `${[...sums].join("\n")}\n`);
  return `${CORPUS}: ${sums.size} sums`;
}
