/** The cases of an explanation that are too many to be read one by one, as rows: what is assumed, and how it ends. */
import type { StatedCase, StatedStretch } from "cryptarithm";

export interface CaseRow {
  /** What is assumed, and what follows at once: `O = 4, R = 8`. */
  readonly text: string;
  /** The solution, where it comes to one. */
  readonly solution?: string;
}

/** A row for each case that is led to its end. */
export function caseRows({ steps, end }: StatedStretch, assumed = ""): CaseRow[] {
  const inside = steps.flatMap(({ cases = [] }) => cases.flatMap((each) => rowsOf(each, assumed)));
  if (end.kind === "fork") return [...inside, ...end.cases.flatMap((each) => rowsOf(each, assumed))];
  if (end.kind === "solution") return [...inside, { text: assumed, solution: end.text }];
  return inside.length > 0 || assumed === "" ? inside : [{ text: assumed }];
}

function rowsOf(each: StatedCase, outer: string): CaseRow[] {
  const followed = each.steps.flatMap(({ title }) => (title.includes("⨯") ? [] : [title]));
  const text = [outer, each.title].filter((part) => part !== "").join(", ");
  const rows = caseRows(each, text);
  const [only] = rows;
  // What follows at once is told where the case has no cases of its own.
  if (rows.length === 1 && only?.text === text && followed.length > 0)
    return [{ ...only, text: `${text} → ${followed.slice(0, 3).join(", ")}` }];
  return rows;
}
