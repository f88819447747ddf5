/**
 * What to say of a puzzle without a solution beside the reason itself: how many cases it takes when no
 * short reason was found, and which single change of a rule would give it solutions.
 */

import type { Node } from "../path/step.js";
import type { Slot, Telling } from "../rule.js";

/** One rule changed, and what that gives. */
export interface Rescue {
  /** The rule by its name in options: "leadingZero", "base" …; of a given, its letter stands in `letter`. */
  readonly rule: "leadingZero" | "loneZero" | "literals" | "distinct" | "digits" | "given" | "base";
  readonly value: string | number;
  readonly letter?: string;
  /** How many solutions there are then; at least so many when `complete` is false. */
  readonly count: number | string;
  readonly complete: boolean;
  /** The first of them. */
  readonly example: string;
}

export interface None {
  /** Steps of the proof, those of cases included, and the number of its cases: 0 when it is a single chain. */
  readonly steps: number;
  readonly cases: number;
  readonly rescues: readonly Rescue[];
}

/** What there is to say of a proof that there is none; without a node when it is settled before any step. */
export function noneOf(node: Node | undefined, rescues: readonly Rescue[]): None {
  return { ...(node === undefined ? { steps: 0, cases: 0 } : extentOf(node)), rescues };
}

function extentOf({ steps, end }: Node): { readonly steps: number; readonly cases: number } {
  let [all, cases] = [steps.length, 0];
  const branches = [
    ...steps.flatMap(({ refuted }) => refuted ?? []),
    ...(end.kind === "fork" ? end.branches : []),
  ];
  for (const branch of branches) {
    const inner = extentOf(branch.node);
    all += inner.steps;
    // A case with cases of its own is as many as these.
    cases += Math.max(1, inner.cases);
  }
  return { steps: all, cases };
}

/** The sentences on a puzzle without a solution, to stand behind the steps. */
export function tellNone({ cases, rescues }: None, isTable: boolean): Telling[] {
  const counted: Telling[] = isTable ? [{ template: "none.cases", slots: { cases } }] : [];
  return [...counted, ...rescues.slice(0, MOST_TOLD).map(tellRescue)];
}

const MOST_TOLD = 2;

const TEMPLATES: Readonly<Record<Rescue["rule"], string>> = {
  leadingZero: "none.rescue.leading-zero",
  loneZero: "none.rescue.lone-zero",
  literals: "none.rescue.literals",
  distinct: "none.rescue.distinct",
  digits: "none.rescue.digits",
  given: "none.rescue.given",
  base: "none.rescue.base",
};

function tellRescue({ rule, value, letter, count, complete, example }: Rescue): Telling {
  const n = { big: BigInt(count) };
  const isOne = BigInt(count) === 1n;
  const one = complete && isOne;
  const counted = `${complete ? "" : ".least"}${isOne ? ".one" : ""}`;
  const slots: Record<string, Slot> = {
    count: { template: `none.rescue.count${counted}`, slots: { n } },
    more: { template: one ? "none.rescue.example" : "none.rescue.examples", slots: { example } },
  };
  if (rule === "base") slots.base = value;
  if (rule === "given") slots.given = letter === undefined ? `${value}` : `${letter} = ${value}`;
  return { template: TEMPLATES[rule], slots };
}
