import { expect, it } from "vitest";
import { Mistake } from "./calculation-tokens.js";
import { readNumberFormula } from "./number-formula.js";

/** The formula with `#` for each number that becomes a word. */
function marked(text: string, base = 10, options: Parameters<typeof readNumberFormula>[2] = {}): string {
  const { text: read, numbers } = readNumberFormula(text, base, options);
  let written = "";
  let at = 0;
  for (const { span } of [...numbers].sort((a, b) => a.span[0] - b.span[0])) {
    written += `${read.slice(at, span[0])}#`;
    at = span[1];
  }
  return written + read.slice(at);
}

it("leaves exponents and degrees as they are, and what is kept", () => {
  expect(marked("12^2 + 5^2 = 13^2")).toBe("#^2 + #^2 = #^2");
  expect(marked("2^-3 * 8 = 1")).toBe("#^-3 * # = #");
  expect(marked("root(81, 4) = 3")).toBe("root(#, 4) = #");
  expect(marked("12^2 = 144", 10, { exponents: "letters" })).toBe("#^# = #");
  expect(marked("12²=144", 10, { exponents: "letters" })).toBe("#^# = #");
  expect(marked("2 * 345 + 7 = 697", 10, { keep: ["2", " 697 "] })).toBe("2 * # + # = 697");
  expect(marked("12 + dec(20) = 2A", 12)).toBe("# + dec(20) = #");
  expect(marked("(1A2 + b3) * 2", 12)).toBe("(# + #) * # = #");
});

it.each([
  ["12*3+1=38", 10, "calculation-false", "12*3+1 is 37", [7, 9]],
  ["3 + 4 = 7; 7*2=15", 10, "calculation-false", "7*2 is 14", [15, 17]],
  ["3+4=7 and 7*2=15", 10, "calculation-false", "7*2 is 14", [14, 16]],
  ["is_prime(91)", 10, "calculation-false", "is_prime(91) is not true", [0, 12]],
  ["12/(4-4)=3", 10, "calculation-false", "12/(4-4) has no value", [0, 8]],
  ["(4-4)^-1", 10, "calculation-form", "(4-4)^-1 has no value", [0, 8]],
  ["(1+2)/4", 10, "calculation-decimals", "(1+2)/4 is 0.75, which is not whole", [0, 7]],
  ["(1+2)/7", 10, "calculation-decimals", "(1+2)/7 is 3/7, which is no finite decimal", [0, 7]],
  ["(1+2)/3^2", 3, "digit-not-in-base", "base 3 has no digit 3", [6, 7]],
  [
    "√2+1",
    10,
    "calculation-decimals",
    "√2+1 is about 2.4142136, which is neither whole nor a fraction",
    [0, 4],
  ],
  ["(1-2)*3", 10, "calculation-negative", "(1-2)*3 is negative: -3", [0, 7]],
  ["0.5^2*4=1", 10, "calculation-decimals", "a number with decimals stands in a formula", [0, 3]],
  ["(97+A)=99", 10, "calculation-digit", "A is no digit", [4, 5]],
  ["(1G+2)*2", 16, "calculation-digit", "base 16 has no digit G", [2, 3]],
  ["(1?+2)*2=26", 10, "calculation-digit", "? is no digit", [2, 3]],
  ["(1+2", 10, "bracket-not-closed", "", [0, 1]],
  ["9^9^9", 10, "calculation-form", "9^9^9 is about 10^369693099, which is too large", [0, 5]],
  ["2^1000", 10, "calculation-form", "2^1000 has 302 digits, which is too long for a puzzle", [0, 6]],
  ["12 = 12", 10, "calculation-form", "nothing is calculated here", [0, 7]],
] as const)("says what is wrong with %j in base %d", (text, base, code, message, span) => {
  let mistake: unknown;
  try {
    readNumberFormula(text, base, {});
  } catch (error) {
    if (error instanceof Mistake) mistake = error.diagnostic;
    else throw error;
  }
  expect(mistake).toMatchObject({ code, message: expect.stringContaining(message), span });
});
