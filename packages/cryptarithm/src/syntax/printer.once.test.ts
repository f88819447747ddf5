import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Cell, Expression, SetLiteral } from "./ast.js";
import { FUNCTION_ENTRIES } from "./functions.js";
import { type ParseOptions, parse } from "./parser.js";
import { print } from "./printer.js";

const FUZZ = process.env.CRYPTARITHM_FUZZ;
const RUNS = Number(FUZZ ?? 2000);
// The same cases each time, unless one goes looking for more.
const SEED = FUZZ === undefined ? { seed: 1 } : {};

/** A tree as text that leaves out the spans, and the numbers of unknown cells, which are given by appearance. */
const shape = (tree: unknown): string =>
  JSON.stringify(tree, (key, value) => (key === "span" || key === "index" ? undefined : value));

/** Prints, parses and prints again; answers the text if both are the same. */
function roundTrip(tree: Expression, options: ParseOptions): string {
  const text = print(tree);
  const parsed = parse(text, options);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.diagnostics)}`);
  expect(shape(parsed.formula.statements), text).toBe(shape([tree]));
  expect(print(parsed.formula)).toBe(text);
  return text;
}

const span = [0, 0] as const;
const word = (letters: string): Expression => ({
  kind: "word",
  cells: [...letters].map(
    (letter): Cell =>
      letter === "?" ? { kind: "unknown", index: 0, span } : { kind: "letter", letter, span },
  ),
  span,
});
const numeral = (whole: string): Expression => ({
  kind: "numeral",
  whole,
  fraction: "",
  decimal: false,
  span,
});
const negate = (operand: Expression): Expression => ({ kind: "negate", operand, span });
const not = (operand: Expression): Expression => ({ kind: "not", operand, span });
const equal = (first: Expression, operand: Expression | SetLiteral): Expression => ({
  kind: "relation",
  first,
  links: [{ operator: operand.kind === "set" ? "in" : "=", operand }],
  span,
});
const sum = (...operands: Expression[]): Expression => ({
  kind: "sum",
  terms: operands.map((operand) => ({ operator: "+", operand })),
  span,
});

describe("canonical text", () => {
  test.each([
    ["send+more==money", "SEND + MORE = MONEY"],
    ["A−B·C÷D//E mod F is 1", "A - B * C / D // E % F = 1"],
    ["A**B ** 2 <> C²", "A^B^2 != C^2"],
    ["(A+B)+C = ((D))", "(A + B) + C = D"],
    ["(A^B)^C = (-A)^2", "(A^B)^C = (-A)^2"],
    ["-(A^2) = -(-A)", "-A^2 = --A"],
    ["(√A)! = √(A!)", "(√A)! = √A!"],
    ["√(A^2) = (√A)^2", "√(A^2) = √A^2"],
    ["A! = B and C!≠D", "A! = B and C! != D"],
    ["A = (not B)", "A = (not B)"],
    ["not (not A = B)", "not not A = B"],
    ["not (A = B and C = D)", "not (A = B and C = D)"],
    ["(A = B or C = D) and E = F", "(A = B or C = D) and E = F"],
    ["(A < B) < C < (D < E)", "(A < B) < C < (D < E)"],
    ["A∈{1,(B=C),gcd( D,E )}", "A in {1, B = C, gcd(D, E)}"],
    ["A = B\nC = D, E = F;", "A = B; C = D; E = F"],
    ["SEND MORE MONEY", "SEND + MORE = MONEY"],
    ["_□? = dec ( 20 ) + 0.50", "??? = dec(20) + 0.50"],
    ["A * -B = C - -D", "A * -B = C - -D"],
    ["-A * B = (-(A * B))", "-A * B = -(A * B)"],
    ["A^-B^C = 2", "A^-B^C = 2"],
    ["٣A = １２", "3A = 12"],
    ["is_prime(A) && odd(B) || even(C)", "is_prime(A) and odd(B) or even(C)"],
  ])("%j is printed as %s", (text, canonical) => {
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.diagnostics));
    expect(print(parsed.formula)).toBe(canonical);
    expect(parse(canonical)).toMatchObject({ ok: true });
  });

  test("words that look like operators keep their meaning", () => {
    const options: ParseOptions = { case: "distinct" };
    expect(roundTrip(equal(sum(word("or"), word("not")), word("is")), options)).toBe("or + (not) = is");
    expect(roundTrip(not(equal(word("in"), word("not"))), options)).toBe("not in = (not)");
    expect(roundTrip(equal(word("not"), negate(word("sum"))), options)).toBe("(not) = -sum");
  });

  test("not stands in front of a bracket where a minus would make it a word", () => {
    expect(roundTrip(not(equal(negate(word("A")), word("B"))), {})).toBe("not (-A = B)");
    expect(roundTrip(not(equal(sum(negate(word("A")), word("B")), word("B"))), {})).toBe("not (-A + B = B)");
    expect(roundTrip(equal(not(negate(word("A"))), word("B")), {})).toBe("(not (-A)) = B");
  });

  test("symbols that would run into one are kept apart", () => {
    for (const pair of [
      ["ᄀ", "ᅡ"],
      ["🇩", "🇪"],
    ]) {
      const cells = pair.map((letter): Cell => ({ kind: "letter", letter, span }));
      roundTrip(equal({ kind: "word", cells, span }, numeral("1")), {});
    }
  });

  test("the letters can be replaced by digits", () => {
    const parsed = parse("SEND+M?RE=MONEY");
    if (!parsed.ok) throw new Error("not parsed");
    const digits = "SENDMORY";
    const letter = (cell: Cell): string =>
      cell.kind === "letter" ? String(digits.indexOf(cell.letter)) : "x";
    expect(print(parsed.formula, { letter })).toBe("0123 + 4x61 = 45217");
  });

  test("trees are printed however deep or wide they are", () => {
    let deep = word("A");
    for (let i = 0; i < 100_000; i++) deep = sum(deep, word("B"));
    expect(print(deep)).toHaveLength(1 + 100_000 * 6 - 2);
    expect(print(sum(...Array.from({ length: 100_000 }, () => word("A"))))).toHaveLength(399_997);
  });
});

describe("compact text", () => {
  test.each([
    ["√(A + B)! = C^2 * D_", "sqrt((A+B)!)=C**2*D_"],
    ["A! = B", "A! =B"],
    ["A! != B", "A!!=B"],
    ["PLUTO not in {PLANETS, 1}", "PLUTO not in {PLANETS,1}"],
    ["A = 1 or B = 2; ∛C = D", "A=1 or B=2;cbrt(C)=D"],
  ])("%s is %s", (text, compact) => {
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.diagnostics));
    expect(print(parsed.formula, { compact: true })).toBe(compact);
    const again = parse(compact);
    expect(again.ok && print(again.formula, { compact: true })).toBe(compact);
  });
});

/** Random expressions of all kinds; `letters` are the keys of the words. */
function expressions(letters: readonly string[]): fc.Arbitrary<Expression> {
  const digits = fc.stringMatching(/^(0|[1-9][0-9]{0,2})$/);
  const cell: fc.Arbitrary<Cell> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(...letters).map((letter): Cell => ({ kind: "letter", letter, span })),
    },
    { weight: 1, arbitrary: fc.nat(9).map((value): Cell => ({ kind: "digit", value, span })) },
    { weight: 1, arbitrary: fc.constant<Cell>({ kind: "unknown", index: 0, span }) },
  );
  const words = fc
    .array(cell, { minLength: 1, maxLength: 4 })
    .filter((cells) => cells.some(({ kind }) => kind !== "digit"))
    .map((cells): Expression => ({ kind: "word", cells, span }));
  const keywords = fc
    .constantFrom("or", "and", "is", "in", "not", "mod", "sum", "len", "dec")
    .map((text) => word(letters.includes("n") ? text : text.toUpperCase()));
  const numerals = fc
    .record({
      whole: digits,
      fraction: fc.oneof(fc.constant(""), fc.constantFrom("5", "05")),
      decimal: fc.boolean(),
    })
    .map((parts): Expression => ({ kind: "numeral", ...parts, span }));
  return fc.letrec<{ any: Expression; operands: Expression[] }>((tie) => {
    const any = tie("any");
    const list = fc.array(any, { minLength: 2, maxLength: 4 });
    const set = fc
      .array(any, { minLength: 1, maxLength: 3 })
      .map((members): SetLiteral => ({ kind: "set", members, span }));
    const link = fc.oneof(
      fc.record({ operator: fc.constantFrom("=", "!=", "<", "<=", ">", ">=" as const), operand: any }),
      fc.record({ operator: fc.constantFrom("in", "not in" as const), operand: set }),
    );
    const called = fc
      .constantFrom(...FUNCTION_ENTRIES.filter(({ name }) => name !== "dec" && name !== "range"))
      .chain((entry) =>
        fc
          .array(any, { minLength: entry.arity[0], maxLength: Math.min(entry.arity[1], 3) })
          .chain((operands) =>
            fc.boolean().map((ranged): Expression => {
              const [first, ...rest] = operands;
              if (!ranged || !entry.takesRange || first === undefined)
                return { kind: "call", name: entry.name, operands, span };
              const range: Expression = { kind: "call", name: "range", operands: [first], span };
              return { kind: "call", name: entry.name, operands: [range, ...rest], span };
            }),
          ),
      );
    return {
      operands: list,
      any: fc.oneof(
        { maxDepth: 5, depthSize: "small" },
        words,
        keywords,
        numerals,
        any.map(negate),
        any.map(not),
        any.map((operand): Expression => ({ kind: "factorial", operand, span })),
        fc
          .record({ degree: fc.constantFrom(2, 3 as const), operand: any })
          .map((parts): Expression => ({ kind: "radical", ...parts, span })),
        fc
          .record({ base: any, exponent: any })
          .map((parts): Expression => ({ kind: "power", ...parts, span })),
        list.chain((operands) =>
          fc.array(fc.constantFrom("+", "-" as const), { minLength: 4, maxLength: 4 }).map(
            (signs): Expression => ({
              kind: "sum",
              terms: operands.map((operand, i) => ({ operator: i === 0 ? "+" : (signs[i] ?? "+"), operand })),
              span,
            }),
          ),
        ),
        list.chain((operands) =>
          fc.array(fc.constantFrom("*", "/", "//", "%" as const), { minLength: 4, maxLength: 4 }).map(
            (signs): Expression => ({
              kind: "product",
              factors: operands.map((operand, i) => ({
                operator: i === 0 ? "*" : (signs[i] ?? "*"),
                operand,
              })),
              span,
            }),
          ),
        ),
        fc
          .record({ first: any, links: fc.array(link, { minLength: 1, maxLength: 3 }) })
          .map((parts): Expression => ({ kind: "relation", ...parts, span })),
        list.map((operands): Expression => ({ kind: "and", operands, span })),
        list.map((operands): Expression => ({ kind: "or", operands, span })),
        called,
      ),
    };
  }).any;
}

describe("random trees", () => {
  const cases = [
    {
      options: {},
      letters: ["A", "B", "É", "К", "ß", "J\u030c", "○", "😀", "🇩🇪", "🇩", "ᄀ", "ᅡ", "가", "1\u20e3", "漢"],
    },
    { options: { case: "distinct" } as const, letters: [..."notrisandmA"] },
    { options: { symbols: "codepoints" } as const, letters: ["A", "न", "🇩", "🇪", "漢"] },
  ];
  test.each(cases)("are the same after printing and parsing: $options", ({ options, letters }) => {
    fc.assert(
      fc.property(expressions(letters), (tree) => {
        roundTrip(equal(tree, word("A")), options);
        roundTrip(not(equal(tree, word("A"))), options);
      }),
      { numRuns: Math.ceil(RUNS / cases.length), ...SEED },
    );
  });
});
