/**
 * What is known at a point of an explanation: the facts so far, and the view that they make. The facts
 * are kept beside the view so that a step can name those that it stands on.
 */

import type { Fact } from "../path/step.js";
import { type Scope, scopeOfOne, symbolsIn } from "../setting/constraint.js";
import { isSingle, only } from "../setting/digits.js";
import type { Part } from "../setting/part.js";
import type { Setting } from "../setting/setting.js";
import type { Claim } from "./claim.js";
import type { Grounds } from "./grounds.js";
import { lettersOfRows, rowPair } from "./row-order.js";
import { View } from "./view.js";

export class Knowledge {
  readonly view: View;
  readonly facts: Fact[];

  constructor(view: View, facts: readonly Fact[] = []) {
    this.view = view;
    this.facts = [...facts];
  }

  /** A copy to work on under an assumption. */
  branch(): Knowledge {
    return new Knowledge(this.view.clone(), this.facts);
  }

  learn(claim: Claim): Fact {
    const fact = { claim };
    this.facts.push(fact);
    this.view.learn(claim);
    return fact;
  }
}

/** The view that these facts alone make. */
export function viewOf(setting: Setting, facts: Iterable<Fact>): View {
  const claims: Claim[] = [];
  for (const { claim } of facts) claims.push(claim);
  return View.of(setting, claims);
}

/** Which of the facts may matter to these grounds. */
export function relevantFacts(grounds: Grounds, facts: readonly Fact[], view: View): Fact[] {
  const { setting } = view;
  const { symbols: named, carries, notes } = scopeOf(grounds, setting);
  const symbols = withStruck(named, facts, view);
  let possible = 0;
  for (const symbol of symbols) possible |= setting.domains[symbol] as number;
  return facts.filter(({ claim }) => {
    if (claim.kind === "carry") return carries.has(claim.carry);
    if (claim.kind === "note") return notes.has(claim.note);
    if (claim.kind === "impossible") return false;
    if (claim.kind === "taken") return view.outside(claim.among).some((s) => symbols.has(s));
    if (symbols.has(claim.symbol)) return true;
    // A digit that is taken elsewhere matters to the letters that could otherwise have it.
    const digit = view.fixed[claim.symbol] as number;
    if (digit === -1 || (claim.digits & possible & only(digit)) === 0) return false;
    if (setting.allApart) return true;
    return (setting.different[claim.symbol] as readonly number[]).some(
      (other) => symbols.has(other) && ((setting.domains[other] as number) & only(digit)) !== 0,
    );
  });
}

/**
 * Letters with those that matter to them by a digit which their own facts do not give: others had to be struck
 * from them first, and what strikes these matters as well.
 */
function withStruck(named: ReadonlySet<number>, facts: readonly Fact[], view: View): ReadonlySet<number> {
  const { setting, fixed } = view;
  const own = [...setting.domains];
  for (const { claim } of facts)
    if (claim.kind === "digits") own[claim.symbol] = (own[claim.symbol] as number) & claim.digits;
  const struck = [...own.keys()].filter((s) => fixed[s] !== -1 && !isSingle(own[s] as number));
  if (struck.length === 0) return named;
  const symbols = new Set(named);
  for (const symbol of symbols)
    for (const other of struck)
      if ((setting.different[symbol] as readonly number[]).includes(other)) symbols.add(other);
  return symbols;
}

/** The letters, carries and notes that grounds speak of. */
export function scopeOf(grounds: Grounds, setting: Setting): Scope {
  if (grounds.kind === "reach") return scopeOfOne(grounds.constraint);
  if (grounds.kind === "local") {
    const { constraints } = grounds;
    const [single] = constraints;
    if (constraints.length === 1 && single !== undefined) return scopeOfOne(single);
    return {
      symbols: new Set(constraints.flatMap(symbolsIn)),
      carries: new Set(constraints.flatMap((c) => c.carries.map(({ carry }) => carry))),
      notes: new Set(constraints.filter(({ source }) => source.kind === "note")),
    };
  }
  if (grounds.kind === "swap") return { symbols: new Set(), carries: new Set(), notes: new Set() };
  if (grounds.kind === "cases")
    return { symbols: new Set(grounds.symbols), carries: new Set(grounds.carries), notes: new Set() };
  if (grounds.kind === "rows") {
    const pair = rowPair(grounds.parts, setting);
    const symbols = pair === undefined ? new Set<number>() : lettersOfRows(pair, setting);
    return { symbols, carries: new Set(), notes: new Set() };
  }
  if (grounds.kind === "combination") {
    const parts = grounds.shares.flatMap(({ part }) => setting.parts[part]?.symbols ?? []);
    return { symbols: new Set(parts), carries: new Set(), notes: new Set() };
  }
  const symbols =
    grounds.kind === "distinct" ? grounds.symbols : (setting.parts[grounds.part] as Part).symbols;
  return { symbols: new Set(symbols), carries: new Set(), notes: new Set() };
}
