/**
 * Sums and differences checked the way they are done on paper: column by column from the units,
 * with carries or borrows, so that a wrong digit is found where it stands.
 */
import { digitText } from "../number/digit-text.js";
import type { Expression, Relation } from "../syntax/ast.js";
import { say } from "../wording/say.js";

/** A number as its digits, units first. */
type Digits = readonly number[];

/** The digits of a word or numeral, units first; undefined for anything else. */
export type DigitsOf = (node: Expression) => Digits | undefined;

interface Calculation {
  readonly kind: "sum" | "difference";
  /** Addends, or the minuend and its subtrahends. */
  readonly terms: readonly Digits[];
  readonly result: Digits;
}

/** What is wrong with each column of an equation; undefined when it is not a sum or difference of numbers. */
export function columnMistakes(relation: Relation, base: number, digitsOf: DigitsOf): string[] | undefined {
  const calculation = readCalculation(relation, digitsOf);
  if (calculation === undefined) return undefined;
  return calculation.kind === "sum" ? sumMistakes(calculation, base) : differenceMistakes(calculation, base);
}

function readCalculation({ first, links }: Relation, digitsOf: DigitsOf): Calculation | undefined {
  const [link] = links;
  if (links.length !== 1 || link?.operator !== "=" || link.operand.kind === "set") return undefined;
  const [calculation, single] = first.kind === "sum" ? [first, link.operand] : [link.operand, first];
  const result = digitsOf(single);
  if (calculation.kind !== "sum" || result === undefined) return undefined;
  const terms: Digits[] = [];
  for (const { operand } of calculation.terms) {
    const digits = digitsOf(operand);
    if (digits === undefined) return undefined;
    terms.push(digits);
  }
  const operators = calculation.terms.slice(1).map((term) => term.operator);
  if (operators.every((operator) => operator === "+")) return { kind: "sum", terms, result };
  return operators.every((operator) => operator === "-") ? { kind: "difference", terms, result } : undefined;
}

function sumMistakes({ terms, result }: Calculation, base: number): string[] {
  const mistakes: string[] = [];
  let carry = 0;
  for (let column = 0; column < width(terms, result) || carry > 0; column++) {
    const digits = terms.flatMap((term) => term.slice(column, column + 1));
    const total = digits.reduce((sum, digit) => sum + digit, carry);
    const found = result[column];
    if (total % base !== (found ?? 0)) {
      const shown = working(digits, carry, base);
      const value = shown === "" ? say("nothing to add") : `${shown} = ${inBase(total, base)}`;
      mistakes.push(
        say("column {column}: {value}, the sum has {found}", {
          column,
          value,
          found: digitOrNone(found) + called(column, base),
        }),
      );
    }
    carry = Math.floor(total / base);
  }
  return mistakes;
}

/** What is added in a column; empty when nothing is. */
function working(digits: readonly number[], carry: number, base: number): string {
  const shown = digits.length > 12 ? [say("{n} digits", { n: digits.length })] : digits.map(digitText);
  if (carry > 0) shown.push(say("carry {carry}", { carry: inBase(carry, base) }));
  return shown.join(" + ");
}

function differenceMistakes({ terms, result }: Calculation, base: number): string[] {
  const [minuend = [], ...subtrahends] = terms;
  const columns = width(terms, result);
  const mistakes: string[] = [];
  let borrow = 0;
  for (let column = 0; column < columns; column++) {
    const above = minuend[column] ?? 0;
    const taken = subtrahends.flatMap((term) => term.slice(column, column + 1));
    const total = taken.reduce((left, digit) => left - digit, above - borrow);
    const digit = ((total % base) + base) % base;
    const found = result[column];
    if (digit !== (found ?? 0)) {
      const shown =
        [above, ...taken].map(digitText).join(" - ") +
        (borrow > 0 ? say(" - borrow {borrow}", { borrow: inBase(borrow, base) }) : "");
      const value = total < 0 ? `-${inBase(-total, base)}` : inBase(total, base);
      const lent = total < 0 ? say(", which leaves {digit}", { digit: digitText(digit) }) : "";
      mistakes.push(
        say("column {column}: {value}, the difference has {found}", {
          column,
          value: `${shown} = ${value}${lent}`,
          found: digitOrNone(found) + called(column, base),
        }),
      );
    }
    borrow = (digit - total) / base;
  }
  if (borrow > 0)
    mistakes.push(
      say("more is taken away than there is: the last column would borrow {borrow}", {
        borrow: inBase(borrow, base),
      }),
    );
  return mistakes;
}

const width = (terms: readonly Digits[], result: Digits): number =>
  Math.max(result.length, ...terms.map((term) => term.length));

const inBase = (n: number, base: number): string => n.toString(base).toUpperCase();

const digitOrNone = (digit: number | undefined): string =>
  digit === undefined ? say("no digit there") : digitText(digit);

const NAMES = [
  "units",
  "tens",
  "hundreds",
  "thousands",
  "ten thousands",
  "hundred thousands",
  "millions",
] as const;

/** What people call a column of base ten, in brackets; columns count from 0, the units. */
function called(column: number, base: number): string {
  const name = base === 10 ? NAMES[column] : undefined;
  return name === undefined ? "" : ` (${say(name)})`;
}
