/** Each number once, over all parts together, in an order that is no count. */
import { expect, test } from "vitest";
import { randomFrom } from "../number/random.js";
import { spreadNumbers } from "./layout-order.js";

test("all parts together have each number once", () => {
  for (const [total, parts] of [
    [1, 1],
    [1, 7],
    [2, 3],
    [90, 1],
    [90, 1000],
    [5040, 1000],
    [30_240, 7],
  ] as const) {
    const found: number[] = [];
    for (let part = 0; part < parts; part++)
      found.push(...spreadNumbers(total, [part, parts], randomFrom(total)));
    expect(found.length).toBe(total);
    expect(new Set(found).size).toBe(total);
    expect(Math.max(...found)).toBe(total - 1);
  }
});

test("the greatest totals stay exact", () => {
  const total = 2 ** 52;
  const numbers = spreadNumbers(total, [999, 1000], randomFrom(1));
  const seen = new Set<number>();
  for (let i = 0; i < 1000; i++) {
    const { value } = numbers.next();
    expect(Number.isInteger(value) && value !== undefined && value < total && value >= 0).toBe(true);
    seen.add(value as number);
  }
  expect(seen.size).toBe(1000);
});
