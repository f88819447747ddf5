/** What is written out is true, in all kinds, conventions and bases; what is changed in it is not. */
import { describe, expect, it } from "vitest";
import { writeOut } from "../src/layout/calculate/calculation.js";
import { randomFrom } from "../src/number/random.js";
import { holds } from "../src/semantics/evaluate.js";
import { anyDigit, blanked, digitsOfLayout } from "./blanking.js";
import { solveLayout } from "./layout-oracle.js";
import { sizeFrom } from "./mode.js";
import { posedLayout, trueDigits } from "./posed-layout.js";
import { KINDS, randomCalculation } from "./random-calculation.js";

const RUNS = sizeFrom("CRYPTARITHM_LAYOUTS", 300);

describe.each(KINDS)("a written-out %s", (kind) => {
  it("is true by the exact evaluator, in every base and way of writing", () => {
    const random = randomFrom(31);
    for (let run = 0; run < RUNS * 3; run++) {
      const base = random.pick([2, 3, 5, 8, 10, 10, 10, 12, 16, 23, 36]);
      const { calculation, options } = randomCalculation(random, kind, {
        base,
        digits: 1 + random.integer(5),
      });
      const layout = writeOut(calculation, { ...options, cellOf: anyDigit });
      const puzzle = blanked(layout, { random, unknown: 50, letters: 50 });
      const posed = posedLayout(puzzle, base);
      const digits = trueDigits(posed, layout);
      const shown = `${digitsOfLayout(layout)} in base ${base}, ${JSON.stringify(options)}`;
      expect(holds(posed, digits), shown).toBe("yes");
      expect(posed.contradiction, shown).toBeUndefined();
      for (const [i, { domain, name }] of posed.symbols.entries())
        expect(domain, `${shown}: ${name}`).toContain(digits[i]);
    }
  });

  it("has itself as the only solution when nothing is hidden, by brute force", () => {
    const random = randomFrom(32);
    let decided = 0;
    for (let run = 0; run < RUNS; run++) {
      const base = random.pick([2, 3, 8, 10, 12, 16]);
      const { calculation, options } = randomCalculation(random, kind, { base, digits: 3 });
      const layout = writeOut(calculation, { ...options, cellOf: anyDigit });
      const found = solveLayout(layout, { base });
      if (found === undefined) continue;
      decided++;
      expect([...found], JSON.stringify(options)).toEqual([digitsOfLayout(layout)]);
    }
    expect(decided).toBeGreaterThan(RUNS / 2);
  });
});
