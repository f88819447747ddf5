/**
 * What the marks with two meanings are in a text: whether `_` is an unknown digit, a ruled line or a minus sign,
 * `.` an unknown digit, a decimal point or what fills a place, `*` and `X` a cell or the sign of multiplication.
 * Where a text does not tell, there are several habits, the likeliest first, and each of them is read.
 */
import type { Choice } from "./choice.js";
import type { LayoutSource, Mark, SourceLine } from "./layout-source.js";
import { strideOf } from "./stride.js";
import { timesSigns } from "./times-sign.js";

export interface Habits {
  readonly underscore: "rule" | "cell" | "minus";
  /** Whether an underscore belongs to a ruled line. */
  readonly ruling: (mark: Mark) => boolean;
  readonly dot: "cell" | "point" | "filler";
  readonly comma: "group" | "point";
  /** The mark of a letter or an unknown digit that is the sign of multiplication. */
  readonly times: Mark | undefined;
  /** The marks that only fill the places behind shifted rows. */
  readonly fillers: ReadonlySet<Mark>;
  /** How far the cells of a number stand from each other, and the first column of a cell. */
  readonly stride: number;
  readonly phase: number;
  /** 0 for the likeliest. */
  readonly doubt: number;
}

/** At most so many habits are tried. */
const MOST = 12;

/** The habits that a text may have been written with, the likeliest first. */
export function habitsOf(source: LayoutSource): readonly Habits[] {
  const { stride, phase } = strideOf(source);
  const all: Habits[] = [];
  for (const under of underscores(source))
    for (const dots of dotHabits(source, stride))
      for (const comma of commas(source))
        for (const cross of timesSigns(source, stride))
          all.push({
            ...under.value,
            ...dots.value,
            comma: comma.value,
            times: cross.value,
            stride,
            phase,
            doubt: under.doubt + dots.doubt + comma.doubt + cross.doubt,
          });
  return all.sort((a, b) => a.doubt - b.doubt).slice(0, MOST);
}

const isOnly = (line: SourceLine, test: (mark: Mark) => boolean): boolean =>
  line.marks.length > 0 && line.marks.every(test);

const NEVER = (): boolean => false;
const ALWAYS = (): boolean => true;

type Underscore = Pick<Habits, "underscore" | "ruling">;

function underscores({ lines }: LayoutSource): readonly Choice<Underscore>[] {
  const rules: Choice<Underscore> = { value: { underscore: "rule", ruling: ALWAYS }, doubt: 0 };
  let among = 0;
  let leading = 0;
  let alone = 0;
  let otherRule = false;
  let otherUnknown = false;
  for (const line of lines) {
    const { marks } = line;
    if (marks.length > 1 && isOnly(line, ({ sign }) => sign === "~" || sign === "-" || sign === "="))
      otherRule = true;
    const pure = isOnly(line, ({ sign }) => sign === "_" || sign === "|" || sign === ")");
    for (const [i, { sign, cell, column }] of marks.entries()) {
      if (sign !== "_") {
        if (cell?.kind === "unknown") otherUnknown = true;
        continue;
      }
      const before = marks[i - 1];
      const next = marks[i + 1];
      if (pure) alone++;
      else if (before?.sign === "|" && before.column + 1 === column) continue;
      else if (touches(marks, i)) {
        among++;
        if (before === undefined && next?.sign !== "_") leading++;
      }
    }
  }
  const minus: Underscore = { underscore: "minus", ruling: NEVER };
  const cell: Underscore = { underscore: "cell", ruling: NEVER };
  if (among === 0) {
    if (alone === 0 || !otherRule) return [rules];
    return [
      { value: cell, doubt: otherUnknown ? 2 : 0 },
      { value: rules.value, doubt: otherUnknown ? 0 : 2 },
    ];
  }
  const wide = wideLines(lines);
  const mixed: Choice<Underscore> = {
    value: { underscore: "cell", ruling: (mark) => wide.has(mark) },
    doubt: 0,
  };
  const asCell: readonly Choice<Underscore>[] =
    otherRule || wide.size === 0 ? [{ value: cell, doubt: 0 }] : [mixed, { value: cell, doubt: 2 }];
  if (leading < among) return asCell;
  return [
    { value: minus, doubt: otherUnknown ? 0 : 2 },
    ...asCell.map(({ value, doubt }) => ({ value, doubt: doubt + (otherUnknown ? 2 : 0) })),
  ];
}

/** Whether an underscore touches a cell, over other underscores. */
function touches(marks: readonly Mark[], at: number): boolean {
  for (const step of [-1, 1]) {
    for (let i = at; ; i += step) {
      const mark = marks[i] as Mark;
      const next = marks[i + step];
      if (next === undefined || Math.abs(next.column - mark.column) > 2) break;
      if (next.sign === "_") {
        // One way is enough: whoever stands at the other end of the underscores is asked there.
        if (Math.abs(i - at) > 64) break;
        continue;
      }
      if (next.cell !== undefined) return true;
      break;
    }
  }
  return false;
}

/** The marks of lines of underscores that reach as far as their neighbours on both sides. */
function wideLines(lines: readonly SourceLine[]): ReadonlySet<Mark> {
  const wide = new Set<Mark>();
  const filled = lines.filter((line) => line.marks.length > 0);
  const spaced = isSpaced(filled);
  for (const [i, line] of filled.entries()) {
    if (i === 0 || line.marks.length < 2 || !isOnly(line, ({ sign }) => sign === "_")) continue;
    if (spaced && line.marks.length > 2 && isTight(line)) for (const mark of line.marks) wide.add(mark);
    const near = [filled[i - 1], filled[i + 1]].filter((other) => other !== undefined);
    const left = line.marks[0]?.column ?? 0;
    const right = line.marks.at(-1)?.column ?? 0;
    const reaches = near.every(
      ({ marks }) => (marks[0]?.column ?? 0) >= left && (marks.at(-1)?.column ?? 0) <= right + 1,
    );
    if (reaches) for (const mark of line.marks) wide.add(mark);
  }
  return wide;
}

/** Whether underscores follow each other without a space. */
const isTight = ({ marks }: SourceLine): boolean =>
  marks.every(({ column }, i) => i === 0 || column === (marks[i - 1]?.column ?? 0) + 1);

/** Whether the underscores among cells stand apart from each other, so that those of a ruled line do not. */
function isSpaced(lines: readonly SourceLine[]): boolean {
  let apart = 0;
  for (const { marks } of lines)
    for (const [i, { sign, column }] of marks.entries()) {
      const next = marks[i + 1];
      if (sign !== "_" || next?.cell === undefined) continue;
      if (next.column > column + 1) apart++;
      else if (marks.some((mark) => mark.sign !== "_")) return false;
    }
  return apart > 1;
}

type Dots = Pick<Habits, "dot" | "fillers">;
const NONE: ReadonlySet<Mark> = new Set();

function dotHabits({ lines }: LayoutSource, stride: number): readonly Choice<Dots>[] {
  const cell: Dots = { dot: "cell", fillers: NONE };
  let dots = 0;
  let inside = true;
  let behind = true;
  const trailing: Mark[] = [];
  const other: Mark[] = [];
  let row = 0;
  const isRow = ({ marks }: SourceLine): boolean => marks.some(({ cell }) => cell !== undefined);
  const rows = lines.filter(isRow).length;
  for (const line of lines) {
    const { marks } = line;
    if (isRow(line)) row++;
    const runs = [...runsOf(marks, stride)];
    for (const run of runs) {
      const first = run.findIndex(({ sign }) => sign === ".");
      if (first < 0) {
        // Places are filled behind partial products, which stand between the factors and the product.
        if (row > 2 && row < rows) other.push(...fillersAt(run));
        continue;
      }
      const count = run.filter(({ sign }) => sign === ".").length;
      dots += count;
      // The digits of a root may stand apart, above their groups.
      const isLast = first === run.length - 1 && run === runs.at(-1);
      if (count > 1 || first === 0 || isLast) inside = false;
      if (first === 0 || first + count < run.length) behind = false;
      else trailing.push(...run.slice(first));
    }
  }
  if (dots === 0) {
    const crosses = other.length > 0 && isStaircase(lines, new Set(other), stride);
    if (!crosses) return [{ value: cell, doubt: 0 }];
    const filled: Dots = { dot: "cell", fillers: new Set(other) };
    return [
      { value: filled, doubt: 0 },
      { value: cell, doubt: 2 },
    ];
  }
  const choices: Choice<Dots>[] = [];
  if (inside) choices.push({ value: { dot: "point", fillers: NONE }, doubt: 0 });
  if (behind) choices.push({ value: { dot: "filler", fillers: new Set(trailing) }, doubt: 0 });
  choices.push({ value: cell, doubt: choices.length > 0 ? 3 : 0 });
  return choices;
}

/** Signs of multiplication at the end of a run of cells, as some schools mark the places that stay empty. */
function fillersAt(run: readonly Mark[]): readonly Mark[] {
  let from = run.length;
  while (from > 0 && /^[xX×*✕✖]$/u.test(run[from - 1]?.text ?? "")) from--;
  return from === 0 ? [] : run.slice(from);
}

/** Whether such ends stand in two rows at least that follow each other, one longer in each. */
function isStaircase(lines: readonly SourceLine[], ends: ReadonlySet<Mark>, stride: number): boolean {
  const counts: number[] = [];
  for (const { marks } of lines)
    for (const run of runsOf(marks, stride)) {
      const count = run.filter((mark) => ends.has(mark)).length;
      if (count > 0) counts.push(count);
    }
  const isTimes = lines.some(({ marks }) => marks.some((mark) => mark.sign === "*" && !ends.has(mark)));
  return (
    isTimes && counts.every((count, i) => count === i + 1) && counts.length > 0 && !hasOther(lines, ends)
  );
}

/** Whether a cross that fills a place stands elsewhere as a cell. */
function hasOther(lines: readonly SourceLine[], ends: ReadonlySet<Mark>): boolean {
  const texts = new Set([...ends].map(({ text }) => text));
  return lines.some(({ marks }) =>
    marks.some((mark, i) => {
      const next = marks[i + 1];
      const isSign =
        mark.cell === undefined || (i === 0 && next !== undefined && next.column > mark.column + 1);
      return !ends.has(mark) && texts.has(mark.text) && !isSign;
    }),
  );
}

function* runsOf(marks: readonly Mark[], stride: number): Iterable<readonly Mark[]> {
  let run: Mark[] = [];
  for (const mark of marks) {
    const last = run.at(-1);
    const isPart = mark.cell !== undefined || mark.sign === "*" || mark.sign === "," || mark.sign === "'";
    if (!isPart || (last !== undefined && mark.column - last.column > Math.max(last.width, stride))) {
      if (run.length > 0) yield run;
      run = [];
    }
    if (isPart) run.push(mark);
  }
  if (run.length > 0) yield run;
}

function commas({ text, lines }: LayoutSource): readonly Choice<Habits["comma"]>[] {
  let grouped = true;
  let count = 0;
  for (const { marks } of lines)
    for (const run of runsOf(marks, 1)) {
      const parts = run.map(({ sign }) => (sign === "," ? "," : "d")).join("");
      if (!/d,d/.test(parts)) continue;
      count++;
      const [first] = run;
      const isZero = first?.cell?.kind === "digit" && first.cell.value === 0;
      if (isZero || !/^d{1,3}(,d{3})+,?$/.test(parts)) grouped = false;
    }
  if (count === 0) return [{ value: "group", doubt: 0 }];
  if (/[√∛]/.test(text)) {
    // Nobody parts the digits of a root.
    const point: Choice<"point"> = { value: "point", doubt: 0 };
    const group: Choice<"group"> = { value: "group", doubt: count > 1 ? 3 : 0 };
    return count > 1 ? [point, group] : [group];
  }
  if (!grouped) return [{ value: "point", doubt: 0 }];
  return [
    { value: "group", doubt: 0 },
    { value: "point", doubt: 3 },
  ];
}
