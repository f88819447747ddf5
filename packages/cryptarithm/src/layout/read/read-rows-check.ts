/**
 * Whether a layout that somebody wrote down row by row is one: the rows that its kind cannot be without, places
 * inside of the numbers that they are places of, and the signs of a grid.
 */
import type { Layout, LayoutKind, LayoutRow, Role } from "../../syntax/layout.js";
import { say } from "../../wording/say.js";
import { leftOf, rowOf } from "../rows.js";

/** The roles of each kind: those that it needs, and those that it may have. */
const KINDS: Readonly<
  Record<LayoutKind, { readonly needs: readonly Role[]; readonly may: readonly Role[] }>
> = {
  sum: { needs: ["result"], may: ["addend", "subtrahend"] },
  multiplication: { needs: ["multiplicand", "multiplier"], may: ["partial-product", "product"] },
  division: {
    needs: ["divisor", "dividend", "quotient"],
    may: ["partial-product", "partial-dividend", "remainder"],
  },
  root: {
    needs: ["radicand", "root"],
    may: ["root-product", "partial-radicand", "trial-divisor", "remainder"],
  },
  grid: { needs: ["entry"], may: [] },
  "magic-square": { needs: ["entry"], may: [] },
};

/** Roles of rows that belong to a digit of another row. */
const DIGIT_OF: readonly (readonly [Role, Role])[] = [
  ["partial-product", "multiplier"],
  ["partial-product", "quotient"],
  ["partial-dividend", "quotient"],
  ["root-product", "root"],
  ["partial-radicand", "root"],
  ["trial-divisor", "root"],
];

/** What is wrong with a layout, in a sentence. */
export function fullLayoutProblem(layout: Layout): string | undefined {
  const { kind, rows } = layout;
  const { needs, may } = KINDS[kind];
  for (const role of needs)
    if (rowOf(layout, role) === undefined) return say("a {kind} needs a row {role}", { kind, role });
  for (const { role } of rows)
    if (!needs.includes(role) && !may.includes(role))
      return say("a {kind} has no row {role}", { kind, role });
  if (kind === "grid" || kind === "magic-square") return entriesProblem(layout);
  if (kind === "sum") return sumProblem(rows);
  if (!layout.stacked) {
    const twice = rows.find((row, i) =>
      rows.slice(0, i).some((r) => r.role === row.role && (r.place ?? 0) === (row.place ?? 0)),
    );
    if (twice !== undefined) return say("there are two rows {role} for one digit", { role: twice.role });
  }
  for (const row of rows) {
    for (const [role, of] of DIGIT_OF) {
      const number = row.role === role ? rowOf(layout, of) : undefined;
      if (number === undefined) continue;
      const place = row.place ?? 0;
      const lowest = of === "multiplier" ? 0 : number.right;
      if (place < lowest || place > lowest + number.cells.length - 1)
        return say("the {role} has no digit at place {place}", { role: of, place });
    }
  }
  if (kind === "root") {
    const { right } = rowOf(layout, "root") as LayoutRow;
    if (right !== 0 || rowOf(layout, "radicand")?.right !== 0)
      return say("radicand and root end in column 0");
    const digits = (rowOf(layout, "root") as LayoutRow).cells.length;
    const length = (rowOf(layout, "radicand") as LayoutRow).cells.length;
    if (Math.ceil(length / (layout.degree ?? 2)) !== digits)
      return say("the root has a digit for each group");
  }
  if (kind === "division" && !layout.stacked) {
    const dividend = rowOf(layout, "dividend") as LayoutRow;
    const quotient = rowOf(layout, "quotient") as LayoutRow;
    if (leftOf(quotient) > leftOf(dividend)) return say("the quotient begins left of the dividend");
  }
  return undefined;
}

function sumProblem(rows: readonly LayoutRow[]): string | undefined {
  if (rows.at(-1)?.role !== "result" || rows[0]?.role === "result") return say("a sum ends in its result");
  const empty = rows.some((row, i) => row.role === "result" && rows[i - 1]?.role === "result");
  return empty ? say("two results of a sum stand below each other") : undefined;
}

const SIGNS: readonly unknown[] = ["+", "-", "*", "/", "=", ""];

function entriesProblem({ kind, rows, across, down }: Layout): string | undefined {
  if (rows.some(({ at }) => at === undefined)) return say("each entry needs its row and column as at");
  const height = Math.max(...rows.map(({ at }) => at?.[0] ?? 0)) + 1;
  const width = Math.max(...rows.map(({ at }) => at?.[1] ?? 0)) + 1;
  const places = new Set(rows.map(({ at }) => `${at}`));
  if (places.size !== rows.length || places.size !== height * width) return say("each place has one entry");
  if (kind === "magic-square")
    return height === width && height > 1 ? undefined : say("a magic square has as many rows as columns");
  const fits = (signs: unknown, lines: number, length: number): boolean =>
    Array.isArray(signs) &&
    signs.length === lines &&
    signs.every(
      (line) => Array.isArray(line) && line.length === length && line.every((s) => SIGNS.includes(s)),
    );
  if (!fits(across, height, width - 1))
    return say("across needs a sign between neighbours for each row of the grid");
  if (!fits(down, width, height - 1))
    return say("down needs a sign between neighbours for each column of the grid");
  const equal = [...(across ?? []), ...(down ?? [])].some((line) => line.includes("="));
  return equal ? undefined : say("a grid needs an equals sign");
}
