/**
 * The head of an explanation: the puzzle written out, and beside it the puzzle as a line, how hard the
 * steps are, and a key of the carries.
 */
import {
  drawnLayout,
  type Explanation,
  type FrameName,
  type StackedSum,
  type StatedStretch,
} from "cryptarithm";
import { harmless } from "./diagnostic-text.js";
import { displayWidth } from "./display-width.js";
import { isDrawn, stackedLines } from "./stacked-lines.js";
import { countedIn, framed, type TellingPage } from "./telling-page.js";
import { unbroken, wrapped } from "./wrap.js";

const INDENT = "  ";
const GAP = "    ";
/** With less room than this beside the drawing the text stands below it. */
const LEAST_BESIDE = 34;

export function headLines(explanation: Explanation, page: TellingPage): string[] {
  const { colors, columns, formula, sums } = page;
  const isLayout = formula?.layout !== undefined;
  const drawn = isLayout ? [] : sums.filter(isDrawn);
  const drawing = isLayout
    ? drawnLayout(formula).map(harmless)
    : drawn.flatMap((sum, i) => [...(i > 0 ? [""] : []), ...stackedLines(sum)]);
  const width = Math.max(0, ...drawing.map(displayWidth));
  const room = columns - INDENT.length - width - GAP.length;
  const beside = drawing.length > 0 && room >= LEAST_BESIDE;
  const text = textLines(explanation, drawn, page, beside ? room : columns - INDENT.length);
  if (!beside)
    return [...drawing, ...(drawing.length > 0 ? [""] : []), ...text].map((line) => indented(line));
  const lines: string[] = [];
  for (let i = 0; i < Math.max(drawing.length, text.length); i++) {
    const left = drawing[i] ?? "";
    const right = text[i] ?? "";
    const bold = colors.bold(left);
    lines.push(
      right === "" ? INDENT + bold : INDENT + bold + " ".repeat(width - displayWidth(left)) + GAP + right,
    );
  }
  return lines;
}

function textLines(
  explanation: Explanation,
  drawn: readonly StackedSum[],
  page: TellingPage,
  room: number,
): string[] {
  const { bold, dim } = page.colors;
  const puzzle = explanation.formula.trim().split(/\s*[\n\r\u0085\u2028\u2029]+\s*/);
  return [
    ...puzzle.flatMap((line) => wrapped(harmless(line), room)).map(bold),
    ...wrapped(effortText(explanation, page), room),
    ...drawn.flatMap((sum) => keyLines(sum, page, room)).map(dim),
    ...layoutKeyLines(page, room).map(dim),
  ];
}

/** "level 3, 11 steps, no cases". */
function effortText(explanation: Explanation, page: TellingPage): string {
  const { level, steps, cases } = effortOf(explanation);
  if (steps === 0) return "";
  return [
    unbroken(framed(page, "level", { level })),
    unbroken(countedIn(page, "step", steps)),
    unbroken(cases === 0 ? framed(page, "case.none") : countedIn(page, "case", cases)),
  ].join(", ");
}

/** What the carries are called, and how a difference is read. */
function keyLines({ carries, upwards }: StackedSum, page: TellingPage, room: number): string[] {
  const said: string[] = [];
  if (upwards !== undefined) said.push(framed(page, "upwards", { sum: unbroken(upwards) }));
  const [first, second] = carries;
  const last = carries.at(-1);
  if (first !== undefined) {
    const key = [framed(page, "carry", { carry: first, column: { place: 1 } })];
    if (second !== undefined) key.push(framed(page, "carry.next", { carry: second, column: { place: 2 } }));
    if (carries.length > 2 && last !== undefined) key.push(framed(page, "carry.rest", { carry: last }));
    said.push(key.map(unbroken).join(", "));
  }
  return said.flatMap((text) => wrapped(harmless(text), room));
}

/** What the small letters and the carries of a written-out calculation are. */
function layoutKeyLines(page: TellingPage, room: number): string[] {
  const { carries, formula, names } = page;
  const said: string[] = [];
  if (names.size > 0) said.push(framed(page, "layout.blanks"));
  const key = carries.map(({ kind, letter }) => {
    const rows = framed(page, `layout.of.${kind}` as FrameName);
    return framed(page, "layout.carries", { first: `${letter}1`, second: `${letter}2`, rows });
  });
  if (carries.some(({ several }) => several)) key.push(framed(page, "layout.marks"));
  if (key.length > 0) said.push(`${key.join("; ")}.`);
  if (formula?.layout?.rows.some(({ role }) => role === "partial-dividend" || role === "partial-radicand"))
    said.push(framed(page, "layout.upwards"));
  return said.flatMap((text) => wrapped(harmless(text), room));
}

interface Effort {
  /** The hardest level of its rules. */
  readonly level: number;
  readonly steps: number;
  /** Assumptions that are led to their end. */
  readonly cases: number;
}

/** Several cases that go on ask the most. */
const CASES_LEVEL = 5;

/** How much an explanation asks of its reader. */
function effortOf({ steps, end }: StatedStretch): Effort {
  const inner = [...steps.flatMap(({ cases = [] }) => cases), ...(end.kind === "fork" ? end.cases : [])].map(
    effortOf,
  );
  return {
    level: end.kind === "fork" ? CASES_LEVEL : Math.max(0, ...steps.map(({ level }) => level)),
    steps: inner.reduce((sum, effort) => sum + effort.steps, steps.length),
    cases: inner.reduce((sum, effort) => sum + effort.cases, inner.length),
  };
}

const indented = (line: string): string => (line === "" ? "" : INDENT + line);
