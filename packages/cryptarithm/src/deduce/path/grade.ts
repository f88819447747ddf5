/**
 * The grade of a path: its level, which is the hardest rule that was needed, and a score for all the work
 * on the way. The level is read off the path as it was found, since there a rule of a higher level is
 * taken only when the easier ones see nothing more; the score off the path as it is told.
 *
 * Score: the cost of each step, more where few doors stood open (a single narrow one is hard to find
 * however easy it is to walk through), and more for each further case. Work inside of cases counts fully
 * at first and then with its logarithm, since nobody follows the hundredth case with equal care; a table
 * counts as so many cases.
 */

import type { Level } from "../rule.js";
import type { Setting } from "../setting/setting.js";
import { WEIGHTS } from "./choose.js";
import type { Branch, Node, Step } from "./step.js";
import { ownCost } from "./step-cost.js";

/** The names of the scores, easiest first. */
export const BANDS = ["gentle", "moderate", "hard", "tough", "expert"] as const;

export type Band = (typeof BANDS)[number];

/** Each band but the last ends before this score. */
export const BAND_LIMITS: Readonly<Record<Exclude<Band, "expert">, number>> = {
  gentle: 20,
  moderate: 50,
  hard: 110,
  tough: 250,
};

/** How much of each rule a path needs. */
interface Technique {
  readonly rule: string;
  readonly count: number;
}

export interface PathGrade {
  readonly level: Level;
  readonly score: number;
  readonly band: Band;
  /** The rules in the order in which they are first needed. */
  readonly techniques: readonly Technique[];
  /** The steps that are told, those inside of cases included; of a table only those before it. */
  readonly steps: number;
  /** How many cases are looked at. */
  readonly cases: number;
  /** How deep cases are nested: 0 when there are none. */
  readonly depth: number;
}

/** What another case costs besides its steps, and what a row of a table costs in all. */
const CASE = 6;
const ROW = 20;
/** A door that is missing costs this share of the weight of its rule; so many doors are enough. */
const MISSING_DOOR = 0.5;
const ENOUGH_DOORS = 3;
/** Work inside of cases counts fully up to this. */
const FULL_CASEWORK = 60;

/** The grade of a path; `derived` as it was found, `node` as it is told. */
export function gradePath(derived: Node, node: Node, setting: Setting): PathGrade {
  const tally = new Tally(setting);
  tally.node(node, 0, false);
  const score = Math.round(10 * (tally.work + casework(tally.casework))) / 10;
  return {
    level: levelOf(derived),
    score,
    band: bandOf(score),
    techniques: [...tally.techniques].map(([rule, count]) => ({ rule, count })),
    steps: tally.steps,
    cases: tally.cases,
    depth: tally.depth,
  };
}

/** What work inside of cases counts: evenly at first, from a point on with the logarithm. */
function casework(work: number): number {
  return work <= FULL_CASEWORK ? work : FULL_CASEWORK * (1 + Math.log(work / FULL_CASEWORK));
}

/** The band of a score. */
function bandOf(score: number): Band {
  return BANDS.find((band) => band === "expert" || score < BAND_LIMITS[band]) ?? "expert";
}

/** The hardest rule of a path; what is only to be had by several cases that live is of the last level. */
function levelOf({ steps, end }: Node): Level {
  let level: Level = end.kind === "fork" ? 5 : 1;
  for (const { finding } of steps) if (finding.rule.level > level) level = finding.rule.level;
  return level;
}

class Tally {
  /** The work outside of cases, and inside of them. */
  work = 0;
  casework = 0;
  steps = 0;
  cases = 0;
  depth = 0;
  readonly techniques = new Map<string, number>();
  readonly #setting: Setting;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  node({ steps, end, table }: Node, depth: number, inTable: boolean): void {
    const isTable = inTable || table === true;
    for (const step of steps) this.#step(step, depth, isTable);
    if (end.kind === "fork") {
      this.#branches(end.branches, depth, isTable);
      if (!isTable) this.casework += CASE * (end.branches.length - 1);
    }
    if (table === true) this.casework += ROW * this.cases;
  }

  #step(step: Step, depth: number, inTable: boolean): void {
    const { refuted, facts, finding } = step;
    const { name } = finding.rule;
    // The cases of a table are not told one by one; what they need is named once.
    const isTold = !inTable || (depth === 0 && refuted === undefined);
    if (isTold) {
      this.steps++;
      const cost = ownCost(step, this.#setting) + narrowness(step);
      if (depth === 0) this.work += cost;
      else this.casework += cost;
    }
    if (isTold || !this.techniques.has(name)) this.techniques.set(name, (this.techniques.get(name) ?? 0) + 1);
    if (refuted === undefined) return;
    this.#branches(refuted, depth, inTable);
    const living = facts[0]?.claim.kind === "impossible" ? 0 : 1;
    if (!inTable) this.casework += CASE * (refuted.length + living - 1);
  }

  #branches(branches: readonly Branch[], depth: number, inTable: boolean): void {
    this.cases += branches.length;
    this.depth = Math.max(this.depth, depth + 1);
    for (const { node } of branches) this.node(node, depth + 1, inTable);
  }
}

/** How much harder a step is to find because few others were to be found: a share of its rule's weight. */
function narrowness({ finding, doors, places = 0 }: Step): number {
  if (doors === undefined) return 0;
  const missing = Math.max(0, Math.min(ENOUGH_DOORS, places) - doors);
  return MISSING_DOOR * WEIGHTS[finding.rule.level] * missing;
}
