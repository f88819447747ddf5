/**
 * Numbers as their digits in a base from 2 to 36: sum, root, product, reversal, length.
 *
 * All take the value of a natural number, never a string with leading zeros: reverse(120) is 21.
 * Small numbers go through doubles; large ones through toString, which is faster than dividing.
 * Not done here: letters, digit sets and printing of words.
 */

const SAFE = 9007199254740991n;

/** The digits of n >= 0 from the highest down; of 0, one 0. */
export function digitsOf(n: bigint, base: number): number[] {
  checkBase(n, base);
  if (n > SAFE) return Array.from(n.toString(base), (c) => Number.parseInt(c, 36));
  const digits: number[] = [];
  let x = Number(n);
  do {
    digits.push(x % base);
    x = Math.floor(x / base);
  } while (x > 0);
  return digits.reverse();
}

function checkBase(n: bigint, base: number): void {
  if (n < 0n) throw new RangeError("only natural numbers have digits here");
  if (!Number.isInteger(base) || base < 2 || base > 36)
    throw new RangeError("a base is a whole number from 2 to 36");
}

/** The number with these digits, from the highest down. */
export function fromDigits(digits: readonly number[], base: number): bigint {
  let value = 0n;
  let chunk = 0;
  let weight = 1;
  for (const digit of digits) {
    chunk = chunk * base + digit;
    weight *= base;
    if (weight > 1e12) {
      value = value * BigInt(weight) + BigInt(chunk);
      chunk = 0;
      weight = 1;
    }
  }
  return value * BigInt(weight) + BigInt(chunk);
}

/** The sum of the digits. */
export function digitSum(n: bigint, base: number): bigint {
  return BigInt(digitsOf(n, base).reduce((sum, digit) => sum + digit, 0));
}

/** The digit sum of the digit sum ... down to one digit: 0 for 0, else 1 + (n - 1) mod (base - 1). */
export function digitRoot(n: bigint, base: number): bigint {
  checkBase(n, base);
  return n === 0n ? 0n : 1n + ((n - 1n) % BigInt(base - 1));
}

/** The product of the digits; of 0, 0. */
export function digitProduct(n: bigint, base: number): bigint {
  const digits = digitsOf(n, base);
  if (digits.includes(0)) return 0n;
  const counts = new Array<number>(base).fill(0);
  for (const digit of digits) counts[digit] = (counts[digit] ?? 0) + 1;
  return counts.reduce((product, count, digit) => product * BigInt(digit) ** BigInt(count), 1n);
}

/** The number with the digits in reverse order. */
export function reverse(n: bigint, base: number): bigint {
  return fromDigits(digitsOf(n, base).reverse(), base);
}

/** How many digits n has; 0 has one. */
export function digitCount(n: bigint, base: number): bigint {
  return BigInt(digitsOf(n, base).length);
}

/** Whether the digits read the same backwards. */
export function isPalindrome(n: bigint, base: number): boolean {
  const digits = digitsOf(n, base);
  return digits.every((digit, i) => digit === digits[digits.length - 1 - i]);
}

/** The digits of a followed by those of b: concat(12, 0) is 120. */
export function concat(a: bigint, b: bigint, base: number): bigint {
  checkBase(a, base);
  return a * BigInt(base) ** digitCount(b, base) + b;
}
