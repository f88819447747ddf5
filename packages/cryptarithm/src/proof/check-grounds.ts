/**
 * Checker of explanations: whether the claims of a step hold in every case that its grounds and the
 * cited facts allow. One small function for each kind of grounds: some look at every assignment, the
 * others refute the cases in which a claim fails. A claim that what is known implies needs no grounds.
 */
import { evaluate, isTrue } from "../semantics/evaluate.js";
import type { FactClaim, NoteClaim, StatedGrounds } from "../semantics/explanation.js";
import { symbolsOf } from "../semantics/puzzle.js";
import type { Expression } from "../syntax/ast.js";
import { cellsOf, Flaw, type Term } from "./check-columns.js";
import { enumerate, type Problem } from "./check-enumeration.js";
import { canRelate, intervalOf } from "./check-interval.js";
import { canBe, holds, type Known, lettersOf, mustDiffer, reachOf, type Values } from "./check-known.js";
import { type Constraint, carryName, isCarry } from "./check-worksheet.js";

/** What is claimed, on what is known. */
export interface Inference {
  readonly claims: readonly FactClaim[];
  readonly known: Known;
  /** The note of a cited fact. */
  readonly noteOf: (fact: number) => NoteClaim;
}

/** Grounds of one look; cases are checked where their steps are. */
export type PlainGrounds = Exclude<StatedGrounds, { readonly kind: "cases" }>;

/** Throws a flaw unless every claim follows; gives the number of nodes that were looked at. */
export function checkGrounds(grounds: PlainGrounds, inference: Inference): number {
  const { known, noteOf } = inference;
  const { sheet } = known;
  switch (grounds.kind) {
    case "local": {
      const constraints = grounds.constraints.map((stated) => sheet.constraint(stated, noteOf));
      return inEvery({ known, constraints, beside: [] }, inference, () => true);
    }
    case "value":
    case "values":
      return byValue(grounds.part, inference);
    case "reach": {
      const constraint = sheet.constraint(grounds.constraint, noteOf);
      return refute(inference, (against) => !isInReach(constraint, against));
    }
    case "bound": {
      const { left, operator, right } = sheet.comparison(grounds.part);
      return refute(
        inference,
        (against) => !canRelate(intervalOf(left, against), operator, intervalOf(right, against)),
      );
    }
    case "distinct": {
      const { letters } = grounds;
      if (letters.some((a, i) => letters.some((b, j) => i < j && !mustDiffer(sheet, a, b))))
        throw new Flaw("letters that need not differ are said to differ");
      return refute(inference, (against) => !canAllDiffer(letters, against));
    }
    default:
      throw new Flaw("grounds are of no known kind");
  }
}

/** Looks at every assignment of a problem that a test lets pass. */
function inEvery(
  problem: Problem,
  { claims, known }: Inference,
  passes: (values: (variable: string) => Values) => boolean,
): number {
  const noted = claims.filter((claim) => "note" in claim).flatMap(lettersOf);
  return enumerate({ ...problem, beside: [...problem.beside, ...noted] }, (values) => {
    if (!passes(values)) return;
    mustHold(claims, values, known);
  });
}

/** Throws a flaw when a claim does not hold whichever of these values there are. */
export function mustHold(
  claims: readonly FactClaim[],
  values: (variable: string) => Values,
  { sheet }: Known,
): void {
  const failing = claims.find((claim) => !holds(claim, values, sheet));
  if (failing !== undefined) throw new Flaw(`${JSON.stringify(failing)} does not follow`);
}

/** All digits of the letters of a part that make it true, by the exact evaluator. */
function byValue(index: number, inference: Inference): number {
  const { claims, known } = inference;
  const { puzzle } = known.sheet;
  const { expression } = known.sheet.part(index);
  const namesIn = (node: Expression): string[] =>
    [...symbolsOf(node, puzzle)].map((symbol) => puzzle.symbols[symbol]?.name as string);
  const digits = (values: (variable: string) => Values): number[] =>
    puzzle.symbols.map(({ name }) => values(name)[0] as number);
  const lone = loneWord(index, known, namesIn);
  if (lone === undefined) {
    const constraints = weightsOf(index, known);
    return inEvery({ known, constraints, beside: namesIn(expression) }, inference, (values) => {
      return isTrue(expression, puzzle, digits(values)) !== "no";
    });
  }
  // The letters of the word are not tried: the other side has a value, and its digits are theirs.
  const beside = namesIn(lone.by);
  return enumerate({ known, constraints: [], beside }, (values) => {
    const value = evaluate(lone.by, puzzle, digits(values));
    if (typeof value !== "bigint" || value < 0n) return;
    const read = [...value.toString(puzzle.base)]
      .reverse()
      .map((digit) => Number.parseInt(digit, puzzle.base));
    const cells = cellsOf(lone.word, puzzle);
    if (read.length > cells.length) return;
    let after = known;
    for (const letter of beside) after = after.with(letter, values(letter));
    for (const [place, cell] of cells.entries()) {
      const digit = read[place] ?? 0;
      if (typeof cell === "string") after = after.with(cell, [digit]);
      else if (cell !== digit) return;
    }
    if (!after.impossible) mustHold(claims, (variable) => after.values(variable), known);
  });
}

/** A word that is a side of an equation, and the other side; where both are, the one with fewer cases left. */
function loneWord(
  index: number,
  known: Known,
  namesIn: (node: Expression) => string[],
): { readonly word: Expression; readonly by: Expression } | undefined {
  const { left, operator, right } = known.sheet.part(index).sides ?? {};
  if (operator !== "=" || left === undefined || right === undefined) return undefined;
  const cases = ({ by }: { readonly by: Expression }): number =>
    namesIn(by).reduce((product, letter) => product * known.values(letter).length, 1);
  return [
    { word: right, by: left },
    { word: left, by: right },
  ]
    .filter(({ word }) => word.kind === "word")
    .sort((a, b) => cases(a) - cases(b))[0];
}

/** What an equation says of its weighted digits, when it can be written down. */
function weightsOf(part: number, { sheet }: Known): Constraint[] {
  try {
    return [sheet.constraint({ kind: "weights", part }, noNote)];
  } catch (error) {
    if (error instanceof Flaw) return [];
    throw error;
  }
}

const noNote = (): never => {
  throw new Flaw("there is no note");
};

/** Every case in which a claim fails must be refuted. */
function refute({ claims, known }: Inference, refuted: (against: Known) => boolean): number {
  let cases = 0;
  for (const claim of claims) {
    for (const against of counterCases(claim, known)) {
      cases++;
      if (!against.impossible && !refuted(against))
        throw new Flaw(`${JSON.stringify(claim)} does not follow`);
    }
  }
  return cases;
}

/** What is known in each case in which a claim fails: the other digits of a letter one by one, a carry in two runs. */
function counterCases(claim: FactClaim, known: Known): Known[] {
  if ("impossible" in claim) return [known];
  if (!("letter" in claim || "carry" in claim))
    throw new Flaw("such grounds tell only of letters and carries");
  if ("letter" in claim) {
    const others = known.values(claim.letter).filter((d) => !claim.digits.includes(d));
    return others.map((digit) => known.with(claim.letter, [digit]));
  }
  const carry = carryName(claim.carry);
  const values = known.values(carry);
  return [values.filter((v) => v < claim.from), values.filter((v) => v > claim.to)]
    .filter((run) => run.length > 0)
    .map((run) => known.with(carry, run));
}

/** Whether a linear constraint can hold, and every variable of it has a value with which it can. */
function isInReach(constraint: Constraint, known: Known): boolean {
  const can = (values: (variable: string) => Values): boolean =>
    canBe(constraint.demand, ...reachApart(constraint, values, known));
  const all = (variable: string): Values => known.values(variable);
  const variables = new Set(constraint.terms.flatMap((term) => term.variables));
  return (
    can(all) &&
    [...variables].every((one) => all(one).some((value) => can((v) => (v === one ? [value] : all(v)))))
  );
}

/** The reach when there are not digits enough. */
const NOTHING: [number, number] = [1, -1];

/** The reach of a linear constraint; when its open letters must all differ, with different digits for them. */
function reachApart(
  constraint: Constraint,
  values: (variable: string) => Values,
  { sheet }: Known,
): [number, number] {
  const [low, high] = reachOf(constraint, values);
  const isOpen = ({ variables: [letter, ...more] }: Term): boolean =>
    letter !== undefined && (more.length > 0 || (!isCarry(letter) && values(letter).length > 1));
  const open = constraint.terms.filter(isOpen);
  const letters = open.flatMap((term) => term.variables);
  const differ = letters.every((a, i) => letters.every((b, j) => i === j || mustDiffer(sheet, a, b)));
  const digits = [...new Set(letters.flatMap(values))].sort((a, b) => a - b);
  if (open.length < letters.length || !differ) return [low, high];
  if (digits.length < letters.length) return NOTHING;
  const rest = reachOf({ ...constraint, terms: constraint.terms.filter((term) => !isOpen(term)) }, values);
  const weights = open.map(({ coefficient }) => coefficient);
  const negative = weights.map((weight) => -weight);
  return [
    Math.max(low, rest[0] - mostPaired(negative, digits)),
    Math.min(high, rest[1] + mostPaired(weights, digits)),
  ];
}

/** The greatest sum of weights times different digits: the greatest to the heaviest, the least to the most negative. */
function mostPaired(weights: readonly number[], digits: readonly number[]): number {
  const heaviest = weights.filter((w) => w > 0).sort((a, b) => b - a);
  const lightest = weights.filter((w) => w < 0).sort((a, b) => a - b);
  const fromTop = heaviest.reduce((sum, w, i) => sum + w * (digits[digits.length - 1 - i] as number), 0);
  return lightest.reduce((sum, w, i) => sum + w * (digits[i] as number), fromTop);
}

/** Whether these letters can have digits of their own: a matching, by augmenting paths. */
function canAllDiffer(letters: readonly string[], known: Known): boolean {
  const holder = new Map<number, string>();
  const place = (letter: string, tried: Set<number>): boolean =>
    known.values(letter).some((digit) => {
      if (tried.has(digit)) return false;
      tried.add(digit);
      const other = holder.get(digit);
      if (other !== undefined && !place(other, tried)) return false;
      holder.set(digit, letter);
      return true;
    });
  return letters.every((letter) => place(letter, new Set()));
}
