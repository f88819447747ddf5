/** The canonical form does not see names of letters and order of addends, and sees everything else. */
import { expect, test } from "vitest";
import { randomFrom } from "../../number/random.js";
import { canonicalForm } from "./canonical-form.js";

const once = (...words: string[]) => words.map((letters) => ({ letters, times: 1 }));

test("names and order do not count", () => {
  const form = canonicalForm(once("SEND", "MORE"), "MONEY");
  expect(form).toBe(canonicalForm(once("MORE", "SEND"), "MONEY"));
  expect(form).toBe(canonicalForm(once("BACE", "DIFA"), "DICAG"));
  expect(form).not.toBe(canonicalForm(once("BACE", "DIFA"), "DICAB"));
});

test("how often a word is added counts", () => {
  expect(canonicalForm([{ letters: "AB", times: 2 }], "ACD")).toBe("2*0.1=0.2.3");
  expect(canonicalForm(once("AB"), "ACD")).not.toBe(canonicalForm([{ letters: "AB", times: 2 }], "ACD"));
});

test("random names and orders of the same sum", () => {
  const random = randomFrom(5);
  for (let run = 0; run < 500; run++) {
    const word = () => Array.from({ length: 1 + random.integer(4) }, () => random.integer(6));
    const addends = Array.from({ length: 2 + random.integer(3) }, () => ({
      letters: word(),
      times: 1 + random.integer(2),
    }));
    const sum = word();
    const names = random.shuffle(["a", "b", "c", "d", "e", "f"]);
    const rename = (letters: number[]) => letters.map((letter) => names[letter] as string);
    const renamed = random
      .shuffle(addends)
      .map(({ letters, times }) => ({ letters: rename(letters), times }));
    expect(canonicalForm(renamed, rename(sum))).toBe(canonicalForm(addends, sum));
  }
});
