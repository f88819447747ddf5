/**
 * Takes out of a text what pages print around a calculation: arrows with remarks, a mark at the beginning of each
 * line as in quotations and comments, dots or underscores that keep columns where spaces would be lost; and writes
 * two rarer forms as the usual ones: a sign behind the ruled line, and `divisor / dividend \ quotient`.
 *
 * Each mark is replaced by one as long, so that places in the result are those in the text. What is left alone
 * where it is unclear is told of by the readers.
 */
import { withoutMarkup } from "./markup-text.js";

/** The text as the readers want it, of the same length. */
export function plainText(written: string): string {
  if (!/\n|<br|\\\\/.test(written.trim())) return written;
  const text = withoutMarkup(written);
  const lines = text.split("\n").map((line) => blankAll(line, /<[-─—]+.*$|[←→⟵⟶].*$/u));
  const rows = withoutPadding(withoutMargin(withoutNumbers(lines)));
  return signsInRows(rows.map(outwardQuotient).map(withoutCorner)).join("\n");
}

const blank = (length: number): string => " ".repeat(length);
const blankAll = (line: string, what: RegExp): string => line.replace(what, ({ length }) => blank(length));

const NUMBER_BEHIND = /\s\(\d{1,2}\)\s{0,9}$/;

/** Without the numbers of the rows, `(1)`, `(2)` …, at their ends. */
function withoutNumbers(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => NUMBER_BEHIND.test(line)).length < 3) return lines;
  return lines.map((line) => blankAll(line, NUMBER_BEHIND));
}

/** Without the underscores around a divisor in its corner: `|_325__`. */
function withoutCorner(line: string): string {
  return line.replace(/\|\s*_+[^\s_|]+_*\s*$/, (corner) => corner.replaceAll("_", " "));
}

const MARGIN = /^[ \t]*(?:[:>%;]|#+|\/\/)/;

/** Without the mark that all lines begin with. */
function withoutMargin(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  const marks = new Set(filled.map((line) => MARGIN.exec(line)?.[0].trim()));
  if (filled.length < 3 || marks.size !== 1 || marks.has(undefined)) return lines;
  return lines.map((line) => blankAll(line, MARGIN));
}

/** Marks that are nothing but unknown digits where dots and underscores are not. */
const OWN_UNKNOWN = /[*□?xX]/;

/** Without the dots or underscores that keep the columns of rows whose unknown digits are other marks. */
function withoutPadding(lines: readonly string[]): readonly string[] {
  for (const mark of ["_", "."] as const) {
    const padded = new RegExp(`^\\s*\\${mark}{2,}(?=[^\\s\\${mark}])`);
    const rows = lines.filter((line) => OWN_UNKNOWN.test(line));
    const some = lines.filter((line) => padded.test(line) && OWN_UNKNOWN.test(line));
    const isRule = (line: string): boolean => /^[\s.]*[_|)]*$/.test(line);
    const others = rows.flatMap((line) => [...line].filter((c) => /[*□?xX]/.test(c))).length;
    const letters = rows.some((line) => /[A-WYZa-wyz]/.test(line));
    if (some.length < 3 || letters || others < 6) continue;
    return lines.map((line) => {
      if (mark === "_") return isRule(line) ? line : line.replaceAll("_", " ");
      return line
        .replace(/^[\s.]+/, ({ length }) => blank(length))
        .replaceAll(/\.(?=[|)])|(?<=[|)])\./g, " ");
    });
  }
  return lines;
}

/** `7 4 9 / 6 3 8 8 9 7 \ 8 5 3`, as in the Netherlands, with the bracket instead. */
function outwardQuotient(line: string): string {
  const [divisor, dividend, more] = line.split("/");
  const [number, quotient, end] = (dividend ?? "").split("\\");
  if (more !== undefined || end !== undefined || quotient === undefined) return line;
  return [divisor, number, quotient].every((part) => part?.trim())
    ? `${divisor})${number}(${quotient}`
    : line;
}

const SIGN_BEHIND = /^(\s*[-_=─―—~]{2,}\s*)([*+×xX-])\s*$/u;

/** A sign behind the ruled line belongs to the row above it. */
function signsInRows(lines: readonly string[]): readonly string[] {
  const result = [...lines];
  for (const [i, line] of lines.entries()) {
    const [, rule, sign] = SIGN_BEHIND.exec(line) ?? [];
    const above = result[i - 1];
    if (rule === undefined || sign === undefined || above === undefined) continue;
    if (!/^ \s*[^\s*+×-]/.test(above) || (sign === "-" && !rule.endsWith(" "))) continue;
    result[i] = rule + blank(line.length - rule.length);
    result[i - 1] = sign + above.slice(1);
  }
  return result;
}
