/** The published layouts are read with the right roles and places: their known solutions satisfy every row. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { posedLayout, trueDigits } from "../../../test/posed-layout.js";
import { holds } from "../../semantics/evaluate.js";
import type { Layout } from "../../syntax/layout.js";
import { type Calculation, writeOut } from "../calculate/calculation.js";
import { readLayout } from "../read-layout.js";

interface LongSolution {
  readonly dividend?: number;
  readonly divisor?: number;
  readonly multiplicand?: number;
  readonly multiplier?: number;
}

interface PublishedLayout {
  readonly id: string;
  readonly kind: string;
  readonly layout: readonly string[];
  readonly formula: string;
  readonly solutions: readonly (string | LongSolution | Readonly<Record<string, number>>)[];
}

const CASES = readFileSync(new URL("../../../test/cases/layouts.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as PublishedLayout);

/** The calculation that a solution is of. */
function calculationOf({ kind, formula, solutions: [solution] }: PublishedLayout): Calculation {
  const text = typeof solution === "string" ? solution : undefined;
  const numbers = (text?.match(/\d+/g) ?? []).map(BigInt);
  const number = (i: number): bigint => numbers[i] ?? 0n;
  if (kind === "multiplication")
    return { kind: "multiplication", multiplicand: number(0), multiplier: number(1) };
  if (kind === "subtraction")
    return {
      kind: "sum",
      rows: [{ value: number(0) }, { value: number(1), subtracted: true }, "result"],
    };
  if (kind === "shortdivision" && numbers.length > 3)
    return { kind: "stacked-division", dividend: number(3), divisors: [number(0), 7n] };
  if (kind === "shortdivision") return { kind: "division", dividend: number(2), divisor: number(0) };
  const values = solution as LongSolution & Readonly<Record<string, number>>;
  if (kind === "longmultiplication")
    return {
      kind: "multiplication",
      multiplicand: BigInt(values.multiplicand ?? 0),
      multiplier: BigInt(values.multiplier ?? 0),
    };
  if (values.dividend !== undefined)
    return { kind: "division", dividend: BigInt(values.dividend), divisor: BigInt(values.divisor ?? 1) };
  // Only the letters are given.
  const [dividend, divisor] = formula
    .split(/[/=]/)
    .map((word) => BigInt([...word].map((letter) => values[letter]).join("")));
  return { kind: "division", dividend: dividend ?? 0n, divisor: divisor ?? 1n };
}

const shape = ({ rows }: Layout): string =>
  rows.map(({ role, cells, right, place }) => `${role} ${cells.length}@${right} ${place ?? ""}`).join("; ");

describe("published layouts", () => {
  it("are 23", () => expect(CASES.length).toBe(23));

  it.each(CASES.map((row) => [row.id, row] as const))("%s is read as it was solved", (_, row) => {
    const read = readLayout(row.layout.join("\n"));
    expect(read).toMatchObject({ ok: true });
    const layout = read.ok ? read.readings[0]?.layout : undefined;
    if (layout === undefined) throw new Error("no layout");
    const short = row.kind === "shortdivision" || row.kind === "multiplication";
    const printed = layout.rows.some(({ role }) => role === "remainder");
    const truth = writeOut(calculationOf(row), {
      form: short ? "short" : "long",
      zeroRemainder: printed,
    });
    expect(shape(layout)).toBe(shape(truth));
    const puzzle = posedLayout(layout, 10);
    expect(holds(puzzle, trueDigits(puzzle, truth))).toBe("yes");
  });
});
