/** A number of solutions in words, for sentences that tell of them: "1 solution", "at least 3 solutions". */
import { say } from "../wording/say.js";

/** `complete` is whether there are no more. */
export function solutionsText(count: bigint, complete: boolean): string {
  if (complete) return count === 1n ? say("1 solution") : say("{count} solutions", { count });
  return count === 1n ? say("at least 1 solution") : say("at least {count} solutions", { count });
}
