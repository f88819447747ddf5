/** The search by columns agrees with trying all digits, in words far beyond exact doubles, and with the lean check. */
import { expect, test } from "vitest";
import { type Random, randomFrom } from "../../number/random.js";
import { wordTable } from "../word-table.js";
import { LeanSum } from "./lean-sum.js";
import { LongSum } from "./long-sum.js";

const NODES = 1_000_000;

/** The solutions, up to 2, by giving each letter each digit. */
function byTrying(words: readonly string[], base: number): Map<string, number>[] {
  const letters = [...new Set(words.join(""))];
  const found: Map<string, number>[] = [];
  const digits = new Map<string, number>();
  const numberOf = (word: string): bigint =>
    [...word].reduce((n, letter) => n * BigInt(base) + BigInt(digits.get(letter) ?? 0), 0n);
  const bind = (i: number): void => {
    const letter = letters[i];
    if (letter === undefined) {
      if (words.some((word) => word.length > 1 && digits.get(word[0] as string) === 0)) return;
      const total = words.slice(0, -1).reduce((n, word) => n + numberOf(word), 0n);
      if (total === numberOf(words.at(-1) as string)) found.push(new Map(digits));
      return;
    }
    for (let digit = 0; digit < base && found.length < 2; digit++) {
      if ([...digits.values()].includes(digit)) continue;
      digits.set(letter, digit);
      bind(i + 1);
      digits.delete(letter);
    }
  };
  if (letters.length <= base) bind(0);
  return found;
}

/** A sum of numbers in which letters stand for digits, with one letter changed at times. */
function randomSum(random: Random, base: number, longest: number): string[] {
  const numbers = Array.from({ length: 2 + random.integer(3) }, () => {
    let number = 1n + BigInt(random.integer(base - 1));
    for (let i = random.integer(longest); i > 0; i--)
      number = number * BigInt(base) + BigInt(random.integer(base));
    return number;
  });
  numbers.push(numbers.reduce((a, b) => a + b, 0n));
  const names = random.shuffle([..."ABCDEFG"]);
  const words = numbers.map((n) => n.toString(base).replaceAll(/./g, (d) => names[Number(d)] as string));
  if (random.integer(3) > 0) return words;
  const at = random.integer(words.length);
  const word = words[at] as string;
  const changed = random.integer(word.length);
  return words.with(at, word.slice(0, changed) + random.pick(names) + word.slice(changed + 1));
}

test("long words: the same verdict and the same digits as trying", () => {
  const random = randomFrom(8);
  let one = 0;
  let notOne = 0;
  for (let run = 0; run < 400; run++) {
    const base = 2 + random.integer(5);
    const words = randomSum(random, base, run % 2 === 0 ? 50 : 4);
    const allDigits = random.integer(5) === 0;
    const expected = byTrying(words, base);
    const table = wordTable(words, base);
    const tuple = words.map((word) => table.words.indexOf(word));
    if (tuple.includes(-1)) continue;
    const sum = new LongSum(table, words.length - 1, { base, allDigits, nodes: NODES });
    const isOne = expected.length === 1 && (!allDigits || expected[0]?.size === base);
    expect(sum.ask(tuple), `${base}: ${words}`).toBe(isOne ? "one" : "not-one");
    if (isOne) {
      one++;
      for (const [letter, digit] of expected[0] ?? [])
        expect(sum.digits[table.alphabet.indexOf(letter)]).toBe(digit);
    } else notOne++;
  }
  expect(one).toBeGreaterThan(50);
  expect(notOne).toBeGreaterThan(50);
});

test("base ten: the same as the lean check, and nodes that run out leave it open", () => {
  const random = randomFrom(9);
  const word = () =>
    Array.from({ length: 3 + random.integer(4) }, () => "ABCDEFGHIJ"[random.integer(10)]).join("");
  const table = wordTable(Array.from({ length: 300 }, word), 10);
  const options = { base: 10, allDigits: false, nodes: NODES };
  const [lean, long] = [new LeanSum(table, [1, 1, 1], options), new LongSum(table, 3, options)];
  const short = new LongSum(table, 3, { ...options, nodes: 3 });
  let [one, open] = [0, 0];
  for (let run = 0; run < 3000; run++) {
    const tuple = Array.from({ length: 4 }, () => random.integer(table.words.length));
    const verdict = lean.ask(tuple);
    expect(long.ask(tuple)).toBe(verdict);
    if (verdict === "one") {
      one++;
      for (const letter of new Set(tuple.flatMap((i) => [...(table.letters[i] as Int32Array)])))
        expect(long.digits[letter]).toBe(lean.digits[letter]);
    }
    const early = short.ask(tuple);
    if (early === "open") open++;
    else expect(early).toBe(verdict);
  }
  expect(one).toBeGreaterThan(5);
  expect(open).toBeGreaterThan(100);
  expect(long.searched).toBeGreaterThan(0);
});
