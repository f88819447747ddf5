/** The puzzles of a run: from arguments, standard input (`-`) or a file. */

import { createReadStream, existsSync } from "node:fs";
import type { InvalidAnswer } from "cryptarithm";
import type { Output } from "./output.js";
import { UsageError } from "./usage-error.js";

/** The puzzles of a run as texts, each of which may have several lines; the command is for the example. */
export async function readPuzzles(
  args: readonly string[],
  file: string | undefined,
  command?: string,
): Promise<string[]> {
  const sources = file === undefined ? args : [...args, fileSource(file)];
  if (sources.length === 0) {
    throw new UsageError(
      "there is no puzzle",
      `write for example: cryptarithm ${command === undefined ? "" : `${command} `}"SEND + MORE = MONEY" (- reads from standard input)`,
    );
  }
  const puzzles: string[] = [];
  for (const source of sources)
    puzzles.push(typeof source === "string" && source !== "-" ? source : await readAll(source));
  return puzzles;
}

/** A file to be read, told apart from a puzzle. */
interface FileSource {
  readonly path: string;
}

const fileSource = (path: string): FileSource | "-" => (path === "-" ? "-" : { path });

async function readAll(source: FileSource | string): Promise<string> {
  const path = typeof source === "string" ? undefined : source.path;
  try {
    const chunks: Buffer[] = [];
    if (path === undefined) sayThatItReads();
    const stream = path === undefined ? process.stdin : createReadStream(path);
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    return withoutMark(Buffer.concat(chunks).toString("utf8"));
  } catch (error) {
    throw new UsageError(`${path ?? "standard input"} cannot be read: ${systemReason(error)}`);
  }
}

/** At a terminal nothing would show that the command waits for text. */
export function sayThatItReads(): void {
  if (process.stdin.isTTY) process.stderr.write("Reading from the terminal; Ctrl-D ends the text.\n");
}

/** Some editors put a byte order mark at the start of a file. */
const withoutMark = (text: string): string => (text.startsWith("\ufeff") ? text.slice(1) : text);

/** "there is no such file" and its like, for an error of the operating system. */
export function systemReason(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "there is no such file";
  if (code === "EISDIR") return "it is a folder";
  if (code === "EACCES" || code === "EPERM") return "permission is denied";
  return error instanceof Error ? error.message : String(error);
}

/** Says what is wrong with a puzzle that is not understood, and when it is something else, how that is read. */
export function complainOf(
  puzzle: string,
  { diagnostics }: InvalidAnswer,
  output: Pick<Output, "diagnostics" | "note">,
): void {
  output.diagnostics(diagnostics, puzzle);
  const hint = inputHint(puzzle);
  if (hint !== undefined) output.note(`  ${hint}`);
}

/** A hint for a puzzle that is not understood because it is something else. */
function inputHint(text: string): string | undefined {
  const isFile = text.length < 1000 && !/[\n\0]/.test(text) && existsSync(text);
  return isFile ? `to read the file write --file ${text}` : undefined;
}
