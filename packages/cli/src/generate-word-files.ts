/** Files of words: whether a text names one, and what stands in it. What the words are is read elsewhere. */
import { existsSync, statSync } from "node:fs";
import { readPuzzles } from "./inputs.js";
import { UsageError } from "./usage-error.js";

/** The text of a file; a mistake when it is none. */
export async function textOf(path: string): Promise<string> {
  const [text = ""] = await readPuzzles([], path);
  if (text.includes("\0"))
    throw new UsageError(`${path} is no text`, "words stand in a file of plain text, UTF-8");
  return text;
}

/** A list in which spaces part words as commas do; the lines and their comments stay. */
export const wordByWord = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/(^|\s)#.*/u, "")
        .trim()
        .replaceAll(/\s+/gu, ","),
    )
    .join("\n");

/** Whether a text is plainly meant as the name of a file. */
export const seemsFile = (text: string): boolean => /^[^\s,;]*(?:\/|\.\p{L})[^\s,;]*$/u.test(text);

export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
