/**
 * The grade of a path: its level, which is the hardest rule that was needed, and a score for all the work
 * on the way. The level is read off the path as it was found, since there a rule of a higher level is
 * taken only when the easier ones see nothing more; the score off the path as it is told.
 *
 * Score: the cost of each step, more for each further case, and more where few doors stood open: a
 * single narrow one is hard to find however easy it is to walk through. A table of cases grows
 * with the logarithm of its rows, since nobody follows them with equal care.
 */
import type { Level } from "./rule.js";
import type { Setting } from "./setting.js";
import type { Branch, Node, Step } from "./step.js";
import { ownCost } from "./step-cost.js";

/** The names of the scores, easiest first. */
export const BANDS = ["gentle", "moderate", "hard", "tough", "expert"] as const;

export type Band = (typeof BANDS)[number];

/** Each band but the last ends before this score. */
export const BAND_LIMITS: Readonly<Record<Exclude<Band, "expert">, number>> = {
  gentle: 15,
  moderate: 30,
  hard: 60,
  tough: 120,
};

/** How much of each rule a path needs. */
export interface Technique {
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

/** What another case costs besides its steps. */
const CASE = 6;
/** What each door that is missing costs, and how many are enough. */
const MISSING_DOOR = 3;
const ENOUGH_DOORS = 3;
/** A table costs so much, and so much more whenever its rows double. */
const TABLE = 60;
const TABLE_DOUBLED = 15;

/** The grade of a path; `derived` as it was found, `node` as it is told. */
export function gradePath(derived: Node, node: Node, setting: Setting): PathGrade {
  const tally = new Tally(setting);
  tally.node(node, 0, false);
  const score = Math.round(10 * tally.score) / 10;
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

/** The band of a score. */
export function bandOf(score: number): Band {
  return BANDS.find((band) => band === "expert" || score < BAND_LIMITS[band]) ?? "expert";
}

/** The hardest rule of a path; what is only to be had by several cases that live is of the last level. */
function levelOf({ steps, end }: Node): Level {
  let level: Level = end.kind === "fork" ? 5 : 1;
  for (const { finding } of steps) if (finding.rule.level > level) level = finding.rule.level;
  return level;
}

class Tally {
  score = 0;
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
      if (!isTable) this.score += CASE * (end.branches.length - 1);
    }
    if (table !== true) return;
    this.score += TABLE + TABLE_DOUBLED * Math.log2(Math.max(1, this.cases));
  }

  #step(step: Step, depth: number, inTable: boolean): void {
    const { finding, refuted, doors, facts } = step;
    const silent = inTable && (depth > 0 || refuted !== undefined);
    const { name } = finding.rule;
    if (!silent || !this.techniques.has(name)) {
      this.techniques.set(name, (this.techniques.get(name) ?? 0) + 1);
    }
    if (!silent) {
      this.steps++;
      this.score += ownCost(step, this.#setting);
      if (doors !== undefined) this.score += MISSING_DOOR * Math.max(0, ENOUGH_DOORS - doors);
    }
    if (refuted === undefined) return;
    this.#branches(refuted, depth, inTable);
    const living = facts[0]?.claim.kind === "impossible" ? 0 : 1;
    if (!inTable) this.score += CASE * (refuted.length + living - 1);
  }

  #branches(branches: readonly Branch[], depth: number, inTable: boolean): void {
    this.cases += branches.length;
    this.depth = Math.max(this.depth, depth + 1);
    for (const { node } of branches) this.node(node, depth + 1, inTable);
  }
}
