/** The exception of the `…OrThrow` functions. */
import type { Diagnostic } from "./syntax/diagnostic.js";

/** A puzzle or its rules are not understood; `diagnostics` says where and why. */
export class PuzzleError extends Error {
  override readonly name = "PuzzleError";
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];

  constructor(text: string, diagnostics: readonly Diagnostic[]) {
    const [first] = diagnostics;
    super(
      first === undefined
        ? "not understood"
        : first.hint === undefined
          ? first.message
          : `${first.message}; ${first.hint}`,
    );
    this.text = text;
    this.diagnostics = diagnostics;
  }
}
