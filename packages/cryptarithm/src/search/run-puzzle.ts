/**
 * Runs a prepared puzzle: most are searched whole and done at once. Several conditions that
 * turn out to be long work are planned again, as two parts to be joined, where that pays.
 * A sum whose symbols need not differ is counted without a search; written-out arithmetic has a kernel of its own.
 */
import { countFreeSum } from "./free-sum.js";
import { runJoin } from "./join.js";
import { type RunQuestion, run } from "./run.js";
import type { RunResult } from "./run-result.js";
import { shareRun } from "./share-run.js";

/** Nodes after which it is worth planning a join; planning it takes about as long. */
const TRIAL_NODES = 200_000;

export function runPuzzle(question: RunQuestion): RunResult {
  const { prepared, meter } = question;
  const counted = countedAtOnce(question);
  if (counted !== undefined) return counted;
  if (prepared.rows !== undefined) return prepared.rows.run(question);
  const crew = prepared.kernel === undefined ? meter.crew : undefined;
  if (!prepared.divisible && crew === undefined) return run(question);
  const nodes = crew?.afterNodes ?? TRIAL_NODES;
  const short = isSurelyLong(question, nodes) ? undefined : trial(question, nodes);
  if (short !== undefined) return short;
  return (
    (prepared.join && runJoin(prepared.join, prepared.puzzle, question, runPuzzle)) ??
    (crew && shareRun(question, crew)) ??
    run(question)
  );
}

/** The count of a sum whose symbols need not differ. */
function countedAtOnce({ prepared, purpose, meter, domains }: RunQuestion): RunResult | undefined {
  if (purpose !== "counting" || prepared.freeSum === undefined || domains || !meter.mayBegin())
    return undefined;
  const counted = countFreeSum(prepared.freeSum);
  if (counted === undefined || meter.exhausted(counted.nodes)) return undefined;
  meter.add(counted.nodes);
  return { ...counted, undecided: 0, undeterminable: false, stopped: undefined };
}

function isSurelyLong({ prepared }: RunQuestion, nodes: number): boolean {
  return (prepared.programs.expectedNodes ?? 0) > 10 * nodes;
}

/** A search of the whole within a few nodes; undefined when the puzzle needs more. */
function trial(question: RunQuestion, nodes: number): RunResult | undefined {
  const { meter, onSolution } = question;
  const found: Uint8Array[] = [];
  const collect = (digits: Uint8Array): boolean => {
    found.push(digits.slice());
    return false;
  };
  const short = meter.trial(nodes);
  const result = run({ ...question, meter: short, ...(onSolution ? { onSolution: collect } : {}) });
  if (result.stopped === "nodes" && !meter.exhausted(result.nodes)) return undefined;
  meter.stopped = result.stopped;
  meter.add(result.nodes);
  const enough = found.some((digits) => onSolution?.(digits) ?? false);
  return enough ? { ...result, stopped: "enough" } : result;
}
