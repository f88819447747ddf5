/** The end of the walk: the solution, or why there is none, or what several have in common; and what is left untold. */
import { type Explanation, LARGEST_EXPLAINED_BASE, type Remarks, solutionsIn } from "cryptarithm";
import type { JSX } from "preact";
import { sentence } from "../language/engine-words.js";
import { Button } from "../parts/button.js";
import { CaseTable } from "./case-table.js";
import type { Walk } from "./walk.js";
import { framed, words } from "./words.js";

export interface EndingProps {
  readonly explanation: Explanation;
  readonly walk: Walk;
  readonly remarks: Remarks;
  /** Whether it starts from digits of the board, which may be wrong. */
  readonly started: boolean;
  /** Asks for more time. */
  readonly goOn: () => void;
}

export function Ending({ explanation, walk, remarks, started, goOn }: EndingProps): JSX.Element {
  const { end, reason, status, complete, explained, count, rules } = explanation;
  const isTooMany = complete && explanation.several !== undefined && explanation.several.listed === undefined;
  return (
    <>
      {walk.table !== undefined && <CaseTable rows={walk.table.rows} />}
      {status === "none" && started && <p>{words().wrongBoard}</p>}
      {status === "none" && reason !== undefined && <p>{sentence(reason)}</p>}
      {end.kind === "solution" && (end.standsFor ?? 1) > 1 && (
        <p>{framed("stands-for", { n: end.standsFor ?? 1 })}</p>
      )}
      {end.kind === "fork" && walk.table === undefined && (
        <p class="explain-only">{framed("solutions", { n: solutionsIn(end) })}</p>
      )}
      {count === 1n && complete && <p class="explain-only">{framed("only")}</p>}
      {!complete && (
        <>
          <p>{words().unfinished}</p>
          <Button onClick={goOn}>{words().goOn}</Button>
        </>
      )}
      {complete && !explained && end.kind !== "impossible" && (
        <OpenEnd base={rules.base} isTooMany={isTooMany} goOn={goOn} />
      )}
      {remarks.last.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </>
  );
}

interface OpenEndProps {
  readonly base: number;
  readonly isTooMany: boolean;
  readonly goOn: () => void;
}

/** The reasons do not reach an end: the base is too large, or they are too many, or the time was over. */
function OpenEnd({ base, isTooMany, goOn }: OpenEndProps): JSX.Element {
  if (base > LARGEST_EXPLAINED_BASE) return <p>{framed("open.base", { base: LARGEST_EXPLAINED_BASE })}</p>;
  if (isTooMany) return <p>{words().unreasoned}</p>;
  return (
    <>
      <p>{framed("open")}</p>
      <Button onClick={goOn}>{words().goOn}</Button>
    </>
  );
}
