/**
 * How solutions of a long list are written. They are written in the worker thread, so that
 * only text goes from thread to thread, which takes the least time and memory.
 */
import type { Solution } from "cryptarithm";
import { harmless } from "./diagnostic-text.js";
import { type Layout, solutionText } from "./solution-text.js";

export type ListForm =
  | { readonly kind: "json" }
  | { readonly kind: "quiet" }
  | { readonly kind: "text"; readonly layout: Layout };

/** The text of one solution; those of a list follow one another, in JSON with a comma before all but the first. */
export function listedText(solution: Solution, form: ListForm, isFirst: boolean): string {
  switch (form.kind) {
    case "json":
      return (isFirst ? "" : ",") + JSON.stringify(solution);
    case "quiet":
      return `${harmless(solution.text)}\n`;
    case "text":
      return solutionText(solution, form.layout);
  }
}
