/**
 * Substitution (level 3). Two letters are known to be a fixed distance apart; where both stand in a column
 * one of them can be replaced, and often they cancel.
 *
 * B = A + 1 and CB + D = EA: in the units A drops out, and D + 1 = 10, so D = 9.
 */

import type { Finding, Rule } from "../rule.js";
import { type Constraint, collected, symbolsIn } from "../setting/constraint.js";
import { symbolName } from "../setting/names.js";
import type { Column } from "../setting/setting.js";
import type { Moment } from "../state/moment.js";
import { differenceOf, noteKey } from "../state/note.js";
import { isKnown, type OpenColumn } from "../state/open-column.js";
import type { View } from "../state/view.js";
import { columnText } from "../tell/column-text.js";
import { equationText } from "../tell/constraint-text.js";
import { settled } from "../tell/settled.js";
import { tellTaken } from "../tell/tell-taken.js";

/** Letters that are left in the column. */
const MOST_LEFT = 3;
const NODES = 1500;

export const substitution: Rule = {
  name: "substitution",
  level: 3,
  example: { formula: "CB + D = EA; B = A + 1", solutions: 36, finds: ["D = 9", "c1 = 1"] },
  find(moment) {
    const findings: Finding[] = [];
    for (const distance of distancesAt(moment)) {
      for (const { column, open } of moment.openColumns) {
        if (column === distance.constraint || open.length - 1 > MOST_LEFT) continue;
        const replaced = putInto(column, open, distance);
        if (replaced === undefined) continue;
        const key = `${distance.key}>${column.part}:${column.place}`;
        const claims = moment.news(moment.together(key, [replaced], NODES));
        if (claims.length === 0) continue;
        findings.push({
          rule: substitution,
          spot: { part: column.part, place: column.place },
          grounds: { kind: "local", constraints: [distance.constraint, column] },
          claims,
        });
      }
    }
    return findings;
  },
  tell({ grounds, claims }, cited) {
    const [source, column] = grounds.kind === "local" ? grounds.constraints : [];
    if (source === undefined || column === undefined) return [];
    const distance = distanceIn(source, settled([source, column], cited));
    // What goes out of the column follows from the column; what comes in is what the step may be about.
    const filled = carriesOut(column as Column, source, cited);
    const equation = columnText(column as Column, filled);
    const slots = { column: { place: (column as Column).place }, equation };
    const taken = tellTaken([...symbolsIn(source), ...symbolsIn(column)], cited);
    if (distance === undefined) {
      const next = source.source.kind === "column" ? columnText(source as Column, cited) : "";
      return [{ template: "substitution.columns", slots: { ...slots, next } }, ...taken];
    }
    const replaced = replacedIn(column, distance);
    const names = {
      first: symbolName(distance.first, cited.setting),
      second: symbolName(distance.second, cited.setting),
      by: distance.by,
      left: equationText(
        replaced,
        claims.some(({ kind }) => kind === "carry") ? filled : settled([replaced], filled),
      ),
    };
    const drops = !symbolsIn(replaced).includes(distance.second);
    const never = claims[0]?.kind === "impossible" ? ".never" : "";
    const template = `substitution${drops ? "" : ".put"}${never}`;
    return [{ template, slots: { ...slots, ...names } }, ...taken];
  },
};

/** What is cited, with the carry out of a column when it has no choice. */
function carriesOut(column: Column, source: Constraint, cited: View): View {
  const { carryOut } = column;
  if (carryOut < 0) return cited;
  const all = settled([source, column], cited);
  const filled = cited.clone();
  filled.lows[carryOut] = all.lows[carryOut] as number;
  filled.highs[carryOut] = all.highs[carryOut] as number;
  return filled;
}

/** `first = second + by` with by > 0, and where that comes from. */
interface Distance {
  readonly first: number;
  readonly second: number;
  readonly by: number;
  readonly constraint: Constraint;
  readonly key: string;
}

/** The letters that are known to be a fixed distance apart: by notes, and by columns without an open carry. */
function distancesAt(moment: Moment): Distance[] {
  const { view } = moment;
  const distances: Distance[] = [];
  for (const note of view.notes) {
    const difference = differenceOf(note);
    if (
      difference === undefined ||
      view.fixed[difference.first] !== -1 ||
      view.fixed[difference.second] !== -1
    )
      continue;
    distances.push(upwards({ ...difference, constraint: note, key: noteKey(note) }));
  }
  for (const at of moment.openColumns) {
    const distance = distanceOfColumn(at);
    if (distance !== undefined) distances.push(distance);
  }
  return distances;
}

function distanceOfColumn({ column, open, known, carryIn, carryOut }: OpenColumn): Distance | undefined {
  const [a, b] = open;
  if (open.length !== 2 || a === undefined || b === undefined) return undefined;
  if (!isKnown(carryIn) || !isKnown(carryOut)) return undefined;
  if (a.coefficient + b.coefficient !== 0 || Math.abs(a.coefficient) !== 1) return undefined;
  const rest = known + carryIn[0];
  // a·(+1) + b·(-1) + rest = base · carry out.
  const out = carryOutValue(column, carryOut[0]);
  const by = a.coefficient === 1 ? out - rest : rest - out;
  const key = `${column.part}:${column.place}=${a.symbol}-${b.symbol}:${by}`;
  return upwards({ first: a.symbol, second: b.symbol, by, constraint: column, key });
}

const carryOutValue = ({ carries, carryOut }: Column, value: number): number =>
  carryOut < 0 ? 0 : -(carries.find(({ carry }) => carry === carryOut)?.coefficient ?? 0) * value;

function upwards(distance: Distance): Distance {
  const { first, second, by } = distance;
  return by >= 0 ? distance : { ...distance, first: second, second: first, by: -by };
}

/** The distance that a constraint says under what is cited. */
function distanceIn(constraint: Constraint, cited: View): Distance | undefined {
  const difference = differenceOf(constraint);
  if (constraint.source.kind === "note") return difference && upwards({ ...difference, constraint, key: "" });
  const column = constraint as Column;
  const open = column.monomials.filter(({ symbols }) => cited.fixed[symbols[0] as number] === -1);
  const range = (carry: number): readonly [number, number] =>
    carry < 0 ? [0, 0] : [cited.lows[carry] as number, cited.highs[carry] as number];
  return distanceOfColumn({
    column,
    open: open.map(({ coefficient, symbols }) => ({ coefficient, symbol: symbols[0] as number })),
    known: column.monomials.reduce((sum, { coefficient, symbols }) => {
      const digit = cited.fixed[symbols[0] as number] as number;
      return digit < 0 ? sum : sum + coefficient * digit;
    }, column.constant),
    carryIn: range(column.carryIn),
    carryOut: range(column.carryOut),
  });
}

/** The column with the first letter replaced, when both letters stand in it and it becomes simpler. */
function putInto(column: Column, open: OpenColumn["open"], distance: Distance): Constraint | undefined {
  const first = open.find(({ symbol }) => symbol === distance.first);
  const second = open.find(({ symbol }) => symbol === distance.second);
  if (first === undefined || second === undefined) return undefined;
  const cancels = first.coefficient + second.coefficient === 0;
  const left = open.length - (cancels ? 2 : 1);
  return cancels || left <= 2 ? replacedIn(column, distance) : undefined;
}

function replacedIn(column: Constraint, { first, second, by }: Distance): Constraint {
  let constant = column.constant;
  const monomials = column.monomials.map((monomial) => {
    if (monomial.symbols[0] !== first) return monomial;
    constant += monomial.coefficient * by;
    return { ...monomial, symbols: [second] };
  });
  return { ...column, monomials: collected(monomials), constant };
}
