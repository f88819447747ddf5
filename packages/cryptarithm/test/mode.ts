/**
 * How the present test project runs searches: every test that searches passes `MODE` on, so that
 * the whole suite runs once interpreted and once compiled. `OTHER_MODE` is for the few tests that
 * hold the two against each other.
 */
import type { Mode } from "cryptarithm";

/** The mode of this project; "auto" outside the two projects. */
export const MODE: Mode = readMode(process.env.CRYPTARITHM_MODE);

/** The mode that `MODE` must agree with. */
export const OTHER_MODE: Mode = MODE === "compiled" ? "interpreted" : "compiled";

function readMode(text: string | undefined): Mode {
  return text === "interpreted" || text === "compiled" ? text : "auto";
}

/** A size from an environment variable, for suites that can be made larger. */
export function sizeFrom(variable: string, usual: number): number {
  const size = Number(process.env[variable] ?? usual);
  if (!Number.isSafeInteger(size) || size < 0) throw new Error(`${variable} must be a natural number`);
  return size;
}
