/** In how many ways symbols can be given digits, when those of a group must differ and nothing else matters. */

/** A symbol: the digits that it may have, and the groups that it is in. */
export interface Choice {
  readonly digits: readonly number[];
  readonly groups: readonly number[];
}

/**
 * The number of ways: with the fewest choices first, each symbol loses one digit to each one before it that
 * it must differ from. Undefined where that rule does not count: when those before it may be equal to each
 * other, or have digits that are none of its own.
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

const mustDiffer = (a: Choice, b: Choice): boolean => a.groups.some((group) => b.groups.includes(group));
