import { expect, it } from "vitest";
import { readCalculation } from "./read-calculation.js";

const read = (text: string, base = 10) => {
  const found = readCalculation(text, base);
  return found.ok ? found.calculation : found.diagnostic;
};

it("finds results and compares those that are given", () => {
  expect(read("567+1085")).toMatchObject({ kind: "sum", result: 1652n });
  expect(read(" 900 − 20 + 3 = 883 ")).toMatchObject({ kind: "sum", result: 883n });
  for (const text of ["289*34", "289 × 34 = 9826", "289x34", "289·34="])
    expect(read(text)).toMatchObject({ kind: "product", factors: [289n, 34n], result: 9826n });
  for (const text of ["7375428/1254=5881 r 654", "7375428 ÷ 1254 = 5881 R 654", "7375428:1254=5881r654"])
    expect(read(text)).toMatchObject({ kind: "division", result: 5881n, remainder: 654n });
  for (const text of ["√150", "sqrt(150) = 12 r 6", "sqrt 150 = 12 rem 6"])
    expect(read(text)).toMatchObject({ kind: "root", degree: 2, result: 12n, remainder: 6n });
  expect(read("cbrt(12977875)=235")).toMatchObject({ degree: 3, result: 235n, remainder: 0n });
  expect(read("∛9")).toMatchObject({ degree: 3, result: 2n, remainder: 1n });
});

it("reads the digits of other bases", () => {
  expect(read("1A2+b3=295", 12)).toMatchObject({ result: BigInt(Number.parseInt("295", 12)) });
  expect(read("101*11=1111", 2)).toMatchObject({ result: 15n });
});

it.each([
  ["12+13=26", 10, "calculation-false", "12+13 is 25", [6, 8]],
  ["50/7=7", 10, "calculation-false", "50/7 is 7 r 1", [5, 6]],
  ["49/7=7 r 1", 10, "calculation-false", "49/7 is 7", [5, 10]],
  ["77+1=101", 8, "calculation-false", "77+1 is 100", [5, 8]],
  ["12+A3", 10, "calculation-digit", "A is no digit", [3, 4]],
  ["12+18", 8, "calculation-digit", "base 8 has no digit 8", [4, 5]],
  ["1G+2", 16, "calculation-digit", "base 16 has no digit G", [1, 2]],
  ["007+5", 10, "calculation-digit", "007 begins with 0", [0, 3]],
  ["3-5+4", 10, "calculation-negative", "3-5 is negative", [2, 3]],
  ["3/0", 10, "calculation-zero-divisor", "nothing can be divided by 0", [2, 3]],
  ["2*3+4", 10, "calculation-form", "several kinds of signs, or more than one calculation", [3, 4]],
  ["8/2/2", 10, "calculation-form", "several kinds of signs, or more than one calculation", [3, 4]],
  ["1+2=3=3", 10, "calculation-form", "the calculation goes on behind its result", [5, 6]],
  ["1+", 10, "calculation-form", "here a number is missing", [2, 2]],
  ["", 10, "calculation-form", "here a number is missing", [0, 0]],
  ["12", 10, "calculation-form", "this is no sum, difference, product, division or root", [2, 2]],
  ["1.5+2", 10, "calculation-form", "numbers here are whole", [1, 2]],
  ["1 & 2", 10, "calculation-form", "& has no meaning in a calculation", [2, 3]],
])("says what is wrong with %j in base %d", (text, base, code, message, span) => {
  expect(read(text, base)).toMatchObject({ code, message, span });
});

it("understands nothing that it should not, and never throws", () => {
  for (const text of ["√", "=", "r", "1 2", "(1+2)*3", "√√4", "🂡", "9".repeat(300), "1=1"])
    expect(readCalculation(text, 10).ok).toBe(false);
});
