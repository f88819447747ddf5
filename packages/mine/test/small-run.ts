/** A run for tests: some hundred shards that take a second together. */
import { type RunOptions, type RunSpecification, specifyRun } from "../src/run-specification.js";

const WORDS: readonly string[] =
  "send more money two four six seven nine ten eat that apple pear plum sun moon star earth near base ball games ice cream sugar wood coal gold iron lead tea milk bread butter salt fish cat dog".split(
    " ",
  );

export function specificationOf(options: Partial<RunOptions> = {}): RunSpecification {
  const made = specifyRun({ words: WORDS, ...options });
  if ("specification" in made) return made.specification;
  throw new Error(made.diagnostics.map(({ message }) => message).join(" "));
}
