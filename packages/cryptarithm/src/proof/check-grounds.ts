/**
 * Checker of explanations: whether the claims of a step hold in every case that its grounds and the
 * cited facts allow. One small function for each kind of grounds: some look at every assignment, the
 * others refute the cases in which a claim fails. A claim that what is known implies needs no grounds.
 */
import type { FactClaim, NoteClaim, StatedGrounds } from "../semantics/explanation.js";
import { Flaw, type Term } from "./check-columns.js";
import { enumerate, speaksOf, TooMuch, withKnown } from "./check-enumeration.js";
import { canExchange } from "./check-exchange.js";
import { canRelate, intervalOf, NoValue } from "./check-interval.js";
import { canBe, type Known, lettersOf, mustDiffer, mustHold, reachOf, type Values } from "./check-known.js";
import { eachInOrder } from "./check-rows.js";
import { eachTrue, namesIn } from "./check-values.js";
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
  const { claims, known, noteOf } = inference;
  const { sheet } = known;
  switch (grounds.kind) {
    case "local": {
      const constraints = grounds.constraints.map((stated) => sheet.constraint(stated, noteOf));
      try {
        return checkTogether(constraints, claims, known);
      } catch (error) {
        if (!(error instanceof TooMuch)) throw error;
        return checkOneByOne(constraints, inference, error);
      }
    }
    // A part whose letters are known has one assignment, or none that makes it true.
    case "value":
    case "values":
      return eachTrue(grounds.part, known, (values) => mustHold(claims, values, sheet));
    case "reach": {
      const constraint = sheet.constraint(grounds.constraint, noteOf);
      return refute(inference, (against) => !isInReach(constraint, against));
    }
    case "bound": {
      const { left, operator, right } = sheet.comparison(grounds.part);
      const isTooFar = (at: Known): boolean => {
        try {
          return at.impossible || !canRelate(intervalOf(left, at), operator, intervalOf(right, at));
        } catch (error) {
          if (error instanceof NoValue) return true;
          throw error;
        }
      };
      // A letter that occurs more than once may need its digits one by one.
      const letters = namesIn(sheet.part(grounds.part).expression, known);
      const isTooFarByOne = (at: Known): boolean =>
        letters.some((letter) => at.values(letter).every((digit) => isTooFar(at.with(letter, [digit]))));
      return refute(inference, (against) => isTooFar(against) || isTooFarByOne(against));
    }
    case "distinct": {
      const { letters } = grounds;
      if (letters.some((a, i) => letters.some((b, j) => i < j && !mustDiffer(sheet, a, b))))
        throw new Flaw("letters that need not differ are said to differ");
      return refute(inference, (against) => !canAllDiffer(letters, against));
    }
    case "combination": {
      const sum = sheet.combination(grounds.shares);
      for (const claim of claims) {
        if (!("note" in claim) || !isAsMuch(sheet.note(claim.note), sum, known))
          throw new Flaw(`${JSON.stringify(claim)} is not the sum of these parts`);
      }
      return 0;
    }
    case "rows":
      return eachInOrder(grounds.parts, known, (values) => mustHold(claims, values, sheet));
    case "swap": {
      const [first, ...others] = grounds.letters;
      const fixed = others.find((letter) => !canExchange(sheet, first as string, letter));
      if (fixed !== undefined) throw new Flaw(`${first} and ${fixed} cannot be exchanged`);
      const inOrder = others.map((letter, i) => isGreater(letter, grounds.letters[i] as string));
      return enumerate({ known, constraints: inOrder, beside: [] }, (values) =>
        mustHold(claims, values, sheet),
      );
    }
    default:
      throw new Flaw("grounds are of no known kind");
  }
}

/** Whether claims hold in every assignment that constraints allow. */
function checkTogether(
  constraints: readonly Constraint[],
  claims: readonly FactClaim[],
  known: Known,
): number {
  const beside = claims.filter((claim) => "note" in claim).flatMap(lettersOf);
  return enumerate({ known, constraints, beside }, (values) => mustHold(claims, values, known.sheet));
}

/**
 * The same where all constraints together have too many assignments, such as the carries of a long row: each claim
 * must follow from the constraints that speak of its own letter or carry, without the others.
 */
function checkOneByOne(
  constraints: readonly Constraint[],
  { claims, known }: Inference,
  otherwise: TooMuch,
): number {
  let nodes = 0;
  for (const claim of claims) {
    const variable = "letter" in claim ? claim.letter : "carry" in claim ? carryName(claim.carry) : undefined;
    const own = variable === undefined ? [] : constraints.filter((c) => speaksOf(c, variable));
    if (own.length === 0 || own.length === constraints.length) throw otherwise;
    nodes += checkTogether(own, [claim], known);
  }
  return nodes;
}

/** Whether a note says what a sum says, with the known letters put in; or less. */
function isAsMuch(note: Constraint, sum: Constraint, known: Known): boolean {
  const less = sum.terms.map((term) => ({ ...term, coefficient: -term.coefficient }));
  const { terms, constant } = withKnown({ ...note, terms: [...note.terms, ...less] }, known);
  const rest = [constant - sum.constant, ...terms.map(({ coefficient }) => coefficient)];
  if (note.demand === "at-least-zero") return rest.every((coefficient) => coefficient >= 0);
  if (sum.demand !== "zero") return false;
  const modulus = note.demand === "zero" ? undefined : note.demand.multipleOf;
  return rest.every((coefficient) => (modulus === undefined ? coefficient : coefficient % modulus) === 0);
}

const isGreater = (greater: string, smaller: string): Constraint => ({
  terms: [
    { coefficient: 1, variables: [greater] },
    { coefficient: -1, variables: [smaller] },
  ],
  constant: -1,
  demand: "at-least-zero",
});

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
