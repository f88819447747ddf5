/**
 * A page in LaTeX: an array with a column for each track, that compiles with `array` and `amsmath` alone. Ruled lines are
 * `\cline`s, brackets and root signs stand in columns of their own.
 */
import { isBlank, writtenCell } from "../layout/line.js";
import type { ColumnKind, Page, PageSign, Placed } from "../layout/write/page.js";
import { latexSymbol, latexText } from "./latex-symbol.js";

/** What is between two columns. */
const AIR = "@{\\;}";
const NO_AIR = "@{}";
const CLOSE: ReadonlySet<ColumnKind> = new Set(["bracket", "point", "group"]);

const SIGNS: Readonly<Record<PageSign, string>> = {
  "+": "+",
  "-": "-",
  "*": "\\times",
  "/": "\\div",
  ":": ":",
  "=": "=",
};

/** An unknown cell. */
export const LATEX_BLANK = "{\\setlength{\\fboxsep}{1pt}\\boxed{\\phantom{0}}}";

export function pageLatex(page: Page): string {
  const lines = page.lines.map(() => page.columns.map(() => ""));
  const rules = new Map<number, string[]>();
  const rule = (line: number, from: number, to: number): void => {
    rules.set(line, [...(rules.get(line) ?? []), `\\cline{${from + 1}-${to + 1}}`]);
  };
  const marks: { below: Set<number>; beside: Set<number> } = { below: new Set(), beside: new Set() };
  for (const thing of page.placed) {
    if (thing.kind === "frame") continue;
    if (thing.kind === "bar") rule(thing.line, thing.from, thing.to);
    else if (thing.kind === "mark") {
      if (thing.fromLine === thing.toLine) marks.beside.add(thing.fromLine);
      else for (let column = thing.from; column <= thing.to; column++) marks.below.add(column);
    } else {
      if (thing.kind === "bracket" && thing.rule !== undefined)
        rule(thing.rule.line, thing.rule.from, thing.rule.to);
      const last = thing.kind === "bracket" ? (thing.toLine ?? thing.line) : thing.line;
      for (let line = thing.line; line <= last; line++) {
        const texts = lines[line];
        if (texts !== undefined) texts[thing.column] = thingLatex(thing);
      }
    }
  }
  const beside = marks.beside.size > 0;
  const written: string[] = [];
  let above = "";
  for (const [line, texts] of lines.entries()) {
    if (page.lines[line] === "rule") {
      above += (rules.get(line) ?? []).join("");
      continue;
    }
    const tail = beside ? [marks.beside.has(line) ? "\\;\\leftarrow" : ""] : [];
    written.push(`${above}${[...texts, ...tail].join(" & ").trimEnd()} \\\\`);
    above = "";
  }
  if (marks.below.size > 0) {
    const arrows = page.columns.map((_, column) => (marks.below.has(column) ? "\\uparrow" : ""));
    written.push(`${above}${arrows.join(" & ").trimEnd()} \\\\`);
    above = "";
  }
  if (above !== "") written.push(above);
  return `\\begin{array}{${columnsOf(page, beside)}}\n${written.join("\n")}\n\\end{array}`;
}

function columnsOf({ columns }: Page, beside: boolean): string {
  let text = "";
  for (const [i, kind] of columns.entries()) {
    const before = columns[i - 1];
    const close = i === 0 || CLOSE.has(kind) || (before !== undefined && CLOSE.has(before));
    text += `${close ? NO_AIR : AIR}c`;
  }
  return `${text}${beside ? `${AIR}l` : ""}${NO_AIR}`;
}

function thingLatex(thing: Exclude<Placed, { kind: "bar" | "mark" | "frame" }>): string {
  switch (thing.kind) {
    case "cell":
      if (thing.digit !== undefined) return penLatex(thing.digit);
      return isBlank(thing.cell) ? LATEX_BLANK : latexSymbol(writtenCell(thing.cell));
    case "pen":
      return `\\scriptstyle ${penLatex(thing.text)}`;
    case "sign":
      return SIGNS[thing.sign];
    case "label":
      return latexText(thing.text);
    case "point":
      return ".";
    case "group":
      return "'";
    case "carry":
      return thing.text === undefined ? "\\scriptstyle\\cdot" : `\\scriptstyle ${penLatex(thing.text)}`;
    case "bracket":
      if (thing.shape === "upright") return "\\vert";
      if (thing.shape === "division") return ")";
      return (thing.degree ?? 2) === 2 ? "\\surd" : `{}^{${thing.degree}}\\!\\surd`;
  }
}

/** A digit that was found. */
export const penLatex = (digit: string): string => `\\mathtt{${digit}}`;
