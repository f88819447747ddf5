/**
 * The part of an explanation that needs a search, as a table: a line a case, with the letters that follow
 * at once and what stops it. Nobody reads hundreds of them, so only the first are printed, and those that
 * work.
 */
import type { StatedCase, StatedEnd, StatedStep, StatedStretch } from "cryptarithm";
import { harmless } from "./diagnostic-text.js";
import { displayWidth } from "./display-width.js";
import { framed, type TellingPage } from "./telling-page.js";
import { wrapped } from "./wrap.js";

/** Lines that are printed of a longer table. */
const SHOWN = 10;
/** How far a case inside a case is moved to the right. */
const INNER = "  ";
const MARGIN = "     ";

interface Row {
  readonly text: string;
  /** What stops it, or the solution. */
  readonly end?: string;
  readonly works: boolean;
  /** Whether it is a case to its end, and not what several have in common. */
  readonly leaf: boolean;
}

/** The steps from the start of the table on, and the end, as lines. */
export function caseTableLines(steps: readonly StatedStep[], end: StatedEnd, page: TellingPage): string[] {
  const rows: Row[] = [];
  addStretch({ steps, end }, "", rows, page);
  if (rows.length === 0) return [];
  const leaves = rows.filter(({ leaf }) => leaf);
  const works = leaves.filter((row) => row.works).length;
  const lines = headingLines(leaves.length, works, page);
  const all = page.cases || rows.length <= SHOWN + 3;
  const shown = all ? rows : firstRows(rows);
  // Away from the case that it belongs to, a solution stands for itself.
  const later = all
    ? []
    : rows.slice(shown.length).flatMap((row) => (row.works ? [{ ...row, text: "" }] : []));
  lines.push("", ...layOut(shown, page));
  if (!all) {
    const more = leaves.length - shown.filter(({ leaf }) => leaf).length - Math.min(later.length, SHOWN);
    const { dim } = page.colors;
    if (more > 0)
      lines.push(dim(`${MARGIN}${framed(page, "table.more", { n: more })} (${framed(page, "table.all")})`));
    lines.push(...layOut(later.slice(0, SHOWN), page));
  }
  return lines;
}

/** The first rows, down to one that is an end. */
function firstRows(rows: readonly Row[]): readonly Row[] {
  const shown = rows.slice(0, SHOWN);
  while (shown.at(-1)?.leaf === false) shown.pop();
  return shown;
}

function headingLines(cases: number, works: number, page: TellingPage): string[] {
  const how =
    works === 0
      ? framed(page, "table.works.none")
      : works === 1
        ? framed(page, "table.works.one")
        : framed(page, "table.works", { n: works });
  const text = `${framed(page, "table", { n: cases })} ${how}`;
  return wrapped(text, page.columns - MARGIN.length).map((line) => MARGIN + line);
}

/** Rows in two columns: what is assumed and follows, and how it ends. */
function layOut(rows: readonly Row[], { columns, colors }: TellingPage): string[] {
  const ends = Math.max(0, ...rows.map(({ end = "" }) => displayWidth(end)));
  const room = columns - MARGIN.length - ends - 5;
  const widest = Math.min(Math.max(0, ...rows.map(({ text }) => displayWidth(text))), Math.max(room, 20));
  return rows.map(({ text, end, works }) => {
    const left = displayWidth(text) > widest ? `${text.slice(0, widest - 1)}…` : text;
    if (end === undefined) return MARGIN + left;
    const mark = works ? colors.green(colors.bold(`✓ ${end}`)) : colors.dim(`✗ ${end}`);
    if (widest === 0) return `${MARGIN}${mark}`;
    return `${MARGIN}${left}${" ".repeat(Math.max(1, widest - displayWidth(left) + 3))}${mark}`.trimEnd();
  });
}

function addStretch({ steps, end }: StatedStretch, indent: string, rows: Row[], page: TellingPage): void {
  for (const step of steps) {
    if (step.cases === undefined) continue;
    for (const inner of step.cases) addCase(inner, indent, rows, page);
  }
  if (end.kind === "fork") for (const inner of end.cases) addCase(inner, indent, rows, page);
  else if (end.kind === "solution")
    rows.push({
      text: indent + settledIn(steps, page).join(", "),
      end: harmless(end.text),
      works: true,
      leaf: true,
    });
}

function addCase(branch: StatedCase, indent: string, rows: Row[], page: TellingPage): void {
  const { steps, end, title } = branch;
  const first = steps.findIndex(({ cases }) => cases !== undefined);
  const before = first < 0 ? steps : steps.slice(0, first);
  const settled = settledIn(before, page);
  const text = indent + harmless(title) + (settled.length > 0 ? `: ${settled.join(", ")}` : "");
  if (end.kind === "open" && first < 0) {
    rows.push({ text: `${text} …`, works: false, leaf: true });
    return;
  }
  if (first < 0 && end.kind !== "fork") {
    const works = end.kind === "solution";
    rows.push({ text, end: works ? harmless(end.text) : stopText(steps.at(-1), page), works, leaf: true });
    return;
  }
  rows.push({ text, works: false, leaf: false });
  addStretch({ steps: first < 0 ? [] : steps.slice(first), end }, indent + INNER, rows, page);
}

/** The letters that get their digit in some steps: `M = 5`. */
function settledIn(steps: readonly StatedStep[], { names }: TellingPage): string[] {
  return steps.flatMap(({ facts }) =>
    facts.flatMap(({ claim }) =>
      "letter" in claim && claim.digits.length === 1
        ? [
            `${harmless(names.get(claim.letter) ?? claim.letter)} = ${(claim.digits[0] as number).toString(36).toUpperCase()}`,
          ]
        : [],
    ),
  );
}

/** Where a case fails: the column, or a letter without a digit. */
function stopText(step: StatedStep | undefined, page: TellingPage): string {
  if (step === undefined) return "";
  const { at, grounds } = step;
  if (at.place !== undefined) return framed(page, "table.column", { column: { place: at.place } });
  const letter = grounds.kind === "distinct" ? grounds.letters[0] : undefined;
  return letter === undefined
    ? ""
    : framed(page, "table.letter", { letter: page.names.get(letter) ?? letter });
}
