/**
 * Whether a text is wrong or only not finished. While somebody types, what is missing at the end or at the caret is
 * still to come; it is no mistake, and nothing is red.
 */
import type { Diagnostic } from "cryptarithm";

/** What is missing: a relation with a result, what an operator works on, or a closing bracket. */
const MISSING = ["result", "operand", "bracket", "more"] as const;
export type Missing = (typeof MISSING)[number];

export interface Typing {
  /** Where the caret is; undefined when the box has no caret. */
  readonly caret: number | undefined;
  /** Whether the typing has rested for a while. */
  readonly rested: boolean;
}

/** What is missing of a text whose mistakes are all of this kind; undefined when it is really wrong. */
export function missingOf(
  text: string,
  diagnostics: readonly Diagnostic[],
  { caret, rested }: Typing,
): Missing | undefined {
  const end = text.trimEnd().length;
  let missing: Missing | undefined;
  for (const { code, span } of diagnostics) {
    const atEnd = span[1] >= end || code === "bracket-not-closed";
    const atCaret = caret !== undefined && span[0] < caret && caret <= span[1] + 1 && span[1] <= caret;
    const kind = missingKind(code);
    if (kind !== undefined && (atEnd || (atCaret && !rested))) missing ??= kind;
    else if (atCaret && !rested) missing ??= "more";
    else return undefined;
  }
  return missing;
}

function missingKind(code: string): Missing | undefined {
  switch (code) {
    case "no-relation":
    case "two-words":
      return "result";
    case "missing-operand":
      return "operand";
    case "bracket-not-closed":
      return "bracket";
    case "set-expected":
    case "empty":
      return "more";
    default:
      return undefined;
  }
}

/** Ways to finish a text, so that it can be drawn before it is finished; unknown digits stand for what is missing. */
export function completions(text: string): readonly string[] {
  const t = text.trimEnd();
  return [`${t} = ?`, `${t} ?`, `${t} ? = ?`, `${t}) = ?`, `${t})`, `${t} ?) = ?`];
}
