/** Whether a puzzle is better solved in two parts, and in which. */
import { divisions } from "../plan/partition.js";
import type { Without } from "../plan/rewrite.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { expectedNodes } from "./expected-nodes.js";
import type { Join, JoinPart, Prepared } from "./prepared.js";

/**
 * A sample sees little of the tree behind a condition that hardly ever holds, so the whole is
 * taken to be larger than it says.
 */
const UNSEEN = 3;
/** A puzzle is only divided when the search of the whole has taken at least so many nodes. */
const LEAST_EXPECTED = 200_000;
/** A node of the kernel costs so much of a node of a program. */
const KERNEL_NODE = 0.4;
/** How many divisions are planned in full. */
const DIVISIONS_TRIED = 2;

/** How a part is planned, and divided again if that pays. */
type Prepare = (puzzle: Puzzle, without: Without) => Prepared;

/** The best division of a puzzle that is long work. */
export function planJoin(whole: Prepared, prepare: Prepare): Join | undefined {
  const { puzzle, conditions } = whole;
  const expected = Math.max(whole.programs.expectedNodes ?? 0, LEAST_EXPECTED);
  const { without } = whole;
  let best: Join | undefined;
  for (const [left, right] of divisions(puzzle, conditions).slice(0, DIVISIONS_TRIED)) {
    const [first, second] = [left, right]
      .map((part) => {
        const prepared = prepare(part.puzzle, without);
        return { ...part, prepared, cost: costOf(prepared) };
      })
      .sort((x, y) => x.cost - y.cost) as [JoinPart, JoinPart];
    const cost = first.cost + second.cost;
    if (cost < expected * UNSEEN && cost < (best?.cost ?? Number.POSITIVE_INFINITY))
      best = { parts: [first, second], cost };
  }
  return best;
}

/** The expected cost of all solutions of a puzzle, in nodes of a program. */
function costOf(prepared: Prepared): number {
  return prepared.join?.cost ?? expectedNodes(prepared, "listing") * (prepared.kernel ? KERNEL_NODE : 1);
}

/** What a join would do, for people; undefined when the puzzle is searched whole however long it takes. */
export function joinStep({ join, conditions, puzzle }: Prepared): string | undefined {
  if (join === undefined) return undefined;
  const [first, second] = join.parts.map(({ puzzle: { statements } }) => {
    const numbers = conditions.flatMap((c, i) => (statements.includes(c.expression) ? [i + 1] : []));
    return `condition${numbers.length === 1 ? "" : "s"} ${numbers.join(", ")}`;
  });
  const shared = join.parts[0].symbols.filter((s) => join.parts[1].symbols.includes(s));
  const names = shared.map((s) => puzzle.symbols[s]?.name).join(", ");
  const by = names === "" ? "" : `${names} and `;
  return `if that becomes long: solve ${first} and ${second} apart, and join them by ${by}the digits used`;
}
