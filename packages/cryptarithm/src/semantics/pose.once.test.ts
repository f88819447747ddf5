/** Rules become domains and groups; what makes no sense is a diagnostic, what leaves no room a proved verdict. */
import { describe, expect, test } from "vitest";
import { posed } from "../../test/posed.js";
import { parse } from "../syntax/parser.js";
import { pose, writtenWord } from "./pose.js";
import type { Puzzle } from "./puzzle.js";
import { printDigits, type RuleOptions, readDigits } from "./rules.js";

/** "A 1-9, B 0-9; AB" : the domain of each symbol, then the groups. */
function summary({ symbols, groups }: Puzzle): string {
  const domains = symbols.map((s) => `${s.name} ${printDigits(s.domain)}`).join(", ");
  const names = groups.map((g) => g.map((i) => symbols[i]?.name).join(""));
  return [domains, ...names].join("; ");
}

function diagnosticsOf(text: string, rules: RuleOptions) {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text} is not understood`);
  const result = pose(parsed.formula, rules);
  return result.ok ? [] : result.diagnostics;
}

describe("the rules as domains and groups", () => {
  test.each<[string, RuleOptions, string]>([
    ["AB = C", {}, "A 1-9, B 0-9, C 0-9; ABC"],
    ["AB = C", { leadingZero: "allow" }, "A 0-9, B 0-9, C 0-9; ABC"],
    ["AB = C", { loneZero: "forbid" }, "A 1-9, B 0-9, C 1-9; ABC"],
    ["AB = C", { base: 4 }, "A 1-3, B 0-3, C 0-3; ABC"],
    ["AB = C", { base: "letters" }, "A 1,2, B 0-2, C 0-2; ABC"],
    ["AB = C", { distinct: "off" }, "A 1-9, B 0-9, C 0-9"],
    ["AB = CD", { distinct: ["AB", "bcd"] }, "A 1-9, B 0-9, C 1-9, D 0-9; AB; BCD"],
    ["AB = CD", { distinct: ["A"] }, "A 1-9, B 0-9, C 1-9, D 0-9"],
    ["Ab = aB", { distinct: "case" }, "A 1-9, b 0-9, a 1-9, B 0-9; AB; ba"],
    ["Ab = aB", { case: "distinct" }, "A 1-9, b 0-9, a 1-9, B 0-9; AbaB"],
    ["Ab = aB", {}, "A 1-9, B 0-9; AB"],
    ["AB = C", { digits: "1-3,7" }, "A 1-3,7, B 1-3,7, C 1-3,7; ABC"],
    ["A? = ?", { digits: "0-2" }, "A 1,2, ?1 0-2, ?2 0-2"],
    ["?A = ?", {}, "A 0-9, ?1 1-9, ?2 0-9"],
    ["?A = ?", { loneZero: "forbid", leadingZero: "allow" }, "A 0-9, ?1 0-9, ?2 1-9"],
    ["A1 = B + 23", { literals: "reserved" }, "A 4-9, B 0,4-9; AB"],
    ["A1 = ? + 23", { literals: "reserved" }, "A 4-9, ?1 0-9"],
    ["A^2 = B", { literals: "reserved" }, "A 0,1,3-9, B 0,1,3-9; AB"],
    ["A = B", { given: { A: 3, b: { not: [1, 2] } } }, "A 3, B 0,3-9; AB"],
    ["A = B", { given: { A: [4, 5, 8] } }, "A 4,5,8, B 0-9; AB"],
    ["AB + ? = C5", { digits: "1-5!" }, "A 1-4, B 1-4, C 1-4, ?1 1-4; ABC?1"],
    ["AB = C + D", { digits: "1-4!", distinct: "off" }, "A 1-4, B 1-4, C 1-4, D 1-4; ABCD"],
    ["A = A", {}, "A 0-9"],
  ])("of %s under %o are %s", (text, rules, wanted) => {
    const puzzle = posed(text, rules);
    expect(summary(puzzle)).toBe(wanted);
    expect(puzzle.contradiction).toBeUndefined();
  });

  test("of an accented letter follow the accents rule", () => {
    expect(summary(posed("É = E"))).toBe("É 0-9, E 0-9; ÉE");
    expect(summary(posed("É = E", { accents: "fold" }))).toBe("E 0-9");
  });
});

describe("the rules that an answer carries", () => {
  const DEFAULTS = {
    base: 10,
    distinct: "all",
    leadingZero: "forbid",
    loneZero: "allow",
    literals: "free",
    digits: "0-9",
    case: "fold",
    accents: "distinct",
    given: {},
  };
  test.each<[RuleOptions, object]>([
    [{}, {}],
    [{ base: 16 }, { base: 16, digits: "0-15" }],
    [{ base: "letters" }, { base: 3, baseRule: "letters", digits: "0-2" }],
    [{ digits: "9,1 - 3,2" }, { digits: "1-3,9" }],
    [{ digits: "7-9!" }, { digits: "7-9!" }],
    [{ distinct: "case" }, { distinct: "case", case: "distinct" }],
    [{ given: { a: 3 } }, { given: { A: 3 } }],
    [{ symbols: "codepoints" }, { symbols: "codepoints" }],
  ])("for %o are the defaults and %o", (rules, difference) => {
    const text = rules.distinct === "case" ? "aB = C" : "AB = C";
    expect(posed(text, rules).rules).toEqual({ ...DEFAULTS, ...difference });
  });
});

describe("a rule that makes no sense is refused:", () => {
  test.each<[string, RuleOptions, string, string, string | undefined]>([
    [
      "AB = C",
      { base: 1 },
      "rule-base",
      'the base must be a whole number from 2 to 36, or "letters" or "find"',
      undefined,
    ],
    [
      "AB = C",
      { base: 37 },
      "rule-base",
      'the base must be a whole number from 2 to 36, or "letters" or "find"',
      undefined,
    ],
    [
      "AB = C",
      { base: 2.5 },
      "rule-base",
      'the base must be a whole number from 2 to 36, or "letters" or "find"',
      undefined,
    ],
    [
      "A = A",
      { base: "letters" },
      "rule-base",
      "the puzzle has 1 letters, and a base is a whole number from 2 to 36",
      undefined,
    ],
    [
      "A = B",
      { digits: "1-x" },
      "rule-digits",
      '"1-x" is not a list of digits',
      "write for example 0-9, 1-9 or 0,2-5",
    ],
    [
      "A = B",
      { digits: "" },
      "rule-digits",
      '"" is not a list of digits',
      "write for example 0-9, 1-9 or 0,2-5",
    ],
    [
      "A = B",
      { digits: "5-3" },
      "rule-digits",
      '"5-3" is not a list of digits',
      "write for example 0-9, 1-9 or 0,2-5",
    ],
    ["A = B", { digits: "0-10" }, "rule-digits", "base 10 has no digit 10; its digits are 0 to 9", undefined],
    ["A = B", { distinct: ["AC"] }, "rule-distinct", "the puzzle has no letter C", "its letters are A B"],
    [
      "A = B",
      { distinct: "case", case: "fold" },
      "rule-distinct",
      "distinct by case needs upper and lower case to be different letters",
      "leave out case: fold",
    ],
    ["A = B", { given: { C: 1 } }, "rule-given", "the puzzle has no letter C", "its letters are A B"],
    [
      "A = B",
      { given: { A: 10 } },
      "rule-given",
      "A cannot be 10: the digits of base 10 are 0 to 9",
      undefined,
    ],
    [
      "A = B",
      { given: { A: [1, -1] } },
      "rule-given",
      "A cannot be -1: the digits of base 10 are 0 to 9",
      undefined,
    ],
    [
      "A = B",
      { given: { A: { not: [0.5] } } },
      "rule-given",
      "A cannot be 0.5: the digits of base 10 are 0 to 9",
      undefined,
    ],
    [
      "A = 12",
      { base: 2 },
      "digit-not-in-base",
      "base 2 has no digit 2",
      "write dec(12) for a number in base ten",
    ],
    [
      "A = 0.3",
      { base: 3 },
      "digit-not-in-base",
      "base 3 has no digit 3",
      "write dec(0.3) for a number in base ten",
    ],
    ["A5 = B", { base: 4 }, "digit-not-in-base", "base 4 has no digit 5", undefined],
  ])("%s under %o: %s", (text, rules, code, message, hint) => {
    const [diagnostic, ...more] = diagnosticsOf(text, rules);
    expect(more).toEqual([]);
    expect(diagnostic).toMatchObject({ code, message, span: expect.any(Array) });
    expect(diagnostic?.hint).toBe(hint);
  });

  test("with the place of a digit that the base lacks", () => {
    expect(diagnosticsOf("A + B7 = 9", { base: 7 }).map((d) => d.span)).toEqual([
      [5, 6],
      [9, 10],
    ]);
  });

  test("but dec() may have any digit", () => {
    expect(diagnosticsOf("A = dec(9)", { base: 3 })).toEqual([]);
  });

  test("and `find` must be resolved before posing", () => {
    expect(() => diagnosticsOf("A = B", { base: "find" })).toThrow("resolved");
  });
});

describe("what leaves no room is a verdict with its reason:", () => {
  test.each<[string, RuleOptions, string]>([
    ["ABCDEF = GHIJK", {}, "impossible: 11 letters, 10 digits (--base 11 or --distinct off would allow it)."],
    [
      "ABC = D",
      { digits: "1-3" },
      "impossible: 4 letters, 3 digits that may be used (--distinct off would allow it).",
    ],
    [
      "AB = CD",
      { base: 2, distinct: ["ABC"] },
      "impossible: 3 letters, 2 digits (--base 3 or --distinct off would allow it).",
    ],
    ["A0 = A", { given: { A: 0 } }, "no digit is left for A, which starts a longer number and so is not 0."],
    ["A = B", { given: { A: [] } }, "no digit is left for A."],
    [
      "?A = 1",
      { digits: "0" },
      "no digit is left for an unknown cell, which starts a longer number and so is not 0.",
    ],
    [
      "A + B = 12",
      { given: { A: 3, B: 3 } },
      "the 2 letters A, B must differ, but only one digit is left for them: 3.",
    ],
    [
      "AX + BX = CX",
      { base: 4, digits: "0-3", given: { X: [1, 2, 3] } },
      "the 4 letters A, X, B, C must differ, but only 3 digits are left for them: 1, 2, 3.",
    ],
    ["0A = B", {}, "0A starts with a printed 0, and a number of two or more digits may not."],
    ["0? = B", {}, "0? starts with a printed 0, and a number of two or more digits may not."],
    [
      "A1 + 1 = B",
      { digits: "1-4!" },
      "the digit 1 is printed twice, but each digit must occur exactly once.",
    ],
    ["A5 = B", { digits: "1-4!" }, "the digit 5 is printed, but it is not one of the digits to be used."],
    [
      "A + B = 5",
      { digits: "1-9!" },
      "9 digits must occur exactly once each, but there are 2 letters and unknown cells, beside 1 printed digit.",
    ],
  ])("%s under %o: %s", (text, rules, reason) => {
    expect(posed(text, rules).contradiction).toBe(reason);
  });
});

describe("lists of digits", () => {
  test.each([
    ["0-9", "0-9"],
    ["0,2-5", "0,2-5"],
    ["1-9!", "1-9!"],
    [" 1 - 3 , 7 ", "1-3,7"],
    ["5,4,3", "3-5"],
    ["0-9,10-11", "0-11"],
    ["1,2", "1,2"],
    ["7", "7"],
  ])("%s are read and written as %s", (text, written) => {
    const read = readDigits(text);
    expect(read && printDigits(read.digits, read.exactlyOnce)).toBe(written);
  });

  test.each(["", "a", "1-", "-1", "1--2", "3-1", "36", "100", "!", "1!2"])(
    "%o are not understood",
    (text) => {
      expect(readDigits(text)).toBeUndefined();
    },
  );
});

test("a word is written with ? for its unknown cells", () => {
  expect([...posed("A1? = B").places.keys()].map(writtenWord)).toEqual(["A1?", "B"]);
});

test("takes a number of any length", () => {
  const parsed = parse(`A + ${"9".repeat(300_000)} = B`);
  expect(parsed.ok && pose(parsed.formula, {}).ok).toBe(true);
});
