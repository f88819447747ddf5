import { describe, expect, test } from "vitest";
import { check } from "../check.js";
import { draw } from "../draw.js";
import { explain } from "../explain.js";
import { randomFrom } from "../number/random.js";
import { prove } from "../prove.js";
import { solve } from "../solve.js";
import { parse } from "../syntax/parser.js";
import { print } from "../syntax/printer.js";
import { verify } from "../verify.js";
import { holds, isTrue } from "./evaluate.js";
import { pose } from "./pose.js";
import type { Puzzle } from "./puzzle.js";
import type { RuleOptions } from "./rules.js";

function posed(text: string, options: RuleOptions = {}): Puzzle {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.diagnostics[0]?.message}`);
  const result = pose(parsed.formula, options);
  if (!result.ok) throw new Error(`${text}: ${result.diagnostics[0]?.message}`);
  return result.puzzle;
}

/** All solutions by trying every digit for every symbol; true by the statements as they are written. */
function bruteForce(puzzle: Puzzle): string[] {
  const found: string[] = [];
  const digits: number[] = [];
  const go = (at: number): void => {
    if (at === puzzle.symbols.length) {
      if (puzzle.formula.statements.every((s) => isTrue(s, puzzle, digits) === "yes"))
        found.push(digits.join(" "));
      return;
    }
    for (const d of puzzle.symbols[at]?.domain ?? []) {
      if (puzzle.groups.some((g) => g.includes(at) && g.some((o) => o < at && digits[o] === d))) continue;
      digits[at] = d;
      go(at + 1);
    }
    digits.length = at;
  };
  go(0);
  return found;
}

describe("words with a base of their own", () => {
  test("they are printed as they are parsed", () => {
    for (const text of ["AB@7 + CD@8 = EF", "12@16 + A@2 = NOT@9", "-AB@7^2 = C! + 10@3", "?A@5 = B"]) {
      const parsed = parse(text);
      if (!parsed.ok) throw new Error(parsed.diagnostics[0]?.message);
      const printed = print(parsed.formula);
      const again = parse(printed);
      expect(again.ok && print(again.formula)).toBe(printed);
      expect(printed.replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    }
    const list = parse("AB@7 CD@8 EF");
    expect(list.ok && print(list.formula)).toBe("AB@7 + CD@8 = EF");
  });

  test("whatever is written is parsed or complained about, and what is printed is parsed as the same", () => {
    const random = randomFrom(4);
    let read = 0;
    for (let i = 0; i < 20_000; i++) {
      let text = "";
      for (let k = 1 + random.integer(6); k > 0; k--)
        text += random.pick([
          "A",
          "A@7",
          "b2@12",
          "3@4",
          " + ",
          "+",
          "b",
          "7",
          "12",
          "@",
          "@8",
          "@",
          "＠9",
          ".",
          "?",
          " ",
          "=",
          "+",
          "(",
          ")",
          "!",
          "^",
          ";",
          "²",
        ]);
      text = `${text} = C`;
      const parsed = parse(text);
      if (!parsed.ok) {
        for (const { span } of parsed.diagnostics)
          expect(span[0] >= 0 && span[0] <= span[1] && span[1] <= text.length, text).toBe(true);
        continue;
      }
      if (text.includes("@")) read++;
      const printed = print(parsed.formula);
      const again = parse(printed);
      expect(again.ok && print(again.formula), text).toBe(printed);
      expect(printed.split("@").length, text).toBe(text.split(/[@＠]/).length);
    }
    expect(read).toBeGreaterThan(300);
  });

  test("they are sums of digits times place values for search and proof", () => {
    expect(posed("AB@7 + C3@8 = EF@10 + 12@16").statements.map((s) => print(s))).toEqual([
      "(A * dec(7) + B) + (C * dec(8) + dec(3)) = EF + dec(18)",
    ]);
    expect(holds(posed("11@2 = 3 and 12@16 = 18 and 77@8 = 63"), [])).toBe("yes");
    expect(holds(posed("11@2 = 4"), [])).toBe("no");
  });

  test("their letters stand for digits of both bases, and the first is not 0", () => {
    const { symbols } = posed("AB@7 + CD@3 = EB", { base: 8 });
    const domain = (name: string): string => (symbols.find((s) => s.name === name)?.domain ?? []).join("");
    expect(["A", "B", "C", "D", "E"].map(domain)).toEqual(["123456", "0123456", "12", "012", "1234567"]);
    expect(posed("A@16 = B", { loneZero: "allow" }).symbols.map((s) => s.domain.length)).toEqual([10, 10]);
    expect(posed("A@7 = B", { loneZero: "forbid" }).symbols.map((s) => s.domain[0])).toEqual([1, 1]);
    expect(posed("AB@7 = C", { leadingZero: "allow" }).symbols[0]?.domain[0]).toBe(0);
  });

  test.each([
    ["AB@7 + CD@8 = EFG", {}],
    ["AB@7 + C@3 = BD@9", {}],
    ["AB@7 * C = DE@8", {}],
    ["ABC@4 + BCA@5 = CDB@6", { distinct: "off" }],
    ["A?@6 + ?B@7 = CA", {}],
    ["AB@16 - BA@12 = C", {}],
    ["AB@2 + C1@3 = D; A < C", { distinct: "off" }],
    ["AB@7^2 = CD@8 or A@3 = B", { distinct: ["AB"] }],
    ["AB@7 in {CA@5, 10@8}", {}],
    ["AB@9 + CD@8 = EF", { base: 6, leadingZero: "allow" }],
    ["digit_sum(AB@7) = C", {}],
    ["√AB@8 = C@7", {}],
  ] as const)("%s has the solutions of trying all digits", (text, options) => {
    const puzzle = posed(text, options);
    const expected = bruteForce(puzzle);
    expect(expected.length).toBeGreaterThan(0);
    const found = [...solve(text, { ...options, base: puzzle.base })];
    expect(found).toHaveLength(expected.length);
  });

  test("random sums of several bases have the solutions of trying all digits", () => {
    const random = randomFrom(9);
    for (let i = 0; i < 60; i++) {
      const word = () => {
        let cells = "";
        for (let k = 1 + random.integer(3); k > 0; k--) cells += random.pick([..."ABCDE"]);
        return cells + (random.integer(3) === 0 ? "" : `@${2 + random.integer(15)}`);
      };
      const text = `${word()} ${random.pick(["+", "-", "*"])} ${word()} = ${word()}`;
      const options = { distinct: random.pick(["all", "off"] as const), base: 4 + random.integer(7) };
      const puzzle = posed(text, options);
      const expected = puzzle.contradiction === undefined ? bruteForce(puzzle).length : 0;
      expect([text, options, [...solve(text, options)].length]).toEqual([text, options, expected]);
    }
  });

  test("answers are written and checked with the bases", () => {
    const text = "AB@7 + CD@8 = EFG";
    const [first] = solve(text);
    expect(first?.text).toMatch(/^\d\d@7 \+ \d\d@8 = \d\d\d$/);
    expect(check(text, first?.text ?? "").status).toBe("right");
    expect(check(text, (first?.text ?? "").replace("@7", "@8")).status).not.toBe("right");
  });

  test("an answer with a digit that a word's own base lacks is wrong, though the numbers are right", () => {
    for (const answer of ["18@7 = 15", "A=1 B=8 C=1 D=5"]) {
      const checked = check("AB@7 = CD", answer, { distinct: "off" });
      expect([checked.status, checked.status === "wrong" && checked.violations[0]?.rule]).toEqual([
        "wrong",
        "base",
      ]);
    }
  });

  test("drawings have them behind the numbers", () => {
    const text = "TEN@9 + 11@8 = NET@7";
    expect(draw(text, { format: "latex" })).toContain("}_{{9}}");
    expect(draw(text, { format: "latex" })).toContain("_{{8}}");
    expect(draw(text, { format: "mathml" })).toContain("<msub>");
    expect(draw(text, { format: "svg" })).toContain("in base 9");
    expect(draw(text, { format: "text" })).toContain("TEN@9");
  });

  test("explanations and proofs know them", () => {
    const text = "AB@7 + C@3 = BD@9";
    expect(explain(text)).toBeDefined();
    const proved = prove(text) as { certificate?: unknown };
    expect(proved.certificate).toBeDefined();
    expect(verify(proved.certificate as never)).toMatchObject({ valid: true });
  });

  test.each([
    ["AB@ = C", "own-base"],
    ["AB@1 = C", "own-base"],
    ["AB@37 = C", "own-base"],
    ["AB@07 = C", "own-base"],
    ["AB@7C = D", "own-base"],
    ["AB@C = D", "own-base"],
    ["AB @7 = C", "own-base"],
    ["(A + B)@7 = C", "own-base"],
    ["AB@7@8 = C", "own-base"],
    ["@7 = C", "own-base"],
    ["1.5@7 = C", "own-base"],
    ["12@ = C", "own-base"],
  ])("%s is a mistake", (text, code) => {
    const parsed = parse(text);
    expect(parsed.ok ? [] : parsed.diagnostics.map((d) => [d.code, d.hint !== undefined])).toEqual([
      [code, true],
    ]);
  });

  test("a digit that the base lacks is a mistake", () => {
    for (const text of ["A8@8 = C", "19@9 = C"]) {
      const parsed = parse(text);
      const result = parsed.ok ? pose(parsed.formula) : parsed;
      expect(result.ok ? "" : result.diagnostics[0]?.code).toBe("digit-not-in-base");
    }
  });
});
