/**
 * From a calculation in numbers and the letters of its digits to a written-out puzzle, if it has exactly one
 * solution. The rows are read back as text: a puzzle whose text could be taken for another calculation that has a
 * solution is none.
 */
import { type Calculation, writeOut } from "../../layout/calculate/calculation.js";
import type { CellOf } from "../../layout/calculate/rows.js";
import { formulaOfLayout } from "../../layout/formula-of-layout.js";
import { layoutLine, writtenCell } from "../../layout/line.js";
import { readLayout } from "../../layout/read-layout.js";
import { writeLayout } from "../../layout/write/write-layout.js";
import { layoutKey } from "../../repair/layout-draft.js";
import { Meter } from "../../search/meter.js";
import { prepare } from "../../search/prepare.js";
import { runPuzzle } from "../../search/run-puzzle.js";
import type { RunResult } from "../../search/run-result.js";
import { writerFor } from "../../search/writer-for.js";
import { pose } from "../../semantics/pose.js";
import type { Puzzle } from "../../semantics/puzzle.js";
import type { Formula } from "../../syntax/ast.js";
import type { Layout } from "../../syntax/layout.js";
import type { FoundPuzzle, SourceCounters, Wishes } from "../source.js";

/** Puzzles with exactly one solution take some twenty nodes; one that takes so many more is left out. */
const MOST_NODES = 20_000;

/** Writes calculations out in letters and asks whether they have exactly one solution. */
export class LayoutPuzzles {
  private readonly wishes: Wishes;
  private readonly counters: SourceCounters;
  private readonly nodes: number;

  constructor(wishes: Wishes, counters: SourceCounters) {
    this.wishes = wishes;
    this.counters = counters;
    this.nodes = Math.min(wishes.nodes, MOST_NODES);
  }

  /**
   * The puzzle of a calculation, or why it is none: it has not the letters that are wanted, or it was searched and has
   * several solutions, or nobody knows how many.
   * `letters` are those of the digits that have one, `more` those that the other digits get, as they come up.
   */
  ask(
    calculation: Calculation,
    letters: readonly (string | undefined)[],
    more: readonly string[],
  ): FoundPuzzle | "unwanted" | "not unique" {
    const { base, allDigits, spells } = this.wishes;
    const names = [...letters];
    const used = new Set<number>();
    const fresh = more.filter((letter) => !letters.includes(letter));
    let given = 0;
    const cellOf: CellOf = (digit) => {
      used.add(digit);
      names[digit] ??= fresh[given++];
      return { kind: "letter", letter: names[digit] ?? "", span: [0, 0] };
    };
    const layout = writeOut(calculation, { base, cellOf });
    if (given > fresh.length || (allDigits && used.size < base)) return "unwanted";
    // A key is spelt by all its letters.
    if (spells !== undefined && letters.some((letter, digit) => letter !== undefined && !used.has(digit)))
      return "unwanted";
    this.counters.solved++;
    const posed = pose(formulaOfLayout(layout, ""), { base });
    if (!posed.ok) return "unwanted";
    const digits = this.onlySolution(posed.puzzle);
    if (digits === undefined) return "not unique";
    const text = writeLayout(layout);
    if (!this.isReadAsMeant(layout, text)) return "not unique";
    return {
      formula: layoutLine(layout, writtenCell),
      layout: text,
      solution: writerFor(posed.puzzle).write(digits),
      canonical: canonicalLayout(layout),
    };
  }

  /** The digits of the only solution, which is then the one that is meant; undefined when there are more. */
  private onlySolution(puzzle: Puzzle): Uint8Array | undefined {
    let only: Uint8Array | undefined;
    let isSecond = false;
    const result = this.run(puzzle, (found) => {
      isSecond = only !== undefined;
      only = found.slice();
      return isSecond;
    });
    const isOpen = result.undecided > 0 || (result.stopped !== undefined && !isSecond);
    if (isOpen) this.counters.skipped++;
    return isOpen || isSecond ? undefined : only;
  }

  /** Whether the text is read as this layout, and has no solution where it can be read in other ways. */
  private isReadAsMeant(layout: Layout, text: string): boolean {
    const read = readLayout(text);
    if (!read.ok) return false;
    const [likeliest, ...others] = read.readings;
    if (likeliest?.layout === undefined || layoutKey(likeliest.layout) !== layoutKey(layout)) return false;
    return others.every((formula) => this.isImpossible(formula));
  }

  private isImpossible(formula: Formula): boolean {
    const posed = pose(formula, { base: this.wishes.base });
    if (!posed.ok || posed.puzzle.contradiction !== undefined) return true;
    const result = this.run(posed.puzzle, () => true);
    return result.stopped === undefined && result.count === 0n && result.undecided === 0;
  }

  /** Searches a puzzle until the callback says that it is enough. */
  private run(puzzle: Puzzle, onSolution: (digits: Uint8Array) => boolean): RunResult {
    const meter = new Meter({ nodes: this.nodes });
    const result = runPuzzle({
      prepared: prepare(puzzle),
      purpose: "listing",
      mode: "interpreted",
      meter,
      domains: puzzle.symbols.map(({ domain }) => domain),
      onSolution,
    });
    this.counters.nodes += meter.nodes;
    return result;
  }
}

/** The same text for layouts that differ in the names of their letters only. */
function canonicalLayout({ kind, degree = 2, rows }: Layout): string {
  const names = new Map<string, number>();
  const lines = rows.map(({ role, right, cells }) => {
    const renamed = cells.map((cell) => {
      const letter = writtenCell(cell);
      if (!names.has(letter)) names.set(letter, names.size);
      return names.get(letter);
    });
    return `${role}@${right}:${renamed.join(".")}`;
  });
  return `${kind}^${degree} ${lines.join(" ")}`;
}
