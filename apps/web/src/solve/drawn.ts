/**
 * What is drawn beside the box: the puzzle as soon as anything of it is understood, with the digits of the solution
 * that is looked at. A text that is not finished is drawn with boxes for what is missing; of a text that is wrong,
 * the last one that made sense stays.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Formula, Picture, RuleOptions, Solution } from "cryptarithm";
import { language } from "../language/language.js";
import { answering } from "../state/answering.js";
import { pictureFor } from "../state/layout-reader.js";
import { lastGood, puzzle, readingOf } from "../state/puzzle.js";
import { fix, textState } from "./box-state.js";
import { edited } from "./fix.js";
import { completions } from "./unfinished.js";

export interface Drawn {
  readonly picture: Picture;
  /** Which text it shows: the one in the box, whole, so far, or mended, or the last one that made sense. */
  readonly of: "text" | "beginning" | "mended" | "lastGood";
  readonly isSolved: boolean;
  readonly formula: Formula;
}

/** Longer texts are not finished in several ways with every key. */
const LONGEST_COMPLETED = 500;

/** The solutions that can be looked at, of an answer or of a search that has not come to its end. */
export const shownSolutions: ReadonlySignal<readonly Solution[]> = computed(() => {
  const { finding } = answering.value;
  if (finding.kind === "answered") return finding.answer.solutions;
  return finding.kind === "busy" || finding.kind === "stopped" ? finding.solutions : [];
});

/** Which of them was chosen; another puzzle begins with its first. */
const chosen = signal<{ readonly text: string; readonly at: number }>({ text: "", at: 0 });

export const solutionAt: ReadonlySignal<number> = computed(() => {
  const { text, at } = chosen.value;
  return text === puzzle.value.text && at < shownSolutions.value.length ? at : 0;
});

export function showSolution(at: number): void {
  chosen.value = { text: puzzle.peek().text, at };
}

export const shownSolution: ReadonlySignal<Solution | undefined> = computed(
  () => shownSolutions.value[solutionAt.value],
);

export const drawn: ReadonlySignal<Drawn | undefined> = computed(() => {
  const state = textState.value;
  const { text, rules } = puzzle.value;
  if (state.kind === "empty") return undefined;
  if (state.kind === "good") {
    const { puzzle: answered, finding } = answering.value;
    const solution = answered?.text === text ? shownSolution.value : undefined;
    const reading = finding.kind === "answered" ? finding.answer.reading : undefined;
    const formula = formulaOf(text, reading === undefined ? rules : { ...rules, reading });
    if (formula !== undefined)
      return {
        picture: pictured(formula, solution),
        of: "text",
        isSolved: solution !== undefined,
        formula,
      };
  }
  if (state.kind === "unfinished" && rules.layout !== true && text.length <= LONGEST_COMPLETED) {
    for (const completed of completions(text)) {
      const formula = formulaOf(completed, rules);
      if (formula !== undefined)
        return { picture: pictured(formula), of: "beginning", isSolved: false, formula };
    }
  }
  const last = lastGood.value;
  const edit = fix.value;
  if (last === undefined && edit !== undefined) {
    const formula = formulaOf(edited(text, edit), rules);
    if (formula !== undefined) return { picture: pictured(formula), of: "mended", isSolved: false, formula };
  }
  return last && { picture: pictured(last.formula), of: "lastGood", isSolved: false, formula: last.formula };
});

function formulaOf(text: string, rules: RuleOptions): Formula | undefined {
  const read = readingOf({ text, rules });
  return read.status === "good" ? read.puzzle.formula : undefined;
}

function pictured(formula: Formula, solution?: Solution): Picture {
  return pictureFor(formula, { language: language.value, ...(solution && { solution }) });
}

/** How large the drawing is when all its digits stand in it, in cells. */
export function roomFor({ picture, isSolved, formula }: Drawn): Pick<Picture, "width" | "height"> {
  if (isSolved) return picture;
  const known: Record<string, number> = {};
  let unknown = 0;
  for (const item of picture.items) {
    if (item.kind === "glyph" && item.glyph === "letter") known[item.text] = 0;
    if (item.kind === "box" && item.box === "unknown") known[`?${++unknown}`] = 0;
  }
  return pictureFor(formula, { known });
}
