import { expect, it } from "vitest";
import { ended, mistakeSentence, sentence } from "./engine-words.js";

it.each([
  ["there is nothing before =", "There is nothing before =."],
  ["no = or comparison found; did you mean A = G?", "No = or comparison found; did you mean A = G?"],
  ["two letters are equal (--equal allow)", "Two letters are equal."],
  ["äpfel", "Äpfel."],
])("makes one sentence of %j", (text, expected) => {
  expect(sentence(text)).toBe(expected);
  expect(ended(text)).toBe(expected.charAt(0).toLowerCase() + expected.slice(1));
});

it("leaves out a proposal that is an option of the command", () => {
  const mistake = { code: "syntax", message: "too many letters", span: [0, 1] } as const;
  expect(mistakeSentence({ ...mistake, hint: "use --base 16" })).toBe("Too many letters.");
  expect(mistakeSentence({ ...mistake, hint: "write A + B = C" })).toBe("Too many letters. Write A + B = C.");
  expect(mistakeSentence({ ...mistake, hint: "write A + B = C" }, false)).toBe("Too many letters.");
});
