/**
 * What the other usual choice of a rule would change: readers differ on whether a lone
 * letter may be 0, a number may start with 0, or a letter may equal a printed digit.
 */
import type { Puzzle } from "../semantics/puzzle.js";
import { walk } from "../syntax/walk.js";
import { say } from "../wording/say.js";
import type { Answer, AnswerOptions, Contrast } from "./answer.js";
import { solutionsText } from "./solutions-text.js";

const MILLISECONDS = 2000;

/** The other choices that make sense for a puzzle, each counted. */
export function contrastsOf(
  puzzle: Puzzle,
  options: AnswerOptions,
  ask: (options: AnswerOptions) => Answer,
): Contrast[] {
  const { rules } = puzzle;
  const others: { rule: Contrast["rule"]; value: string }[] = [];
  if (hasLoneLetter(puzzle))
    others.push({ rule: "loneZero", value: rules.loneZero === "allow" ? "forbid" : "allow" });
  if (hasLongWord(puzzle))
    others.push({ rule: "leadingZero", value: rules.leadingZero === "allow" ? "forbid" : "allow" });
  if (hasPrintedDigit(puzzle))
    others.push({ rule: "literals", value: rules.literals === "free" ? "reserved" : "free" });
  return others.flatMap(({ rule, value }) => {
    const milliseconds = Math.min(options.milliseconds ?? MILLISECONDS, MILLISECONDS);
    const other = ask({
      ...options,
      base: rules.base,
      [rule]: value,
      contrast: false,
      limit: 0,
      milliseconds,
    });
    return other.status === "invalid" ? [] : [{ rule, value, count: other.count, complete: other.complete }];
  });
}

const OPTION = { loneZero: "--lone-zero", leadingZero: "--leading-zero", literals: "--literals" } as const;

/** A sentence on one contrast, beside the count under the rules that were used. */
export function contrastNote(contrast: Contrast, count: bigint, base: number): string {
  // Said because with the base looked for, another rule might find another base.
  const where = base === 10 ? "" : say(" in base {base}", { base });
  const option = `${OPTION[contrast.rule]} ${contrast.value}`;
  if (contrast.complete && contrast.count === count)
    return say("With {option} the number of solutions{where} is the same.", { option, where });
  const solutions = solutionsText(contrast.count, contrast.complete);
  return contrast.count === 1n
    ? say("With {option} there is {solutions}{where}.", { option, solutions, where })
    : say("With {option} there are {solutions}{where}.", { option, solutions, where });
}

function hasLoneLetter(puzzle: Puzzle): boolean {
  return [...puzzle.places.values()].some((places) => places.length === 1 && (places[0] as number) >= 0);
}

function hasLongWord(puzzle: Puzzle): boolean {
  return [...puzzle.places.values()].some((places) => places.length > 1);
}

function hasPrintedDigit(puzzle: Puzzle): boolean {
  if ([...puzzle.places.values()].some((places) => places.some((p) => p < 0))) return true;
  return puzzle.statements.some((statement) => [...walk(statement)].some((node) => node.kind === "numeral"));
}
