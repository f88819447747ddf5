/** What the row kernel does with a puzzle, for people. */
import type { RowProblem } from "./row-problem.js";

/** One line a step. */
export function rowSteps({ puzzle, shape, masks }: RowProblem): string[] {
  const { rows, hiddenRows, sums, comparisons, checks } = shape;
  const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
  const parts = [
    ...(rows > 0 ? [`${count(rows, "row")} of number times digit`] : []),
    ...(hiddenRows > 0 ? [`${count(hiddenRows, "row")} that are not written`] : []),
    ...(sums > 0 ? [count(sums, "sum")] : []),
    ...(comparisons > 0 ? [count(comparisons, "comparison")] : []),
  ];
  const unknown = puzzle.symbols.filter((_, s) => {
    const mask = masks[s] as number;
    return (mask & (mask - 1)) !== 0;
  }).length;
  return [
    `read column by column, with carries: ${parts.join(", ")}`,
    "take from each cell the digits that are on no way through a row, as long as anything follows",
    `try ${count(unknown, "cell")}, what is multiplied first and the fewest digits for their weight before others, and let all that follows follow`,
    ...(checks > 0
      ? [
          `check ${count(checks, "other statement")} as soon as ${checks === 1 ? "its" : "their"} cells are known`,
        ]
      : []),
    "check each solution that is listed exactly",
  ];
}
