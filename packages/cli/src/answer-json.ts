/** An answer as one line of JSON, in the shape of `answer.schema.json`. */
import type { Answer, Contrast, FoundAnswer } from "cryptarithm";

/** Numbers up to here are exact in every JSON reader. */
const LARGEST_NUMBER = 2n ** 53n;

/** A count: a number where that is exact, else a string of digits. */
export function countJson(count: bigint): number | string {
  return count <= LARGEST_NUMBER ? Number(count) : count.toString();
}

/** The object of an answer, its keys in their published order; what is undefined is left out of the text. */
export function answerJson(answer: Answer): Record<string, unknown> {
  if (answer.status === "invalid") {
    return { formula: answer.formula, status: answer.status, diagnostics: answer.diagnostics };
  }
  // Written out, since a batch makes thousands of these a second.
  const { formula, layout, status, complete, count, solutions, rules, notes, stats, reason, contrast } =
    answer;
  return {
    formula,
    layout,
    status,
    complete,
    count: countJson(count),
    solutions,
    rules,
    notes,
    stats,
    reason,
    contrast: contrast?.map(contrastJson),
    reading: answer.reading,
    readings: answer.readings?.map((reading) => ({ ...reading, count: countJson(reading.count) })),
  };
}

/** What stands before the solutions. */
export function headJson({ formula, status, complete, count }: FoundAnswer): Record<string, unknown> {
  return { formula, status, complete, count: countJson(count) };
}

/** What stands behind the solutions. */
export function tailJson({ rules, notes, stats, reason, contrast }: FoundAnswer): Record<string, unknown> {
  return {
    rules,
    notes,
    stats,
    ...(reason === undefined ? {} : { reason }),
    ...(contrast === undefined ? {} : { contrast: contrast.map(contrastJson) }),
  };
}

const contrastJson = (contrast: Contrast): Record<string, unknown> => ({
  ...contrast,
  count: countJson(contrast.count),
});
