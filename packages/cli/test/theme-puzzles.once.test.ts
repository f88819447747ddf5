/** The themes of the words package are there to make puzzles of; this holds each of them to it. */
import { generate } from "cryptarithm";
import { THEMES, themeWords } from "cryptarithm-words";
import { expect, test } from "vitest";

test.each(THEMES.map(({ name }) => name))(
  "%s has words for a hundred sums with one solution",
  async (name) => {
    const words = await themeWords(name);
    const puzzles = [...generate({ words, limit: 100 })];
    expect(puzzles).toHaveLength(100);
    for (const { formula } of puzzles)
      for (const word of formula.match(/[A-Z]+/g) ?? []) expect(words).toContain(word);
  },
);
