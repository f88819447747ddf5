/** The lean ways to solve a sum give the verdict of the ordinary one, on sums that no cut has sorted out. */
import { describe, expect, test } from "vitest";
import { type Random, randomFrom } from "../../number/random.js";
import { count, first } from "../../solve.js";
import { wordTable } from "../word-table.js";
import { LeanSum } from "./lean-sum.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function randomTable(random: Random, base: number): ReturnType<typeof wordTable> {
  const letters = Math.min(LETTERS.length, 2 + random.integer(base));
  const longest = 1 + random.integer(7);
  const word = () =>
    Array.from({ length: 1 + random.integer(longest) }, () => LETTERS[random.integer(letters)]).join("");
  return wordTable(Array.from({ length: 12 }, word), base);
}

describe.each([
  { name: "columns", kernel: false },
  { name: "the linear kernel", kernel: true },
])("$name", ({ kernel }) => {
  test.each([{ times: [1, 1] }, { times: [2] }, { times: [1, 1, 1] }, { times: [3, 1] }])(
    "$times",
    ({ times }) => {
      const random = randomFrom(times.length + 10 * (times[0] ?? 0));
      const seen = { one: 0, "not-one": 0, open: 0 };
      for (let run = 0; run < 250; run++) {
        const base = run % 3 === 0 ? 10 : 2 + random.integer(15);
        const table = randomTable(random, base);
        const lean = new LeanSum(table, times, { base, allDigits: false, nodes: 1e6, kernel });
        for (let i = 0; i < 8; i++) {
          const tuple = [...times, 1].map(() => random.integer(table.words.length));
          const verdict = lean.ask(tuple);
          const words = tuple.map((n) => table.words[n] as string);
          const formula = `${times.map((n, at) => Array(n).fill(words[at]).join("+")).join("+")}=${words.at(-1)}`;
          const counted = count(formula, { base });
          // More letters than digits, or nothing but one letter: the ordinary way has its own words for that.
          const isOne = counted.complete && counted.count === 1n && lean.used.length > 1;
          expect(verdict, `${formula} in base ${base}`).toBe(isOne ? "one" : "not-one");
          seen[verdict]++;
          if (verdict !== "one") continue;
          const digits = Object.fromEntries(
            lean.used.map((letter) => [table.alphabet[letter], lean.digits[letter]]),
          );
          expect(digits).toEqual(first(formula, { base })?.digits);
        }
      }
      expect(seen.one).toBeGreaterThan(20);
      expect(seen.open).toBe(0);
    },
  );

  test("what takes too many nodes is left open", () => {
    const table = wordTable(["ABCDE", "FGHIB", "JHCAD"], 10);
    const ask = (nodes: number) =>
      new LeanSum(table, [1, 1], { base: 10, allDigits: false, nodes, kernel }).ask([0, 1, 2]);
    expect(ask(3)).toBe("open");
    expect(ask(1e6)).not.toBe("open");
  });
});

test("words beyond exact doubles", () => {
  const random = randomFrom(4);
  let [one, notOne] = [0, 0];
  for (let run = 0; run < 200; run++) {
    const base = 3 + random.integer(4);
    const times = random.pick([[1, 1], [2], [1, 1, 1], [2, 1]]);
    const numbers = times.map(() => {
      let number = 1n;
      for (let i = 25 + random.integer(20); i > 0; i--)
        number = number * BigInt(base) + BigInt(random.integer(base));
      return number;
    });
    numbers.push(numbers.reduce((sum, number, i) => sum + number * BigInt(times[i] as number), 0n));
    // Sums that are true, and some with another last digit.
    if (run % 3 === 0) numbers.push((numbers.pop() as bigint) + 1n);
    const words = numbers.map((n) => n.toString(base).replaceAll(/./g, (d) => LETTERS[Number(d)] as string));
    const table = wordTable(words, base);
    const tuple = words.map((word) => table.words.indexOf(word));
    const lean = new LeanSum(table, times, { base, allDigits: false, nodes: 1e6 });
    const verdict = lean.ask(tuple);
    const formula = `${times.map((n, at) => Array(n).fill(words[at]).join("+")).join("+")}=${words.at(-1)}`;
    const counted = count(formula, { base });
    expect(verdict, `${formula} in base ${base}`).toBe(counted.count === 1n ? "one" : "not-one");
    if (verdict === "one") one++;
    else notOne++;
    if (verdict !== "one") continue;
    const digits = Object.fromEntries(
      lean.used.map((letter) => [table.alphabet[letter], lean.digits[letter]]),
    );
    expect(digits).toEqual(first(formula, { base })?.digits);
  }
  expect(one).toBeGreaterThan(50);
  expect(notOne).toBeGreaterThan(50);
});
