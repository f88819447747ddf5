/** The scripts of a build, and what they import: what has to be there before any of them can run. */
import type { Rolldown } from "vite";

export type Bundle = Rolldown.OutputBundle;

/** The scripts that are wanted, with all that they import at once. */
export function withImports(
  bundle: Bundle,
  isWanted: (chunk: Rolldown.OutputChunk) => boolean,
): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (output: Bundle[string] | undefined): void => {
    if (output?.type !== "chunk" || found.has(output)) return;
    found.add(output);
    for (const file of output.imports) add(bundle[file]);
  };
  for (const output of Object.values(bundle)) if (output.type === "chunk" && isWanted(output)) add(output);
  return found;
}
