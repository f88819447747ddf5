/**
 * What to say of a step that looks at all the ways of one or two columns: their equations filled in with
 * what the step stands on, then the ways themselves if they are few; else, for a digit that is
 * struck, what it would lead to.
 */

import type { Finding, Slot, Telling } from "../rule.js";
import { symbolsIn } from "../setting/constraint.js";
import { digitsIn, size } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import { type Column, isColumn } from "../setting/setting.js";
import type { View } from "../state/view.js";
import { claimText, digitToldText } from "./claim-text.js";
import { columnText } from "./column-text.js";
import { rowsOf, rowsWith, waysOf } from "./rows-of-columns.js";
import { settled } from "./settled.js";
import { tellCases } from "./tell-cases.js";
import { tellTaken, tellTakenBriefly } from "./tell-taken.js";

/** A table has at most this many rows: of one column, and of two. */
const MOST_ROWS = 6;
/** Rows that say the same with their numbers exchanged count once. */
const EITHER_ORDER = 2;
const MOST_ROWS_OF_TWO = 5;
/** More digits that are struck are not told one by one. */
const MOST_REASONS = 3;

/** The sentences of a template and its variants `.rows`, `.never`. */
export function tellColumn(template: string, finding: Finding, cited: View): Telling[] {
  const { spot, grounds, claims } = finding;
  const constraints = grounds.kind === "local" ? grounds.constraints : [];
  const columns = constraints.filter(isColumn);
  const notes = constraints.filter(({ source }) => source.kind === "note");
  const [first, second] = columns;
  const slots: Record<string, Slot> = { column: { place: spot.place ?? 0 } };
  // A carry that the step itself concludes is still open in its sentence.
  const shown = claims.some(({ kind }) => kind === "carry") ? cited : settled(constraints, cited);
  if (first !== undefined) slots.equation = columnText(first, shown);
  if (second !== undefined) {
    slots.next = columnText(second, shown);
    slots.other = { place: second.place };
  }
  const tellings: Telling[] = notes.map((note) => ({
    template: "noted",
    slots: { note: claimText({ kind: "note", note }, cited.setting) },
  }));
  const after = tellTaken(constraints.flatMap(symbolsIn), cited);
  if (claims[0]?.kind === "impossible")
    return [
      ...tellings,
      { template: `${template}.never`, slots },
      ...tellTakenBriefly(constraints.flatMap(symbolsIn), cited),
    ];
  const most = second === undefined ? EITHER_ORDER * MOST_ROWS : MOST_ROWS_OF_TWO;
  const rows = rowsOf(constraints, cited, most);
  const few = rows !== undefined && (rows.length <= MOST_ROWS || inEitherOrder(rows) !== undefined);
  if (few && rows.length === 1 && first !== undefined && second === undefined)
    return [...tellings, tellRowsOf(template, first, rows, shown), ...after];
  if (few && rows.length > 0) {
    const halved = second === undefined ? inEitherOrder(rows) : undefined;
    const ways: Slot = second === undefined ? { or: halved ?? rows } : rows.join("; ");
    const variant = halved === undefined ? "rows" : "pairs";
    return [...tellings, { template: `${template}.${variant}`, slots: { ...slots, rows: ways } }, ...after];
  }
  const reasons = first !== undefined && second === undefined ? reasonsFor(finding, first, cited) : undefined;
  if (reasons !== undefined) return [...tellings, { template: `${template}.cases`, slots }, ...reasons];
  const cases = tellCases(constraints, claims, cited);
  if (cases !== undefined) return [...tellings, { template: `${template}.cases`, slots }, ...cases];
  const ways = waysOf(constraints, cited, MOST_WAYS);
  if (ways === undefined || ways === 0) return [...tellings, { template, slots }];
  return [...tellings, { template: `${template}.ways`, slots: { ...slots, ways } }];
}

/** More ways than these are not counted. */
const MOST_WAYS = 60;

/** The ways in which a column works; the equation is left out where it says nothing besides. */
export function tellRowsOf(template: string, column: Column, rows: readonly string[], shown: View): Telling {
  const equation = columnText(column, shown);
  const slots = { column: { place: column.place }, equation, rows: { or: rows } };
  const [row, ...others] = rows;
  const open = new Set(symbolsIn(column).filter((s) => shown.fixed[s] === -1));
  const [added, result] = equation.split(" = ");
  if (row !== undefined && others.length === 0) {
    if (row.split(" = ")[0] === added)
      return { template: "column-bounds", slots: { ...slots, equation: row } };
    if (open.size === 1 && /^\d+$/.test(result ?? "")) return { template: "column-bounds", slots };
  }
  return { template: `${template}.rows`, slots };
}

/** What the digits that are struck would lead to, when that is told in a few words. */
function reasonsFor({ claims }: Finding, column: Column, cited: View): Telling[] | undefined {
  const tellings: Telling[] = [];
  for (const claim of claims) {
    if (claim.kind !== "digits") return undefined;
    const struck = digitsIn((cited.masks[claim.symbol] as number) & ~claim.digits);
    if (struck.length === 0 || struck.length > MOST_REASONS || size(claim.digits) === 1) return undefined;
    for (const digit of struck) {
      const rows = rowsWith(claim.symbol, digit, column, cited, 2);
      if (rows === undefined || rows.length === 0) return undefined;
      const slots = {
        letter: symbolName(claim.symbol, cited.setting),
        digit: digitToldText(digit),
        rows: { or: rows },
      };
      tellings.push({ template: "column-why", slots });
    }
  }
  return tellings.length === 0 || tellings.length > MOST_REASONS ? undefined : tellings;
}

/** Half of the rows, when each stands there twice with its numbers in another order. */
function inEitherOrder(rows: readonly string[]): string[] | undefined {
  const sorted = new Set<string>();
  for (const row of rows) {
    const [added, result] = row.split(" = ");
    sorted.add(`${(added ?? "").split(" + ").sort().join(" + ")} = ${result}`);
  }
  return sorted.size * EITHER_ORDER === rows.length ? [...sorted] : undefined;
}
