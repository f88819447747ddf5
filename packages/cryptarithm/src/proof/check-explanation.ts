/**
 * The checker of explanations. It reads an explanation as data and derives every step again from the
 * puzzle and the facts that the step cites; it knows no rule of deduction and reads no text. What it
 * accepts without "open" ends is a proof that the puzzle has these solutions and no others.
 *
 * A fact may be cited after the step that concluded it, in the same stretch or inside of it; what a
 * case concludes ends with the case.
 */
import { Undecided } from "../number/exact.js";
import { holds as holdsExactly } from "../semantics/evaluate.js";
import type {
  FactClaim,
  NoteClaim,
  StatedCase,
  StatedEnd,
  StatedFact,
  StatedGrounds,
  StatedStep,
  StatedStretch,
} from "../semantics/explanation.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { Flaw } from "./check-columns.js";
import { allows, factAmong, noteAmong, type Visible, variableOf } from "./check-facts.js";
import { checkGrounds } from "./check-grounds.js";
import { checkClaim, Known, mustDiffer, mustHold } from "./check-known.js";
import { carryName, Worksheet } from "./check-worksheet.js";

export type ExplanationCheck =
  | {
      readonly ok: true;
      /** Whether nothing was left open: then there are no other solutions. */
      readonly complete: boolean;
      /** The digits of each symbol, in the order in which they were found. */
      readonly solutions: readonly (readonly number[])[];
      /** How many solutions each of these stands for, with those that exchanging letters makes of it. */
      readonly standsFor: number;
      readonly steps: number;
      /** The nodes of the largest look at a few letters. */
      readonly largest: number;
    }
  /** What is wrong, and the number of the step; 0 before the first. */
  | { readonly ok: false; readonly step: number; readonly message: string };

/**
 * Checks an explanation of a puzzle. Which side of an equation is the result only decides how carries are
 * counted, and is not stated: when a step fails, the other side is tried for each of the parts looked at so far, and
 * for any two of those that the step itself looks at.
 */
export function checkExplanation(puzzle: Puzzle, stretch: StatedStretch): ExplanationCheck {
  let best = read(puzzle, stretch, new Set());
  for (let improved = true; !best.check.ok && improved; ) {
    improved = false;
    for (const parts of [...best.calculated.map((part) => [part]), ...pairsOf(best.looked)]) {
      const turned = new Set(best.turned);
      for (const part of parts) if (!turned.delete(part)) turned.add(part);
      const other = read(puzzle, stretch, turned);
      improved = other.check.ok || other.progress > best.progress;
      if (improved) best = other;
      if (improved) break;
    }
  }
  return best.check;
}

/** What came of reading an explanation, how many steps and ends were read, and the parts with columns among them. */
interface ReadThrough {
  readonly check: ExplanationCheck;
  readonly turned: ReadonlySet<number>;
  readonly progress: number;
  readonly calculated: readonly number[];
  /** The parts whose columns the last step looks at. */
  readonly looked: readonly number[];
}

const pairsOf = (parts: readonly number[]): number[][] =>
  parts.flatMap((a, i) => parts.slice(i + 1).map((b) => [a, b]));

function read(puzzle: Puzzle, stretch: StatedStretch, turned: ReadonlySet<number>): ReadThrough {
  const sheet = new Worksheet(puzzle, turned);
  const reading = new Reading(sheet);
  const check = ((): ExplanationCheck => {
    try {
      reading.stretch(stretch, new Map());
    } catch (error) {
      if (error instanceof Flaw) return { ok: false, step: reading.step, message: error.message };
      if (error instanceof Undecided)
        return { ok: false, step: reading.step, message: "a value is beyond the limits of exact arithmetic" };
      throw error;
    }
    const { complete, solutions, standsFor, steps, largest } = reading;
    return { ok: true, complete, solutions, standsFor, steps, largest };
  })();
  return { check, turned, progress: reading.progress, calculated: sheet.calculated, looked: reading.looked };
}

class Reading {
  complete = true;
  readonly solutions: number[][] = [];
  standsFor = 1;
  steps = 0;
  /** Steps and ends. */
  progress = 0;
  largest = 0;
  /** The number of the step that is looked at, and the parts whose columns it looks at. */
  step = 0;
  looked: readonly number[] = [];
  readonly #sheet: Worksheet;
  /** Letters that have been put in order. */
  readonly #exchanged = new Set<string>();
  /** Something is known that may not be the same when letters are exchanged. */
  #begun = false;
  /** The numbers of all facts so far, visible or not. */
  readonly #numbers = new Set<number>();

  constructor(sheet: Worksheet) {
    this.#sheet = sheet;
  }

  stretch({ steps, end }: StatedStretch, outside: Visible): void {
    const visible = this.#walk(steps, outside);
    this.#end(end, steps[steps.length - 1], visible);
  }

  /** Checks steps one after the other; gives what is visible behind them. */
  #walk(steps: readonly StatedStep[], outside: Visible): Visible {
    const visible = new Map(outside);
    for (const step of steps) {
      const inner = this.#step(step, visible);
      for (const { id, claim } of inner) visible.set(id, claim);
    }
    return visible;
  }

  /** Checks a step; gives its facts. */
  #step(step: StatedStep, visible: Visible): readonly StatedFact[] {
    this.step = step.n;
    this.looked = partsIn(step.grounds);
    this.steps++;
    this.progress++;
    const known = this.#known(step.cites, visible);
    const { grounds, cases = [] } = step;
    if (grounds.kind === "swap") this.#exchange(step, grounds.letters);
    else this.#begun = true;
    const claims = step.facts.map(({ claim }) => claim);
    for (const claim of claims) checkClaim(claim, this.#sheet);
    if (grounds.kind === "cases") {
      const variable = "letter" in grounds.of ? grounds.of.letter : carryName(grounds.of.carry);
      for (const each of cases) {
        if (each.end.kind === "agreed") this.#agreed(each, { variable, visible, claims });
        else this.#refuted(each, variable, visible);
      }
      this.step = step.n;
      this.looked = partsIn(step.grounds);
      const left = known.values(variable).filter((v) => !cases.some((c) => allows(c.assumes.claim, v)));
      const after = known.with(variable, left);
      if (!after.impossible) mustHold(claims, (v) => after.values(v), this.#sheet);
    } else {
      if (cases.length > 0) throw new Flaw("cases stand beside other grounds");
      const noteOf = (fact: number): NoteClaim => noteAmong(step.cites, fact, visible);
      this.largest = Math.max(this.largest, checkGrounds(grounds, { claims, known, noteOf }));
    }
    for (const fact of step.facts) this.#number(fact);
    return step.facts;
  }

  /** Letters are put in order before anything else is said, each only once. */
  #exchange({ cites }: StatedStep, letters: readonly string[]): void {
    if (this.#begun || cites.length > 0) throw new Flaw("letters are exchanged after something is known");
    for (const [i, letter] of letters.entries()) {
      if (this.#exchanged.has(letter)) throw new Flaw(`${letter} is exchanged twice`);
      if (letters.some((other) => other !== letter && !mustDiffer(this.#sheet, letter, other)))
        throw new Flaw(`${letter} need not differ from what it is exchanged with`);
      this.#exchanged.add(letter);
      this.standsFor *= i + 1;
    }
  }

  #end(end: StatedEnd, last: StatedStep | undefined, visible: Visible): void {
    const { puzzle } = this.#sheet;
    this.progress++;
    switch (end.kind) {
      case "open":
        this.complete = false;
        return;
      case "agreed":
        throw new Flaw("only a case of a step can agree with others");
      case "impossible":
        // A puzzle that contradicts itself needs no step.
        if (last === undefined ? puzzle.contradiction === undefined : !last.facts.some(isImpossible))
          throw new Flaw("nothing says that it is impossible");
        return;
      case "solution":
        if ((end.standsFor ?? 1) !== this.standsFor)
          throw new Flaw(`a solution stands for ${this.standsFor} solutions`);
        this.solutions.push(this.#solution(end.digits, visible));
        return;
      case "fork":
        this.#fork(end, visible);
    }
  }

  #solution(stated: Readonly<Record<string, number>>, visible: Visible): number[] {
    const { puzzle } = this.#sheet;
    const known = Known.of(this.#sheet, visible.values());
    if (known.impossible || puzzle.contradiction !== undefined)
      throw new Flaw("a solution stands where nothing is possible");
    const digits = puzzle.symbols.map(({ name }) => {
      const [digit, ...more] = known.values(name);
      if (digit === undefined || more.length > 0) throw new Flaw(`${name} has no digit yet`);
      if (stated[name] !== digit) throw new Flaw(`${name} is ${digit} in the facts, not in the solution`);
      return digit;
    });
    if (Object.keys(stated).length !== digits.length) throw new Flaw("the solution has letters too many");
    // What was said of letters that can be exchanged is true of some solutions only.
    mustHold([...visible.values()], (variable) => known.values(variable), this.#sheet);
    if (holdsExactly(puzzle, digits) !== "yes") throw new Flaw("the solution is none");
    return digits;
  }

  #fork({ cites, cases }: Extract<StatedEnd, { kind: "fork" }>, visible: Visible): void {
    const first = cases[0];
    this.#begun = true;
    if (first === undefined) throw new Flaw("a fork has no cases");
    const variable = variableOf(first.assumes.claim);
    for (const value of this.#known(cites, visible).values(variable)) {
      const times = cases.filter((c) => allows(c.assumes.claim, value)).length;
      if (times !== 1) throw new Flaw(`${times} cases look at ${variable} = ${value}`);
    }
    for (const one of cases) this.#case(one, variable, visible);
  }

  #case({ assumes, steps, end }: StatedCase, variable: string, visible: Visible): void {
    this.stretch({ steps, end }, this.#assume(assumes, variable, visible));
  }

  /** What is visible under an assumption. */
  #assume(assumes: StatedFact, variable: string, visible: Visible): Visible {
    if (variableOf(assumes.claim) !== variable) throw new Flaw(`a case is none of ${variable}`);
    checkClaim(assumes.claim, this.#sheet);
    this.#number(assumes);
    return new Map(visible).set(assumes.id, assumes.claim);
  }

  /** A case that has to end in an impossibility. */
  #refuted(refuted: StatedCase, variable: string, visible: Visible): void {
    if (!isDead(refuted.end)) throw new Flaw("a case that is not refuted is said to be");
    this.#case(refuted, variable, visible);
  }

  /** A case at whose end the conclusion of the step is known. */
  #agreed(
    agreed: StatedCase,
    { variable, visible, claims }: { variable: string; visible: Visible; claims: readonly FactClaim[] },
  ): void {
    const after = this.#walk(agreed.steps, this.#assume(agreed.assumes, variable, visible));
    const known = Known.of(this.#sheet, after.values());
    if (!known.impossible) mustHold(claims, (v) => known.values(v), this.#sheet);
  }

  #known(cites: readonly number[], visible: Visible): Known {
    return Known.of(
      this.#sheet,
      cites.map((id) => factAmong(id, visible)),
    );
  }

  #number({ id }: StatedFact): void {
    if (this.#numbers.has(id)) throw new Flaw(`two facts have the number ${id}`);
    this.#numbers.add(id);
  }
}

const isImpossible = ({ claim }: StatedFact): boolean => "impossible" in claim;

/** Whether an end says that nothing is possible; that it is true is checked where it stands. */
function isDead(end: StatedEnd): boolean {
  return end.kind === "impossible" || (end.kind === "fork" && end.cases.every((c) => isDead(c.end)));
}

/** The parts whose columns are looked at together. */
function partsIn(grounds: StatedGrounds): number[] {
  if (grounds.kind !== "local") return [];
  return [...new Set(grounds.constraints.flatMap((c) => (c.kind === "note" ? [] : [c.part])))];
}
