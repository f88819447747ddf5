/** Every published puzzle of `cases/` is proved, and its certificate certifies exactly the known solutions. */
import { answer, prove, type RuleOptions, verify } from "cryptarithm";
import { describe, expect, test } from "vitest";
import { readCases } from "./cases.js";

const ROWS = [...readCases("seeds"), ...readCases("puzzles")];

describe("a published puzzle", () => {
  test.each(ROWS)(
    "$id: $formula is proved to have $count solutions",
    ({ formula, rules, count, solutions }) => {
      const proof = prove(formula, rules);
      expect(proof).toMatchObject({ status: "proved", count: BigInt(count) });
      const verified = verify(proof.certificate, { formula, ...rules });
      expect(verified).toMatchObject({ valid: true, count: BigInt(count) });
      if (!verified.valid || count > 1000) return;
      const digits = verified.solutions.map((solution) => solution.digits);
      expect(digits).toEqual(firstDigits(formula, rules));
      if (count > 10) return;
      for (const known of solutions ?? []) expect(digits).toContainEqual(known);
    },
  );
});

function firstDigits(formula: string, rules: RuleOptions = {}) {
  const found = answer(formula, rules);
  return found.status === "invalid" ? [] : found.solutions.map((solution) => solution.digits);
}

describe("many solutions", () => {
  test.each([
    ["ALL + GLITTERS is not GOLD", {}, 2_903_040],
    ["PLUTO not in {PLANETS}", {}, 3_265_920],
    ["ONE < TWO and FOUR < FIVE", {}, 725_760],
    ["A + B + C + D + E + F = GH", { distinct: "off" }, 994_995],
    ["???+???=????", {}, 489_600],
    ["ABCDE < FGHIJ", {}, 1_451_520],
  ] as const)("of %s %j, %i, are counted and not listed", (formula, rules, count) => {
    const { certificate } = prove(formula, rules);
    expect(verify(certificate, { formula, ...rules })).toMatchObject({
      valid: true,
      count: BigInt(count),
      solutions: [],
    });
    expect(certificate.length).toBeLessThan(10_000);
  });
});

describe("of other kinds, a puzzle", () => {
  test.each([
    ["more letters than digits", "ABCDEFGHIJK = A", {}],
    ["alternatives", "SEND + MORE = MONEY or SEND - MORE = MONEY", {}],
    ["towers", "A^B^C = D^E", { distinct: ["ABC"] }],
    ["functions", "is_prime(AB); is_square(BA + C)", {}],
    ["roots", "√AB + √CD = EF", { distinct: "off" }],
    ["a base looked for", "EIN + EIN = ZWEI", { base: "find" }],
    ["as many digits as letters", "AB + AC = DBC", { base: "letters" }],
    ["double keys", "Ab + aB = CCc", { distinct: "case" }],
    ["each digit once", "AB * C = DE; DE + FG = HI", { digits: "1-9!" }],
    ["groups that overlap", "AB + BC = CD", { distinct: ["ABC", "BCD"] }],
    ["numbers beyond doubles", "ABABABABABABABABABABAB + C = ABABABABABABABABABABAD", {}],
    ["nothing open", "2 + 2 = 4", {}],
    ["nothing open and wrong", "2 + 2 = 5", {}],
  ] as const)("with %s is proved: %s", (_, formula, rules) => {
    const found = answer(formula, rules);
    const { certificate } = prove(formula, rules);
    const verified = verify(certificate, { formula, ...rules });
    expect(verified).toMatchObject({ valid: true, count: found.status === "invalid" ? -1n : found.count });
  });

  test("that takes longer than its limits is unfinished, and has no certificate", () => {
    const nodes = prove("ABCDEFGHIJ % 11 = 0", { nodes: 1000 });
    expect(nodes).toMatchObject({ status: "unfinished", certificate: "" });
    const aborted = prove("AB * CD = EF * GH", { signal: { aborted: true } });
    expect(aborted).toMatchObject({ status: "unfinished", certificate: "" });
    const started = performance.now();
    expect(prove("ABCDEFGHIJ % 11 = 0", { milliseconds: 300 }).status).toBe("unfinished");
    expect(performance.now() - started).toBeLessThan(3000);
  });

  test("with an assignment that cannot be decided is unfinished", () => {
    const formula = "A^A^A^A^A^A = A^A^A^A^A^A + 1/A^A^A^A^A^A^A";
    const found = answer(formula, { given: { A: [8, 9] } });
    const proof = prove(formula, { given: { A: [8, 9] } });
    expect(proof.status).toBe(found.status === "unfinished" ? "unfinished" : "proved");
  });

  test("that is not understood has diagnostics", () => {
    expect(prove("2(MORE) = MONEY")).toMatchObject({ status: "invalid", certificate: "" });
    expect(prove("2(MORE) = MONEY").diagnostics).toHaveLength(1);
  });
});
