/**
 * How a puzzle is solved, as pieces of text that flow in columns: numbered steps with what they conclude, why, and the
 * name of the rule; assumptions moved to the right. Sentences come from the explanation, in its language.
 */
import {
  type Explanation,
  type FrameName,
  frameText,
  Known,
  LANGUAGES,
  type Language,
  type StatedCase,
  type StatedEnd,
  type StatedStep,
} from "cryptarithm";
import type { ColumnPiece } from "../flow.js";
import { solvedText } from "../key/solved.js";
import type { SheetNode } from "../page.js";
import { COLUMN_WIDTH, HAIRLINE } from "../paper.js";
import { placePicture, type SheetDrawing } from "../place-picture.js";
import { puzzleLine } from "../puzzle-line.js";
import type { SheetSettings } from "../settings.js";
import { artifact, group, level } from "../shapes.js";
import type { SheetPuzzle } from "../sheet.js";
import { POINT } from "../text/measure.js";
import { paragraph, type TextRun } from "../text/paragraph.js";
import { typeset } from "../text/typeset.js";
import { carryKey } from "./carry-key.js";
import { alikeCases, claimOfAll, stepsIn } from "./case-groups.js";
import { StepDrawings } from "./step-drawing.js";
import { unbroken, withWholeCalculations } from "./whole-calculations.js";

const SIZE: number = 9.5 * POINT;
const LARGE: number = 14 * POINT;
const HEADING: number = 11 * POINT;
/** The room of the numbers, how far a case is moved to the right, and the gap before a drawing. */
const NUMBER = 1.9;
const CASE = 4;
const BESIDE = 3;
const CELL = 5;
const SMALLEST_CELL = 3.4;
/** Of the width of a column, what a drawing may take. */
const DRAWN = 0.52;
/** In a longer explanation, cases of more than a few steps are only named. */
const MOST_STEPS = 60;
const SHORT_CASE = 6;
/** The conclusion that it cannot be. */
const IMPOSSIBLE = "⨯";

export function reasoningPieces(puzzle: SheetPuzzle, number: number, settings: SheetSettings): ColumnPiece[] {
  return new Teller(puzzle, number, settings).pieces;
}

interface PieceWish {
  /** How deep in assumptions. */
  readonly depth: number;
  readonly drawing?: SheetDrawing | undefined;
  /** Stands in one column with what follows. */
  readonly keep?: boolean;
}

class Teller {
  readonly pieces: ColumnPiece[] = [];
  readonly #settings: SheetSettings;
  readonly #language: Language;
  readonly #drawings: StepDrawings;
  readonly #size: number;
  readonly #isLong: boolean;

  constructor(puzzle: SheetPuzzle, number: number, settings: SheetSettings) {
    this.#settings = settings;
    this.#language = LANGUAGES[settings.language];
    this.#drawings = new StepDrawings(puzzle, settings);
    this.#size = settings.large ? LARGE : SIZE;
    const { explanation } = puzzle;
    this.#isLong = explanation !== undefined && stepsIn(explanation) > MOST_STEPS;
    this.#heading(puzzle, number);
    if (explanation === undefined) {
      this.#sentence([{ text: settings.words.notExplained }], 0);
      return;
    }
    for (const text of carryKey(puzzle, this.#language))
      this.#numbered("", [{ text }], { depth: 0, keep: true });
    this.#tell(puzzle, explanation);
  }

  #heading(puzzle: SheetPuzzle, number: number): void {
    const line = puzzleLine(puzzle, this.#settings.language);
    const runs: TextRun[] = [{ text: `${number}\u00a0 ${line}`, font: "bold" }];
    const size = Math.max(HEADING, this.#size);
    const at = (x: number, y: number): ReturnType<typeof paragraph> =>
      paragraph(runs, { x, y: y + 2, width: COLUMN_WIDTH, size });
    const { words } = this.#settings;
    const height = 2 + at(0, 0).height;
    this.pieces.push({
      height,
      above: 4,
      keep: true,
      draw: (x, y) => ({
        ...group("Sect", [artifact([level(x, y, COLUMN_WIDTH, HAIRLINE)]), group("H2", at(x, y).nodes)]),
        bookmark: words.puzzle(number, line),
        box: { x, y, width: COLUMN_WIDTH, height },
      }),
    });
  }

  #tell(puzzle: SheetPuzzle, explanation: Explanation): void {
    const { steps, end, table, explained } = explanation;
    const known = givenAtStart(explanation);
    const firstCases = steps.findIndex(({ cases }) => cases !== undefined);
    const told = table && firstCases >= 0 ? steps.slice(0, firstCases) : steps;
    this.#steps(told, known, 0);
    if (table) {
      const cases = casesIn({ steps, end });
      this.#sentence(
        [{ text: `${this.#frame("table", { n: cases })} ${this.#frame("table.works.one", {})}` }],
        0,
      );
    } else if (end.kind === "fork") this.#fork(end, known, 0);
    if (!explained) this.#sentence([{ text: this.#frame("open", {}) }], 0);
    const solved = solvedText(puzzle);
    if (solved !== "") this.#sentence([{ text: `✓\u00a0 ${solved}`, font: "bold" }], 0);
  }

  #steps(steps: readonly StatedStep[], known: Known, depth: number): void {
    for (const step of steps) {
      if (step.cases === undefined || step.cases.length === 0) this.#step(step, known, depth);
      else this.#cases(step, step.cases, known, depth);
      known.learn(step.facts);
    }
  }

  #step(step: StatedStep, known: Known, depth: number): void {
    const rule = this.#language.rules[step.rule] ?? step.rule;
    const runs: TextRun[] = [
      { text: titleText(step.title), font: "bold" },
      { text: `${withWholeCalculations(step.text ?? "")} ${unbroken(`[${rule}]`)}` },
    ];
    const drawing = depth === 0 ? this.#drawings.before(step, known) : undefined;
    this.#numbered(`${step.n}`, runs, { depth, drawing });
  }

  /** Assumptions that cannot be, and what follows from that. */
  #cases(step: StatedStep, cases: readonly StatedCase[], known: Known, depth: number): void {
    let number = `${step.n}`;
    for (const alike of alikeCases(cases)) {
      const claim = claimOfAll(alike, this.#language);
      this.#numbered(number, [{ text: this.#frame("suppose", { claim }), font: "bold" }], {
        depth,
        keep: true,
      });
      number = "";
      const [branch] = alike;
      const assumed = known.copy();
      assumed.learn([branch.assumes]);
      const length = stepsIn(branch);
      if (this.#isLong && length > SHORT_CASE) {
        this.#sentence([{ text: this.#settings.words.longCase(length) }], depth + 1);
        continue;
      }
      this.#steps(branch.steps, assumed, depth + 1);
      if (branch.end.kind === "fork") this.#fork(branch.end, assumed, depth + 1);
    }
    const agreed = cases.some(({ end }) => end.kind === "agreed");
    const never = step.title === IMPOSSIBLE;
    const so = never ? this.#frame("so.never", {}) : this.#frame("so", { claim: step.title });
    this.#sentence(
      [{ text: `${this.#frame(agreed ? "agreed" : "cannot", {})} ` }, { text: so, font: "bold" }],
      depth,
    );
  }

  #fork(end: StatedEnd & { readonly kind: "fork" }, known: Known, depth: number): void {
    this.#sentence([{ text: this.#frame("fork", { n: end.cases.length }) }], depth);
    for (const branch of end.cases) {
      this.#sentence([{ text: this.#frame("fork.case", { claim: branch.title }), font: "bold" }], depth);
      const assumed = known.copy();
      assumed.learn([branch.assumes]);
      this.#steps(branch.steps, assumed, depth + 1);
      if (branch.end.kind === "fork") this.#fork(branch.end, assumed, depth + 1);
      else if (branch.end.kind === "solution")
        this.#sentence([{ text: `✓\u00a0 ${branch.end.text}`, font: "bold" }], depth + 1);
    }
  }

  #sentence(runs: readonly TextRun[], depth: number): void {
    this.#numbered("", runs, { depth });
  }

  /** A number, a sentence beside it, and a drawing at the right. */
  #numbered(number: string, runs: readonly TextRun[], { depth, drawing, keep = false }: PieceWish): void {
    const size = this.#size;
    const indent = depth * CASE + (number === "" && depth === 0 ? 0 : NUMBER * size);
    const cell = drawing === undefined ? 0 : Math.min(CELL, (DRAWN * COLUMN_WIDTH) / drawing.picture.width);
    const drawn = cell >= SMALLEST_CELL ? drawing : undefined;
    const beside = drawn === undefined ? 0 : drawn.picture.width * cell + BESIDE;
    const width = COLUMN_WIDTH - indent - beside;
    const at = (x: number, y: number): ReturnType<typeof paragraph> =>
      paragraph(runs, { x: x + indent, y, width, size, leading: 1.28 });
    const text = at(0, 0).height;
    const height = Math.max(text, drawn === undefined ? 0 : drawn.picture.height * cell);
    this.pieces.push({
      height,
      above: size * 0.55,
      keep,
      draw: (x, y) => {
        const start: SheetNode[] = typeset(number, {
          x: x + indent - 0.5 * size,
          y: y + 0.94 * size,
          size,
          font: "bold",
          anchor: "end",
        });
        const figure =
          drawn === undefined
            ? []
            : [placePicture(drawn, { x: x + COLUMN_WIDTH - beside + BESIDE, y, cell })];
        return {
          ...group("Sect", [group("P", [...start, ...at(x, y).nodes]), ...figure]),
          box: { x, y, width: COLUMN_WIDTH, height },
        };
      },
    });
  }

  #frame(name: FrameName, slots: Parameters<typeof frameText>[1]): string {
    return frameText(name, slots, this.#language);
  }
}

/** A conclusion before its sentence; what cannot be is crossed out. */
const titleText = (title: string): string =>
  title === IMPOSSIBLE ? "✗ " : `${unbroken(title).replaceAll(",\u00a0", ", ")}. `;

/** What the rules of the puzzle say of single letters. */
function givenAtStart({ rules }: Pick<Explanation, "rules">): Known {
  const known = new Known();
  for (const [letter, given] of Object.entries(rules.given)) {
    const digits = typeof given === "number" ? [given] : "not" in given ? undefined : given;
    if (digits !== undefined) known.learn([{ id: 0, claim: { letter, digits } }]);
  }
  return known;
}

/** How many cases a table has: those that are followed to their end. */
function casesIn({ steps, end }: Pick<Explanation, "steps" | "end">): number {
  const inside = (list: readonly StatedCase[] = []): number =>
    list.reduce((sum, branch) => sum + Math.max(1, casesIn(branch)), 0);
  const fork = end.kind === "fork" ? inside(end.cases) : 0;
  return steps.reduce((sum, { cases }) => sum + inside(cases), fork);
}
