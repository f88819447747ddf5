/** A member of a crew, on a thread of its own: what is done there with a shared run. */
import { parseOptions } from "../semantics/parse-options.js";
import { pose } from "../semantics/pose.js";
import { parse } from "../syntax/parser.js";
import type { PartResult, SharedRun } from "./crew.js";
import { type AbortSignalLike, Meter } from "./meter.js";
import { prepare } from "./prepare.js";
import type { Prepared } from "./prepared.js";
import { run } from "./run.js";

/** A member of a crew: plans a shared run once, then runs whichever parts it is told. */
export class CrewMember {
  readonly #shared: SharedRun;
  readonly #prepared: Prepared;

  constructor(shared: SharedRun) {
    const parsed = parse(shared.text, parseOptions(shared.rules));
    const posed = parsed.ok ? pose(parsed.formula, shared.rules) : undefined;
    if (!posed?.ok) throw new Error("a puzzle that is being searched is not understood by its crew");
    this.#shared = shared;
    this.#prepared = prepare(posed.puzzle, { without: shared.without });
  }

  run(
    part: number,
    how: {
      readonly signal: AbortSignalLike;
      readonly onProgress: (nodes: number) => void;
      readonly onSolution: (digits: Uint8Array) => void;
    },
  ): PartResult {
    const { purpose, mode, listing, parts } = this.#shared;
    const { signal, onProgress, onSolution } = how;
    const take = (digits: Uint8Array): boolean => {
      onSolution(digits);
      return false;
    };
    const { count, nodes, undecided, undeterminable } = run({
      prepared: this.#prepared,
      purpose,
      // The whole has been found to be long, so what all parts have in common is worth compiling.
      mode: mode === "auto" ? "compiled" : mode,
      meter: new Meter({ signal, onProgress }),
      domains: parts[part] ?? [],
      ...(listing ? { onSolution: take } : {}),
    });
    return { count, nodes, undecided, undeterminable };
  }
}
