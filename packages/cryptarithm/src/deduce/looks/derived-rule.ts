/** How a new relation is found and used: first it is noted, then looked at like any equation. */

import type { Finding, Rule, Telling } from "../rule.js";
import { type Constraint, symbolsIn } from "../setting/constraint.js";
import { toldText } from "../setting/names.js";
import type { Moment } from "../state/moment.js";
import { tighten } from "../state/reach.js";
import type { View } from "../state/view.js";
import type { DerivedNote } from "./derived-notes.js";

const MOST_NODES = 2000;
const MOST_COMBINATIONS = 20_000;

export function findDerived(rule: Rule, derived: DerivedNote, moment: Moment): Finding[] {
  const { view } = moment;
  const { shares, notes } = derived;
  const spot = { part: shares.at(-1)?.part ?? 0 };
  const noted = notes.map((note) => view.notes.includes(note));
  if (!noted.every(Boolean)) {
    const claims = notes
      .filter((_, i) => !noted[i])
      .map((note) => ({ kind: "note", note }) as const)
      .filter((claim) => view.isNews(claim));
    return claims.length === 0 ? [] : [{ rule, spot, grounds: { kind: "combination", shares }, claims }];
  }
  const findings: Finding[] = [];
  for (const note of notes) {
    if (symbolsIn(note).every((s) => view.fixed[s] !== -1)) continue;
    const isLinear = note.demand === "zero" && note.monomials.every(({ symbols }) => symbols.length === 1);
    const reach = isLinear ? tighten(note, view) : [];
    if (reach.length > 0)
      findings.push({ rule, spot, grounds: { kind: "reach", constraint: note }, claims: reach });
    const analysis = moment.notebook.analyse(keyOf(note), [note], view, MOST_NODES, MOST_COMBINATIONS);
    const claims = moment.news(analysis);
    if (claims.length > 0)
      findings.push({ rule, spot, grounds: { kind: "local", constraints: [note] }, claims });
  }
  return findings;
}

const keys = new WeakMap<Constraint, string>();
let last = 0;

function keyOf(note: Constraint): string {
  let key = keys.get(note);
  if (key === undefined) {
    key = `note ${++last}`;
    keys.set(note, key);
  }
  return key;
}

/** The relation with where it comes from when it is noted, else alone. */
export function tellDerived(template: string, { grounds, claims }: Finding, cited: View): Telling[] {
  const note = claims[0]?.kind === "note" ? claims[0].note : undefined;
  if (note !== undefined && grounds.kind === "combination") {
    const parts = grounds.shares.map(({ part }) => cited.setting.parts[part]?.expression);
    const from = parts.filter((part) => part !== undefined).map((part) => toldText(part, cited.setting));
    return [{ template, slots: { relation: note.written ?? "", parts: { and: from } } }];
  }
  const constraint =
    grounds.kind === "local"
      ? grounds.constraints[0]
      : grounds.kind === "reach"
        ? grounds.constraint
        : undefined;
  const never = claims[0]?.kind === "impossible" ? ".never" : "";
  const whole = constraint?.written ?? cited.notes.find(({ written }) => written !== undefined)?.written;
  const ending = constraint?.written === undefined ? ".ending" : ".use";
  return [{ template: `${template}${ending}${never}`, slots: { relation: whole ?? "" } }];
}
