/**
 * Counts the solutions of one linear equation whose symbols need not differ, such as
 * ????? + ????? = ??????, without trying any: the symbols are added one after the other, small
 * coefficients first, and what is kept is how many ways lead to each sum. What the larger
 * coefficients cannot make up, and what they do not divide, is dropped at once, so that after
 * each column only a few carries are left.
 */
import type { Condition } from "../plan/condition.js";
import { EXACT_LIMIT } from "../plan/emitter.js";
import type { Puzzle } from "../semantics/puzzle.js";

interface Item {
  readonly coefficient: number;
  readonly domain: readonly number[];
}

/** Σ coefficient·digit + constant = 0 over symbols that may be equal, small coefficients first. */
export interface FreeSum {
  readonly items: readonly Item[];
  readonly constant: number;
}

/** The free sum that a puzzle is, if it is one that doubles hold exactly. */
export function freeSum(
  { symbols, groups, base }: Puzzle,
  conditions: readonly Condition[],
): FreeSum | undefined {
  const linear = conditions.length === 1 ? conditions[0]?.linear : undefined;
  if (linear?.operator !== "=" || groups.length > 0) return undefined;
  let size = Math.abs(Number(linear.constant));
  const items = symbols.map(({ domain }, s) => {
    const coefficient = Number(linear.coefficients.get(s) ?? 0n);
    size += Math.abs(coefficient) * (base - 1);
    return { coefficient, domain };
  });
  if (!(size < EXACT_LIMIT)) return undefined;
  items.sort((a, b) => Math.abs(a.coefficient) - Math.abs(b.coefficient));
  return { items, constant: Number(linear.constant) };
}

/** More sums than these at a time are no saving. */
const MOST_SUMS = 10_000;

export interface FreeCount {
  readonly count: bigint;
  /** Each sum that was made counts as a node. */
  readonly nodes: number;
}

/** The number of solutions; undefined when there are too many different sums on the way. */
export function countFreeSum({ items, constant }: FreeSum): FreeCount | undefined {
  const rest = restsOf(items);
  let ways = new Map<number, bigint>([[constant, 1n]]);
  let nodes = 0;
  for (const [i, { coefficient, domain }] of items.entries()) {
    const { least, greatest, divisor } = rest[i + 1] as Rest;
    const next = new Map<number, bigint>();
    for (const [sum, count] of ways) {
      for (const digit of domain) {
        nodes++;
        const reached = sum + coefficient * digit;
        if (reached + least > 0 || reached + greatest < 0) continue;
        if (divisor === 0 ? reached !== 0 : reached % divisor !== 0) continue;
        next.set(reached, (next.get(reached) ?? 0n) + count);
      }
    }
    if (next.size > MOST_SUMS) return undefined;
    ways = next;
  }
  return { count: ways.get(0) ?? 0n, nodes };
}

/** What the items from one on can add, and what divides all of it. */
interface Rest {
  readonly least: number;
  readonly greatest: number;
  readonly divisor: number;
}

function restsOf(items: readonly Item[]): Rest[] {
  const rests: Rest[] = [{ least: 0, greatest: 0, divisor: 0 }];
  for (let i = items.length - 1; i >= 0; i--) {
    const { coefficient, domain } = items[i] as Item;
    const ends = [coefficient * (domain[0] ?? 0), coefficient * (domain[domain.length - 1] ?? 0)];
    const after = rests[0] as Rest;
    rests.unshift({
      least: after.least + Math.min(...ends),
      greatest: after.greatest + Math.max(...ends),
      divisor: gcd(Math.abs(coefficient), after.divisor),
    });
  }
  return rests;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
