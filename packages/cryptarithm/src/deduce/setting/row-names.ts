/**
 * What the parts of a written-out calculation are called: "the second partial product", "the first subtraction".
 * Each relation of a layout belongs to a row that one sees, and a sentence that says which is easier to follow
 * than one that repeats the relation. They are told apart by their form and counted from above.
 */
import type { Expression } from "../../syntax/ast.js";
import type { Layout } from "../../syntax/layout.js";
import type { Part } from "./part.js";
import type { Setting } from "./setting.js";

/** The row or step of a layout that a part of the puzzle is about. */
export interface RowName {
  readonly kind:
    | "partial-product"
    | "sum-of-rows"
    | "subtraction"
    | "remainder"
    | "root-product"
    | "empty-digit"
    | "brought-zero"
    | "division"
    | "line"
    | "file"
    | "diagonal"
    | "calculation";
  /** Which of its kind, from 1; missing when there is only one. */
  readonly nth?: number;
}

const known = new WeakMap<Setting, readonly (RowName | undefined)[]>();

/** The name of a part; undefined when the puzzle is no layout, or has only one calculation. */
export function rowNameOf(part: number, setting: Setting): RowName | undefined {
  const { layout } = setting.puzzle.formula;
  if (layout === undefined) return undefined;
  let names = known.get(setting);
  if (names === undefined) {
    names = namesOf(layout, setting.parts);
    known.set(setting, names);
  }
  return names[part];
}

function namesOf(layout: Layout, parts: readonly Part[]): readonly (RowName | undefined)[] {
  if (layout.kind === "grid" || layout.kind === "magic-square") return linesOf(layout);
  const kinds = parts.map((part) => kindOf(layout, part));
  // Digits of a quotient or root without a row come before all rows; what is 0 later is brought down, or left out.
  const first = kinds.findIndex((kind) => kind === "partial-product" || kind === "root-product");
  if (layout.kind !== "multiplication")
    for (const [i, kind] of kinds.entries())
      if (kind === "empty-digit" && i > first) kinds[i] = "brought-zero";
  if (parts.length < 2) return [];
  const totals = new Map<RowName["kind"], number>();
  for (const kind of kinds) if (kind !== undefined) totals.set(kind, (totals.get(kind) ?? 0) + 1);
  const counted = new Map<RowName["kind"], number>();
  return kinds.map((kind): RowName | undefined => {
    if (kind === undefined) return undefined;
    const before = counted.get(kind) ?? 0;
    counted.set(kind, before + 1);
    if (kind === "empty-digit" || kind === "brought-zero" || totals.get(kind) === 1) return { kind };
    // What is left belongs to the subtraction before it, whether or not each of them leaves something.
    if (kind === "remainder")
      return { kind, nth: counted.get("subtraction") ?? counted.get("division") ?? 1 };
    return { kind, nth: kind === "partial-product" ? drawnAt(layout, before) : before + 1 };
  });
}

function kindOf({ kind, rows, stacked = false }: Layout, { comparison }: Part): RowName["kind"] | undefined {
  if (comparison === undefined) return undefined;
  const { left, operator, right } = comparison;
  if (operator === "<" || operator === "<=") return "remainder";
  if (operator !== "=") return undefined;
  const sides = [left, right];
  if (sides.some((side) => side.kind === "numeral" && /^0+$/.test(side.whole)) && sides.some(isOneCell))
    return "empty-digit";
  const multiplies = sides.some(hasProduct);
  switch (kind) {
    case "multiplication":
      return multiplies ? "partial-product" : "sum-of-rows";
    case "division":
      if (stacked || !rows.some(({ role }) => role === "partial-product" || role === "partial-dividend"))
        return "division";
      return multiplies ? "partial-product" : "subtraction";
    case "root":
      return multiplies ? "root-product" : "subtraction";
    default:
      return "calculation";
  }
}

/**
 * Of a grid each sign of equality is a part, first across and then down. A magic square compares its first line with
 * all others, with the columns and with the diagonals.
 */
function linesOf({ kind, rows, across = [], down = [] }: Layout): RowName[] {
  if (kind === "grid") {
    const named = (name: "line" | "file", signs: typeof across): RowName[] =>
      signs.flatMap((line, i) => line.filter((sign) => sign === "=").map(() => ({ kind: name, nth: i + 1 })));
    return [...named("line", across), ...named("file", down)];
  }
  const size = Math.round(Math.sqrt(rows.length));
  const numbered = (name: RowName["kind"], from: number, to: number): RowName[] =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ kind: name, nth: from + i }));
  return [...numbered("line", 2, size), ...numbered("file", 1, size), ...numbered("diagonal", 1, 2)];
}

const isOneCell = (node: Expression): boolean => node.kind === "word" && node.cells.length === 1;

function hasProduct(node: Expression): boolean {
  if (node.kind === "product" || node.kind === "power") return true;
  return node.kind === "sum" && node.terms.some(({ operand }) => hasProduct(operand));
}

/**
 * Where the row of the nth relation of a partial product is drawn: a multiplication relates its rows from the units
 * on, in whichever order they are written.
 */
function drawnAt({ kind, rows }: Layout, n: number): number {
  if (kind !== "multiplication") return n + 1;
  const places = rows.filter(({ role }) => role === "partial-product").map(({ place = 0 }) => place);
  const place = [...places].sort((a, b) => a - b)[n] ?? 0;
  return places.indexOf(place) + 1;
}

/** Whether what is multiplied stands in a row of this kind. */
export const isProduct = (kind: RowName["kind"] | undefined): boolean =>
  kind === "partial-product" || kind === "root-product" || kind === "division";
