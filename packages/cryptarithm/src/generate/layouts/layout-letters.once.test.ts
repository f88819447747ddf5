/** Letters for digits without a word. */
import { expect, test } from "vitest";
import { splitLetters } from "../../syntax/symbols.js";
import { moreLetters } from "./layout-letters.js";

test("there are enough, each once, in the alphabet of the words, and each is a letter of its own", () => {
  for (const words of ["SENDMORY", "МОЛКРВА", "ΣΠΙΤ", "ÄÖÜ", "שלום", ""]) {
    for (const base of [2, 10, 16, 31]) {
      const letters = moreLetters([...words], base);
      expect(letters.length).toBeGreaterThanOrEqual(base);
      expect(new Set(letters).size).toBe(letters.length);
      for (const letter of letters) expect(splitLetters(letter)).toEqual([letter]);
    }
  }
  expect(moreLetters([..."SEND"], 10).join("")).toMatch(/^[A-Z]+$/);
  expect(moreLetters([..."SEND"], 10).join("")).not.toMatch(/[IOQX]/);
  expect(moreLetters([..."ДВА"], 10).join("")).toMatch(/^\p{Script=Cyrillic}+$/u);
  expect(moreLetters([..."ΔΥΟ"], 10).join("")).toMatch(/^\p{Script=Greek}+$/u);
});
