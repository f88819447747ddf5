/**
 * Solutions in the promised order (letters by first appearance, digits ascending), lazily
 * and in constant memory, although the search itself goes in whatever order is fastest.
 *
 * A run that finds few solutions is sorted. One that finds many is broken off and split: the
 * first letter (by appearance) that is not fixed yet takes each of its digits in turn, and
 * the parts come out in order. What is repeated is at most one broken-off run a letter.
 */
import type { Puzzle } from "../semantics/puzzle.js";
import type { Meter, StopReason } from "./meter.js";
import type { Prepared } from "./prepared.js";
import { withoutDetermined } from "./prepared-puzzle.js";
import type { Mode } from "./run.js";
import { runPuzzle } from "./run-puzzle.js";

/** Solutions held in memory at once. */
const BATCH = 2000;

export interface ListingEnd {
  readonly undecided: number;
  readonly stopped: StopReason | undefined;
}

export interface ListingOptions {
  readonly mode: Mode;
  readonly meter: Meter;
  /** Called when there are more solutions than one batch holds, so that counting may be cheaper. */
  readonly onMany?: () => void;
  /** Called with each solution when it is found, before those that precede it may be; the array is used again. */
  readonly onFound?: ((digits: Uint8Array) => void) | undefined;
}

/** Yields the digits of each solution, in order; each array is the caller's to keep. */
export function listSolutions(
  prepared: Prepared,
  options: ListingOptions,
): Generator<Uint8Array, ListingEnd> {
  const domains = prepared.puzzle.symbols.map((s) => s.domain);
  return part(prepared, options, domains);
}

function* part(
  prepared: Prepared,
  options: ListingOptions,
  domains: readonly (readonly number[])[],
): Generator<Uint8Array, ListingEnd> {
  const found: Uint8Array[] = [];
  const split = domains.findIndex((d) => d.length > 1);
  const onSolution = (digits: Uint8Array): boolean => {
    found.push(digits.slice());
    options.onFound?.(digits);
    return split >= 0 && found.length > BATCH;
  };
  const { mode, meter } = options;
  const result = runPuzzle({ prepared, purpose: "listing", mode, meter, domains, onSolution });
  if (result.undeterminable) return yield* part(withoutDetermined(prepared), options, domains);
  if (result.stopped !== "enough") {
    yield* found.sort(compareDigits);
    return { undecided: result.undecided, stopped: result.stopped };
  }
  options.onMany?.();
  let undecided = 0;
  for (const digit of domains[split] as readonly number[]) {
    const end = yield* part(prepared, options, fix(prepared.puzzle, domains, split, digit));
    undecided += end.undecided;
    if (end.stopped !== undefined) return { undecided, stopped: end.stopped };
  }
  return { undecided, stopped: undefined };
}

/** Fixes a symbol, and takes its digit from those that must differ from it. */
function fix(
  puzzle: Puzzle,
  domains: readonly (readonly number[])[],
  symbol: number,
  digit: number,
): readonly (readonly number[])[] {
  const fixed = domains.map((d) => [...d]);
  for (const group of puzzle.groups) {
    if (!group.includes(symbol)) continue;
    for (const other of group) fixed[other] = (fixed[other] as number[]).filter((d) => d !== digit);
  }
  fixed[symbol] = [digit];
  return fixed;
}

/** The order of solutions: the first symbol that differs decides. */
function compareDigits(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number);
  return 0;
}
