/**
 * A look at the first digits of a product: the factors cut to some of their digits, and the digits of
 * the result that these decide. Row length, leading digit, second digit and roots differ only in how
 * many digits they look at.
 */

import type { Constraint } from "../setting/constraint.js";
import { digitsBetween, greatest, least, size } from "../setting/digits.js";
import type { Part } from "../setting/part.js";
import type { ProductForm } from "../setting/product-form.js";
import type { Setting } from "../setting/setting.js";
import type { Claim } from "../state/claim.js";
import { leadingConstraint, numbersIn } from "../state/extremes.js";
import type { Grounds } from "../state/grounds.js";
import type { Moment } from "../state/moment.js";
import type { View } from "../state/view.js";

/** A person looks at a few letters only. */
const MOST_NODES = 1500;
const MOST_COMBINATIONS = 6000;

export interface LeadingLook {
  readonly grounds: Grounds & { readonly kind: "local" };
  readonly claims: readonly Claim[];
}

/** For each part the constraints of each way to cut it. */
const written = new WeakMap<Setting, Map<string, readonly Constraint[]>>();

/** What follows for digits when only the first `ofFactor` digits of each factor and `ofResult` of the result count. */
export function lookAtLeading(
  { part, factors, result, exponent, resultFirst }: ProductForm,
  ofFactor: number,
  ofResult: number,
  moment: Moment,
): LeadingLook | undefined {
  const { setting } = moment;
  const key = `first ${part}:${ofFactor}:${ofResult}`;
  let cuts = written.get(setting);
  if (cuts === undefined) {
    cuts = new Map();
    written.set(setting, cuts);
  }
  let constraints = cuts.get(key);
  if (constraints === undefined) {
    const { cleared } = setting.parts[part] as Part;
    const side = resultFirst ? cleared?.right : cleared?.left;
    const numbers = (side && numbersIn(side, setting.base)?.length) ?? factors.length;
    const kept = new Array<number>(numbers).fill(ofFactor);
    if (resultFirst) kept.unshift(ofResult);
    else kept.push(ofResult);
    const both = (["left", "right"] as const).map((most) =>
      leadingConstraint(setting.parts[part] as Part, kept, most, setting.puzzle),
    );
    constraints = both.filter((c) => c !== undefined);
    cuts.set(key, constraints);
  }
  if (constraints.length < 2 || exponent === 1 || result.length < ofResult) return undefined;
  const analysis = moment.notebook.analyse(key, constraints, moment.view, MOST_NODES, MOST_COMBINATIONS);
  const claims = moment.news(analysis).filter((claim) => isPlain(claim, moment.view));
  return claims.length === 0 ? undefined : { grounds: { kind: "local", constraints }, claims };
}

/** The most digits that one would name one by one. */
const MOST_NAMED = 5;

/** Whether a claim cuts off the ends of what a letter can be, or leaves few digits: holes tell nothing. */
function isPlain(claim: Claim, { masks }: View): boolean {
  if (claim.kind !== "digits") return true;
  const mask = masks[claim.symbol] as number;
  const kept = mask & claim.digits;
  return size(kept) <= MOST_NAMED || kept === (mask & digitsBetween(least(kept), greatest(kept)));
}

/** How many digits of a result are left when the last digits of its factors are cut off. */
export function firstOf({ factors, result }: ProductForm, ofFactor: number): number {
  return result.length - factors.reduce((cut, { length }) => cut + Math.max(0, length - ofFactor), 0);
}
