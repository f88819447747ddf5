/** Short ways to a posed puzzle and to all of its assignments, for tests of the parts behind `pose`. */
import { parse, type RuleOptions } from "cryptarithm";
import { pose } from "../src/semantics/pose.js";
import type { Puzzle } from "../src/semantics/puzzle.js";
import type { Expression, Relation } from "../src/syntax/ast.js";

/** The puzzle of a text; throws when it is not understood. */
export function posed(text: string, rules: RuleOptions = {}): Puzzle {
  const caseRule = rules.case ?? (rules.distinct === "case" ? "distinct" : "fold");
  const parsed = parse(text, { case: caseRule, accents: rules.accents ?? "distinct" });
  if (!parsed.ok) throw new Error(`${text}: ${parsed.diagnostics.map((d) => d.message).join("; ")}`);
  const result = pose(parsed.formula, rules);
  if (!result.ok) throw new Error(`${text}: ${result.diagnostics.map((d) => d.message).join("; ")}`);
  return result.puzzle;
}

/** A puzzle, and the expression that stands left of `= 0` in its only statement. */
export function expressionOf(text: string, rules: RuleOptions = {}): { puzzle: Puzzle; node: Expression } {
  const puzzle = posed(`(${text}) = 0`, rules);
  return { puzzle, node: (puzzle.statements[0] as Relation).first };
}

/** The two sides of the only statement, an equation. */
export function sidesOf(puzzle: Puzzle): { left: Expression; right: Expression } {
  const [statement] = puzzle.statements;
  const link = statement?.kind === "relation" ? statement.links[0] : undefined;
  if (statement?.kind !== "relation" || link === undefined || link.operand.kind === "set")
    throw new Error("no equation");
  return { left: statement.first, right: link.operand };
}

/** Every assignment that respects domains and groups; the array is used again. */
export function* assignments(
  puzzle: Puzzle,
  fixed: ReadonlyMap<number, number> = new Map(),
): Generator<readonly number[]> {
  const digits = puzzle.symbols.map(() => 0);
  function* from(at: number): Generator<readonly number[]> {
    const symbol = puzzle.symbols[at];
    if (symbol === undefined) {
      yield digits;
      return;
    }
    for (const digit of symbol.domain) {
      if (fixed.has(at) && fixed.get(at) !== digit) continue;
      if (puzzle.groups.some((g) => g.includes(at) && g.some((s) => s < at && digits[s] === digit))) continue;
      digits[at] = digit;
      yield* from(at + 1);
    }
  }
  yield* from(0);
}
