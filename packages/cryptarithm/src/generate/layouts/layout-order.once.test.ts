/** Each number once, over all parts together, in an order that is no count. */
import { expect, test } from "vitest";
import { randomFrom } from "../../number/random.js";
import { SpreadOrder } from "./layout-order.js";

test("all parts together have each number once, and some of them are sorted in the same order", () => {
  for (const [total, parts] of [
    [1, 1],
    [1, 7],
    [2, 3],
    [90, 1],
    [90, 1000],
    [5040, 1000],
    [30_240, 7],
  ] as const) {
    const random = randomFrom(total);
    const order = new SpreadOrder(total, random);
    const found: number[] = [];
    for (let part = 0; part < parts; part++) found.push(...order.part(part, parts));
    expect(found.length).toBe(total);
    expect(new Set(found).size).toBe(total);
    expect(Math.max(...found)).toBe(total - 1);
    const some = found.filter(() => random.integer(3) === 0);
    expect(order.sorted(random.shuffle(some))).toEqual(some);
    if (total > 1000) expect(found).not.toEqual([...found].sort((a, b) => a - b));
  }
});

test("the greatest totals stay exact", () => {
  const total = 2 ** 52;
  const numbers = new SpreadOrder(total, randomFrom(1)).part(999, 1000);
  const seen = new Set<number>();
  for (let i = 0; i < 1000; i++) {
    const { value } = numbers.next();
    expect(Number.isInteger(value) && value !== undefined && value < total && value >= 0).toBe(true);
    seen.add(value as number);
  }
  expect(seen.size).toBe(1000);
});
