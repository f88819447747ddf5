/**
 * Where the puzzle stands: its digits filled in as far as they are known, and which digits are left
 * for which letters.
 */
import { drawnLayout, type Formula, filledIn, type Known, readDigits, type StackedRow } from "cryptarithm";
import { harmless } from "./diagnostic-text.js";
import { displayWidth } from "./display-width.js";
import { cellText, isDrawn } from "./stacked-lines.js";
import { framed, type TellingPage } from "./telling-page.js";
import { wrapped } from "./wrap.js";

/** More letters than this are not listed. */
const MOST_LETTERS = 14;

/** The lines of the state; empty when every letter has its digit. */
export function stateLines(known: Known, page: TellingPage, margin: string): string[] {
  const { formula, columns } = page;
  if (formula === undefined) return [];
  const settled = known.settled;
  if (formula.layout !== undefined) return layoutState(formula, settled, page, margin);
  const open = formula.letters.filter((letter) => !settled.has(letter));
  if (open.length === 0) return [];
  const room = columns - margin.length;
  const left = leftText(open, settled, page);
  for (const puzzle of [spaced(known, page), filledIn(formula, settled)]) {
    if (puzzle === undefined || puzzle.includes("\n")) continue;
    const shown = harmless(puzzle);
    if (displayWidth(shown) + 4 + displayWidth(left) <= room)
      return [`${margin}${page.colors.bold(shown)}    ${page.colors.dim(left)}`];
    if (displayWidth(shown) > room) continue;
    return [
      `${margin}${page.colors.bold(shown)}`,
      ...wrapped(left, room).map((line) => margin + page.colors.dim(line)),
    ];
  }
  return wrapped(left, room).map((line) => margin + page.colors.dim(line));
}

/** The rows of a written-out calculation; empty when every cell has its digit. */
function layoutState(
  formula: Formula,
  settled: ReadonlyMap<string, number>,
  { columns, colors, names }: TellingPage,
  margin: string,
): string[] {
  const open = [...formula.letters, ...names.keys()].filter((name) => !settled.has(name));
  const lines = drawnLayout(formula, settled).map((line) => margin + harmless(line));
  if (open.length === 0 || lines.some((line) => displayWidth(line) > columns)) return [];
  return lines.map((line) => colors.bold(line));
}

/** A single sum with a space between its cells: `9 E N D + 1 0 R E = 1 0 N E Y`. */
function spaced(known: Known, { sums, formula }: TellingPage): string | undefined {
  const [sum] = sums;
  if (sum === undefined || sums.length > 1 || formula?.statements.length !== 1 || !isDrawn(sum))
    return undefined;
  const row = ({ sign, cells }: StackedRow): string => {
    const texts = cells.map((cell) =>
      cellText(typeof cell === "string" ? (known.digit(cell) ?? cell) : cell),
    );
    return `${sign === "" ? "" : `${sign} `}${texts.reverse().join(" ")}`;
  };
  return `${sum.rows.map(row).join(" ")} = ${row(sum.result)}`;
}

/** "left: 2 3 4 5 6 7 8 for E, N, D, R, Y", where all letters differ. */
function leftText(open: readonly string[], settled: ReadonlyMap<string, number>, page: TellingPage): string {
  const { rules } = page;
  if (rules.distinct !== "all" || open.length > MOST_LETTERS) return "";
  const used = new Set(settled.values());
  const list = readDigits(rules.digits);
  const digits = (list?.digits ?? []).filter((digit) => !used.has(digit));
  return framed(page, "left", {
    digits: digits.map((digit) => cellText(digit)).join(" "),
    letters: open.map(harmless).join(", "),
  });
}
