/**
 * Where a division begins, and short divisions below each other, in which each quotient is the dividend of the
 * next line.
 */
import type { Diagnostic } from "../../syntax/diagnostic.js";
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import { say } from "../../wording/say.js";
import { problem, row } from "./reading.js";
import { readResult } from "./remainder-mark.js";
import {
  isNumber,
  isRuledLine,
  isSign,
  joined,
  numbersOf,
  type Sheet,
  type SheetLine,
  type WrittenNumber,
} from "./sheet.js";

/** Short divisions below each other: each quotient is the dividend of the next line. */
export interface StackedParts {
  readonly stack: readonly {
    readonly divisor?: WrittenNumber;
    readonly number: WrittenNumber;
    readonly remainder?: WrittenNumber;
  }[];
}

/** The index of the sign between divisor and dividend, or -1. */
export function headAt({ tokens }: SheetLine): number {
  return tokens.findIndex(
    (token, i) =>
      isSign(token, ")", "|", "/") && tokens.slice(0, i).some(isNumber) && tokens.slice(i + 1).some(isNumber),
  );
}

export function isStack({ lines }: Sheet, head: number): boolean {
  const heads = lines.filter(
    (line) => headAt(line) > 0 && !line.tokens.some((token) => isSign(token, "/", "=")),
  );
  if (heads.length < 2) return false;
  if (lines.slice(0, head).some((line) => numbersOf(line).length > 0)) return false;
  return heads.every(({ tokens }, i) => {
    const at = headAt(heads[i] as SheetLine);
    const divisor = joined(tokens.slice(0, at).filter(isNumber));
    const number = tokens.slice(at + 1).find(isNumber);
    return (
      divisor !== undefined &&
      number !== undefined &&
      (divisor.cells.length < number.cells.length || isSign(tokens[at], ")") || i > 0) &&
      !tokens.slice(0, at).some((token) => isSign(token, "-"))
    );
  });
}

export function stackedForm(sheet: Sheet, head: number): StackedParts | Diagnostic {
  const stack: { divisor?: WrittenNumber; number: WrittenNumber; remainder?: WrittenNumber }[] = [];
  for (const line of sheet.lines.slice(head)) {
    if (isRuledLine(line)) continue;
    const at = headAt(line);
    const divisor = at > 0 ? joined(line.tokens.slice(0, at).filter(isNumber)) : undefined;
    const result = readResult(line.tokens.slice(at + 1), sheet);
    if (result === undefined) continue;
    if (stack.length > 0 && stack.at(-1)?.divisor === undefined)
      return problem(
        "row",
        say("nothing may follow the last quotient of short divisions below each other"),
        line.span,
      );
    stack.push({
      ...(divisor !== undefined && { divisor }),
      number: result.quotient,
      ...(result.remainder !== undefined && { remainder: result.remainder }),
    });
  }
  if (stack.at(-1)?.divisor !== undefined)
    return problem(
      "no-quotient",
      say("the last of the short divisions has no quotient below it"),
      sheet.lines.at(-1)?.span ?? [0, 0],
    );
  return { stack };
}

/** The layout of short divisions below each other. */
export function stackedLayout({ stack }: StackedParts): Layout {
  const rows: LayoutRow[] = [];
  for (const [i, { divisor, number, remainder }] of stack.entries()) {
    const quotient = row(number, i === 0 ? "dividend" : "quotient", 0);
    const rest = remainder === undefined ? [] : [row(remainder, "remainder", 0)];
    // A quotient ends the division above, and is the dividend of its own line.
    if (i > 0) rows.push(quotient, ...rest);
    if (divisor !== undefined) rows.push(row(divisor, "divisor", 0));
    if (i === 0) rows.push(quotient);
  }
  return { kind: "division", rows, resultPlace: "below", stacked: true };
}
