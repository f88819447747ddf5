/** Repairs of written-out arithmetic, each solved again from its own text by a count that knows nothing of repairs. */
import { answer, type RuleOptions } from "cryptarithm";
import { describe, expect, test } from "vitest";
import { formulaOfLayout } from "../layout/formula-of-layout.js";
import { type RepairOptions, type Repairs, repair } from "../repair.js";
import { pose } from "../semantics/pose.js";
import type { Cell } from "../syntax/ast.js";
import type { Layout, LayoutRow, Role } from "../syntax/layout.js";
import { exactlyOne } from "./exactly-one.js";
import { LayoutDraft } from "./layout-draft.js";
import { propose } from "./propose.js";
import type { RepairSetting } from "./setting.js";
import { type Found, tryChanges } from "./try-changes.js";

function cellsOf(text: string): Cell[] {
  return [...text].map((sign): Cell => {
    const span = [0, 0] as const;
    if (sign === "?") return { kind: "unknown", index: 0, span };
    return /\d/.test(sign)
      ? { kind: "digit", value: Number(sign), span }
      : { kind: "letter", letter: sign, span };
  });
}

function row(role: Role, text: string, place?: number): LayoutRow {
  const at = role === "partial-product" ? { place: place ?? 0, right: place ?? 0 } : { right: 0 };
  return { role, cells: cellsOf(text), ...at, span: [0, 0] };
}

function multiplication(
  factors: readonly [string, string],
  partials: readonly string[],
  product: string,
): Layout {
  return {
    kind: "multiplication",
    rows: [
      row("multiplicand", factors[0]),
      row("multiplier", factors[1]),
      ...partials.map((text, place) => row("partial-product", text, place)),
      row("product", product),
    ],
  };
}

/** All repairs of a layout, without a reader. */
function found(layout: Layout, rules: RuleOptions = {}): readonly Found[] {
  const formula = formulaOfLayout(layout, "");
  const posed = pose(formula, rules);
  if (!posed.ok || formula.layout === undefined) throw new Error("no puzzle");
  const verdict = exactlyOne(posed.puzzle, {}).kind;
  if (verdict !== "none" && verdict !== "several") throw new Error(`the puzzle has ${verdict}`);
  const draft = new LayoutDraft(formula, formula.layout);
  const setting: RepairSetting = { puzzle: posed.puzzle, options: rules, draft, verdict };
  return tryChanges(setting, propose(setting).candidates, { wanted: 1000 }).found;
}

const changesOf = (all: readonly Found[]): string[] =>
  all.map(({ candidate: { change } }) => `${change.kind} ${change.word ?? ""} ${change.from} ${change.to}`);

describe("the skeleton 289 × ?? = 1?2? + ???0 = ?9??", () => {
  const layout = multiplication(["289", "??"], ["1?2?", "???"], "?9??");
  const all = found(layout);

  test("is repaired first of all by 285", () => {
    expect(all[0]?.candidate.change).toMatchObject({ kind: "replaced", from: "9", to: "5", row: 0, cell: 2 });
  });

  /** Multiplies with every multiplier. */
  function solutionsOf(factor: string, tens: RegExp, units: RegExp, product: RegExp): number {
    let solutions = 0;
    for (let m = 10; m < 100; m++) {
      const n = Number(factor);
      const [a, b] = [String(n * (m % 10)), String(n * Math.floor(m / 10))];
      if (units.test(a) && tens.test(b) && product.test(String(n * m))) solutions++;
    }
    return solutions;
  }

  test("is repaired by exactly those multiplicands that multiplying with every multiplier finds", () => {
    const expected = [];
    for (let at = 0; at < 3; at++) {
      for (const digit of "0123456789") {
        const factor = `${"289".slice(0, at)}${digit}${"289".slice(at + 1)}`;
        if (factor === "289" || factor.startsWith("0")) continue;
        if (solutionsOf(factor, /^...$/, /^1.2.$/, /^.9..$/) === 1) expected.push(factor);
      }
    }
    const got = all.flatMap(({ candidate: { change } }) =>
      change.kind === "replaced" && change.row === 0
        ? ["289".slice(0, change.cell) + change.to + "289".slice((change.cell ?? 0) + 1)]
        : [],
    );
    expect(got.toSorted()).toEqual(expected.toSorted());
    expect(got).toContain("285");
  });
});

test("a partial product that stands one place aside is found", () => {
  const wrong = multiplication(["285", "3?5"], ["1425", "855"], "86925");
  const right = {
    ...wrong,
    rows: wrong.rows.map((each, i) => (i === 3 ? { ...each, place: 2, right: 2 } : each)),
  };
  expect(exactlyOne(posedOf(right), {}).kind).toBe("one");
  expect(changesOf(found(wrong))[0]).toBe("row-shifted 855 place 1 place 2");
});

function posedOf(layout: Layout): Parameters<typeof exactlyOne>[0] {
  const posed = pose(formulaOfLayout(layout, ""), {});
  if (!posed.ok) throw new Error("no puzzle");
  return posed.puzzle;
}

test("two partial products that changed places are found", () => {
  const changes = changesOf(found(multiplication(["285", "34"], ["855", "1140"], "9690")));
  expect(changes[0]).toBe("rows-exchanged  855 … 1140 1140 … 855");
});

test("digits of a layout that are brought down are told anew after a change", () => {
  // 15 - 12 = 3, and the 6 is brought down.
  const layout: Layout = {
    kind: "division",
    rows: [
      row("divisor", "12"),
      row("dividend", "156"),
      row("quotient", "1?"),
      { ...row("partial-product", "12", 1), right: 1 },
      { ...row("partial-dividend", "38"), place: 0 },
      row("partial-product", "36", 0),
    ],
  };
  expect(changesOf(found(layout))).toContain("replaced 38 8 6");
});

/** Layouts as they are written, each with one misprint. */
const WRITTEN: readonly (readonly [string, string])[] = [
  ["  289\nx  ??\n-----\n 1?2?\n ???\n-----\n ?9??", "289: 9 → 5"],
  ["  SEND\n+ MOER\n------\n MONEY", "MOER: ER → RE"],
  [
    "    STP\n~~~~~\nBT)KDNG\n   PK\n~~~~~\n    FN\n    SN\n~~~~~\n    BGG\n     NB\n~~~~~\n      N",
    "SN: S → T",
  ],
];

describe.each(WRITTEN)("%s", (text, expected) => {
  const options: RepairOptions = { layout: true, limit: 20 };
  const all = repair(text, options) as Repairs;

  test(`is repaired by ${expected}`, () => {
    const changes = all.repairs.map(({ change: { word, from, to } }) => `${word}: ${from} → ${to}`);
    expect(changes).toContain(expected);
  });

  test("has repairs whose texts, read again, have the one solution", () => {
    for (const { text: repaired, rules, reading = 0, solution } of all.repairs) {
      const { baseRule: _, ...options } = rules;
      const again = answer(repaired, { ...options, layout: true, reading });
      expect(again).toMatchObject({ status: "solved", count: 1n, solutions: [{ text: solution.text }] });
    }
  });
});

test("blanks of a skeleton with several solutions are filled in", () => {
  const all = repair("  2??\nx   3\n-----\n  ?5?", { layout: true, limit: 30 }) as Repairs;
  expect(all.count).toBeGreaterThan(1n);
  expect(all.repairs[0]?.change.kind).toBe("printed");
  // Counted by multiplying: the last digit decides where only one of the products ends in it.
  const products = Array.from({ length: 100 }, (_, i) => (200 + i) * 3).filter((n) =>
    /^.5.$/.test(String(n)),
  );
  expect(all.count).toBe(BigInt(products.length));
  for (const each of all.repairs.filter(({ change }) => change.kind === "printed")) {
    const { baseRule: _, ...options } = each.rules;
    expect(answer(each.text, { ...options, layout: true })).toMatchObject({ count: 1n });
  }
});

test("numbers of a magic square that changed places are called numbers", () => {
  const found = repair("2 ? ? / ? 5 ? / ? ? 9", { layout: true, digits: "1-9!" });
  expect(found.status === "found" && found.repairs[0]?.why).toEqual(["two numbers changed places"]);
});
