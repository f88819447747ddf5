/** The remainder behind a quotient: `R9`, `r 9`, `Rest 9`, `772R4`, `7…2`. */
import type { Sheet, Token, WrittenNumber } from "./sheet.js";
import { isNumber, joined, partOf } from "./sheet.js";

/** Words for the remainder in the languages of schools, in small letters. */
const WORDS = new Set([
  "r",
  "re",
  "rem",
  "rest",
  "reste",
  "resto",
  "remainder",
  "reszta",
  "zbytek",
  "kalan",
  "maradék",
  "ост",
  "остаток",
  "остача",
  "υπ",
  "余",
  "余り",
  "あまり",
  "나머지",
]);
const LONGEST = 9;

export interface Result {
  readonly quotient: WrittenNumber;
  readonly remainder?: WrittenNumber;
}

/** A quotient and what stands behind it; undefined if these are not a number and its remainder. */
export function readResult(tokens: readonly Token[], sheet: Sheet): Result | undefined {
  const stray = tokens.findIndex((token) => token.kind === "stray" && /^(?:…|⋯|\.\.\.)+$/.test(token.text));
  if (stray > 0) {
    const quotient = joined(tokens.slice(0, stray).filter(isNumber));
    const remainder = joined(tokens.slice(stray + 1).filter(isNumber));
    return quotient === undefined ? undefined : { quotient, ...(remainder !== undefined && { remainder }) };
  }
  const numbers = tokens.filter(isNumber);
  const [first, ...others] = numbers;
  if (first === undefined) return undefined;
  // A word by itself is a mark more likely than one that cells are attached to; digits of a quotient come first.
  for (const attached of [false, true])
    for (let i = others.length; i >= 1; i--) {
      const number = numbers[i] as WrittenNumber;
      const length = wordAt(number, 0);
      if (length === 0 || attached !== length < number.cells.length) continue;
      const rest = attached ? [partOf(number, length, number.cells.length)] : [];
      const remainder = joined([...rest, ...numbers.slice(i + 1)]);
      if (remainder !== undefined)
        return { quotient: joined(numbers.slice(0, i)) as WrittenNumber, remainder };
    }
  const whole = joined(numbers) as WrittenNumber;
  return splitAtMark(whole, sheet) ?? { quotient: whole };
}

/** Whether a number is no more than a word for the remainder. */
export const isRemainderWord = (number: WrittenNumber): boolean =>
  number.marks.length <= LONGEST && wordAt(number, 0) === number.marks.length;

/** The length of a word for the remainder at a place of a number, 0 if there is none. */
function wordAt({ marks }: WrittenNumber, at: number): number {
  let word = "";
  let found = 0;
  for (let i = at; i < marks.length && i - at < LONGEST; i++) {
    word += (marks[i]?.text ?? "").toLowerCase();
    if (WORDS.has(word)) found = i - at + 1;
  }
  return found;
}

/** `772R4`: R is a mark if it is no letter of the calculation. */
function splitAtMark(number: WrittenNumber, sheet: Sheet): Result | undefined {
  if (sheet.remainderMarks === "none") return undefined;
  for (let at = 1; at < number.marks.length - 1; at++) {
    const length = wordAt(number, at);
    if (length === 0 || at + length >= number.cells.length || !isOwnMark(number, at, sheet)) continue;
    return {
      quotient: partOf(number, 0, at),
      remainder: partOf(number, at + length, number.cells.length),
    };
  }
  return undefined;
}

/** Whether it is the only letter of the text and inside of numbers only, or a small one among capitals. */
function isOwnMark(number: WrittenNumber, at: number, { source, remainderMarks }: Sheet): boolean {
  const mark = number.marks[at];
  const { cell } = mark ?? {};
  if (mark === undefined || cell?.kind !== "letter") return false;
  let others = 0;
  let small = 0;
  let elsewhere = 0;
  let count = 0;
  for (const { marks } of source.lines)
    for (const [i, other] of marks.entries()) {
      if (other.cell?.kind !== "letter") continue;
      if (other.cell.letter !== cell.letter) {
        others++;
        if (other.text !== other.text.toUpperCase()) small++;
        continue;
      }
      count++;
      if (other.text !== mark.text) elsewhere++;
      if (marks[i - 1]?.cell === undefined || marks[i + 1]?.cell === undefined) elsewhere++;
    }
  if (others === 0) return elsewhere === 0;
  return (remainderMarks === "any" && count === 1) || (mark.text === "r" && small === 0);
}
