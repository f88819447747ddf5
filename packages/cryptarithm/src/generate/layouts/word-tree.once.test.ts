/** The words that a number can be, against looking at each word. */
import { expect, test } from "vitest";
import { randomFrom } from "../../number/random.js";
import { BARRED, OPEN, UNASSIGNED } from "./layout-assignments.js";
import { WordTree } from "./word-tree.js";

const BASE = 6;
const LETTERS = 5;

/** Whether digits can be a word, one cell after the other. */
function canBe(word: readonly number[], digits: readonly number[], letterOf: readonly number[]): boolean {
  const known = [...letterOf];
  return word.every((letter, i) => {
    const digit = digits[i] as number;
    if (known[digit] === OPEN && !known.includes(letter)) known[digit] = letter;
    return known[digit] === letter;
  });
}

test("a digit that has a letter is that letter, another digit any letter that is free", () => {
  const random = randomFrom(3);
  let matches = 0;
  for (let run = 0; run < 400; run++) {
    const length = 1 + random.integer(4);
    const texts = new Set(
      Array.from({ length: 12 }, () => Array.from({ length }, () => random.integer(LETTERS)).join(" ")),
    );
    const words = [...texts].map((text) => text.split(" ").map(Number));
    const tree = new WordTree();
    for (const [i, word] of words.entries()) tree.add(word, i);
    const letterOf = new Int32Array(BASE).fill(OPEN);
    const digitOf = new Int32Array(LETTERS).fill(UNASSIGNED);
    const order = random.shuffle([0, 1, 2, 3, 4, 5]);
    for (let letter = 0; letter < random.integer(LETTERS); letter++) {
      letterOf[order[letter] as number] = letter;
      digitOf[letter] = order[letter] as number;
    }
    if (random.integer(3) === 0) letterOf[order[5] as number] = BARRED;
    const digits = Array.from({ length }, () => random.integer(BASE));
    const before = [letterOf.join(), digitOf.join()];
    const found: number[] = [];
    tree.match([9, ...digits], 1, letterOf, digitOf, (word) => {
      found.push(word);
      const letters = words[word] as number[];
      expect(digits.map((digit) => letterOf[digit])).toEqual(letters);
      expect(letters.map((letter) => digitOf[letter])).toEqual(digits);
    });
    expect([letterOf.join(), digitOf.join()]).toEqual(before);
    const expected = words.flatMap((word, i) => (canBe(word, digits, [...letterOf]) ? [i] : []));
    expect(found.sort((a, b) => a - b)).toEqual(expected);
    matches += found.length;
  }
  expect(matches).toBeGreaterThan(200);
});
