/**
 * The text of a written-out calculation as marks with columns: what all readers of layouts start from.
 *
 * A mark is one symbol as people see it. What it means is left open where only its surroundings tell: `_` is an
 * unknown digit or a piece of a ruled line, `*` and `.` an unknown digit or a sign, `x` a letter or a sign; such a
 * mark has both a cell and a sign. White space is kept as columns only. Never fails; time is linear in the text.
 */
import type { Cell } from "../../syntax/ast.js";
import { clusterEnds } from "../../syntax/graphemes.js";
import { INFIX } from "../../syntax/operators.js";
import type { Span } from "../../syntax/span.js";
import { SYMBOL_LIMIT, type SymbolOptions, symbolReader, visible } from "../../syntax/symbols.js";

/**
 * The signs, each in one spelling: `/` for all signs of division (`:` and `÷` too), `*` for all of
 * multiplication, `-` for all dashes that may be a minus sign, `~` for lines that never are one, `|` for upright
 * lines, `)` for the bracket before a dividend (`⟌` too), `'` for apostrophes.
 */
export type Sign = "+" | "-" | "*" | "/" | "=" | "~" | "_" | ")" | "(" | "|" | "√" | "∛" | "." | "," | "'";

export interface Mark {
  /** As written. */
  readonly text: string;
  readonly span: Span;
  /** The first column that it takes, from 0. */
  readonly column: number;
  /** How many columns it takes. */
  readonly width: number;
  /** The cell that it is if it is one. */
  readonly cell?: Cell;
  /** The sign that it is if it is one. */
  readonly sign?: Sign;
}

export interface SourceLine {
  /** From 0; lines without marks count. */
  readonly number: number;
  /** Without the end of the line. */
  readonly span: Span;
  /** From left to right in the order of the text. */
  readonly marks: readonly Mark[];
}

export interface LayoutSource {
  readonly text: string;
  readonly lines: readonly SourceLine[];
  readonly options: SymbolOptions;
  /** Whether a letter carries an accent. */
  readonly accented: boolean;
}

/**
 * How columns are counted: as shown, where East Asian characters and emoji take two; by halves, for a text whose
 * cells are all wide; or each symbol as one.
 */
export type ColumnRule = "shown" | "halves" | "symbols";

const TAB = 8;
/** Lines that are drawn over a space; some programs turn `￣` into that. */
const OVER_SPACE = /^\s[\u0304\u0305\u0332\u0333\u033f]+$/u;
const WHITE = /^[\s\u0085\u2800\p{Default_Ignorable_Code_Point}\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/u;
const NEWLINE = /^(?:[\n\r\u0085\u2028\u2029\v\f]|\r\n)$/;
const LINES = new Set("~∼〜～‾¯￣ˉ―—⸺⸻⎯⎺⎻⎼⎽▔▁‗˭─━═╌╍┄┅┈┉╴╶╸╺┌┐┬┴┏┓┳┻╭╮");
const BARS = new Set("|│┃┆┇┊┋╎╏║∣❘｜⎸⎹⏐¦‖├┤┼┣┫╋└┘┗┛╰╯⎜⎟⎢⎥");
/** Marks for an unknown digit that are signs, too. */
const BOTH = new Set("*＊•.．");
const TIMES = new Set("xXхХ⨯╳⨉•＊xｘＸ");
const DIVIDES = new Set(":∶：／");
const BRACKETS = new Set(")⟌）⟯❩⦆");
const APOSTROPHES = new Set("'’′‘`´ʹʼ＇");
const PLAIN: ReadonlyMap<string, Sign> = new Map([
  ["√", "√"],
  ["∛", "∛"],
  ["(", "("],
  ["（", "("],
  [".", "."],
  ["．", "."],
  [",", ","],
  ["，", ","],
  ["_", "_"],
  ["＿", "_"],
]);
const WIDE =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)/u;

/** Reads the marks of a text. */
export function layoutSource(
  text: string,
  options: SymbolOptions = {},
  columns: ColumnRule = "shown",
): LayoutSource {
  const symbolsOf = symbolReader(options);
  const endOf = clusterEnds(text);
  const tab = tabWidth(text);
  const lines: SourceLine[] = [];
  let marks: Mark[] = [];
  let start = 0;
  let column = 0;
  let unknowns = 0;
  let accented = false;
  const close = (end: number): void => {
    const counted =
      columns === "halves"
        ? marks.map((mark) => ({ ...mark, column: Math.floor(mark.column / 2), width: 1 }))
        : marks;
    lines.push({ number: lines.length, span: [start, end], marks: counted });
    marks = [];
    column = 0;
  };
  for (let from = 0; from < text.length; ) {
    const to = endOf(from);
    const written = text.slice(from, to);
    if (NEWLINE.test(written)) {
      close(from);
      start = to;
    } else if (written === "\t") column += tab - (column % tab);
    else if (WHITE.test(written)) column += spaceWidth(written, columns);
    else {
      const width = columns !== "symbols" && WIDE.test(written) ? 2 : 1;
      const shown = OVER_SPACE.test(written) ? "¯" : visible(written);
      const sign = signOf(shown);
      const symbols =
        written.length > SYMBOL_LIMIT || (sign !== undefined && isLine(shown)) ? [] : symbolsOf(written);
      if (symbols.length === 0) {
        const cell: Cell | undefined = BOTH.has(shown)
          ? { kind: "unknown", index: unknowns++, span: [from, to] }
          : undefined;
        marks.push({
          text: written,
          span: [from, to],
          column,
          width,
          ...(cell !== undefined && { cell }),
          ...(sign !== undefined && { sign }),
        });
        column += width;
      }
      let at = from;
      for (const [i, symbol] of symbols.entries()) {
        const end = i === symbols.length - 1 ? to : Math.min(to, at + symbol.length);
        const span: Span = [at, end];
        const cell: Cell =
          symbol.kind === "letter"
            ? { kind: "letter", letter: symbol.letter, span }
            : symbol.kind === "digit"
              ? { kind: "digit", value: symbol.value, span }
              : { kind: "unknown", index: unknowns++, span };
        if (symbol.kind === "letter") accented ||= symbol.accented;
        marks.push({
          text: text.slice(...span),
          span,
          column,
          width,
          cell,
          ...(sign !== undefined && i === 0 && { sign }),
        });
        column += width;
        at = end;
      }
    }
    from = to;
  }
  close(text.length);
  return { text, lines, options, accented };
}

/** In rows of a spreadsheet each cell has a field of its own, and the fields are as wide as its cells. */
function tabWidth(text: string): number {
  return text.includes("\t") && !/[^\s][^\t\n\r]*[^\s]/u.test(text.replace(/^[-─—=_ \t]+$/gmu, "")) ? 2 : TAB;
}

const isLine = (shown: string): boolean => LINES.has(shown) || BARS.has(shown);

function signOf(shown: string): Sign | undefined {
  const operator = INFIX.get(shown)?.operator;
  if (operator === "+" || operator === "-" || operator === "*" || operator === "/" || operator === "=")
    return operator;
  const plain = PLAIN.get(shown);
  if (plain !== undefined) return plain;
  if (LINES.has(shown)) return "~";
  if (BARS.has(shown)) return "|";
  if (TIMES.has(shown)) return "*";
  if (DIVIDES.has(shown)) return "/";
  if (BRACKETS.has(shown)) return ")";
  if (APOSTROPHES.has(shown)) return "'";
  if (shown === "＋") return "+";
  if (shown === "＝") return "=";
  if (shown === "－") return "-";
  return undefined;
}

/** Marks that are not shown take no column. */
function spaceWidth(written: string, columns: ColumnRule): number {
  if (!/[\s\u0085\u2800\u3164\u115f]/.test(written) || written === "\ufeff") return 0;
  return written === "\u3000" && columns !== "symbols" ? 2 : 1;
}
