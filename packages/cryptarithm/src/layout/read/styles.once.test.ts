/**
 * True calculations in the styles of many schools and habits of typing. Each text is read with its digits, with unknown
 * cells and with letters instead; what it is understood as is told in words, and the truth must satisfy the first reading.
 */
import { describe, expect, it } from "vitest";
import { SCHOOL_TEXTS } from "../../../test/school-texts.js";
import { randomFrom } from "../../number/random.js";
import { holds } from "../../semantics/evaluate.js";
import { pose } from "../../semantics/pose.js";
import type { Formula } from "../../syntax/ast.js";
import { describeLayout } from "../describe-layout.js";
import { readLayout } from "../read-layout.js";

/** Whether every statement of a formula holds, when its symbols have their true digits. */
function isTrue(formula: Formula, truth: string): boolean {
  const posed = pose(formula, { distinct: "off", leadingZero: "allow" });
  if (!posed.ok) throw new Error(posed.diagnostics[0]?.message);
  const { puzzle } = posed;
  const digits = new Array<number>(puzzle.symbols.length).fill(0);
  for (const { cells } of formula.layout?.rows ?? []) {
    for (const cell of cells) {
      if (cell.kind === "digit") continue;
      const at =
        cell.kind === "letter" ? formula.letters.indexOf(cell.letter) : puzzle.letterCount + cell.index;
      digits[at] = Number((truth[cell.span[0]] as string).normalize("NFKC"));
    }
  }
  return holds(puzzle, digits) === "yes";
}

const KEY = "ABCDEFGHIJ";
/** Digits by letters, digits by unknown cells and both, where no word of the text could be taken for such. */
const hidden = (text: string, hide: (digit: string, at: number) => string): string =>
  text.replace(/\d/g, (digit, at: number) => hide(digit, at));

describe("styles of writing", () => {
  it("are at least 40", () => expect(SCHOOL_TEXTS.length).toBeGreaterThanOrEqual(40));

  it.each(SCHOOL_TEXTS)("%s is read", (_, text, words) => {
    const read = readLayout(text);
    expect(read.ok ? "" : read.diagnostics[0]?.message).toBe("");
    if (!read.ok) return;
    const [first] = read.readings;
    if (first?.layout === undefined) throw new Error("no layout");
    expect(describeLayout(first.layout)).toBe(words);
    expect(isTrue(first, text)).toBe(true);
  });

  it.each(SCHOOL_TEXTS)("%s is read with its digits hidden", (_, text) => {
    const random = randomFrom(7);
    const full = readLayout(text);
    const shape = (formula: Formula | undefined): string =>
      (formula?.layout?.rows ?? [])
        .map(({ role, right, place, cells }) => `${role} ${cells.length}@${right} ${place ?? ""}`)
        .join("; ");
    // Rows of zeros, and zeros before a number, are not told from others when they are hidden.
    const hasZeroRow = /\b0\d*/.test(text.replace(/\n\s*0\s*$/, ""));
    for (let run = 0; run < 6 && !hasZeroRow; run++) {
      const puzzle = hidden(text, (digit) => {
        const choice = random.integer(3);
        if (run === 0 || (run > 1 && choice === 0)) return KEY[Number(digit)] ?? digit;
        return run > 1 && choice === 1 ? "?" : digit;
      });
      const read = readLayout(puzzle);
      expect(read.ok ? "" : `${puzzle}\n${read.diagnostics[0]?.message}`).toBe("");
      if (!read.ok) continue;
      const [first] = read.readings;
      expect(shape(first), puzzle).toBe(full.ok ? shape(full.readings[0]) : "");
      expect(first !== undefined && isTrue(first, text), puzzle).toBe(true);
    }
  });
});
