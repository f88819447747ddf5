/**
 * A page as lines of text: as it is printed, digit under digit. Columns are as wide as their widest symbol is
 * shown, so that East Asian letters and emoji stand below each other, too.
 */
import { firstCluster } from "../../syntax/graphemes.js";
import { type CellText, writtenCell } from "../line.js";
import { displayWidth } from "./display-width.js";
import type { ColumnKind, Page, PageSign } from "./page.js";

export interface TextOptions {
  /** Uses characters of ASCII only: `x` and `~` for `×` and `─`. */
  readonly ascii?: boolean;
  /** What to write for a cell; as it is written in the puzzle when left out. */
  readonly digit?: CellText;
}

/** The signs of a page as they are printed. */
export const PRINTED_SIGNS: Readonly<Record<PageSign, string>> = {
  "+": "+",
  "-": "−",
  "*": "×",
  "/": "÷",
  ":": ":",
  "=": "=",
};
const ASCII_SIGNS: Readonly<Record<PageSign, string>> = {
  "+": "+",
  "-": "-",
  "*": "x",
  "/": "/",
  ":": ":",
  "=": "=",
};

export function pageText(page: Page, { ascii = false, digit = writtenCell }: TextOptions = {}): string {
  const rule = ascii ? "~" : "─";
  const signs = ascii ? ASCII_SIGNS : PRINTED_SIGNS;
  const widths = columnWidths(page, digit);
  const lines = page.lines.map(() => page.columns.map(() => ""));
  const put = (line: number, column: number, text: string): void => {
    const texts = lines[line];
    if (texts !== undefined) texts[column] = text;
  };
  const draw = (line: number, from: number, to: number): void => {
    for (let column = from; column <= to; column++) put(line, column, rule.repeat(widths[column] ?? 1));
  };
  for (const thing of page.placed) {
    switch (thing.kind) {
      case "cell":
        put(thing.line, thing.column, thing.digit ?? digit(thing.cell));
        break;
      case "sign":
        put(thing.line, thing.column, signs[thing.sign].padEnd(widths[thing.column] ?? 1));
        break;
      case "point":
        put(thing.line, thing.column, ".");
        break;
      case "group":
        put(thing.line, thing.column, "'");
        break;
      case "label":
      case "pen":
        put(thing.line, thing.column, thing.text);
        break;
      case "carry":
        put(thing.line, thing.column, thing.text ?? (ascii ? "." : "·"));
        break;
      case "mark":
      case "frame":
        break;
      case "bar":
        draw(thing.line, thing.from, thing.to);
        break;
      case "bracket":
        if (thing.rule !== undefined) draw(thing.rule.line, thing.rule.from, thing.rule.to);
        for (let line = thing.line; line <= (thing.toLine ?? thing.line); line++)
          put(line, thing.column, bracketText(thing, ascii));
    }
  }
  const pointed = pointers(page, ascii);
  const written = [...lines, pointed.below].map((texts, line) =>
    `${joined(texts.map((text, column) => padded(text, widths[column] ?? 1)))}${pointed.beside.get(line) ?? ""}`.trimEnd(),
  );
  if (pointed.below.length === 0) written.pop();
  return withoutTopRule(page, written).join("\n");
}

/** Of higher roots the degree is written before the sign, as it is read. */
const ROOTS: Readonly<Record<number, string>> = { 2: "√", 3: "∛" };

function bracketText(
  { shape, degree = 2 }: { readonly shape: "division" | "root" | "upright"; readonly degree?: number },
  ascii: boolean,
): string {
  if (shape === "division") return ")";
  if (shape === "upright") return ascii ? "|" : "│";
  return ROOTS[degree] ?? `${degree}√`;
}

const ROOM: Readonly<Record<ColumnKind, number>> = {
  cell: 1,
  sign: 1,
  bracket: 1,
  point: 1,
  group: 1,
  gap: 1,
  label: 1,
};

function columnWidths(page: Page, digit: CellText): number[] {
  const widths = page.columns.map((kind) => ROOM[kind]);
  // All columns of cells are equally wide.
  let widest = 1;
  for (const thing of page.placed) {
    if (thing.kind === "cell") widest = Math.max(widest, displayWidth(digit(thing.cell)));
    else if (thing.kind === "bracket" && thing.shape === "root")
      widths[thing.column] = Math.max(widths[thing.column] ?? 1, bracketText(thing, false).length);
  }
  for (const column of signsBeforeCells(page)) widths[column] = SIGN_AND_SPACE;
  return widths.map((width, column) => (page.columns[column] === "cell" ? widest : width));
}

const SIGN_AND_SPACE = 2;

/** The columns of signs that would touch a number. */
function signsBeforeCells({ placed }: Page): ReadonlySet<number> {
  const cells = new Set(placed.flatMap((t) => (t.kind === "cell" ? [`${t.line}:${t.column}`] : [])));
  return new Set(
    placed.flatMap((t) => (t.kind === "sign" && cells.has(`${t.line}:${t.column + 1}`) ? [t.column] : [])),
  );
}

const padded = (text: string, width: number): string =>
  " ".repeat(Math.max(0, width - displayWidth(text))) + text;

/** What points at the marked columns, from below, and at the marked lines, from the right. */
function pointers(
  page: Page,
  ascii: boolean,
): { readonly below: readonly string[]; readonly beside: ReadonlyMap<number, string> } {
  const below: string[] = [];
  const beside = new Map<number, string>();
  for (const thing of page.placed) {
    if (thing.kind !== "mark") continue;
    const { from, to, fromLine, toLine } = thing;
    if (fromLine === toLine) {
      beside.set(fromLine, ascii ? " <" : " ◂");
      continue;
    }
    for (let column = 0; column <= to; column++)
      below[column] = (below[column] ?? "") || (column >= from ? (ascii ? "^" : "▴") : "");
  }
  return { below, beside };
}

/** Symbols that would run into one are kept apart by a zero-width non-joiner. */
function joined(texts: readonly string[]): string {
  let line = "";
  let last = "";
  for (const text of texts) {
    const together = last + text;
    const apart =
      last > "\u007f" &&
      text > "\u007f" &&
      firstCluster(together).length > last.length &&
      !/^\p{M}/u.test(text);
    line += apart ? `\u200c${text}` : text;
    last = text.trimStart();
  }
  return line;
}

/** A ruled line above everything is that of a root sign, which needs none in text. */
function withoutTopRule(page: Page, lines: readonly string[]): readonly string[] {
  return page.lines[0] === "rule" ? lines.slice(1) : lines;
}
