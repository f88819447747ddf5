/** The writer of the solutions of any puzzle; of a layout it writes all lines. */
import { type CellText, layoutLine } from "../layout/line.js";
import { writeLayout } from "../layout/write/write-layout.js";
import { digitText } from "../number/digit-text.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { GappedText, gapFor, MOST_GAPS } from "./gapped-text.js";
import { type DigitsText, SolutionWriter } from "./solution.js";

export function writerFor(puzzle: Puzzle): SolutionWriter {
  const { layout } = puzzle.formula;
  if (layout === undefined) return new SolutionWriter(puzzle);
  return new SolutionWriter(puzzle, {
    text: cellsText(puzzle, (digit) => layoutLine(layout, digit)),
    layout: cellsText(puzzle, (digit) => writeLayout(layout, { digit })),
  });
}

/** What a writer of layouts makes of the digits; worked out once, unless there are too many cells for that. */
function cellsText({ formula, letterCount, symbols }: Puzzle, write: (cell: CellText) => string): DigitsText {
  const places = new Map(formula.letters.map((letter, i) => [letter, i]));
  const writeWith = (symbolText: (symbol: number) => string): string =>
    write((cell) => {
      if (cell.kind === "digit") return digitText(cell.value);
      return symbolText(cell.kind === "letter" ? (places.get(cell.letter) ?? 0) : letterCount + cell.index);
    });
  if (symbols.length > MOST_GAPS)
    return (digits) => writeWith((symbol) => digitText(digits[symbol] as number));
  const gapped = GappedText.of(writeWith(gapFor));
  return (digits) => gapped.fill(digits);
}
