/**
 * Broken rules that can be named without the engine, at once: two symbols with one digit, a leading zero, a full column
 * that does not come out, a carry that cannot be. A slip is data; the language's table makes a sentence of it.
 */
import type { BoardTable } from "./cells.js";
import { type CarrySlip, type ColumnSlip, carrySlips, columnSlip, columnSum } from "./columns.js";
import type { Knowledge } from "./knowledge.js";

export type Problem =
  | { readonly kind: "same-digit"; readonly digit: number; readonly symbols: readonly string[] }
  | { readonly kind: "leading-zero"; readonly symbol: string; readonly word: string }
  | { readonly kind: "lone-zero"; readonly symbol: string }
  /** The rules of the puzzle do not let the symbol have the digit. */
  | { readonly kind: "not-allowed"; readonly symbol: string; readonly digit: number }
  | { readonly kind: "nothing-left"; readonly symbol: string }
  | { readonly kind: "column"; readonly slip: ColumnSlip; readonly symbols: readonly string[] }
  | { readonly kind: "carry"; readonly slip: CarrySlip }
  /** A carry that no solution with these digits has. */
  | { readonly kind: "no-such-carry"; readonly slot: string; readonly place: number; readonly wrote: number }
  /** A statement with its digits that is not true. */
  | { readonly kind: "statement"; readonly text: string; readonly symbols: readonly string[] }
  /** Entries that no solution has together; the reason in the language that was asked for. */
  | {
      readonly kind: "no-way-on";
      readonly entries: readonly string[];
      readonly reason: string;
      readonly symbols: readonly string[];
    }
  /** What the engine says, in the language that was asked for. */
  | { readonly kind: "other"; readonly message: string; readonly symbols: readonly string[] };

/** The symbols that a problem is about, and the slot of a carry. */
export function placesOf(problem: Problem): { readonly symbols: readonly string[]; readonly slot?: string } {
  switch (problem.kind) {
    case "leading-zero":
    case "lone-zero":
    case "not-allowed":
    case "nothing-left":
      return { symbols: [problem.symbol] };
    case "carry":
      return { symbols: [], slot: problem.slip.slot };
    case "no-such-carry":
      return { symbols: [], slot: problem.slot };
    default:
      return { symbols: problem.symbols };
  }
}

/** The slips that are broken rules: carries belong to the player, and are looked at only when a check is asked for. */
export const brokenRules = (tables: readonly BoardTable[], known: Knowledge): Problem[] =>
  slipsOf(tables, known).filter(({ kind }) => kind !== "carry");

/** Every slip that can be named, broken rules first, carries last. */
export function slipsOf(tables: readonly BoardTable[], known: Knowledge): Problem[] {
  const { facts } = known;
  const problems: Problem[] = [];
  for (const group of facts.groups) {
    for (const digit of known.digits) {
      const symbols = known.holders(digit).filter((symbol) => group.includes(symbol));
      if (symbols.length > 1) problems.push({ kind: "same-digit", digit, symbols });
    }
  }
  for (const symbol of facts.symbols) {
    const digit = known.digit(symbol);
    const word = facts.leading.get(symbol);
    if (digit === undefined) {
      if (known.open(symbol).length === 0 && known.digits.some((d) => known.note(symbol, d) === "crossed"))
        problems.push({ kind: "nothing-left", symbol });
    } else if (digit === 0 && word !== undefined) problems.push({ kind: "leading-zero", symbol, word });
    else if (digit === 0 && facts.alone.has(symbol)) problems.push({ kind: "lone-zero", symbol });
    else if (!(facts.domains.get(symbol) ?? []).includes(digit))
      problems.push({ kind: "not-allowed", symbol, digit });
  }
  const carries: Problem[] = [];
  for (const table of tables) {
    const sum = columnSum(table);
    if (sum === undefined) continue;
    const slip = columnSlip(sum, known);
    if (slip !== undefined) {
      const column = sum.columns.find(({ place }) => place === slip.place);
      const cells = [...(column?.terms ?? []), ...(column?.total ? [column.total] : [])];
      const symbols = cells.flatMap((cell) => (cell.kind === "symbol" ? [cell.symbol] : []));
      problems.push({ kind: "column", slip, symbols: [...new Set(symbols)] });
    } else carries.push(...carrySlips(sum, known).map((each): Problem => ({ kind: "carry", slip: each })));
  }
  return [...problems, ...carries];
}
