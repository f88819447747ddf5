/** What tests of `generate` begin with: the command, word files, lines. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cryptarithm, type Ended } from "./command.js";

export const generate = (...args: readonly string[]): Ended => cryptarithm(["generate", ...args]);

/** A file with this text. */
export function fileOf(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), "generate-")), "words.txt");
  writeFileSync(path, text);
  return path;
}

export const lines = (text: string): string[] => text.trimEnd().split("\n");
