/**
 * `cryptarithm prove`: a certificate of exactly which solutions a puzzle has, on standard output or in a
 * file. What people want to know of it goes to standard error, so that the certificate stays clean.
 */
import type { Proof } from "cryptarithm";
import { limitsOf, type RawOptions, rulesOf, USUAL_TIME } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { DONE, type ExitCode, INVALID, UNFINISHED } from "./exit-code.js";
import { readPuzzles } from "./inputs.js";
import { counted } from "./number-text.js";
import { UsageError } from "./usage-error.js";
import { writeFile } from "./write-file.js";

export async function runProve(
  args: readonly string[],
  raw: RawOptions,
  { output, searcher }: Context,
): Promise<ExitCode> {
  const options = { ...rulesOf(raw), ...limitsOf(raw, USUAL_TIME) };
  const puzzles = await readPuzzles(args, raw.file, "prove");
  const [puzzle = "", more] = puzzles;
  if (more !== undefined)
    throw new UsageError("prove takes one puzzle", "several conditions of one puzzle are joined by ;");
  const proof = await searcher.prove(puzzle, options);
  if (proof.status === "invalid") {
    output.diagnostics(proof.diagnostics, puzzle);
    return INVALID;
  }
  if (proof.status === "unfinished") {
    for (const note of proof.notes) output.note(harmless(note));
    return UNFINISHED;
  }
  if (raw.output === undefined || raw.output === "-") await output.write(proof.certificate);
  else writeFile(raw.output, proof.certificate);
  const isSeen = output.terminal || raw.output !== undefined;
  if (isSeen && !raw.quiet) for (const note of notesOf(proof, raw.output)) output.note(harmless(note));
  return DONE;
}

function notesOf({ count, certificate, notes }: Proof, path: string | undefined): string[] {
  const lines = certificate.split("\n").length - 1;
  const proved = count === 0n ? "that there is no solution" : `exactly ${counted(count, "solution")}`;
  const check = path === undefined || path === "-" ? [] : [`Check it with: cryptarithm verify ${path}`];
  return [`Proved ${proved}, in ${counted(lines, "line")}.`, ...check, ...notes];
}
