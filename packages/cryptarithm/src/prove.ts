/** The library's way to a certificate: the proof of exactly which solutions a puzzle has. */
import { asRead, readPuzzle } from "./layout/read-puzzle.js";
import { certificateLines } from "./proof/certificate-lines.js";
import { answer } from "./search/answer-puzzle.js";
import { Meter, type StopReason } from "./search/meter.js";
import { prepare } from "./search/prepare.js";
import { pose } from "./semantics/pose.js";
import type { Rules } from "./semantics/rules.js";
import type { SolveOptions } from "./solve.js";
import type { Diagnostic } from "./syntax/diagnostic.js";
import { inLanguage, say } from "./wording/say.js";

/** A proof, or what has kept it from being finished. */
export interface Proof {
  /** "unfinished": a limit was reached, or an assignment cannot be decided; there is no certificate then. */
  readonly status: "proved" | "unfinished" | "invalid";
  /** The exact number of solutions when proved, else what was found. */
  readonly count: bigint;
  /** The certificate, one JSON object a line; empty unless proved. */
  readonly certificate: string;
  readonly rules?: Rules;
  /** Sentences for the user. */
  readonly notes: readonly string[];
  /** What is wrong with the puzzle or its rules; empty when it is understood. */
  readonly diagnostics: readonly Diagnostic[];
}

const NOTHING = { count: 0n, certificate: "", notes: [], diagnostics: [] } as const;
/** Nodes between two looks at the limits. */
const NODES_PER_LOOK = 64;

/**
 * Proves which solutions a puzzle has: none, one or all of many. The certificate covers every assignment
 * and can be checked by `verify`, or by a program of one's own. With `base: "find"` it is of the base
 * that was found and says nothing of smaller ones.
 *
 * @example
 * prove("SEND + MORE = MONEY").certificate.split("\n")[1]; // '{"case":"","split":"M","digits":[1]}'
 */
export function prove(text: string, options: SolveOptions = {}): Proof {
  return inLanguage(options.language, () => proofOf(text, options));
}

function proofOf(text: string, options: SolveOptions): Proof {
  const meter = new Meter(options);
  const found = answer(text, { ...options, limit: 0 });
  if (found.status === "invalid") return { ...NOTHING, status: "invalid", diagnostics: found.diagnostics };
  const { count, notes } = found;
  if (!found.complete) return { ...NOTHING, status: "unfinished", count, rules: found.rules, notes };
  const rules = asRead(
    { ...options, base: options.base === "letters" ? options.base : found.rules.base },
    found,
  );
  const parsed = readPuzzle(text, rules);
  const posed = parsed.ok ? pose(parsed.formula, rules) : parsed;
  if (!posed.ok) return { ...NOTHING, status: "invalid", diagnostics: posed.diagnostics };
  const { puzzle } = posed;
  const ending = (message: string): Proof => ({
    ...NOTHING,
    status: "unfinished",
    rules: puzzle.rules,
    notes: [...notes, message],
  });
  let nodes = 0;
  const onDigit = (): void => {
    if (++nodes % NODES_PER_LOOK === 0 && meter.look(nodes) < 0) throw new Stopped();
  };
  try {
    const prepared = puzzle.contradiction === undefined ? prepare(puzzle) : undefined;
    const lines = certificateLines({ puzzle, prepared, count, reading: rules.reading ?? 0, onDigit });
    const base =
      options.base === "find"
        ? [say("The certificate is of base {base}; it says nothing of other bases.", { base: puzzle.base })]
        : [];
    return {
      ...NOTHING,
      status: "proved",
      count,
      rules: puzzle.rules,
      certificate: `${lines.join("\n")}\n`,
      notes: [...notes, ...base],
    };
  } catch (error) {
    if (error instanceof Stopped) return ending(stoppedText(meter.stopped));
    throw error;
  }
}

class Stopped extends Error {}

const stoppedText = (reason: StopReason | undefined): string =>
  reason === "aborted"
    ? say("Interrupted before the proof was finished.")
    : reason === "time"
      ? say("The proof was stopped by the limit of time.")
      : say("The proof was stopped by the limit of nodes.");
