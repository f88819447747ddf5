import { describe, expect, it } from "vitest";
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

it("reads decimals, which are kept without their points", () => {
  expect(read("12.5*0.8=10")).toMatchObject({ factors: [125n, 8n], decimals: [1, 1], result: 1000n });
  expect(read("12.5 + 0.85 - 3 = 10.35")).toMatchObject({ kind: "sum", result: 1035n });
  expect(read("1.50-0.5=1")).toMatchObject({ result: 100n });
  expect(read("7.25/5")).toMatchObject({ dividend: 725n, decimals: 2, result: 145n, resultDecimals: 2 });
  expect(read("3/8=0.375")).toMatchObject({ dividend: 3n, result: 375n, resultDecimals: 3, remainder: 0n });
  expect(read("22/7=3.14 r 2")).toMatchObject({ result: 314n, remainder: 2n });
  expect(read("√2.25=1.5")).toMatchObject({ radicand: 225n, decimals: 2, result: 15n, resultDecimals: 1 });
  expect(read("√2=1.414 r 604")).toMatchObject({ result: 1414n, resultDecimals: 3, remainder: 604n });
  expect(readCalculation("22/7", 10, { decimals: 2 })).toMatchObject({
    calculation: { result: 314n, remainder: 2n },
  });
});

it("reads divisions in a row, and higher roots", () => {
  expect(read("43271/8/7 = 772 r 4")).toMatchObject({
    kind: "stacked-division",
    divisors: [8n, 7n],
    result: 772n,
    remainders: [7n, 4n],
  });
  expect(read("4√81=3")).toMatchObject({ kind: "root", degree: 4, result: 3n, remainder: 0n });
  expect(read("4√10000=10", 3)).toMatchObject({ kind: "root", degree: 4, result: 3n, remainder: 0n });
});

it("reads everything else as a formula, and finds its result", () => {
  const text = (calculation: string): unknown => {
    const found = read(calculation);
    return "text" in found ? found.text : found;
  };
  expect(text("12^2")).toBe("12^2 = 144");
  expect(text("(1+2)*3=")).toBe("(1 + 2) * 3 = 9");
  expect(text("12²=144")).toBe("12²=144");
  expect(text("3!+4!=30")).toBe("3! + 4! = 30");
  expect(text("12+34=46 and 46*2=92")).toBe("12+34=46 and 46*2=92");
  expect(text("12-34=-22")).toBe("12 - 34 = -22");
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
  ["3-5+1", 10, "calculation-negative", "3-5+1 is negative", [4, 5]],
  ["3/0", 10, "calculation-zero-divisor", "nothing can be divided by 0", [2, 3]],
  ["2*3+4=11", 10, "calculation-false", "2*3+4 is 10", [6, 8]],
  ["1+2=3=4", 10, "calculation-false", "3 = 4 is false", [6, 7]],
  ["22/7=3.14", 10, "calculation-false", "22/7 is 3.14 r 2", [5, 9]],
  ["√2=1.41", 10, "calculation-false", "√2 is 1.41 r 119", [3, 7]],
  [
    "7.25/0.5",
    10,
    "calculation-decimals",
    "a divisor has no decimals when a division is written out",
    [5, 8],
  ],
  ["1.5*2*3", 10, "calculation-decimals", "a product of more than two numbers has no decimals here", [6, 7]],
  ["8.5/2/2", 10, "calculation-decimals", "several divisions in a row have no decimals here", [6, 7]],
  ["1√9", 10, "calculation-form", "the degree of a root is a whole number from 2 to 99", [0, 1]],
  ["(12+3", 10, "bracket-not-closed", "", [0, 1]],
  ["1+", 10, "calculation-form", "here a number is missing", [2, 2]],
  ["", 10, "calculation-form", "here a number is missing", [0, 0]],
  ["12", 10, "calculation-form", "this is no sum, difference, product, division or root", [2, 2]],
  ["1,5+2", 10, "calculation-form", "numbers are written without commas; a decimal point is .", [1, 2]],
  ["1 & 2", 10, "spelling", "& is not an operator", [2, 3]],
])("says what is wrong with %j in base %d", (text, base, code, message, span) => {
  expect(read(text, base)).toMatchObject({ code, message: expect.stringContaining(message), span });
});

describe("what is too long", () => {
  const MANY = 300_000;
  it.each([
    ["a number", `${"9".repeat(MANY)}+1`, [0, MANY]],
    ["a result", `1+1=${"9".repeat(MANY)}`, [4, MANY + 4]],
    ["a number of a formula", `2!+${"9".repeat(MANY)}`, [3, MANY + 3]],
    ["decimals", `0.${"9".repeat(MANY)}*2`, [2, MANY + 2]],
    ["other digits", `${"９".repeat(MANY)}+1`, [0, MANY]],
    ["a sum", `1${"+1".repeat(MANY / 2)}`, [5000, MANY + 1]],
    ["spaces", `1+1${" ".repeat(MANY)}1`, [5000, MANY + 4]],
    ["spaces in front", `${" ".repeat(MANY)}1+1 1`, [5000, MANY + 5]],
  ])("is told at once of %s", (_, text, span) => {
    const start = performance.now();
    expect(read(text)).toMatchObject({ code: "calculation-long", span });
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it("is no number of 200 digits", () => {
    expect(readCalculation(`${"9".repeat(200)}+1`, 10).ok).toBe(true);
    expect(read(`${"9".repeat(201)}+1`)).toMatchObject({ code: "calculation-long", span: [0, 201] });
  });
});

it("understands nothing that it should not, and never throws", () => {
  for (const text of ["√", "=", "r", "1 2", "(1+2)*", "√√4", "🂡", "9".repeat(300), "1=1"])
    expect(readCalculation(text, 10).ok).toBe(false);
});
