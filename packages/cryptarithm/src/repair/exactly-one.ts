/** Whether a puzzle has exactly one solution: a complete search that ends at the second one. */

import type { SearchOptions } from "../search/answer.js";
import { Meter, type StopReason } from "../search/meter.js";
import { prepare } from "../search/prepare.js";
import type { Prepared } from "../search/prepared.js";
import { withoutDetermined } from "../search/prepared-puzzle.js";
import { runPuzzle } from "../search/run-puzzle.js";
import type { Puzzle } from "../semantics/puzzle.js";

export type Uniqueness =
  /** The digits of the only solution, by symbol. */
  | { readonly kind: "one"; readonly digits: Uint8Array; readonly nodes: number }
  | { readonly kind: "none" | "several"; readonly nodes: number }
  /** Not found out; "undecided" when exact arithmetic could not decide, else the limit. */
  | { readonly kind: "unknown"; readonly reason: StopReason | "undecided"; readonly nodes: number };

export function exactlyOne(puzzle: Puzzle, options: SearchOptions): Uniqueness {
  if (puzzle.contradiction !== undefined) return { kind: "none", nodes: 0 };
  return search(prepare(puzzle, { without: options.without }), options);
}

function search(prepared: Prepared, options: SearchOptions): Uniqueness {
  const found: Uint8Array[] = [];
  const onSolution = (digits: Uint8Array): boolean => {
    found.push(digits.slice());
    return found.length > 1;
  };
  const meter = new Meter(options);
  const result = runPuzzle({ prepared, purpose: "listing", mode: options.mode ?? "auto", meter, onSolution });
  if (result.undeterminable) return search(withoutDetermined(prepared), options);
  const { nodes } = meter;
  const [first] = found;
  if (found.length > 1) return { kind: "several", nodes };
  if (result.stopped !== undefined) return { kind: "unknown", reason: result.stopped, nodes };
  if (result.undecided > 0) return { kind: "unknown", reason: "undecided", nodes };
  return first === undefined ? { kind: "none", nodes } : { kind: "one", digits: first, nodes };
}
