/**
 * Checker of explanations: all assignments of some variables that constraints allow, one after the
 * other. The variable with the fewest values is bound next, of these the heaviest, unless an equation has
 * only one left, which is then computed. A branch ends where a constraint is out of reach.
 */
import { collected, Flaw } from "./check-columns.js";
import { canBe, type Known, mustDiffer, reachOf, type Values } from "./check-known.js";
import type { Constraint } from "./check-worksheet.js";

/** Nobody calls more than this a look at a few letters. */
export const MOST_NODES = 200_000;

/** There is too much to look at together; a part of it may still be seen. */
export class TooMuch extends Flaw {}

export interface Problem {
  readonly known: Known;
  readonly constraints: readonly Constraint[];
  /** Variables beside those of the constraints. */
  readonly beside: readonly string[];
}

/** Calls `visit` with every assignment; gives the number of nodes. */
export function enumerate(
  { known, constraints: written, beside }: Problem,
  visit: (values: (variable: string) => Values) => void,
): number {
  const constraints = written.map((constraint) => reduced(constraint, known));
  const byWeight = constraints
    .flatMap(({ terms }) => terms)
    .sort((a, b) => Math.abs(b.coefficient) - Math.abs(a.coefficient));
  const order = [...new Set([...byWeight.flatMap(({ variables }) => variables), ...beside])];
  const open = new Set(order);
  const rivals = new Map(order.map((v) => [v, order.filter((other) => mustDiffer(known.sheet, v, other))]));
  const about = new Map(order.map((v) => [v, constraints.filter((c) => speaksOf(c, v))]));
  const bound = new Map<string, Values>();
  const values = (variable: string): Values => bound.get(variable) ?? known.values(variable);
  let nodes = 0;

  const descend = (): void => {
    const computed = computable(constraints, open, values);
    const next =
      computed ??
      fewest(
        order.filter((v) => open.has(v)),
        known,
      );
    if (next === undefined) {
      visit(values);
      return;
    }
    const [variable, choices] = next;
    open.delete(variable);
    const taken = (rivals.get(variable) as string[]).flatMap((other) => bound.get(other) ?? []);
    for (const value of choices) {
      if (taken.includes(value)) continue;
      if (++nodes > MOST_NODES) throw new TooMuch(`there are more than ${MOST_NODES} cases to look at`);
      bound.set(variable, [value]);
      const touched = about.get(variable) as Constraint[];
      if (touched.every((c) => canBe(c.demand, ...reachOf(c, values)))) descend();
    }
    bound.delete(variable);
    open.add(variable);
  };
  if (!known.impossible && constraints.every((c) => canBe(c.demand, ...reachOf(c, values)))) descend();
  return nodes;
}

/** A constraint with the known letters put in. */
export function withKnown(
  { terms: written, constant: before, demand }: Constraint,
  known: Known,
): Constraint {
  const isKnown = (variable: string): boolean => known.values(variable).length === 1;
  const { terms, constant } = collected(
    written.map(({ coefficient, variables }) => ({
      coefficient: variables
        .filter(isKnown)
        .reduce((product, variable) => product * (known.values(variable)[0] as number), coefficient),
      variables: variables.filter((variable) => !isKnown(variable)),
    })),
  );
  return { terms, constant: before + constant, demand };
}

/** A congruence without what is a multiple of the modulus; other constraints as they are. */
function reduced(constraint: Constraint, known: Known): Constraint {
  const { demand } = constraint;
  if (typeof demand === "string") return constraint;
  const { terms, constant } = withKnown(constraint, known);
  const left = terms
    .map((term) => ({ ...term, coefficient: term.coefficient % demand.multipleOf }))
    .filter(({ coefficient }) => coefficient !== 0);
  return { terms: left, constant: constant % demand.multipleOf, demand };
}

export const speaksOf = ({ terms }: Constraint, variable: string): boolean =>
  terms.some(({ variables }) => variables.includes(variable));

function fewest(open: readonly string[], known: Known): [string, Values] | undefined {
  let best: [string, Values] | undefined;
  for (const variable of open) {
    const values = known.values(variable);
    if (best === undefined || values.length < best[1].length) best = [variable, values];
  }
  return best;
}

/** The last open variable of an equation, with the one value that it can have. */
function computable(
  constraints: readonly Constraint[],
  open: ReadonlySet<string>,
  values: (variable: string) => Values,
): [string, Values] | undefined {
  for (const constraint of constraints) {
    if (constraint.demand !== "zero") continue;
    const left = constraint.terms.flatMap((t) => t.variables.filter((v) => open.has(v)));
    const last = left[0];
    // One that occurs twice in a product is not linear; it is tried.
    if (last === undefined || left.some((v) => v !== last)) continue;
    if (constraint.terms.some((t) => t.variables.filter((v) => v === last).length > 1)) continue;
    const at = (value: number): number => reachOf(constraint, (v) => (v === last ? [value] : values(v)))[0];
    const slope = at(1) - at(0);
    if (slope === 0) continue;
    const value = -at(0) / slope;
    return [last, values(last).includes(value) ? [value === 0 ? 0 : value] : []];
  }
  return undefined;
}
