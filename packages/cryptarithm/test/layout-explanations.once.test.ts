/**
 * Written-out calculations are explained to their end, in steps that the independent checker accepts, and in
 * sentences that name rows and cells; and their certificates prove what they claim.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cellNames } from "../src/deduce/setting/cell-names.js";
import { drawnLayout } from "../src/deduce/tell/drawn-layout.js";
import { type Explanation, explain } from "../src/explain.js";
import { hint } from "../src/hint.js";
import type { Hint } from "../src/hint-answer.js";
import { readPuzzle } from "../src/layout/read-puzzle.js";
import { checkExplanation } from "../src/proof/check-explanation.js";
import { prove } from "../src/prove.js";
import { posedAs } from "../src/reasoning.js";
import type { StatedStep, StatedStretch } from "../src/semantics/explanation.js";
import type { RuleOptions } from "../src/semantics/rules.js";
import type { Formula } from "../src/syntax/ast.js";
import { verify } from "../src/verify.js";

interface LayoutCase {
  readonly id: string;
  readonly layout: readonly string[];
  readonly count: number;
}

const casesIn = (file: string): LayoutCase[] =>
  readFileSync(new URL(`./cases/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LayoutCase);

const CASES = casesIn("layouts.jsonl");
const FAMOUS = casesIn("famous-layouts.jsonl");
/** A division with 113 blanks takes a search, and no simple tree proves it. */
const LARGEST = "twelve-by-eight";
const LONG = 180_000;

/** A division of which one digit is known, "the solitary seven". */
const SOLITARY_SEVEN = [
  "       ?7???",
  "------------",
  "???)????????",
  "    ????",
  "------------",
  "      ???",
  "      ???",
  "------------",
  "      ????",
  "       ???",
  "------------",
  "        ????",
  "        ????",
  "------------",
  "           0",
].join("\n");
const SMALL = ["  ?52?", "x   3?", "~~~~~", "  ?0?8", " 4??2", "~~~~~", " 4?7?8"].join("\n");
const LETTERS = CASES.find(({ id }) => id === "C281")?.layout.join("\n") ?? "";

const LAYOUT: RuleOptions = { layout: true };

function explained(text: string, options: Parameters<typeof explain>[1] = {}): Explanation {
  const found = explain(text, { ...LAYOUT, ...options });
  if (found.status === "invalid") throw new Error(found.diagnostics[0]?.message);
  return found;
}

function hinted(text: string, options: Parameters<typeof hint>[1] = {}): Hint {
  const found = hint(text, { ...LAYOUT, ...options });
  if (found.status === "invalid") throw new Error(found.diagnostics[0]?.message);
  return found;
}

function* stepsOf({ steps, end }: StatedStretch): Generator<StatedStep> {
  for (const step of steps) {
    yield step;
    for (const inner of step.cases ?? []) yield* stepsOf(inner);
  }
  if (end.kind === "fork") for (const inner of end.cases) yield* stepsOf(inner);
}

const textsOf = (stretch: StatedStretch): string[] =>
  [...stepsOf(stretch)].flatMap(({ title, text = "" }) => [title, text]);

function formulaOf(text: string): Formula {
  const read = readPuzzle(text, LAYOUT);
  if (!read.ok) throw new Error(read.diagnostics[0]?.message);
  return read.formula;
}

describe("an explanation of a written-out calculation", () => {
  test.each([...CASES, ...FAMOUS])(
    "$id comes to its end, and every step is right",
    ({ id, layout, count }) => {
      const text = layout.join("\n");
      const explanation = explained(text);
      expect(explanation).toMatchObject({
        status: "solved",
        explained: true,
        table: id === LARGEST,
        count: BigInt(count),
      });
      const checked = checkExplanation(posedAs(text, LAYOUT, explanation), explanation);
      expect(checked).toMatchObject({ ok: true, complete: true });
      expect(checked.ok && checked.solutions.length * checked.standsFor).toBe(count);
    },
    LONG,
  );

  test.each(CASES)("$id is told in each language, with a name for every cell", ({ layout }) => {
    for (const language of ["en", "de"] as const) {
      for (const text of textsOf(explained(layout.join("\n"), { language })))
        expect(text).not.toMatch(/[?{}]|undefined/);
    }
  });

  test("names rows, columns and cells", () => {
    const { steps, names } = explained(SMALL);
    expect(names?.["?1"]).toBe("a");
    expect(steps[0]?.title).toBe("b = 4, k1′ = 1");
    expect(steps[0]?.text).toBe("Units of the second partial product: 3 × b = 12.");
    expect(steps[0]?.facts[0]?.claim).toEqual({ letter: "?2", digits: [4] });
    expect(textsOf({ steps, end: { kind: "open" } }).join(" ")).toContain(
      "of the sum of the partial products",
    );
    const german = explained(SMALL, { language: "de" });
    expect(german.steps[0]?.text).toBe("Einer im zweiten Teilprodukt: 3 × b = 12.");
  });

  test("says why a quotient has a 0, and tells remainders from products", () => {
    const { steps } = explained(CASES.find(({ id }) => id === "C287")?.layout.join("\n") ?? "");
    const zero = steps.find(({ rule }) => rule === "digit-without-a-row");
    expect(zero?.text).toContain("More than one digit is brought down at once");
    expect(zero?.title).toMatch(/^[a-z]₂? = 0$/);
  });

  test("is bent nowhere without being refused", () => {
    const explanation = explained(SOLITARY_SEVEN);
    const puzzle = posedAs(SOLITARY_SEVEN, LAYOUT, explanation);
    for (const at of explanation.steps.keys()) {
      const without = { ...explanation, steps: explanation.steps.filter((_, i) => i !== at) };
      expect(checkExplanation(puzzle, without).ok, `without step ${at + 1}`).toBe(false);
    }
  });

  test("of no solution says why, and of too many solutions that there are too many", () => {
    const none = explained(["   ?1?", "x   3?", "~~~~~", "  ?0?8", " 4??2", "~~~~~", " 4?7?9"].join("\n"));
    expect(none).toMatchObject({ status: "none", explained: true });
    const many = explained(["  ???", "x  ??", "~~~~~", " ????", "????", "~~~~~", "?????"].join("\n"), {
      milliseconds: 5000,
    });
    expect(many.explained).toBe(false);
    expect(many.count > 1000n).toBe(true);
  });
});

describe("the drawing beside an explanation", () => {
  test("has a letter in each blank, and digits where they are known", () => {
    const formula = formulaOf(SMALL);
    expect(drawnLayout(formula).join("\n")).toContain("a52b");
    expect(drawnLayout(formula, new Map([["?2", 4]])).join("\n")).toContain("a524");
    expect(drawnLayout(formula).join("")).not.toContain("?");
    expect(drawnLayout({ ...formula, layout: undefined } as unknown as Formula)).toEqual([]);
  });

  test("uses no letter of a carry or of the puzzle, and numbers them when the alphabet is used up", () => {
    const names = [...cellNames(formulaOf(SOLITARY_SEVEN)).values()];
    expect(new Set(names).size).toBe(names.length);
    expect(names.some((name) => /^[cklqo]/.test(name))).toBe(false);
    expect(names[21]).toBe("a₂");
  });
});

describe("a hint on a written-out calculation", () => {
  test("says in which row to look", () => {
    expect(hinted(SMALL).sentence).toBe("Look at the units of the second partial product.");
    expect(hinted(SMALL, { language: "de" }).sentence).toBe("Schau dir die Einer im zweiten Teilprodukt an.");
  });

  test("takes unknown cells by number, and names a wrong one by its letter", () => {
    expect(hinted(SMALL, { given: { "?2": 4 } }).status).toBe("hint");
    const wrong = hinted(SMALL, { given: { "?2": 5 }, level: 3 });
    expect(wrong).toMatchObject({ status: "wrong", wrong: { letter: "?2", title: "b = 5" } });
    expect(hint(SMALL, { ...LAYOUT, given: { "?99": 1 } })).toMatchObject({ status: "invalid" });
  });

  test("names a wrong letter", () => {
    const wrong = hinted(LETTERS, { given: { I: 1, S: 3 }, level: 3 });
    expect(wrong).toMatchObject({ status: "wrong", wrong: { letter: "S" } });
    expect(wrong.wrong?.because?.title).toBe("S = 2");
  });

  test("goes on to the blanks when all letters are known", () => {
    const mixed = CASES.find(({ id }) => id === "C221")?.layout.join("\n") ?? "";
    expect(hinted(mixed, { given: { A: 9 } }).status).toBe("hint");
  });
});

describe("a certificate of a written-out calculation", () => {
  test.each([...CASES, ...FAMOUS.filter(({ id }) => id !== LARGEST)])(
    "$id is proved in a few lines",
    ({ layout, count }) => {
      const text = layout.join("\n");
      const { status, certificate } = prove(text, LAYOUT);
      expect(status).toBe("proved");
      const lines = certificate.trimEnd().split("\n");
      expect(lines.length).toBeLessThan(100);
      expect(verify(certificate)).toMatchObject({ valid: true, count: BigInt(count), lines: lines.length });
      expect(verify(certificate, { ...LAYOUT, formula: text })).toMatchObject({ valid: true });
    },
    LONG,
  );

  test("is of its layout, and of no other", () => {
    const { certificate } = prove(SMALL, LAYOUT);
    expect(verify(certificate)).toMatchObject({ formula: "?52? * 3? = 4?7?8" });
    expect(verify(certificate, { ...LAYOUT, formula: LETTERS })).toMatchObject({ valid: false, line: 1 });
    const [head = "", ...rest] = certificate.split("\n");
    const changed = (change: object): string =>
      [JSON.stringify({ ...JSON.parse(head), ...change }), ...rest].join("\n");
    for (const change of [
      { layout: LETTERS },
      { layout: SMALL.replace("52", "53") },
      { layout: 7 },
      { reading: 1 },
      { reading: "0" },
      { layout: undefined },
      { reading: undefined },
      { formula: "A = B" },
    ])
      expect(verify(changed(change)), JSON.stringify(change)).toMatchObject({ valid: false, line: 1 });
    expect(verify(certificate.replace('"solutions":["', '"solutions":["1'))).toMatchObject({ valid: false });
  });
});
