/** What makes the checker trustworthy: its size, what it stands on, and that another one agrees with it. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { secondCheck } from "../../test/second-checker.js";
import { prove } from "../prove.js";
import { verify } from "../verify.js";

const folder = new URL("./", import.meta.url);
const FILES = ["check-certificate.ts", "check-case.ts"];

describe("the checker of certificates", () => {
  const texts = FILES.map((file) => readFileSync(new URL(file, folder), "utf8"));

  test("has less than 400 lines", () => {
    expect(texts.join("").match(/\n/g)?.length).toBeLessThan(400);
  });

  test("uses no other file of this folder, and none of the search or the planner", () => {
    const imports = texts.flatMap((text) =>
      [...text.matchAll(/from "([^"]+)"/g)].map((match) => match[1] as string),
    );
    const own = imports.filter((path) => path.startsWith("./"));
    expect(new Set(own)).toEqual(new Set(["./check-case.js"]));
    for (const path of imports.filter((path) => !path.startsWith("./")))
      expect(path).toMatch(/^\.\.\/(number|syntax|semantics)\//);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(FILES));
  });
});

describe("a second checker, written from the documentation, agrees about", () => {
  test.each([
    ["A + B = C", {}],
    ["TO * TO = FLY", {}],
    ["AB * C = DE", {}],
    ["A^2 + B^2 = C^2", {}],
    ["ABC = D^E", {}],
    ["AB < CD", { base: 6 }],
    ["√AB = C; D > A", {}],
    ["AA + BB + CC = ABC", {}],
    ["A + B + C = DE", { base: 12, given: { A: [10, 11] } }],
    ["A?B = 3*CD", { distinct: "off" }],
    ["AB + CD = EF", { distinct: ["AB", "BCD"], digits: "1-6" }],
    ["CAT + WHO = CURRENT", { base: 8 }],
    ["A = B", {}],
    ["A*B = CD or A + B = CD", { leadingZero: "allow" }],
  ] as const)("%s %j", (formula, rules) => {
    const { certificate, count } = prove(formula, rules);
    expect(verify(certificate)).toMatchObject({ valid: true, count });
    expect(secondCheck(certificate)).toBe("valid");
    expect(secondCheck(certificate.replace(/"(solutions)":\["[^"]*"/, '"$1":["0"'))).not.toBe(
      /"solutions":\["/.test(certificate) ? "valid" : "",
    );
  });
});
