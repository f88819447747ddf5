/** What there is to know of a command: its name, what it is for, its options, its help and how it runs. */
import type { Command } from "commander";
import type { RawOptions } from "./asked.js";
import type { Context } from "./context.js";
import type { ExitCode } from "./exit-code.js";

/** Runs a command: its arguments, its options, and what it works with. */
export type Run = (args: readonly string[], raw: RawOptions, context: Context) => Promise<ExitCode>;

export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  /** The arguments in the notation of commander; empty for none. */
  readonly args: string;
  readonly addOptions: (command: Command) => void;
  /** What else the help says; ends with examples. */
  readonly help: string;
  readonly load: () => Promise<Run>;
}
