/**
 * The path of an explanation: rule after rule, the easiest level at which any fires, and there the
 * finding that gains most; when none fires, cases. What comes out is complete and right, but not yet
 * short: `prune` leaves out what the end does not need.
 */

import { rulesOfLevel } from "../catalogue.js";
import type { Finding, Level } from "../rule.js";
import { caseTable } from "../rules/case-table.js";
import { exchanges } from "../rules/interchangeable-letters.js";
import { shortRefutation } from "../rules/short-refutation.js";
import type { Setting } from "../setting/setting.js";
import type { Claim } from "../state/claim.js";
import type { Grounds } from "../state/grounds.js";
import { type Knowledge, relevantFacts } from "../state/knowledge.js";
import { Moment, type Notebook } from "../state/moment.js";
import type { Allowance } from "./allowance.js";
import { bestPivot, type Outlook, type Pivot, pivotAt } from "./cases.js";
import { choose } from "./choose.js";
import { splitForBoth } from "./common-conclusion.js";
import { deriveQuickly } from "./quick.js";
import { rowsListed } from "./rows-listed.js";
import { isSolved } from "./solved.js";
import type { Branch, End, Node, Step } from "./step.js";

/** The levels of the rules that are tried before cases. */
const BEFORE_CASES: readonly Level[] = [1, 2, 3, 4];

/**
 * With more cases than this in the quick path, the rest is told as a table. Told one by one they become
 * fewer, but nobody follows many, nor long columns.
 */
const FEW_CASES = 100;
const FEW_CASES_OF_LONG_COLUMNS = 5;
/** A column with more letters below each other is long. */
const LONG_COLUMN = 5;

/** Nobody wants to follow more cases than this one by one. */
const MOST_TOLD = 60;

/**
 * The whole path from what is known to the end. Where no rule fires, a quick look tells whether the
 * rest takes few cases, which are then told one by one, or many, which become a table.
 */
export function derive(knowledge: Knowledge, notebook: Notebook, allowance: Allowance): Node {
  const steps: Step[] = [];
  if (allowance.exchange && knowledge.facts.length === 0)
    for (const finding of exchanges(knowledge.view.setting)) steps.push(take(finding, knowledge));
  steps.push(...easySteps(knowledge, notebook, allowance.isOver));
  const end = endOf(knowledge);
  if (end !== undefined) return { steps, end };
  const quick = { ...allowance };
  const look = deriveQuickly(knowledge.branch(), notebook, quick);
  const told =
    look.end.kind !== "open" && allowance.cases - quick.cases <= fewCases(knowledge.view.setting)
      ? deriveCases(knowledge.branch(), notebook, { ...allowance, cases: MOST_TOLD })
      : undefined;
  if (told !== undefined && told.end.kind !== "open") return { ...told, steps: [...steps, ...told.steps] };
  return { ...look, steps: [...steps, ...look.steps], table: true };
}

/** Up to how many cases of the quick path the cases are told one by one. */
function fewCases({ columns }: Setting): number {
  const isLong = columns.some(({ monomials }) => monomials.length > LONG_COLUMN);
  return isLong ? FEW_CASES_OF_LONG_COLUMNS : FEW_CASES;
}

/** By cases that are told one by one. */
function deriveCases(knowledge: Knowledge, notebook: Notebook, allowance: Allowance): Node {
  const steps: Step[] = [];
  if (allowance.cases-- <= 0 || allowance.isOver()) return { steps, end: { kind: "open" } };
  for (;;) {
    steps.push(...easySteps(knowledge, notebook, allowance.isOver));
    const end = endOf(knowledge);
    if (end !== undefined) return { steps, end };
    const fork = allowance.forkAt?.(knowledge.view);
    const pivot =
      fork === undefined
        ? bestPivot(knowledge.view, notebook, allowance.isOver)
        : pivotAt(fork, knowledge.view, notebook);
    if (pivot === undefined) return { steps, end: { kind: "open" } };
    // Where a look does not tell which way is right, both may still say the same.
    const isUnclear = fork === undefined && pivot.assumptions.filter(({ dead }) => !dead).length > 1;
    const both = isUnclear ? splitForBoth(knowledge, notebook, easySteps) : undefined;
    if (both !== undefined) {
      steps.push(both);
      continue;
    }
    const split = splitOn(pivot, knowledge, notebook, allowance);
    steps.push(...split.steps);
    if (split.end !== undefined) return { steps, end: split.end };
  }
}

/** Steps by rules, as long as any fires. */
function easySteps(knowledge: Knowledge, notebook: Notebook, isReached: () => boolean = () => false): Step[] {
  const steps: Step[] = [];
  let last: Finding | undefined;
  while (!knowledge.view.impossible && !isReached() && !isSolved(knowledge.view)) {
    const next = nextFinding(new Moment(knowledge.view, notebook), last);
    if (next === undefined) break;
    steps.push({ ...take(next.finding, knowledge), doors: next.doors, places: next.places });
    last = next.finding;
  }
  return steps;
}

/** The end, when there is nothing left to find out. */
function endOf({ view }: Knowledge): End | undefined {
  if (view.impossible) return { kind: "impossible" };
  if (!view.complete) return undefined;
  return isSolved(view) ? { kind: "solution", digits: [...view.fixed] } : { kind: "open" };
}

/** What a split adds to the steps, and the end if it comes to one. */
function splitOn(
  { assumptions }: Pivot,
  knowledge: Knowledge,
  notebook: Notebook,
  allowance: Allowance,
): { readonly steps: readonly Step[]; readonly end?: End } {
  const grounds = casesOf((assumptions[0] as Outlook).assumption);
  const premises = relevantFacts(grounds, knowledge.facts, knowledge.view);
  const refuted: Branch[] = [];
  const alive = assumptions.filter(({ dead }) => !dead);
  const kept: Branch[] = [];
  const lookAt = ({ assumption }: Outlook): boolean => {
    const branch = assume(assumption, knowledge, notebook, allowance);
    const { kind } = branch.node.end;
    if (kind === "impossible") refuted.push(branch);
    else if (kind !== "open") kept.push(branch);
    return kind !== "open";
  };
  // The wrong branches first, and among them those that die soonest.
  const dead = assumptions.filter((a) => a.dead).sort((a, b) => a.work - b.work);
  if (!dead.every(lookAt)) return { steps: [], end: { kind: "open" } };
  // With one case left there is no need to assume it.
  if (alive.length === 1) {
    const claims = [(alive[0] as Outlook).assumption];
    const facts = claims.map((claim) => knowledge.learn(claim));
    return { steps: [{ finding: refutation(grounds, claims, refuted), facts, premises, refuted }] };
  }
  if (!alive.every(lookAt)) return { steps: [], end: { kind: "open" } };
  if (kept.length === 0) {
    const fact = knowledge.learn({ kind: "impossible" });
    const step = { finding: refutation(grounds, [fact.claim], refuted), facts: [fact], premises, refuted };
    return { steps: [step], end: { kind: "impossible" } };
  }
  if (kept.length === 1) {
    // What was assumed is now known, and its steps go on from there.
    const { assumption, node } = kept[0] as Branch;
    const step = {
      finding: refutation(grounds, [assumption.claim], refuted),
      facts: [assumption],
      premises,
      refuted,
    };
    return { steps: [step, ...node.steps], end: node.end };
  }
  if (refuted.length === 0) return { steps: [], end: { kind: "fork", branches: kept, premises } };
  const rest = union(kept.map(({ assumption }) => assumption.claim));
  const fact = knowledge.learn(rest);
  const step = { finding: refutation(grounds, [rest], refuted), facts: [fact], premises, refuted };
  return { steps: [step], end: { kind: "fork", branches: kept, premises: [fact] } };
}

function casesOf(assumption: Claim): Grounds {
  if (assumption.kind === "digits") return { kind: "cases", symbols: [assumption.symbol], carries: [] };
  if (assumption.kind === "carry") return { kind: "cases", symbols: [], carries: [assumption.carry] };
  throw new Error("cases are digits or carries");
}

function refutation(grounds: Grounds, claims: readonly Claim[], refuted: readonly Branch[]): Finding {
  const short = refuted.every(
    ({ node }) => node.steps.length <= 3 && node.steps.every(({ finding }) => finding.rule.level <= 3),
  );
  return { rule: short ? shortRefutation : caseTable, spot: {}, grounds, claims };
}

/** One of several cases of the same letter or carry. */
function union(claims: readonly Claim[]): Claim {
  let all = claims[0] as Claim;
  for (const claim of claims) {
    if (all.kind === "digits" && claim.kind === "digits") all = { ...all, digits: all.digits | claim.digits };
    else if (all.kind === "carry" && claim.kind === "carry")
      all = { ...all, low: Math.min(all.low, claim.low), high: Math.max(all.high, claim.high) };
    else throw new Error("cases are digits or carries");
  }
  return all;
}

/**
 * Whether the rules up to a level, taken as `derive` takes them, come to an end without cases. A path takes a rule
 * of a higher level only where the easier ones see nothing more, so this tells whether its level is so low, at a
 * part of the cost. Levels up to 3: from 4 on, cases may be cheaper than the rules.
 */
export function closesWithin(level: 1 | 2 | 3, knowledge: Knowledge, notebook: Notebook): boolean {
  const levels = BEFORE_CASES.filter((each) => each <= level);
  let last: Finding | undefined;
  while (!knowledge.view.impossible && !isSolved(knowledge.view)) {
    last = nextFinding(new Moment(knowledge.view, notebook), last, levels)?.finding;
    if (last === undefined) return false;
    take(last, knowledge);
  }
  return true;
}

/** The finding to take next, of the easiest level that has any, and how many there are to choose from. */
function nextFinding(
  moment: Moment,
  last: Finding | undefined,
  levels: readonly Level[] = BEFORE_CASES,
): { readonly finding: Finding; readonly doors: number; readonly places: number } | undefined {
  for (const level of levels) {
    const findings = rulesOfLevel(level).flatMap((rule) => rule.find(moment));
    const finding = choose(findings, moment.view, last);
    if (finding !== undefined) return { finding, doors: doorsAmong(findings), places: placesIn(moment) };
  }
  return undefined;
}

/** How many places there are where something can be found; what two rules see in one place is one door. */
function doorsAmong(findings: readonly Finding[]): number {
  const doors = findings.map(({ spot, grounds }) =>
    grounds.kind === "distinct" ? `letter ${grounds.symbols[0]}` : `${spot.part}:${spot.place}`,
  );
  return new Set(doors).size;
}

/** How many places there are to look at: columns, and parts without columns, that have something open. */
function placesIn(moment: Moment): number {
  const { setting, view } = moment;
  const open = setting.columns.filter((column) => moment.isOpen(column)).length;
  const whole = setting.parts.filter(
    ({ index, symbols }) =>
      setting.calculations.every(({ part }) => part !== index) && symbols.some((s) => view.fixed[s] === -1),
  );
  return open + whole.length;
}

/** Takes a finding as a step: its claims become facts. */
function take(finding: Finding, knowledge: Knowledge): Step {
  const premises = relevantFacts(finding.grounds, knowledge.facts, knowledge.view);
  const rows = rowsListed(finding, knowledge.view);
  return { finding, premises, rows, facts: finding.claims.map((claim) => knowledge.learn(claim)) };
}

function assume(assumption: Claim, knowledge: Knowledge, notebook: Notebook, allowance: Allowance): Branch {
  const inner = knowledge.branch();
  const fact = inner.learn(assumption);
  return { assumption: fact, node: deriveCases(inner, notebook, allowance) };
}
