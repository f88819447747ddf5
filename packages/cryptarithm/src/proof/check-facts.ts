/** Checker of explanations: the facts that a step may cite, and what a claim allows its letter or carry to be. */
import type { FactClaim, NoteClaim } from "../semantics/explanation.js";
import { Flaw } from "./check-columns.js";
import { carryName } from "./check-worksheet.js";

/** The facts that may be cited, by number. */
export type Visible = ReadonlyMap<number, FactClaim>;

export function factAmong(id: number, visible: Visible): FactClaim {
  const claim = visible.get(id);
  if (claim === undefined) throw new Flaw(`fact ${id} cannot be cited here`);
  return claim;
}

export function noteAmong(cites: readonly number[], fact: number, visible: Visible): NoteClaim {
  const claim = factAmong(fact, visible);
  if (!("note" in claim)) throw new Flaw(`fact ${fact} is no note`);
  if (!cites.includes(fact)) throw new Flaw(`the note ${fact} is used but not cited`);
  return claim.note;
}

/** The letter or carry of an assumption. */
export function variableOf(claim: FactClaim): string {
  if ("letter" in claim) return claim.letter;
  if ("carry" in claim) return carryName(claim.carry);
  throw new Flaw("a case assumes no digits and no carry");
}

export function allows(claim: FactClaim, value: number): boolean {
  if ("letter" in claim) return claim.digits.includes(value);
  return "carry" in claim && value >= claim.from && value <= claim.to;
}
