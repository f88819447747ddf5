/**
 * Names for the unknown cells of a written-out calculation. In data they are "?1", "?2" …; a reader sees only
 * blanks, so the drawing beside an explanation has a small letter in each blank, and the sentences speak of
 * these. Blanks that are the same digit have the same letter.
 */
import type { Cell, Formula } from "../../syntax/ast.js";

/** Small letters without c, k and q, which carries are called, and without l and o, which look like 1 and 0. */
const LETTERS = "abdefghijmnprstuvwxyz";
const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

const NONE: ReadonlyMap<string, string> = new Map();
const known = new WeakMap<Formula, ReadonlyMap<string, string>>();

/** For each unknown cell ("?1", "?2" …) of a layout its letter; empty for a puzzle in the language. */
export function cellNames(formula: Formula): ReadonlyMap<string, string> {
  if (formula.layout === undefined) return NONE;
  let names = known.get(formula);
  if (names === undefined) {
    const taken = new Set(formula.letters);
    const free = [...LETTERS].filter((letter) => !taken.has(letter));
    names = new Map(
      Array.from({ length: formula.unknowns }, (_, i) => [
        `?${i + 1}`,
        (free[i % free.length] as string) + rounds(Math.floor(i / free.length)),
      ]),
    );
    known.set(formula, names);
  }
  return names;
}

/** What a cell is called: a letter or digit as it is, an unknown cell by its name. */
export function cellName(cell: Cell, formula: Formula): string {
  if (cell.kind === "unknown") return cellNames(formula).get(`?${cell.index + 1}`) ?? "?";
  return cell.kind === "letter" ? cell.letter : cell.value.toString(36).toUpperCase();
}

/** When the letters are used up they begin again: a₂, b₂ … */
const rounds = (n: number): string =>
  n === 0 ? "" : [...String(n + 1)].map((figure) => SUBSCRIPTS[Number(figure)] as string).join("");
