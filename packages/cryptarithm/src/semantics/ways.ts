/**
 * In how many ways symbols can be given digits, counted without trying them: when those of a group must
 * differ and nothing else matters, and when they need not differ but one sum must come out.
 */
import { commonDivisor } from "../number/common-divisor.js";

/** An open symbol: the digits that it may have, the groups that it is in. */
export interface Choice {
  readonly digits: readonly number[];
  readonly groups: readonly number[];
}

const mustDiffer = (a: Choice, b: Choice): boolean => a.groups.some((group) => b.groups.includes(group));

/**
 * The number of ways when nothing but the groups matters: with the fewest choices first, each symbol loses
 * one digit to each one before it that it must differ from. Undefined where that rule does not count: when
 * those before it may be equal to each other, or have digits that are none of its own.
 */
export function waysToChoose(choices: readonly Choice[]): bigint | undefined {
  const sorted = [...choices].sort((a, b) => a.digits.length - b.digits.length);
  let ways = 1n;
  for (const [k, choice] of sorted.entries()) {
    const before = sorted.slice(0, k).filter((other) => mustDiffer(other, choice));
    if (before.some((a) => a.digits.some((digit) => !choice.digits.includes(digit)))) return undefined;
    if (before.some((a, i) => before.slice(0, i).some((b) => !mustDiffer(a, b)))) return undefined;
    ways *= BigInt(Math.max(0, choice.digits.length - before.length));
  }
  return ways;
}

/** Partial sums that are kept at once. */
const MOST_SUMS = 20_000;

/**
 * The number of ways in which coefficient times digit add up to a target, for symbols that need not differ
 * (else undefined). The smallest coefficients come first, and a partial sum is dropped when the common
 * divisor of the others excludes the target: in a written sum, column by column with carries.
 */
export function waysToSum(
  target: number,
  coefficients: readonly number[],
  choices: readonly Choice[],
): bigint | undefined {
  if (choices.some((a, i) => choices.some((b, j) => j < i && mustDiffer(a, b)))) return undefined;
  const parts = choices.map(({ digits }, i) => ({ digits, c: coefficients[i] as number }));
  parts.sort((a, b) => Math.abs(a.c) - Math.abs(b.c));
  const divisors = parts.map((_, i) => parts.slice(i + 1).reduce((d, { c }) => commonDivisor(d, c), 0));
  let sums = new Map([[0, 1n]]);
  for (const [i, { c, digits }] of parts.entries()) {
    const next = new Map<number, bigint>();
    const divisor = divisors[i] as number;
    for (const [sum, ways] of sums) {
      for (const digit of digits) {
        const more = sum + c * digit;
        if (divisor === 0 ? more !== target : (target - more) % divisor !== 0) continue;
        next.set(more, (next.get(more) ?? 0n) + ways);
      }
    }
    if (next.size > MOST_SUMS) return undefined;
    sums = next;
  }
  return sums.get(target) ?? 0n;
}
