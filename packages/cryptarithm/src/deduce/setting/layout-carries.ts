/** Which rows of a written-out calculation have carries, for the key beside its drawing. */
import { readPuzzle } from "../../layout/read-puzzle.js";
import { pose } from "../../semantics/pose.js";
import type { RuleOptions } from "../../semantics/rules.js";
import { carryLetter } from "./names.js";
import { type RowName, rowNameOf } from "./row-names.js";
import { LARGEST_EXPLAINED_BASE, type Setting, settingOf } from "./setting.js";

/** The carries of rows of one kind. */
export interface CarriesOfRows {
  readonly kind: RowName["kind"];
  readonly letter: ReturnType<typeof carryLetter>;
  /** Whether marks tell several rows apart. */
  readonly several: boolean;
}

/** One entry for each kind of row that carries, in the order of the calculation; none for a puzzle in the language. */
export function layoutCarries(text: string, options: RuleOptions): CarriesOfRows[] {
  const parsed = readPuzzle(text, options);
  if (!parsed.ok || parsed.formula.layout === undefined) return [];
  const posed = pose(parsed.formula, options);
  if (!posed.ok || posed.puzzle.base > LARGEST_EXPLAINED_BASE) return [];
  return carriesOfRows(settingOf(posed.puzzle));
}

function carriesOfRows(setting: Setting): CarriesOfRows[] {
  const found = new Map<RowName["kind"], Set<number>>();
  for (const { part } of setting.carries) {
    const row = rowNameOf(part, setting);
    if (row === undefined) continue;
    found.set(row.kind, (found.get(row.kind) ?? new Set()).add(part));
  }
  return [...found].map(([kind, parts]) => ({
    kind,
    letter: carryLetter(kind),
    several: parts.size > 1,
  }));
}
