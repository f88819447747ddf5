/**
 * Check: is a written rule broken, and can these entries still be completed? Never by comparing with a stored answer,
 * so any right solution counts. The slips that the page can name come first; then the engine substitutes and searches;
 * what it finds impossible is told by the smallest set of entries to blame and the reason that the rules give.
 */
import type { CheckResult, Given, Hint, Solution } from "cryptarithm";
import { ask, type Job } from "../engine/engine.js";
import type { JobKind, Jobs } from "../engine/jobs.js";
import type { LanguageCode } from "../language/language.js";
import { digitText } from "../parts/digit-text.js";
import type { GoodPuzzle } from "../state/puzzle.js";
import { answerText } from "./answer-text.js";
import type { BoardTable } from "./cells.js";
import { type Column, carryInto, columnSum } from "./columns.js";
import { Knowledge } from "./knowledge.js";
import { type Problem, slipsOf } from "./slips.js";
import { solutionDigits } from "./solution-digits.js";
import { crossesOf } from "./writing.js";

export type Verdict =
  | { readonly kind: "solved"; readonly text: string }
  | { readonly kind: "fine"; readonly filled: number; readonly crossed: boolean }
  | { readonly kind: "wrong"; readonly problems: readonly Problem[] }
  | { readonly kind: "undecided" }
  | { readonly kind: "stopped" };

export interface Asked {
  readonly puzzle: GoodPuzzle;
  readonly tables: readonly BoardTable[];
  readonly known: Knowledge;
  readonly language: LanguageCode;
}

/** How long a check may take, in milliseconds. */
export const PATIENCE = 10_000;
/** So many solutions are looked at for carries. */
const LISTED = 200;

/** A check that is going on; asking for another ends it. */
export class Question {
  #job: Job | undefined;
  #stopped = false;

  stop(): void {
    this.#stopped = true;
    this.#job?.stop();
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** The last reply of a job; undefined when it was stopped. */
  async ask<K extends JobKind>(kind: K, request: Jobs[K]["request"]): Promise<Jobs[K]["reply"] | undefined> {
    if (this.#stopped) return undefined;
    let last: Jobs[K]["reply"] | undefined;
    this.#job = ask(kind, request, (reply) => {
      last = reply;
    });
    const how = await this.#job.done;
    return how === "stopped" || this.#stopped ? undefined : last;
  }
}

export async function checkBoard(asked: Asked, question: Question): Promise<Verdict> {
  const { puzzle, tables, known } = asked;
  const { text, rules, formula } = puzzle;
  const slips = slipsOf(tables, known);
  const named: Verdict = { kind: "wrong", problems: slips };
  // On a full board only substitution counts: the carries are the player's own notes.
  const isFull = known.missing.length === 0;
  if (isFull ? slips.some(({ kind }) => kind !== "carry") : slips.length > 0) return named;
  const answer = answerText(formula, tables, (symbol) => known.digit(symbol));
  if (known.filled > 0) {
    const options = { ...rules, milliseconds: PATIENCE, language: asked.language };
    const checked = await question.ask("check", { text, answer, options });
    if (checked === undefined) return { kind: "stopped" };
    const verdict = await judged(checked, asked, question);
    if (verdict !== undefined) return verdict;
  }
  if (slips.length > 0) return named;
  return (await notesAndCarries(asked, question)) ?? fine(known);
}

const fine = (known: Knowledge): Verdict => ({
  kind: "fine",
  filled: known.filled,
  crossed: known.writing.crosses.size > 0,
});

/** What substitution says; undefined when the entries can be completed. */
async function judged(checked: CheckResult, asked: Asked, question: Question): Promise<Verdict | undefined> {
  const { known } = asked;
  switch (checked.status) {
    case "invalid":
      return {
        kind: "wrong",
        problems: [{ kind: "other", message: checked.diagnostics[0]?.message ?? "", symbols: [] }],
      };
    case "unfinished":
      return { kind: "undecided" };
    case "partial":
      return undefined;
    case "right":
      return known.missing.length > 0 ? undefined : { kind: "solved", text: checked.text ?? "" };
    case "wrong": {
      const broken = checked.violations.filter(({ rule }) => rule !== "completion");
      if (broken.length > 0) return { kind: "wrong", problems: broken.map((each) => problemOf(each, asked)) };
      return (await blame(asked, question)) ?? { kind: "stopped" };
    }
  }
}

type Violation = Extract<CheckResult, { violations: unknown }>["violations"][number];

function problemOf({ rule, message, letters, span }: Violation, { puzzle, tables, known }: Asked): Problem {
  if (
    (rule === "statement" || rule === "column" || rule === "value") &&
    puzzle.formula.layout === undefined
  ) {
    const { formula } = puzzle;
    const statement = formula.statements.find((each) => span === undefined || each.span[0] === span[0]);
    const written = answerText(formula, tables, (symbol) => known.digit(symbol));
    // Digits take the room of their letters, so the places stay where every letter is one character.
    const whole =
      formula.statements.length === 1 || statement === undefined || written.length !== formula.text.length;
    const text = (whole ? written : written.slice(...statement.span)).trim();
    return { kind: "statement", text, symbols: letters };
  }
  return { kind: "other", message, symbols: letters };
}

/** What the player has, as the engine takes entries: digits, and digits that are crossed out. */
export function entriesOf({ facts, writing }: Knowledge): Record<string, Given> {
  const entries: Record<string, Given> = {};
  const isOwn = (symbol: string): boolean => facts.symbols.includes(symbol) && !facts.given.has(symbol);
  for (const [symbol, { digit }] of writing.digits) if (isOwn(symbol)) entries[symbol] = digit;
  for (const [symbol, crossed] of writing.crosses)
    if (!(symbol in entries) && isOwn(symbol)) entries[symbol] = { not: crossed };
  return entries;
}

/** The smallest set of entries that no solution has, with the reason. */
async function blame({ puzzle, known, language }: Asked, question: Question): Promise<Verdict | undefined> {
  const { text, rules } = puzzle;
  const hinted = await question.ask("hint", {
    text,
    options: { ...rules, entries: entriesOf(known), level: 3, language, milliseconds: PATIENCE },
  });
  if (hinted === undefined) return undefined;
  if (hinted.status === "wrong" && hinted.wrong !== undefined)
    return { kind: "wrong", problems: [wrongEntries(hinted, known)] };
  const symbols = [...known.writing.digits.keys()];
  return { kind: "wrong", problems: [{ kind: "no-way-on", entries: [], reason: "", symbols }] };
}

function wrongEntries({ wrong, sentence, names = {} }: Hint, { writing }: Knowledge): Problem {
  const symbols = wrong === undefined ? [] : [...wrong.others, wrong.letter];
  const entries = symbols.map((symbol) => {
    const entry = writing.digits.get(symbol);
    const name = names[symbol] ?? symbol;
    return entry === undefined
      ? `${name} ≠ ${crossesOf(writing, symbol).map(digitText).join(", ")}`
      : `${name} = ${digitText(entry.digit)}`;
  });
  // Its first sentence names the entries, which has been said; the reason follows.
  return { kind: "no-way-on", entries, reason: sentence.replace(/^.*?[.:](?: |$)/, ""), symbols };
}

/** Whether a solution goes with the crosses, and has the written carries. */
async function notesAndCarries(asked: Asked, question: Question): Promise<Verdict | undefined> {
  const { puzzle, tables, known } = asked;
  const { writing, facts } = known;
  if (writing.crosses.size === 0 && writing.carries.size === 0) return undefined;
  const given = Object.fromEntries(
    facts.symbols.flatMap((symbol): [string, number[]][] => {
      const own = known.digit(symbol);
      if (own !== undefined) return [[symbol, [own]]];
      const crossed = crossesOf(writing, symbol);
      const before = puzzle.rules.given?.[symbol];
      if (crossed.length === 0 && before === undefined) return [];
      return [[symbol, (facts.domains.get(symbol) ?? []).filter((digit) => !crossed.includes(digit))]];
    }),
  );
  const reply = await question.ask("answer", {
    text: puzzle.text,
    options: { ...puzzle.rules, given, limit: LISTED, milliseconds: PATIENCE },
  });
  if (reply?.kind !== "answer") return { kind: "stopped" };
  const { answer } = reply;
  if (answer.status === "invalid") return undefined;
  if (answer.status === "none") return blame(asked, question);
  const isWhole = answer.complete && answer.count <= BigInt(LISTED);
  // Without a solution nothing says that there is one.
  if (answer.solutions.length === 0) return { kind: "undecided" };
  const problems = tables.flatMap((table) => {
    const sum = columnSum(table);
    if (sum === undefined) return [];
    return sum.columns.flatMap((column) => carryProblem(column, answer.solutions, asked, sum));
  });
  if (problems.length === 0) return undefined;
  return isWhole ? { kind: "wrong", problems } : { kind: "undecided" };
}

function carryProblem(
  { slot, place }: Column,
  solutions: readonly Solution[],
  { known, puzzle }: Asked,
  sum: NonNullable<ReturnType<typeof columnSum>>,
): Problem[] {
  const wrote = known.writing.carries.get(slot);
  if (wrote === undefined) return [];
  const real = new Set<number>();
  for (const solution of solutions) {
    const digits = solutionDigits(puzzle.formula, solution);
    const entries = Object.entries(digits).map(([symbol, digit]) => [symbol, { digit, fork: 0 }] as const);
    const solved = new Knowledge(known.facts, { ...known.writing, digits: new Map(entries) });
    const carry = carryInto(sum, place, solved);
    if (carry === undefined || carry === wrote) return [];
    real.add(carry);
  }
  const [only] = real;
  if (real.size === 1 && only !== undefined)
    return [{ kind: "carry", slip: { slot, place, wrote, range: [only, only] } }];
  return real.size === 0 ? [] : [{ kind: "no-such-carry", slot, place, wrote }];
}
