/** Sets of digits as the bits of a number: bit d is set when d is in the set. */

/** How many digits a set has. */
export function size(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The smallest digit of a set that is not empty. */
export const least = (set: number): number => 31 - Math.clz32(set & -set);

/** The greatest digit of a set that is not empty. */
export const greatest = (set: number): number => 31 - Math.clz32(set);

/** Whether a set has exactly one digit. */
export const isSingle = (set: number): boolean => set !== 0 && (set & (set - 1)) === 0;

/** The set of one digit. */
export const only = (digit: number): number => 1 << digit;

/** The digits of a set, ascending. */
export function digitsIn(set: number): number[] {
  const digits: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) digits.push(least(rest));
  return digits;
}

/** The set of the digits from `from` to `to`. */
export function digitsBetween(from: number, to: number): number {
  let set = 0;
  for (let d = Math.max(0, from); d <= Math.min(31, to); d++) set |= 1 << d;
  return set;
}
