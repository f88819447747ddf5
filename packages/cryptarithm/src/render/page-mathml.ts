/**
 * A page in MathML Core: a table with a column for each track. MathML Core has no elements of its own for arithmetic below
 * each other; a ruled line is the bar of a fraction without numbers that is as wide as its columns.
 */

import { isBlank, writtenCell } from "../layout/line.js";
import type { Page, Placed } from "../layout/write/page.js";
import { PRINTED_SIGNS } from "../layout/write/page-text.js";
import { CELL_EM, MATHML_BLANK, mathmlCell, mathmlDigit, mathmlLetter, mathmlPen } from "./mathml-symbol.js";
import { element, escaped } from "./xml.js";

/** What a table adds between two columns, about. */
const BETWEEN_EM = 0.45;

export function pageMathml(page: Page): string {
  const lines = page.lines.map((): string[] => page.columns.map(() => ""));
  const rules = page.lines.map((): { from: number; to: number }[] => []);
  const marked = page.lines.map((): Set<number> => new Set());
  for (const thing of page.placed) {
    if (thing.kind === "frame") continue;
    if (thing.kind === "bar") rules[thing.line]?.push(thing);
    else if (thing.kind === "mark") {
      for (let line = thing.fromLine; line <= thing.toLine; line++)
        for (let column = thing.from; column <= thing.to; column++) marked[line]?.add(column);
    } else {
      if (thing.kind === "bracket" && thing.rule !== undefined) rules[thing.rule.line]?.push(thing.rule);
      const last = thing.kind === "bracket" ? (thing.toLine ?? thing.line) : thing.line;
      for (let line = thing.line; line <= last; line++) {
        const texts = lines[line];
        if (texts !== undefined) texts[thing.column] = thingMathml(thing);
      }
    }
  }
  const written = page.lines.map((kind, line) =>
    element(
      "mtr",
      {},
      kind === "rule"
        ? ruleCells(page, rules[line] ?? [], lines[line] ?? [])
        : lineCells(lines[line] ?? [], marked[line] ?? new Set()),
    ),
  );
  return element("mtable", {}, written.join("\n"));
}

/** What is marked stands between bars, so that it shows without colours. */
function lineCells(texts: readonly string[], marked: ReadonlySet<number>): string {
  return texts
    .map((text, column) => {
      if (!marked.has(column)) return element("mtd", {}, text);
      const bar = element("mo", {}, "|");
      const open = marked.has(column - 1) ? "" : bar;
      const close = marked.has(column + 1) ? "" : bar;
      return element("mtd", { class: "mark" }, element("mrow", {}, open + text + close));
    })
    .join("");
}

function ruleCells(
  page: Page,
  rules: readonly { readonly from: number; readonly to: number }[],
  texts: readonly string[],
): string {
  const cells: string[] = [];
  for (let column = 0; column < page.columns.length; column++) {
    const rule = rules.find(({ from }) => from === column);
    if (rule === undefined) {
      cells.push(element("mtd", {}, texts[column] ?? ""));
      continue;
    }
    const span = rule.to - rule.from + 1;
    const width = span * CELL_EM + (span - 1) * BETWEEN_EM;
    const space = element("mspace", { width: `${width.toFixed(2)}em` });
    const line = element("mfrac", { displaystyle: "true" }, space + element("mrow"));
    cells.push(element("mtd", { columnspan: span }, line));
    column = rule.to;
  }
  return cells.join("");
}

function thingMathml(thing: Exclude<Placed, { kind: "bar" | "mark" | "frame" }>): string {
  switch (thing.kind) {
    case "cell":
      return mathmlCell(cellMathml(thing));
    case "pen":
      return mathmlCell(mathmlPen(thing.text));
    case "sign":
      return element("mo", {}, PRINTED_SIGNS[thing.sign]);
    case "label":
      return element("mtext", {}, escaped(thing.text));
    case "point":
      return element("mo", {}, ".");
    case "group":
      return element("mo", {}, "′");
    case "carry":
      return mathmlCell(element("mn", { class: "carry", mathsize: "70%" }, escaped(thing.text ?? "·")));
    case "bracket":
      if (thing.shape === "root")
        return (thing.degree ?? 2) === 2
          ? element("mo", {}, "√")
          : element("msup", {}, element("mrow") + element("mn", {}, `${thing.degree}`)) +
              element("mo", {}, "√");
      return element("mo", { stretchy: "false" }, thing.shape === "division" ? ")" : "|");
  }
}

function cellMathml({ cell, digit }: Extract<Placed, { kind: "cell" }>): string {
  if (digit !== undefined) return mathmlPen(digit);
  if (isBlank(cell)) return MATHML_BLANK;
  return cell.kind === "digit" ? mathmlDigit(writtenCell(cell)) : mathmlLetter(writtenCell(cell));
}
