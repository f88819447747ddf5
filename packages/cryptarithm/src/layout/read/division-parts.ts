/**
 * Where the parts of a division stand: divisor, dividend, quotient and the rows of the steps. The forms:
 * `BT)KDNG` with the quotient above, below or behind; `KDNG : BT = STP`; `KDNG | BT` with the quotient below
 * the divisor; short divisions below each other.
 */
import type { Diagnostic } from "../../syntax/diagnostic.js";
import type { ResultPlace } from "../../syntax/layout.js";
import { say } from "../../wording/say.js";
import { headAt, isStack, type StackedParts, stackedForm } from "./division-stack.js";
import { problem, twoNumbers } from "./reading.js";
import { isRemainderWord, readResult } from "./remainder-mark.js";
import {
  isNumber,
  isSign,
  joined,
  numbersOf,
  type Sheet,
  type SheetLine,
  strayNumber,
  type Token,
  type WrittenNumber,
} from "./sheet.js";

export interface DivisionStep {
  readonly number: WrittenNumber;
  /** Whether a minus sign stands before it, and a ruled line below it. */
  readonly minus: boolean;
  readonly ruled: boolean;
}

export interface DivisionParts {
  readonly divisor: WrittenNumber;
  readonly dividend: WrittenNumber;
  readonly quotient: WrittenNumber;
  /** The remainder behind the quotient. */
  readonly remainder?: WrittenNumber;
  readonly steps: readonly DivisionStep[];
  readonly resultPlace: ResultPlace;
}

/** Whether a text has the signs of a division. */
export function isDivision({ lines }: Sheet): boolean {
  return lines.some((line) => headAt(line) > 0);
}

export function divisionParts(sheet: Sheet): DivisionParts | StackedParts | Diagnostic {
  const { lines } = sheet;
  const head = lines.findIndex((line) => headAt(line) > 0);
  const line = lines[head];
  if (line === undefined)
    return problem("no-divisor", say("no line has both a dividend and a divisor"), [
      0,
      sheet.source.text.length,
    ]);
  const at = headAt(line);
  const sign = line.tokens[at];
  if (isSign(sign, "/")) return equationForm(sheet, head, at);
  if (isStack(sheet, head)) return stackedForm(sheet, head);
  if (isSign(sign, "|") && hasRightSide(sheet, head, at)) return cornerForm(sheet, head, at);
  return bracketForm(sheet, head, at);
}

const columnOf = (token: Token | undefined): number =>
  token === undefined ? 0 : token.kind === "number" || token.kind === "rule" ? token.left : token.column;

/** Whether the quotient stands to the right of the upright line, on one of the lines below. */
function hasRightSide({ lines }: Sheet, head: number, at: number): boolean {
  const bar = columnOf(lines[head]?.tokens[at]);
  const left = joined((lines[head] as SheetLine).tokens.slice(0, at).filter(isNumber));
  const right = joined((lines[head] as SheetLine).tokens.slice(at + 1).filter(isNumber));
  if (left === undefined || right === undefined) return false;
  const below = lines.slice(head + 1);
  const barBelow = below.some(({ tokens }) =>
    tokens.some((token) => isSign(token, "|") && Math.abs(columnOf(token) - bar) <= 1),
  );
  if (barBelow) return true;
  const rights = below.some((line) => numbersOf(line).some((number) => number.left > bar));
  const lefts = below.filter((line) => numbersOf(line).some((number) => number.right < bar));
  if (!rights) return false;
  if (lefts.length > 0) return true;
  // Only one row below, and to the right: the dividend is the longer one.
  return (
    numbersOf(lines[head - 1] ?? { tokens: [], span: [0, 0] }).length === 0 &&
    left.cells.length > right.cells.length
  );
}

/** `KDNG : BT = STP R 9`, with the steps below. */
function equationForm(sheet: Sheet, head: number, at: number): DivisionParts | Diagnostic {
  const { tokens, span } = sheet.lines[head] as SheetLine;
  const equal = tokens.findIndex((token, i) => i > at && isSign(token, "=", "|"));
  const other = tokens
    .slice(0, equal < 0 ? undefined : equal)
    .find((token, i) => i !== at && token.kind === "sign" && !(i === 0 && isSign(token, "-")));
  if (other !== undefined && tokens.slice(0, tokens.indexOf(other)).some(isNumber))
    return problem(
      "sign",
      say("beside the sign of the division stands another"),
      other.span,
      say("an equation is no layout: give it without --layout"),
    );
  const dividend = joined(tokens.slice(0, at).filter(isNumber)) as WrittenNumber;
  const divisor = joined(tokens.slice(at + 1, equal < 0 ? undefined : equal).filter(isNumber));
  const result = equal < 0 ? undefined : readResult(tokens.slice(equal + 1), sheet);
  if (divisor === undefined) return problem("no-divisor", say("there is no divisor behind the sign"), span);
  if (equal < 0) {
    // The quotient may stand below the divisor.
    const sign = columnOf(tokens[at]);
    if (sheet.lines.slice(head + 1).some((line) => numbersOf(line).some((number) => number.left > sign)))
      return cornerForm(sheet, head, at);
  }
  const above = sheet.lines.slice(0, head).filter((line) => numbersOf(line).length > 0);
  const top =
    result === undefined && above.length === 1 ? readResult(above[0]?.tokens ?? [], sheet) : undefined;
  if (top !== undefined) return onTop(sheet, head, { dividend, divisor, ...top });
  if (result === undefined)
    return problem(
      "no-quotient",
      say("the quotient is missing"),
      span,
      say("write it behind {sign} : {example}", { sign: "=", example: "8236 : 29 = 284" }),
    );
  if (sheet.lines.slice(0, head).some((line) => numbersOf(line).length > 0))
    return problem(
      "row",
      say("there is a row above the division whose place is unclear"),
      sheet.lines[0]?.span ?? span,
    );
  const steps = stepsOf(sheet, head + 1, (tokens) => tokens);
  if (!Array.isArray(steps)) return steps as Diagnostic;
  return { dividend, divisor, ...result, steps: steps as readonly DivisionStep[], resultPlace: "right" };
}

/** `KDNG : BT` with the quotient above the dividend, as in Poland. */
function onTop(
  sheet: Sheet,
  head: number,
  parts: Omit<DivisionParts, "steps" | "resultPlace">,
): DivisionParts | Diagnostic {
  const steps = stepsOf(sheet, head + 1, (tokens) => tokens);
  return "code" in steps ? steps : { ...parts, steps, resultPlace: "above" };
}

/** `KDNG | BT`, with the steps below the dividend and the quotient below the divisor. */
function cornerForm(sheet: Sheet, head: number, at: number): DivisionParts | Diagnostic {
  const { tokens, span } = sheet.lines[head] as SheetLine;
  const dividend = joined(tokens.slice(0, at).filter(isNumber)) as WrittenNumber;
  const divisor = joined(tokens.slice(at + 1).filter(isNumber)) as WrittenNumber;
  const bar = columnOf(tokens[at]);
  const isRight = (token: Token): boolean => columnOf(token) >= bar;
  let result: ReturnType<typeof readResult>;
  for (const line of sheet.lines.slice(head + 1)) {
    const cut = cutAt(line, bar);
    const right = line.tokens.slice(cut);
    if (!right.some(isNumber)) continue;
    if (result !== undefined)
      return problem(
        "row",
        say("there is a row below the quotient whose place is unclear"),
        right.find(isNumber)?.span ?? line.span,
      );
    result = readResult(right, sheet);
  }
  if (result === undefined)
    return problem("no-quotient", say("the quotient is missing"), span, say("write it below the divisor"));
  const steps = stepsOf(sheet, head + 1, (list, line) => {
    const cut = cutAt(line, bar);
    return list.slice(0, cut).filter((token) => !isRight(token) || token.kind === "number");
  });
  if (!Array.isArray(steps)) return steps as Diagnostic;
  return { dividend, divisor, ...result, steps: steps as readonly DivisionStep[], resultPlace: "below" };
}

/** The index of the first token on the right side of an upright line. */
function cutAt({ tokens }: SheetLine, bar: number): number {
  const own = tokens.findIndex((token) => isSign(token, "|"));
  if (own >= 0) return own;
  const cut = tokens.findIndex((token) => columnOf(token) >= bar);
  return cut < 0 ? tokens.length : cut;
}

/** `BT)KDNG`, with the quotient above, behind or, without steps, below. */
function bracketForm(sheet: Sheet, head: number, at: number): DivisionParts | Diagnostic {
  const { tokens, span } = sheet.lines[head] as SheetLine;
  const divisor = joined(tokens.slice(0, at).filter(isNumber)) as WrittenNumber;
  const behind = tokens.findIndex((token, i) => i > at && isSign(token, "(", ")", "=", "|"));
  const dividend = joined(tokens.slice(at + 1, behind < 0 ? undefined : behind).filter(isNumber));
  if (dividend === undefined)
    return problem("no-dividend", say("there is no dividend behind the bracket"), span);
  const beside = behind < 0 ? undefined : readResult(tokens.slice(behind + 1), sheet);
  const above = sheet.lines.slice(0, head).filter((line) => numbersOf(line).length > 0);
  if (above.length > 1 || (above.length === 1 && beside !== undefined))
    return problem(
      "row",
      say("more than one row stands above the dividend"),
      above[0]?.span ?? span,
      say("only the quotient may stand there"),
    );
  const [line] = above;
  const top =
    line === undefined
      ? undefined
      : readResult(
          line.tokens.filter((token) => !isSign(token, "|")),
          sheet,
        );
  const result = top ?? beside;
  const steps = stepsOf(
    sheet,
    head + 1,
    (list) => list.filter((token) => !isSign(token, "|", ")")),
    result === undefined,
  );
  if (!Array.isArray(steps)) return steps as Diagnostic;
  const list = steps as readonly DivisionStep[];
  if (result !== undefined)
    return { dividend, divisor, ...result, steps: list, resultPlace: top === undefined ? "right" : "above" };
  const low = sheet.lines.slice(head + 1).filter((row) => numbersOf(row).length > 0);
  const lower = low[0] === undefined ? undefined : readResult(low[0].tokens, sheet);
  if (lower === undefined || low.length > 1)
    return problem("no-quotient", say("the quotient is missing"), span, say("write it above the dividend"));
  return { dividend, divisor, ...lower, steps: [], resultPlace: "below" };
}

/** The rows below the dividend. */
function stepsOf(
  sheet: Sheet,
  from: number,
  own: (tokens: readonly Token[], line: SheetLine) => readonly Token[],
  loose = false,
): readonly DivisionStep[] | Diagnostic {
  const steps: (DivisionStep & { ruled: boolean })[] = [];
  let minus = false;
  for (const line of sheet.lines.slice(from)) {
    const tokens = own(line.tokens, line);
    const numbers = tokens.filter(isNumber);
    const above = steps.at(-1);
    if (tokens.some((token) => token.kind === "rule") && above !== undefined) above.ruled = true;
    if (tokens.some((token) => isSign(token, "-"))) minus = true;
    const apart = rowParts(numbers, sheet);
    const second = strayNumber(apart);
    if (second !== undefined && !loose) return twoNumbers(second);
    const number = joined(apart);
    if (number === undefined) continue;
    const wrong = tokens.find((token) => token.kind === "sign" && !isSign(token, "-", "=", "|"));
    if (wrong !== undefined && !loose)
      return problem(
        "sign",
        say("this sign does not fit among the rows of a division"),
        wrong.span,
        say("only - may stand before a partial product"),
      );
    steps.push({ number, minus, ruled: false });
    minus = false;
  }
  return steps;
}

/** The numbers of a row; a word for the remainder before the last one is none of them. */
function rowParts(numbers: readonly WrittenNumber[], sheet: Sheet): readonly WrittenNumber[] {
  const [first, ...others] = numbers;
  if (first === undefined || others.length === 0 || !isRemainderWord(first)) return numbers;
  // Where a decimal point has a column of its own, an R before it may be a digit.
  const pointed =
    first.cells.length === 1 &&
    sheet.lines.some((line) => numbersOf(line).some(({ decimals }) => decimals > 0));
  return pointed ? numbers : others;
}
