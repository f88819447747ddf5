/** The difficulty of a new puzzle, if it is of a level that is wanted: what is not is mostly sorted out cheaply. */
import type { Level } from "./deduce/rule.js";
import type { ExplainOptions } from "./explain.js";
import { type Difficulty, grade, isWithinLevel } from "./grade.js";

/** Up to this level a part of the rules decides, and no cases. */
const WITHOUT_CASES = 3;

/** The difficulty of a puzzle with one solution; undefined when its level is none of those. */
export function wantedDifficulty(
  text: string,
  levels: readonly Level[],
  options: ExplainOptions,
): Difficulty | undefined {
  if (levels.length === 0) return undefined;
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  if (most === 1 || most === 2 || most === WITHOUT_CASES) {
    if (isWithinLevel(text, most, options) === false) return undefined;
  } else if (least > WITHOUT_CASES && isWithinLevel(text, WITHOUT_CASES, options) === true) return undefined;
  const answer = grade(text, options);
  const difficulty = "difficulty" in answer ? answer.difficulty : undefined;
  return difficulty !== undefined && levels.includes(difficulty.level) ? difficulty : undefined;
}
