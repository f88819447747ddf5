/**
 * Checker of explanations: what is known at a step, as the values that each letter and carry may still
 * have. The rules of the puzzle, the cited facts, and the digits of fixed letters struck from those
 * that must differ. Whether a claim holds is asked of values, never of another claim.
 */
import type { CarryPlace, FactClaim } from "../semantics/explanation.js";
import { Flaw } from "./check-columns.js";
import { type Constraint, carryName, isCarry, LARGEST_CARRY, type Worksheet } from "./check-worksheet.js";

export type Values = readonly number[];

export class Known {
  readonly sheet: Worksheet;
  /** Nothing is left for some letter or carry. */
  readonly impossible: boolean;
  readonly #values: ReadonlyMap<string, Values>;

  constructor(sheet: Worksheet, values: ReadonlyMap<string, Values>, impossible = false) {
    this.sheet = sheet;
    const struck = new Map(values);
    strike(struck, sheet);
    this.#values = struck;
    this.impossible = impossible || [...struck.values()].some((left) => left.length === 0);
  }

  /** What the rules and some facts say. */
  static of(sheet: Worksheet, facts: Iterable<FactClaim>): Known {
    const values = new Map<string, Values>(sheet.puzzle.symbols.map(({ name, domain }) => [name, domain]));
    let impossible = false;
    for (const claim of facts) {
      /** Keeps only some of the values of a variable. */
      const keep = (variable: string, all: Values, kept: (value: number) => boolean): void => {
        values.set(variable, all.filter(kept));
      };
      if ("impossible" in claim) impossible = true;
      if ("letter" in claim)
        keep(claim.letter, values.get(claim.letter) as Values, (d) => claim.digits.includes(d));
      if ("carry" in claim) {
        const name = carryName(claim.carry);
        const all = values.get(name) ?? carryValues(sheet, claim.carry);
        keep(name, all, (v) => v >= claim.from && v <= claim.to);
      }
      if ("taken" in claim) {
        for (const { name } of sheet.puzzle.symbols)
          if (claim.by.every((other) => mustDiffer(sheet, name, other)))
            keep(name, values.get(name) as Values, (d) => d !== claim.taken);
      }
    }
    return new Known(sheet, values, impossible);
  }

  /** The values that a variable may have. */
  values(variable: string): Values {
    const values = this.#values.get(variable);
    if (values !== undefined) return values;
    if (!isCarry(variable)) throw new Flaw(`there is no letter ${variable}`);
    const [part, place] = variable.split(" ").slice(1);
    return carryValues(this.sheet, { part: Number(part), place: Number(place) });
  }

  /** What is known when a variable has one of these values. */
  with(variable: string, values: Values): Known {
    const left = this.values(variable).filter((v) => values.includes(v));
    return new Known(this.sheet, new Map(this.#values).set(variable, left), this.impossible);
  }
}

function carryValues(sheet: Worksheet, carry: CarryPlace): Values {
  const { from, to } = sheet.carryBounds(carry);
  if (Math.max(-from, to) > LARGEST_CARRY) throw new Flaw("a carry has too many values");
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

/** Whether two letters must differ. */
export function mustDiffer(sheet: Worksheet, a: string, b: string): boolean {
  const { groups, symbols } = sheet.puzzle;
  const inGroup = (group: readonly number[], name: string): boolean =>
    group.some((symbol) => symbols[symbol]?.name === name);
  return a !== b && groups.some((group) => inGroup(group, a) && inGroup(group, b));
}

/** Strikes the digit of every letter that has only one from the letters that must differ, until nothing changes. */
function strike(values: Map<string, Values>, { puzzle: { symbols, groups } }: Worksheet): void {
  const done = new Set<number>();
  for (let again = true; again; ) {
    again = false;
    for (const [index, { name }] of symbols.entries()) {
      const [digit, ...more] = values.get(name) as Values;
      if (digit === undefined || more.length > 0 || done.has(index)) continue;
      done.add(index);
      again = true;
      for (const other of groups.filter((group) => group.includes(index)).flat()) {
        const letter = symbols[other]?.name as string;
        if (other !== index)
          values.set(
            letter,
            (values.get(letter) as Values).filter((d) => d !== digit),
          );
      }
    }
  }
}

/** The letters that a claim speaks of. */
export function lettersOf(claim: FactClaim): readonly string[] {
  if ("letter" in claim) return [claim.letter];
  if ("taken" in claim) return claim.by;
  return "note" in claim ? claim.note.terms.flatMap(({ letters }) => letters) : [];
}

/** Rejects a claim that speaks of what the puzzle does not have. */
export function checkClaim(claim: FactClaim, sheet: Worksheet): void {
  const unknown = lettersOf(claim).find(
    (letter) => !sheet.puzzle.symbols.some(({ name }) => name === letter),
  );
  if (unknown !== undefined) throw new Flaw(`there is no letter ${unknown}`);
  if ("carry" in claim) sheet.carryBounds(claim.carry);
}

/** Throws a flaw when a claim does not hold whichever of these values its letters and carries have. */
export function mustHold(
  claims: readonly FactClaim[],
  values: (variable: string) => Values,
  sheet: Worksheet,
): void {
  const failing = claims.find((claim) => !holds(claim, values, sheet));
  if (failing !== undefined) throw new Flaw(`${JSON.stringify(failing)} does not follow`);
}

/** Whether a claim holds whichever of these values its letters and carries have. */
function holds(claim: FactClaim, values: (variable: string) => Values, sheet: Worksheet): boolean {
  if ("impossible" in claim) return false;
  if ("letter" in claim) return values(claim.letter).every((d) => claim.digits.includes(d));
  if ("carry" in claim) return values(carryName(claim.carry)).every((v) => v >= claim.from && v <= claim.to);
  if ("taken" in claim) return claim.by.some((letter) => values(letter).every((d) => d === claim.taken));
  const [low, high] = reachOf(sheet.note(claim.note), values);
  return low === high && canBe(claim.note.demand, low, high);
}

/** The least and greatest that a constraint can add up to, each variable taken for itself. */
export function reachOf(
  { terms, constant }: Constraint,
  values: (variable: string) => Values,
): [number, number] {
  let [low, high] = [constant, constant];
  for (const { coefficient, variables } of terms) {
    // Only digits stand in products, and they are not negative.
    let [least, most] = [coefficient, coefficient];
    for (const variable of variables) {
      const all = values(variable);
      least *= all[0] as number;
      most *= all[all.length - 1] as number;
    }
    low += Math.min(least, most);
    high += Math.max(least, most);
  }
  return [low, high];
}

/** Whether a number from `low` to `high` can be what a constraint demands. */
export function canBe(demand: Constraint["demand"], low: number, high: number): boolean {
  if (demand === "zero") return low <= 0 && high >= 0;
  if (demand === "at-least-zero") return high >= 0;
  return Math.floor(high / demand.multipleOf) * demand.multipleOf >= low;
}
