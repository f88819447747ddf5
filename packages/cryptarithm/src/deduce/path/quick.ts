/**
 * The quick path: for puzzles that need a long table of cases. Steps are taken as they come, from a few
 * strong rules (reach, columns with few letters, the only digit left), and the letter with the fewest
 * candidates is tried next. What it makes has the same form as any explanation and is checked alike,
 * but nobody would want to read it from end to end: it is told as a table.
 */

import { quickLook } from "../looks/quick-looks.js";
import type { Finding, Rule, Spot } from "../rule.js";
import { caseTable } from "../rules/case-table.js";
import { columnTable } from "../rules/column-table.js";
import { notedOrder } from "../rules/noted-order.js";
import { onlyDigitLeft } from "../rules/only-digit-left.js";
import { putToTheTest } from "../rules/put-to-the-test.js";
import { squeeze } from "../rules/squeeze.js";
import { weights } from "../rules/weights.js";
import { digitsIn, isSingle, only, size } from "../setting/digits.js";
import type { Setting } from "../setting/setting.js";
import type { Claim } from "../state/claim.js";
import type { Grounds } from "../state/grounds.js";
import { isTooFar } from "../state/grounds.js";
import { type Knowledge, relevantFacts } from "../state/knowledge.js";
import { Moment, type Notebook } from "../state/moment.js";
import { tighten } from "../state/reach.js";
import type { Allowance } from "./allowance.js";
import { isSolved } from "./solved.js";
import type { Branch, Node, Step } from "./step.js";

/** Columns with more combinations wait until more of their letters are known. */
const FEW_WAYS = 1000;

/** Follows a case to its end: by steps as far as they go, then by trying the letter with the fewest digits. */
export function deriveQuickly(knowledge: Knowledge, notebook: Notebook, allowance: Allowance): Node {
  const { view } = knowledge;
  const steps: Step[] = [];
  if (allowance.cases-- <= 0 || allowance.isOver()) return { steps, end: { kind: "open" } };
  settle(knowledge, notebook, steps);
  if (view.impossible) return { steps, end: { kind: "impossible" } };
  if (isSolved(view)) return { steps, end: { kind: "solution", digits: [...view.fixed] } };
  if (view.complete) return { steps, end: { kind: "open" } };
  const symbol = nextLetter(knowledge);
  const grounds: Grounds = { kind: "cases", symbols: [symbol], carries: [] };
  const premises = relevantFacts(grounds, knowledge.facts, view);
  const refuted: Branch[] = [];
  const kept: Branch[] = [];
  for (const digit of digitsIn(view.masks[symbol] as number)) {
    const inner = knowledge.branch();
    const assumption = inner.learn({ kind: "digits", symbol, digits: only(digit) });
    const node = deriveQuickly(inner, notebook, allowance);
    if (node.end.kind === "open") return { steps, end: { kind: "open" } };
    (node.end.kind === "impossible" ? refuted : kept).push({ assumption, node });
  }
  const refute = (claim: Claim): Step => {
    const finding = { rule: caseTable, spot: {}, grounds, claims: [claim] };
    return { finding, facts: [{ claim }], premises, refuted };
  };
  if (kept.length === 0)
    return { steps: [...steps, refute({ kind: "impossible" })], end: { kind: "impossible" } };
  if (kept.length === 1) {
    const { assumption, node } = kept[0] as Branch;
    const step = { ...refute(assumption.claim), facts: [assumption] };
    return { steps: [...steps, step, ...node.steps], end: node.end };
  }
  const all: Step[] = [];
  const covering = [...premises];
  if (refuted.length > 0) {
    const digits = kept.reduce(
      (set, { assumption: { claim } }) => set | (claim.kind === "digits" ? claim.digits : 0),
      0,
    );
    const step = refute({ kind: "digits", symbol, digits });
    all.push(step);
    covering.splice(0, covering.length, ...step.facts);
  }
  return { steps: [...steps, ...all], end: { kind: "fork", branches: kept, premises: covering } };
}

/** Takes every step that the few rules see. */
function settle(knowledge: Knowledge, notebook: Notebook, steps: Step[]): void {
  const { view } = knowledge;
  const { setting } = view;
  const moment = new Moment(view, notebook);
  /** Takes a step; returns whether that ends the case. */
  const take = (rule: Rule, spot: Spot, grounds: Grounds, claims: readonly Claim[]): boolean => {
    const finding: Finding = { rule, spot, grounds, claims };
    const premises = relevantFacts(grounds, knowledge.facts, view);
    steps.push({ finding, premises, facts: claims.map((claim) => knowledge.learn(claim)) });
    return view.impossible;
  };
  for (let before = -1; before !== steps.length; ) {
    before = steps.length;
    for (const [symbol, mask] of view.masks.entries()) {
      if (mask !== 0 && (view.fixed[symbol] !== -1 || !isSingle(mask))) continue;
      const claim: Claim = mask === 0 ? { kind: "impossible" } : { kind: "digits", symbol, digits: mask };
      if (take(onlyDigitLeft, {}, { kind: "distinct", symbols: [symbol] }, [claim])) return;
    }
    for (const { part, weights: constraint } of setting.calculations) {
      if (constraint === undefined) continue;
      for (let claims = tighten(constraint, view); claims.length > 0; claims = tighten(constraint, view))
        if (take(weights, { part }, { kind: "reach", constraint }, claims)) return;
    }
    for (const { rule, spot, grounds, claims } of notedOrder.find(moment))
      if (take(rule, spot, grounds, claims)) return;
    for (const column of setting.columns) {
      const constraints = moment.withNotes(column);
      const claims = moment.news(moment.noted(constraints, FEW_WAYS));
      if (claims.length === 0) continue;
      const spot = { part: column.part, place: column.place };
      if (take(columnTable, spot, { kind: "local", constraints }, claims)) return;
    }
    if (before !== steps.length) continue;
    const look = quickLook(moment);
    if (look !== undefined) {
      if (take(look.rule, look.spot, look.grounds, look.claims)) return;
      continue;
    }
    for (const { index, symbols } of setting.parts) {
      const open = symbols.filter((s) => view.fixed[s] === -1).length;
      if (open > 0 && isTooFar(index, view)) {
        take(squeeze, { part: index }, { kind: "bound", part: index }, [{ kind: "impossible" }]);
        return;
      }
      if (open === 0 && setting.parts[index] !== undefined) {
        for (const finding of putToTheTest.find(moment)) {
          take(putToTheTest, finding.spot, finding.grounds, finding.claims);
          return;
        }
      }
    }
  }
}

/** The open letter with the fewest candidates, of these the heaviest. */
function nextLetter({ view }: Knowledge): number {
  let best = -1;
  let bestSize = Number.POSITIVE_INFINITY;
  for (const [symbol, mask] of view.masks.entries()) {
    if (view.fixed[symbol] !== -1) continue;
    const candidates = size(mask) - 2 * weightShare(symbol, view.setting);
    if (candidates < bestSize) {
      best = symbol;
      bestSize = candidates;
    }
  }
  return best;
}

/** How heavy a letter is among all letters, below 1. */
function weightShare(symbol: number, setting: Setting): number {
  let share = 0;
  for (const { weights: constraint, columns } of setting.calculations) {
    if (constraint === undefined) {
      // Of a product, the letters of the first columns decide most.
      const highest = columns.findLastIndex(({ monomials }) =>
        monomials.some(({ symbols }) => symbols.includes(symbol)),
      );
      share = Math.max(share, (0.99 * (highest + 1)) / columns.length);
      continue;
    }
    let [own, most] = [0, 1];
    for (const { coefficient, symbols } of constraint.monomials) {
      most = Math.max(most, Math.abs(coefficient));
      if (symbols[0] === symbol) own = Math.abs(coefficient);
    }
    share = Math.max(share, (0.99 * Math.log1p(own)) / Math.log1p(most));
  }
  return share;
}
