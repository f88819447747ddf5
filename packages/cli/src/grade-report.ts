/** A grade for people: a line for each thing that it says, with its name before it. */
import { type Difficulty, type Grade, LARGEST_EXPLAINED_BASE } from "cryptarithm";
import { harmless } from "./diagnostic-text.js";
import { displayWidth } from "./display-width.js";
import { openText } from "./explain-report.js";
import { countedIn, framed, type TellingPage } from "./telling-page.js";
import { unbroken, wrapped } from "./wrap.js";

export function gradeLines(graded: Grade, page: TellingPage): string[] {
  const { difficulty, status, count } = graded;
  if (difficulty === undefined) return paragraph(noGradeText(graded, page), page);
  const proof =
    status === "none"
      ? paragraph(framed(page, "grade.none"), page)
      : status === "several"
        ? paragraph(framed(page, "grade.several", { n: { big: count } }), page)
        : [];
  return [...rowsOf(difficulty, page), ...proof];
}

/** Nobody gives a reason for each of so many. */
const MANY = 5000n;

function noGradeText({ count }: Grade, page: TellingPage): string {
  if (page.rules.base > LARGEST_EXPLAINED_BASE) return openText(page);
  return count > MANY
    ? framed(page, "grade.too-many", { n: { big: count } })
    : framed(page, "grade.unfinished");
}

function rowsOf(difficulty: Difficulty, page: TellingPage): string[] {
  const { level, band, score, techniques, points } = difficulty;
  const rows: readonly (readonly [string, string])[] = [
    [framed(page, "grade.level"), `${level}, ${framed(page, `level.${level}`)}`],
    [framed(page, "grade.score"), `${scoreText(score, page)}, ${framed(page, `band.${band}`)}`],
    [framed(page, "grade.steps"), stepsText(difficulty, page)],
    [
      framed(page, "grade.needs"),
      techniques.map(({ title, count }) => unbroken(times(title, count))).join(", "),
    ],
    [framed(page, "grade.points"), framed(page, "grade.points.text", { points })],
  ];
  const width = Math.max(...rows.map(([name]) => displayWidth(name)));
  return rows
    .filter(([, text]) => text !== "")
    .flatMap(([name, text]) => {
      const lines = wrapped(text, page.columns - width - 5);
      return lines.map((line, i) => {
        const label = i === 0 ? name : "";
        return `  ${page.colors.dim(label)}${" ".repeat(width - displayWidth(label) + 3)}${line}`;
      });
    });
}

const times = (title: string, count: number): string => (count === 1 ? title : `${title} ×${count}`);

/** Beyond a hundred nobody asks for tenths. */
function scoreText(score: number, { language }: TellingPage): string {
  const text = score < 100 ? score.toFixed(1) : score.toFixed(0);
  return language.thousands === "." ? text.replace(".", ",") : text;
}

function stepsText({ steps, cases, depth, table }: Difficulty, page: TellingPage): string {
  if (steps === 0 && cases === 0) return "";
  const said = [String(steps)];
  if (cases === 0) said.push(framed(page, "case.none"));
  else if (table) said.push(framed(page, "grade.table", { n: cases }));
  else said.push(countedIn(page, "case", cases));
  if (depth > 1) said.push(framed(page, "grade.depth", { depth }));
  return said.join(", ");
}

const paragraph = (text: string, page: TellingPage): string[] =>
  wrapped(harmless(text), page.columns - 2).map((line) => `  ${line}`);
