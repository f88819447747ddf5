/** Written-out calculations by the kernel of rows: all kinds, ways of writing and zero rows. */
import { describe, expect, it } from "vitest";
import { agreeOnLayouts, findThemselves } from "./layout-agreement.js";
import { sizeFrom } from "./mode.js";
import { KINDS } from "./random-calculation.js";

const RUNS = Math.ceil(sizeFrom("CRYPTARITHM_LAYOUTS", 300) / 15);

describe.each(KINDS)("a %s with hidden digits", (kind) => {
  it.each([2, 8, 10, 12, 16])("has the solutions of brute force by the kernel of rows in base %i", (base) => {
    const { decided, unfinished } = agreeOnLayouts({ kind, base, runs: RUNS, without: [], nodes: 20_000 });
    expect(decided).toBeGreaterThanOrEqual(Math.floor(RUNS / 10));
    expect(unfinished).toBeLessThanOrEqual(Math.ceil(decided / 10));
  });

  it.each([8, 10, 12, 16])("has itself among its solutions where it is large, in base %i", (base) => {
    const { decided, unfinished } = findThemselves({ kind, base, runs: RUNS, without: [], nodes: 3_000 });
    // Large sums have very many solutions.
    expect(unfinished).toBeLessThanOrEqual(decided * 0.8);
  });
});
