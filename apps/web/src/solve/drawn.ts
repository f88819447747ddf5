/**
 * What is drawn beside the box: the puzzle as soon as anything of it is understood, with the digits of the solution
 * that is looked at. A text that is not finished is drawn with boxes for what is missing; of a text that is wrong,
 * the last one that made sense stays.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Formula, Picture, PictureItem, RuleOptions, Solution } from "cryptarithm";
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
}

/** Longer texts, and drawings of more signs, are not drawn: nobody could look at them, and typing would be slow. */
const LONGEST_DRAWN = 2000;
const MOST_ITEMS = 1500;

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

/** Whether there is something that is too long to be drawn. */
export const isTooLong: ReadonlySignal<boolean> = computed(
  () => puzzle.value.text.length > LONGEST_DRAWN || (whole.value?.picture.items.length ?? 0) > MOST_ITEMS,
);

export const drawn: ReadonlySignal<Drawn | undefined> = computed(() =>
  isTooLong.value ? undefined : whole.value,
);

const whole: ReadonlySignal<Drawn | undefined> = computed(() => {
  const state = textState.value;
  const { text, rules } = puzzle.value;
  if (state.kind === "empty" || text.length > LONGEST_DRAWN) return undefined;
  if (state.kind === "good") {
    const { puzzle: answered, finding } = answering.value;
    const solution = answered?.text === text ? shownSolution.value : undefined;
    const reading = finding.kind === "answered" ? finding.answer.reading : undefined;
    const formula = formulaOf(text, reading === undefined ? rules : { ...rules, reading });
    if (formula !== undefined)
      return { picture: pictured(formula, solution), of: "text", isSolved: solution !== undefined };
  }
  if (state.kind === "unfinished" && rules.layout !== true && text.length <= LONGEST_COMPLETED) {
    for (const completed of completions(text)) {
      const formula = formulaOf(completed, rules);
      if (formula !== undefined) return { picture: pictured(formula), of: "beginning", isSolved: false };
    }
  }
  const last = lastGood.value;
  const edit = fix.value;
  if (last === undefined && edit !== undefined) {
    const formula = formulaOf(edited(text, edit), rules);
    if (formula !== undefined) return { picture: pictured(formula), of: "mended", isSolved: false };
  }
  return last && { picture: pictured(last.formula), of: "lastGood", isSolved: false };
});

function formulaOf(text: string, rules: RuleOptions): Formula | undefined {
  const read = readingOf({ text, rules });
  return read.status === "good" ? read.puzzle.formula : undefined;
}

/** The puzzle with its digits; without them there is room for them, so that nothing moves when they come. */
function pictured(formula: Formula, solution?: Solution): Picture {
  const options = { language: language.value };
  if (solution !== undefined) return pictureFor(formula, { ...options, solution });
  const plain = pictureFor(formula, options);
  const known = Object.fromEntries(formula.letters.map((letter) => [letter, 0]));
  const filled = pictureFor(formula, { ...options, known });
  // Where digits take the place of their letters no room is needed.
  if (lettersOf(filled) !== lettersOf(plain)) return plain;
  return { ...plain, height: filled.height, items: filled.items.filter((item) => !isPen(item)) };
}

const isPen = (item: PictureItem): boolean => item.kind === "glyph" && item.glyph === "pen";

const lettersOf = ({ items }: Picture): number =>
  items.filter((item) => item.kind === "glyph" && item.glyph === "letter").length;
