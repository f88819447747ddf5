/**
 * The steps of an explanation as lines: on the left what is concluded, beside it why, with the name of
 * the rule in brackets. Cases are indented; from time to time a line shows where the puzzle stands.
 */
import {
  alikeCases,
  claimOfCases,
  drawnLayout,
  forkText,
  type Known,
  type StatedCase,
  type StatedEnd,
  type StatedStep,
  type StatedStretch,
  solutionsIn,
  stepsIn,
} from "cryptarithm";
import { columnLines } from "./column-lines.js";
import { harmless } from "./diagnostic-text.js";
import { displayWidth } from "./display-width.js";
import { stateLines } from "./state-lines.js";
import { framed, type TellingPage } from "./telling-page.js";
import { crossedOut, titleLines } from "./title-lines.js";
import { unbroken, withWholeCalculations, wrapped } from "./wrap.js";

/** The widest column of conclusions; longer ones are broken at their commas. */
const MOST_TITLE = 18;
/** With less room than this a sentence stands below its conclusion. */
const LEAST_BESIDE = 34;
/** A fork to more solutions than these is told in its first way only. */
const MOST_WAYS = 8;
/** In an explanation of more steps than these, long cases are only named. */
const MOST_STEPS = 60;
/** A case of more steps is long. */
const SHORT_CASE = 6;
/** How far a case is moved to the right. */
const CASE = "    ";
/** A line shows where the puzzle stands whenever so many letters have got their digit. */
const NEWS = 3;
/** The rows of a layout take more room: so many cells, or this share of them. */
const NEWS_OF_LAYOUT = 6;
const SHARE_OF_LAYOUT = 1 / 4;

export class StepLines {
  readonly lines: string[] = [];
  readonly #page: TellingPage;
  /** The widths of the numbers and of the conclusions. */
  readonly #number: number;
  readonly #title: number;
  /** Whether all of it would be more than anybody reads. */
  readonly #isLong: boolean;
  readonly #news: number;

  constructor(page: TellingPage, stretch: StatedStretch) {
    this.#page = page;
    this.#news = newsOf(page);
    const steps = [...stepsIn(stretch)];
    this.#isLong = steps.length > MOST_STEPS && !page.cases;
    this.#number = String(steps.at(-1)?.n ?? 1).length + 1;
    const widths = steps.map(({ title }) => displayWidth(crossedOut(title)));
    this.#title = Math.min(MOST_TITLE, Math.max(6, ...widths));
  }

  /** The steps of a stretch, and how it ends when that is no case of something larger. */
  steps(steps: readonly StatedStep[], known: Known, indent = ""): void {
    let shown = known.settled.size;
    for (const [i, step] of steps.entries()) {
      this.step(step, known, indent);
      known.learn(step.facts);
      const { size } = known.settled;
      if (size - shown < this.#news || steps.length - i <= 3) continue;
      const state = stateLines(known, this.#page, indent + " ".repeat(this.#number + 2));
      if (state.length === 0) continue;
      this.lines.push("", ...state, "");
      shown = size;
    }
  }

  step(step: StatedStep, known: Known, indent = ""): void {
    const { cases, rule, text, title } = step;
    if (cases === undefined || cases.length === 0) {
      this.#lay(
        `${step.n}`.padStart(this.#number),
        titleLines(title, this.#title),
        this.#reason(text, rule),
        indent,
      );
      if (this.#page.draw) this.lines.push(...columnLines(step, known, this.#page, this.#margin(indent)));
      return;
    }
    this.#cases(step, cases, known, indent);
  }

  /** The end of a stretch other than a fork. */
  end(end: StatedEnd, indent: string): void {
    const { colors } = this.#page;
    if (end.kind === "solution") {
      const [first = "", ...rest] = end.text.split(/\r\n|[\n\r\u0085\u2028\u2029]/);
      const margin = `${indent}${" ".repeat(this.#number)}  `;
      const mark = `${indent}${"✓".padStart(this.#number)}  `;
      const { standsFor = 1 } = end;
      const many =
        standsFor > 1 ? `   ${colors.dim(framed(this.#page, "stands-for", { n: standsFor }))}` : "";
      this.lines.push(colors.green(colors.bold(mark + harmless(first))) + many);
      for (const line of rest) this.lines.push(colors.green(colors.bold(margin + harmless(line.trim()))));
      const { formula } = this.#page;
      // Of several solutions the lines are enough.
      const drawn =
        formula === undefined || indent !== ""
          ? []
          : drawnLayout(formula, new Map(Object.entries(end.digits)));
      if (drawn.length > 0) this.lines.push("", ...drawn.map((line) => colors.bold(margin + harmless(line))));
    } else if (end.kind === "impossible")
      this.lines.push(`${indent}${" ".repeat(this.#number + 2)}${framed(this.#page, "cannot")}`);
    else if (end.kind === "open") this.lines.push(...this.#sentence(framed(this.#page, "open"), indent));
  }

  /** A case with its steps and its end, under a line that says what is assumed. */
  branch(branch: StatedCase, heading: string, known: Known, indent: string): void {
    const inner = indent + CASE;
    this.lines.push(`${indent}${" ".repeat(this.#number)}  ${this.#page.colors.bold(harmless(heading))}`);
    const assumed = known.copy();
    assumed.learn([branch.assumes]);
    this.steps(branch.steps, assumed, inner);
    if (branch.end.kind === "fork") this.fork(branch.end, assumed, inner);
    else this.end(branch.end, inner);
  }

  /** Every way, or with many solutions the first, and of the others how many they have. */
  fork(end: StatedEnd & { readonly kind: "fork" }, known: Known, indent: string): void {
    this.lines.push("", ...this.#sentence(harmless(forkText(end.cases, this.#page.language)), indent));
    const all = this.#page.cases || (solutionsIn(end) <= MOST_WAYS && !this.#isLong);
    for (const [i, branch] of end.cases.entries()) {
      if (i < 2 || all) this.lines.push("");
      if (i > 0 && !all) this.#untold(branch, indent);
      else this.branch(branch, framed(this.#page, "fork.case", { claim: branch.title }), known, indent);
    }
    if (!all)
      this.lines.push(
        ...this.#sentence(`(${framed(this.#page, "fork.all")})`, indent).map(this.#page.colors.dim),
      );
  }

  #untold(branch: StatedCase, indent: string): void {
    const n = solutionsIn(branch.end);
    const name = n === 1 ? "fork.untold.one" : "fork.untold";
    const text = framed(this.#page, name, { claim: branch.title, ...(n === 1 ? {} : { n }) });
    this.lines.push(...this.#sentence(harmless(text), indent).map(this.#page.colors.bold));
  }

  /** Assumptions that cannot be, and what follows from that. */
  #cases(step: StatedStep, cases: readonly StatedCase[], known: Known, indent: string): void {
    const page = this.#page;
    const number = `${indent}${String(step.n).padStart(this.#number)}  `;
    let start = number;
    for (const [branch, ...alike] of alikeCases(cases)) {
      const claim = claimOfCases([branch, ...alike], page.language);
      this.lines.push(start + harmless(framed(page, "suppose", { claim })));
      start = " ".repeat(number.length);
      const assumed = known.copy();
      assumed.learn([branch.assumes]);
      const length = [...stepsIn(branch)].length;
      if (this.#isLong && length > SHORT_CASE) {
        const text = framed(page, "case.long", { n: length });
        this.lines.push(
          ...wrapped(text, page.columns - start.length - CASE.length).map((l) => start + CASE + l),
        );
        continue;
      }
      this.steps(branch.steps, assumed, indent + CASE);
      if (branch.end.kind === "fork") this.fork(branch.end, assumed, indent + CASE);
      else if (branch.end.kind === "agreed") continue;
      else if (branch.end.kind !== "impossible") this.end(branch.end, indent + CASE);
      else if ((alike.at(-1) ?? branch) !== cases.at(-1)) this.lines.push(start + framed(page, "cannot"));
    }
    const isCommon = cases.some(({ end }) => end.kind === "agreed");
    const never = crossedOut(step.title) === "✗";
    const so = never ? framed(page, "so.never") : framed(page, "so", { claim: step.title });
    this.lines.push(
      `${start}${framed(page, isCommon ? "agreed" : "cannot")} ${page.colors.bold(harmless(so))}`,
    );
  }

  #sentence(text: string, indent: string): string[] {
    const margin = `${indent}${" ".repeat(this.#number)}  `;
    return wrapped(text, this.#page.columns - margin.length).map((line) => margin + line);
  }

  #margin(indent: string): string {
    return indent + " ".repeat(this.#number + 2 + this.#title + 3);
  }

  #reason(text: string | undefined, rule: string): string {
    const name = this.#page.language.rules[rule] ?? rule;
    const sentence = text === undefined ? "" : `${withWholeCalculations(text)} `;
    return `${sentence}${unbroken(`[${name}]`)}`;
  }

  /** A number, conclusions and a sentence side by side, or below each other where there is little room. */
  #lay(number: string, titles: readonly string[], reason: string, indent: string): void {
    const { columns, colors } = this.#page;
    const margin = this.#margin(indent);
    const room = columns - displayWidth(margin);
    const dimmed = (line: string): string => line.replace(/\[[^[\]]*\]$/, (name) => colors.dim(name));
    if (room < LEAST_BESIDE) {
      const below = `${indent}${" ".repeat(number.length)}  `;
      const title = titles.join(" ");
      this.lines.push(`${indent}${number}  ${colors.bold(title)}`);
      for (const line of wrapped(reason, Math.max(20, columns - below.length)))
        this.lines.push(below + dimmed(line));
      return;
    }
    const sentence = wrapped(reason, room);
    // A conclusion that takes more than its column has the first line for itself.
    const long = titles.some((title) => displayWidth(title) > this.#title);
    if (long) sentence.unshift(...titles.map(() => ""));
    for (let i = 0; i < Math.max(titles.length, sentence.length); i++) {
      const title = titles[i] ?? "";
      const start = i === 0 ? number : " ".repeat(number.length);
      const gap = " ".repeat(Math.max(0, this.#title - displayWidth(title) + 3));
      this.lines.push(
        `${indent}${start}  ${title === "" ? "" : colors.bold(title)}${gap}${dimmed(sentence[i] ?? "")}`.trimEnd(),
      );
    }
  }
}

/** How many letters must be new before the puzzle is drawn again. */
function newsOf({ formula, names }: TellingPage): number {
  if (formula?.layout === undefined) return NEWS;
  return Math.max(NEWS_OF_LAYOUT, Math.ceil((formula.letters.length + names.size) * SHARE_OF_LAYOUT));
}
