import { expect, it } from "vitest";
import { randomFrom } from "../number/random.js";
import { fewestGivens } from "./fewest-givens.js";

type Digits = Record<string, number>;

/** Some letters, and solutions of which the first one is meant. */
function solutionsOf(seed: number): Digits[] {
  const random = randomFrom(seed);
  const letters = "ABCDEFG".slice(0, 1 + random.integer(7));
  const texts = new Set<string>();
  for (let i = 0; i < 1 + random.integer(30); i++)
    texts.add(Array.from(letters, () => random.integer(3)).join(""));
  return [...texts].map((text) =>
    Object.fromEntries([...text].map((digit, i) => [letters[i], Number(digit)])),
  );
}

const agrees = (solution: Digits, given: Digits): boolean =>
  Object.entries(given).every(([letter, digit]) => solution[letter] === digit);

/** All smallest choices, by trying every set of letters. */
function byTrial([own = {}, ...others]: readonly Digits[]): Digits[] {
  const letters = Object.keys(own);
  const enough: string[][] = [];
  for (let set = 1; set < 1 << letters.length; set++) {
    const choice = letters.filter((_, i) => set & (1 << i));
    const given = Object.fromEntries(choice.map((letter) => [letter, own[letter] as number]));
    if (!others.some((other) => agrees(other, given))) enough.push(choice);
  }
  const size = Math.min(...enough.map((choice) => choice.length));
  return enough
    .filter((choice) => choice.length === size)
    .map((choice) => Object.fromEntries(choice.map((letter) => [letter, own[letter] as number])));
}

it("finds all smallest choices, and asks less than for all of them", () => {
  let asked = 0;
  let sets = 0;
  for (let seed = 0; seed < 200; seed++) {
    const solutions = solutionsOf(seed);
    const [own = {}, ...others] = solutions;
    if (others.length === 0) continue;
    sets += (1 << Object.keys(own).length) - 1;
    const found = fewestGivens(own, (given) => {
      asked++;
      return others.find((other) => agrees(other, given)) ?? "one";
    });
    const key = (given: Digits): string => JSON.stringify(Object.entries(given).sort());
    expect(found?.least).toBe(true);
    expect(found?.choices.map(key).sort()).toEqual(byTrial(solutions).map(key).sort());
  }
  expect(asked).toBeLessThan(sets / 2);
});

it("says what is not proved when a limit ends it, and never takes it for enough", () => {
  for (let seed = 0; seed < 100; seed++) {
    const solutions = solutionsOf(seed);
    const [own = {}, ...others] = solutions;
    if (others.length === 0) continue;
    const [smallest = {}] = byTrial(solutions);
    for (let limit = 0; limit < 20; limit++) {
      let left = limit;
      const found = fewestGivens(own, (given) =>
        left-- > 0 ? (others.find((other) => agrees(other, given)) ?? "one") : undefined,
      );
      for (const given of found?.choices ?? []) {
        expect(others.some((other) => agrees(other, given))).toBe(false);
        if (found?.least) expect(Object.keys(given)).toHaveLength(Object.keys(smallest).length);
      }
    }
  }
});
