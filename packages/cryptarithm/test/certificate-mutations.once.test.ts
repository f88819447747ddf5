/**
 * Spoiled certificates are refused, every one. CRYPTARITHM_MUTATIONS sets how many are made (800 in the
 * suite, 5,000 for a long look, spread over the certificates of all published puzzles).
 */
import { answer, prove, verify } from "cryptarithm";
import { describe, expect, test } from "vitest";
import { type Case, readCases } from "./cases.js";
import { sizeFrom } from "./mode.js";
import { MUTATIONS, type Spoiled, SWAPS, seeded } from "./mutations.js";

const SIZE = sizeFrom("CRYPTARITHM_MUTATIONS", 800);
const SEED = sizeFrom("CRYPTARITHM_SEED", 20_261_130);
/** Checking a long certificate a thousand times would be all that the test does. */
const LONGEST = SIZE > 2000 ? Number.POSITIVE_INFINITY : 4000;
const LONG = 1_200_000;

const rows = [...readCases("seeds"), ...readCases("puzzles")].filter((_, i) => SIZE > 2000 || i % 4 === 0);
const CERTIFICATES = rows
  .map((row) => ({ row, lines: linesOf(row) }))
  .filter(({ lines }) => lines.join("\n").length <= LONGEST);

function linesOf({ formula, rules }: Case): string[] {
  return prove(formula, rules).certificate.trimEnd().split("\n");
}

describe("a spoiled certificate", () => {
  const all = { ...MUTATIONS, ...SWAPS };
  const share = Math.ceil(SIZE / Object.keys(all).length);

  test.each(Object.entries(all))(
    "is refused: %s",
    (name, mutate) => {
      const random = seeded(SEED + name.length);
      let made = 0;
      for (let i = 0; made < share && i < 1000 * share; i++) {
        const { row, lines } = random.pick(CERTIFICATES);
        const other = random.pick(CERTIFICATES);
        if (other.lines[0] === lines[0]) continue;
        const spoiled: Spoiled = { lines, other: other.lines, random };
        const text = mutate(spoiled);
        if (text === undefined) continue;
        made++;
        const expected = { formula: row.formula, ...row.rules };
        const result = name in SWAPS ? verify(text, expected) : verify(text);
        expect(result.valid, `${row.id}, number ${i}, is accepted:\n${text.slice(0, 2000)}`).toBe(false);
      }
      expect(made).toBe(share);
    },
    LONG,
  );

  test("that is accepted for other rules without a puzzle to compare with is true for those rules", () => {
    const random = seeded(SEED);
    const mutate = SWAPS["the claim made for other rules"];
    for (let i = 0; i < 200; i++) {
      const { lines } = random.pick(CERTIFICATES);
      const text = mutate?.({ lines, other: lines, random });
      const result = text === undefined ? undefined : verify(text);
      if (!result?.valid) continue;
      expect(answer(result.formula, result.rules as object)).toMatchObject({
        count: result.count,
        complete: true,
      });
    }
  });
});
