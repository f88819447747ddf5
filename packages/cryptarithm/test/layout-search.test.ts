/** Written-out calculations by the general search, which is what the kernel of rows is measured against. */
import { describe, expect, it } from "vitest";
import { agreeOnLayouts } from "./layout-agreement.js";
import { sizeFrom } from "./mode.js";
import { KINDS } from "./random-calculation.js";

const RUNS = Math.ceil(sizeFrom("CRYPTARITHM_LAYOUTS", 300) / 30);

describe.each(KINDS)("a %s with hidden digits", (kind) => {
  it.each([2, 8, 10, 12, 16])("has the solutions of brute force by the general search in base %i", (base) => {
    const { decided, unfinished } = agreeOnLayouts({
      kind,
      base,
      runs: RUNS,
      without: ["rows"],
      nodes: 5_000,
    });
    expect(decided).toBeGreaterThanOrEqual(Math.floor(RUNS / 8));
    expect(unfinished).toBeLessThanOrEqual(Math.ceil(decided / 4));
  });
});
