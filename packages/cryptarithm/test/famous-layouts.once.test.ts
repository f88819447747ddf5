/**
 * Famous written-out calculations, read from text and solved: the seven sevens, the four fours, skeletons with one digit
 * and with none, and larger ones of our own. Their solutions are proved by the search and, where it can, by brute force.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rowText } from "../src/layout/line.js";
import { readLayout } from "../src/layout/read-layout.js";
import { listSolutions } from "../src/search/listing.js";
import { Meter } from "../src/search/meter.js";
import { prepare } from "../src/search/prepare.js";
import type { Formula } from "../src/syntax/ast.js";
import { solveLayout } from "./layout-oracle.js";
import { posedLayout, rowDigits } from "./posed-layout.js";

interface FamousLayout {
  readonly id: string;
  readonly kind: string;
  readonly layout: readonly string[];
  readonly count: number;
  /** The numbers by their roles, and the digits of the letters. */
  readonly solutions: readonly Readonly<Record<string, unknown>>[];
  readonly source: string;
  readonly note?: string;
  /** False where brute force takes more than a second or two. */
  readonly bruteForce?: false;
}

const CASES: readonly FamousLayout[] = readFileSync(
  new URL("cases/famous-layouts.jsonl", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** A solution as the file says it, from the digits of the rows. */
function solutionOf({ layout, letters }: Formula, digits: string): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = { letters: Object.fromEntries(letters.map((l) => [l, -1])) };
  const rows = digits.split(" ").map((row) => row.split(",").map(Number));
  for (const [r, row] of (layout?.rows ?? []).entries()) {
    const own = rows[r] ?? [];
    let at = 0;
    const text = rowText(row, () => `${own[at++]}`);
    if (!/^partial|^root-|^trial/.test(row.role)) found[row.role] = row.decimals ? text : Number(text);
    for (const [i, cell] of row.cells.entries())
      if (cell.kind === "letter") (found.letters as Record<string, unknown>)[cell.letter] = own[i];
  }
  return found;
}

/** Numbers above 2^53 lose their last digits in the file and in `Number` alike. */
const sorted = (solutions: Iterable<unknown>): string[] =>
  [...solutions].map((s) => JSON.stringify(s, Object.keys(Object.assign({}, s, lettersOf(s))).sort())).sort();

const lettersOf = (solution: unknown): object => (solution as { letters?: object }).letters ?? {};

describe.each(CASES)("$id ($source)", ({ kind, layout, count, solutions, bruteForce }) => {
  const read = readLayout(layout.join("\n"));
  const formula = read.ok ? (read.readings[0] as Formula) : undefined;

  it(`is read as a ${kind} and has ${count === 1 ? "one solution" : `${count} solutions`}`, () => {
    expect(formula?.layout?.kind).toBe(kind);
    const puzzle = posedLayout((formula as Formula).layout as NonNullable<Formula["layout"]>, 10);
    const meter = new Meter({ nodes: 100_000 });
    const found: string[] = [];
    const listing = listSolutions(prepare(puzzle), { mode: "auto", meter });
    let step = listing.next();
    for (; !step.done; step = listing.next()) found.push(rowDigits(puzzle, step.value));
    expect(step.value.stopped).toBeUndefined();
    expect(found).toHaveLength(count);
    expect(sorted(found.map((digits) => solutionOf(formula as Formula, digits)))).toEqual(sorted(solutions));
  });

  // For some, brute force takes longer than a test may.
  if (bruteForce === false) return;
  it("has the same solutions by brute force", () => {
    const found = solveLayout((formula as Formula).layout as NonNullable<Formula["layout"]>, {
      effort: 30_000_000,
    });
    expect(found).toBeDefined();
    expect(sorted([...(found ?? [])].map((d) => solutionOf(formula as Formula, d)))).toEqual(
      sorted(solutions),
    );
  });
});
