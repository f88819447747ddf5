/** Digits for letters by number: each way once, and for keys those in which they are spelt. */
import { describe, expect, test } from "vitest";
import { SpeltKeys } from "../spelt-keys.js";
import { type Assignments, BARRED, freeAssignments, keyAssignments, OPEN } from "./layout-assignments.js";

function all({ count, write }: Assignments, base: number, letters: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const letterOf = new Int32Array(base);
    const digitOf = new Int32Array(letters).fill(-1);
    write(index, letterOf, digitOf);
    for (const [digit, letter] of letterOf.entries()) if (letter >= 0) expect(digitOf[letter]).toBe(digit);
    expect(digitOf.filter((digit) => digit >= 0).length).toBe(
      letterOf.filter((letter) => letter >= 0).length,
    );
    return letterOf.join(" ");
  });
}

test("every way to give different digits to letters comes once", () => {
  for (const [letters, base, count] of [
    [[3], 2, 2],
    [[0, 2], 3, 6],
    [[4, 1, 0], 5, 60],
    [[0, 1, 2, 3], 4, 24],
  ] as const) {
    const assignments = freeAssignments(letters, base);
    expect(assignments.isWhole).toBe(true);
    const found = all(assignments, base, 5);
    expect(new Set(found).size).toBe(count);
    expect(found.length).toBe(count);
    for (const text of found) {
      const given = text.split(" ").map(Number);
      expect(given.filter((letter) => letter !== OPEN).sort()).toEqual([...letters].sort());
    }
  }
});

test("more ways than can be counted are not whole, but can be written", () => {
  const assignments = freeAssignments([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 31);
  expect([assignments.isWhole, assignments.count]).toEqual([false, 2 ** 52]);
  const letterOf = new Int32Array(31);
  assignments.write(2 ** 52 - 1, letterOf, new Int32Array(13));
  expect(letterOf.filter((letter) => letter !== OPEN).length).toBe(13);
});

describe("keys", () => {
  test("are exactly the ways in which their letters spell them", () => {
    for (const [keys, base] of [
      [["ABCD"], 4],
      [["ABC"], 4],
      [["AB", "CBA"], 5],
      [["DCBA", "AD"], 6],
    ] as const) {
      const numbers = keys.map((key) => Int32Array.from(key, (letter) => "ABCD".indexOf(letter)));
      const found = new Set(all(keyAssignments(numbers, base), base, 4));
      const spelt = new SpeltKeys(keys, base);
      const expected = new Set<string>();
      // Every way to give each digit one of four letters or none.
      for (let n = 0; n < 5 ** base; n++) {
        const letterOf = Array.from({ length: base }, (_, digit) => (Math.floor(n / 5 ** digit) % 5) - 1);
        const letters = letterOf.filter((letter) => letter >= 0);
        if (new Set(letters).size < letters.length) continue;
        const digits = letterOf.flatMap((letter, digit) => (letter < 0 ? [] : [["ABCD"[letter], digit]]));
        if (spelt.of(Object.fromEntries(digits)) !== undefined)
          expected.add(letterOf.map((letter) => (letter < 0 ? BARRED : letter)).join(" "));
      }
      expect(found).toEqual(expected);
    }
  });
});
