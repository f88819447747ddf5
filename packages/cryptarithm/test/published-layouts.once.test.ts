/**
 * Written-out calculations as they were published, typed as a reader would copy them from their pages: with the page's
 * own signs, columns lost, cells apart. Their answers are those that were published, or those of brute force.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readPuzzle } from "../src/layout/read-puzzle.js";
import { answer } from "../src/search/answer-puzzle.js";
import type { RuleOptions } from "../src/semantics/rules.js";

interface PublishedLayout {
  readonly id: string;
  readonly kind: string;
  readonly layout: readonly string[];
  readonly rules?: RuleOptions;
  readonly count: number;
  /** All solutions in one line each, where there are few. */
  readonly solutions?: readonly string[];
  readonly source: string;
  readonly note?: string;
}

const CASES: readonly PublishedLayout[] = readFileSync(
  new URL("cases/published-layouts.jsonl", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

describe("published layouts", () => {
  it.each(CASES)("$id ($source): a $kind", ({ kind, layout, rules, count, solutions }) => {
    const text = layout.join("\n");
    const found = answer(text, { ...rules, layout: true, nodes: 100_000 });
    expect(found.status).toBe("solved");
    if (found.status === "invalid") return;
    expect([found.complete, found.count]).toEqual([true, BigInt(count)]);
    if (solutions !== undefined) expect(found.solutions.map((solution) => solution.text)).toEqual(solutions);
    const read = readPuzzle(text, { ...rules, layout: true, reading: found.reading ?? 0 });
    expect(read.ok && read.formula.layout?.kind).toBe(kind);
  });

  it("are many, and told apart", () => {
    expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
    expect(CASES.length).toBeGreaterThan(90);
  });
});
