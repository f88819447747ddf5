/** An explanation as JSON: the object of its answer, with the steps and the end. */
import {
  type ColumnDrawing,
  drawColumn,
  type Explanation,
  type InvalidAnswer,
  Known,
  type StackedSum,
  type StatedCase,
  type StatedEnd,
  type StatedStep,
  type StatedStretch,
  stackedSums,
} from "cryptarithm";
import { answerJson } from "./answer-json.js";

/** The keys in their published order; with `draw` each step at a column carries its drawing. */
export function explanationJson(
  explanation: Explanation | InvalidAnswer,
  puzzle: string,
  {
    draw = false,
    layout = false,
  }: { readonly draw?: boolean | undefined; readonly layout?: boolean | undefined },
): Record<string, unknown> {
  if (explanation.status === "invalid") return answerJson(explanation);
  const { explained, table, rules, names, asked, several, none, reading = 0 } = explanation;
  const { baseRule: _, ...options } = rules;
  const sums = draw ? stackedSums(puzzle, layout ? { ...options, layout, reading } : options) : [];
  const { steps, end } = draw ? drawn(explanation, sums, Known.atStart(explanation)) : explanation;
  return {
    ...answerJson(explanation),
    explained,
    table,
    names,
    asked,
    several,
    none,
    ...(draw ? { sums } : {}),
    steps,
    end,
  };
}

function drawn({ steps, end }: StatedStretch, sums: readonly StackedSum[], known: Known): StatedStretch {
  const withDrawings = steps.map((step) => {
    const drawing = drawingOf(step, sums, known);
    const cases = step.cases?.map((inner) => drawnCase(inner, sums, known));
    known.learn(step.facts);
    return { ...step, ...(cases && { cases }), ...(drawing && { drawing }) };
  });
  return { steps: withDrawings, end: drawnEnd(end, sums, known) };
}

function drawnCase(inner: StatedCase, sums: readonly StackedSum[], known: Known): StatedCase {
  const assumed = known.copy();
  assumed.learn([inner.assumes]);
  return { ...inner, ...drawn(inner, sums, assumed) };
}

function drawnEnd(end: StatedEnd, sums: readonly StackedSum[], known: Known): StatedEnd {
  return end.kind === "fork"
    ? { ...end, cases: end.cases.map((inner) => drawnCase(inner, sums, known)) }
    : end;
}

function drawingOf({ at }: StatedStep, sums: readonly StackedSum[], known: Known): ColumnDrawing | undefined {
  const sum = sums.find(({ part }) => part === (at.part ?? 0));
  return sum === undefined || at.place === undefined ? undefined : drawColumn(sum, at.place, known);
}
