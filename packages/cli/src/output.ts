/**
 * Standard output and standard error of a run: colours, width and back-pressure.
 */
import type { Diagnostic } from "cryptarithm";
import { type Colors, colorsFor } from "./colors.js";
import { diagnosticsText, harmless } from "./diagnostic-text.js";

export class Output {
  /** Colours of standard output and standard error. */
  readonly colors: Colors;
  readonly errorColors: Colors;
  /** Whether people read standard output directly. */
  readonly terminal: boolean = process.stdout.isTTY === true;
  readonly errorTerminal: boolean = process.stderr.isTTY === true;

  /** Set while a buffer is full. */
  #drained: Promise<void> | undefined;

  constructor(options: { readonly color: boolean }) {
    this.colors = colorsFor(process.stdout, options.color);
    this.errorColors = colorsFor(process.stderr, options.color);
  }

  /** Columns of standard output; infinite when it is no terminal. */
  get columns(): number {
    return this.terminal ? process.stdout.columns || 80 : Number.POSITIVE_INFINITY;
  }

  /** Writes text; to be awaited where much is written, so that no more than a buffer is held. */
  write(text: string): Promise<void> | undefined {
    if (text === "" || process.stdout.write(text)) return undefined;
    // One for all who wait, since those who do not wait would leave a listener each.
    this.#drained ??= new Promise((resolve) => {
      process.stdout.once("drain", () => {
        this.#drained = undefined;
        resolve();
      });
    });
    return this.#drained;
  }

  line(text: string): Promise<void> | undefined {
    return this.write(`${text}\n`);
  }

  /** A line on standard error. */
  note(text: string): void {
    process.stderr.write(`${text}\n`);
  }

  diagnostics(diagnostics: readonly Diagnostic[], source: string): void {
    process.stderr.write(diagnosticsText(diagnostics, source, this.errorColors));
  }

  /** A mistake that is not in a puzzle. */
  error(message: string, hint?: string): void {
    const { red, bold } = this.errorColors;
    process.stderr.write(
      `${red(bold("error:"))} ${harmless(message)}\n${hint === undefined ? "" : `  ${harmless(hint)}\n`}`,
    );
  }
}
