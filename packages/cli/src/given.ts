/** `--given S=9,E!=5,A=4|5|8`: what is known of single letters, as the user writes it. */
import type { Given } from "cryptarithm";
import { UsageError } from "./usage-error.js";

const HINT = "write for example S=9,E!=5,A=4|5|8";
const PART = /^\s*(.+?)\s*(!=|≠|<>|==?)\s*(.*?)\s*$/su;

/** The givens by letter; a letter may be named more than once when its parts can be joined. */
export function readGiven(text: string): Record<string, Given> {
  const given: Record<string, Given> = {};
  for (const part of text.split(/[,;]/)) {
    if (part.trim() === "") continue;
    const match = PART.exec(part);
    if (match === null) throw new UsageError(`--given ${part.trim()} is not understood`, HINT);
    const [, letter = "", operator, values = ""] = match;
    const digits = values.split("|").map((value) => readDigit(value, part.trim()));
    const before = given[letter];
    if (operator === "=" || operator === "==") {
      if (before !== undefined)
        throw new UsageError(`--given names ${letter} twice`, `write ${letter}=4|5|8 for a choice of digits`);
      given[letter] = digits.length === 1 ? (digits[0] as number) : digits;
    } else if (before === undefined) given[letter] = { not: digits };
    else if (typeof before === "object" && "not" in before)
      given[letter] = { not: [...before.not, ...digits] };
    else
      throw new UsageError(`--given names ${letter} twice`, `write ${letter}=4|5|8 for a choice of digits`);
  }
  return given;
}

/** A number, or a letter A–Z for a digit above 9. */
function readDigit(text: string, part: string): number {
  const trimmed = text.trim();
  if (/^\d{1,2}$/.test(trimmed)) return Number(trimmed);
  if (/^[A-Z]$/i.test(trimmed)) return Number.parseInt(trimmed, 36);
  throw new UsageError(
    `--given ${part}: ${trimmed === "" ? "a digit is missing" : `${trimmed} is not a digit`}`,
    HINT,
  );
}
