/** An answer for people: the verdict, the rules in words, the notes. Solutions are in `solution-text.ts`. */
import type { Contrast, FoundAnswer, LanguageCode, Rules } from "cryptarithm";
import type { Colors } from "./colors.js";
import { displayWidth } from "./display-width.js";
import { durationText } from "./duration.js";
import { counted, grouped } from "./number-text.js";
import { RULE_WORDS } from "./rule-words.js";
import { rulesText } from "./rules-text.js";
import { wrapped } from "./wrap.js";

/** The column at which the rules begin behind a verdict. */
const TAIL_AT = 41;

export interface Effort {
  readonly nodes: number;
  readonly milliseconds: number;
}

export interface Page {
  readonly colors: Colors;
  readonly columns: number;
  /** English when nothing is said. */
  readonly code?: LanguageCode;
}

/** "The only solution.", "96 solutions; the first 10 are shown (--all lists them).", "No solution: …". */
export function verdictText(
  answer: Pick<FoundAnswer, "status" | "complete" | "count" | "reason">,
  listed: number,
): string {
  const { status, count } = answer;
  if (status === "none") return noneText(answer.reason);
  if (!answer.complete) {
    const found = count === 0n ? "no solution found so far" : `${counted(count, "solution")} found so far`;
    const some = listed > 0 && BigInt(listed) < count ? `, ${grouped(listed)} of them shown` : "";
    return `Unfinished: ${found}${some}.`;
  }
  if (count === 1n) return "The only solution.";
  return `${grouped(count)} solutions${shownText(BigInt(listed), count)}.`;
}

function shownText(listed: bigint, count: bigint): string {
  if (listed >= count || listed === 0n) return "";
  return `; the first ${listed === 1n ? "is" : `${grouped(listed)} are`} shown (--all lists them)`;
}

function noneText(why: string | undefined): string {
  if (why === undefined) return "No solution.";
  return why.startsWith("impossible:") ? `I${why.slice(1)}` : `No solution: ${why}`;
}

/** The rules in words and the effort: "base 10, different letters, no leading zero · 26 nodes, 0.2 ms". */
export function tailText(
  rules: Rules,
  effort: Effort,
  { dim, bold }: Pick<Colors, "dim" | "bold">,
  code: LanguageCode = "en",
): string {
  const said = rulesText(rules, code).map(({ text, usual }) => (usual ? dim(text) : bold(text)));
  const nodes = RULE_WORDS[code].nodes(grouped(effort.nodes), effort.nodes === 1);
  const cost = `${nodes}, ${durationText(effort.milliseconds)}`;
  return `${said.join(dim(", "))}${dim(` · ${cost}`)}`;
}

/** The width of a tail without its colours. */
function tailWidth(rules: Rules, effort: Effort, code: LanguageCode | undefined): number {
  const plain = (text: string): string => text;
  return displayWidth(tailText(rules, effort, { dim: plain, bold: plain } as Colors, code));
}

/** Verdict and tail on one line where they fit, else on two. */
export function closingLines(
  verdict: string,
  rules: Rules,
  effort: Effort,
  { colors, columns, code }: Page,
): string {
  const tail = tailText(rules, effort, colors, code);
  const width = Math.max(TAIL_AT, displayWidth(verdict) + 2);
  const fits = displayWidth(verdict) <= 60 && width + tailWidth(rules, effort, code) <= columns;
  if (fits) return `${colors.bold(verdict)}${" ".repeat(width - displayWidth(verdict))}${tail}`;
  return `${wrapped(verdict, Math.min(columns, 100)).map(colors.bold).join("\n")}\n  ${tail}`;
}

/** The notes that the verdict has not said already. */
export function notesLeft({ notes, status, reason, layout }: FoundAnswer): readonly string[] {
  const said = layout === undefined ? notes : notes.slice(1);
  return said.filter((note) => status !== "none" || note !== reason).map(capitalised);
}

/** How a written-out calculation was read, which stands before the answer. */
export function readingLine({ notes, layout }: FoundAnswer): string | undefined {
  return layout === undefined ? undefined : notes[0];
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The contrasts that change the number of solutions, as sentences. */
export function contrastLines(contrasts: readonly Contrast[], count: bigint, base: number): string[] {
  const where = base === 10 ? "" : ` in base ${base}`;
  return contrasts
    .filter((c) => (c.complete ? c.count !== count : c.count > count))
    .map((c) => {
      const number = c.complete ? grouped(c.count) : `at least ${grouped(c.count)}`;
      return `With ${OPTION[c.rule]} ${c.value} there ${c.count === 1n ? "is" : "are"} ${c.count === 0n ? "no" : number} solution${c.count === 1n ? "" : "s"}${where}.`;
    });
}

const OPTION = { loneZero: "--lone-zero", leadingZero: "--leading-zero", literals: "--literals" } as const;
