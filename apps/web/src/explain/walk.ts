/**
 * An explanation as a walk: what stands on one screen after the other, in reading order, with what is known there.
 * Most stops are a step each. A step that looks at cases is met twice, before its cases and behind them; a fork and
 * an end are stops of their own. Steps keep the numbers that the explanation gives them, and a stop is named by the
 * step before it, so that a link stays true.
 *
 * Where there are too many cases to be followed one by one, the walk stops there and says so.
 */
import {
  type Explanation,
  Known,
  type StatedCase,
  type StatedEnd,
  type StatedStep,
  tableStart,
} from "cryptarithm";
import { type CaseRow, caseRows } from "./table-of-cases.js";

type Fork = StatedEnd & { readonly kind: "fork" };
type Solved = StatedEnd & { readonly kind: "solution" };

/** A case that a stop stands in. */
export interface Turn {
  readonly assumed: StatedCase;
  /** Whether it is a way to a solution, or only supposed. */
  readonly kind: "way" | "suppose";
  /** All cases of the same question, this one among them. */
  readonly among: readonly StatedCase[];
}

/** What all stops have. */
interface Place {
  /** Its name in links: "0", "3", "3so", "end". */
  readonly id: string;
  /** The cases that it stands in, from the outside. */
  readonly turns: readonly Turn[];
  /** What is known when it has been read. */
  readonly known: Known;
  /** Letters, cells and carries that it has just settled. */
  readonly fresh: ReadonlySet<string>;
}

export type Stop = Place &
  (
    | { readonly kind: "start" }
    /** A step; `closes` when the case that it stands in ends with it. */
    | { readonly kind: "step"; readonly step: StatedStep; readonly closes?: "cannot" | "agreed" }
    /** What follows from the cases of a step. */
    | { readonly kind: "so"; readonly step: StatedStep }
    | { readonly kind: "ways"; readonly fork: Fork }
    /** A solution, of several: the only one is the end. */
    | { readonly kind: "solution"; readonly end: Solved }
    | { readonly kind: "end"; readonly end: StatedEnd | undefined }
  );

/** A stop with its own things left to be said. */
type Bare = Stop extends infer S ? (S extends Stop ? Omit<S, keyof Place> : never) : never;

export interface Walk {
  readonly stops: readonly Stop[];
  /** How many steps are told. */
  readonly steps: number;
  /** The step that concluded a fact, by the number of the fact. */
  readonly concludedBy: ReadonlyMap<number, StatedStep>;
  /** The case that assumed a fact, by the number of the fact. */
  readonly assumedBy: ReadonlyMap<number, StatedCase>;
  /** Where a case begins, as a position in the walk. */
  readonly beginnings: ReadonlyMap<StatedCase, number>;
  /** From a step with cases to what follows from them, as positions. */
  readonly exits: ReadonlyMap<StatedStep, number>;
  /** Where the cases are too many to be told: a row for each. */
  readonly table?: { readonly rows: readonly CaseRow[] };
}

/** Lays out the walk through an explanation. */
export function walkOf(explanation: Explanation): Walk {
  return new Walker().walk(explanation);
}

/** Whether the cases of a step go without sentences, since they are too many. */
export const isCounted = ({ cases = [] }: StatedStep): boolean =>
  cases.length > 0 && cases.some(({ steps }) => steps.some(({ text }) => text === undefined));

class Walker {
  readonly #stops: Stop[] = [];
  readonly #ids = new Set<string>();
  readonly #concludedBy = new Map<number, StatedStep>();
  readonly #assumedBy = new Map<number, StatedCase>();
  readonly #beginnings = new Map<StatedCase, number>();
  readonly #exits = new Map<StatedStep, number>();
  #step = 0;

  walk(explanation: Explanation): Walk {
    const known = Known.atStart(explanation);
    this.#add("0", { kind: "start" }, [], known);
    const { steps, end, table } = explanation;
    const from = tableStart(explanation);
    const rows = table ? caseRows({ steps: steps.slice(from), end }) : [];
    // Where the limits were met before the first case there is nothing to be counted.
    const isTable = rows.length > 0;
    this.#steps(isTable ? steps.slice(0, from) : steps, [], known);
    if (isTable) this.#add("end", { kind: "end", end: undefined }, [], known);
    else this.#lastEnd(end, known);
    return {
      stops: this.#stops,
      steps: this.#step,
      concludedBy: this.#concludedBy,
      assumedBy: this.#assumedBy,
      beginnings: this.#beginnings,
      exits: this.#exits,
      ...(isTable && { table: { rows } }),
    };
  }

  #lastEnd(end: StatedEnd, known: Known): void {
    if (end.kind === "fork") {
      this.#fork(end, [], known);
      this.#add("end", { kind: "end", end }, [], known);
      return;
    }
    if (end.kind === "solution") learnAll(known, end);
    this.#add("end", { kind: "end", end }, [], known);
  }

  #steps(
    steps: readonly StatedStep[],
    turns: readonly Turn[],
    known: Known,
    closes?: "cannot" | "agreed",
  ): void {
    for (const step of steps) {
      for (const { id } of step.facts) this.#concludedBy.set(id, step);
      const isLast = step === steps.at(-1);
      const closing = isLast && closes !== undefined ? { closes } : {};
      const fresh = freshIn(step, known);
      this.#step = step.n;
      if (step.cases === undefined || isCounted(step)) {
        known.learn(step.facts);
        this.#add(`${step.n}`, { kind: "step", step, ...closing }, turns, known, fresh);
        continue;
      }
      this.#add(`${step.n}`, { kind: "step", step }, turns, known);
      for (const assumed of step.cases)
        this.#case({ assumed, kind: "suppose", among: step.cases }, turns, known);
      known.learn(step.facts);
      this.#exits.set(step, this.#stops.length);
      this.#add(`${step.n}so`, { kind: "so", step }, turns, known, fresh);
    }
  }

  #case(turn: Turn, outer: readonly Turn[], before: Known): void {
    const { assumed } = turn;
    const turns = [...outer, turn];
    this.#assumedBy.set(assumed.assumes.id, assumed);
    this.#beginnings.set(assumed, this.#stops.length);
    const known = before.copy();
    known.learn([assumed.assumes]);
    const { steps, end } = assumed;
    const closes = end.kind === "impossible" ? "cannot" : end.kind === "agreed" ? "agreed" : undefined;
    this.#steps(steps, turns, known, closes);
    if (end.kind === "fork") this.#fork(end, turns, known);
    if (end.kind === "solution") {
      learnAll(known, end);
      this.#add(`${this.#step}end`, { kind: "solution", end }, turns, known);
    }
  }

  #fork(fork: Fork, turns: readonly Turn[], known: Known): void {
    this.#add(`${this.#step}ways`, { kind: "ways", fork }, turns, known);
    for (const assumed of fork.cases) this.#case({ assumed, kind: "way", among: fork.cases }, turns, known);
  }

  #add(
    id: string,
    bare: Bare,
    turns: readonly Turn[],
    known: Known,
    fresh: ReadonlySet<string> = new Set(),
  ): void {
    let own = id;
    for (let i = 2; this.#ids.has(own); i++) own = `${id}${i}`;
    this.#ids.add(own);
    // What a stop of a kind has is its own; the place is the same for all.
    this.#stops.push({ ...bare, id: own, turns, known: known.copy(), fresh } as Stop);
  }
}

function learnAll(known: Known, { digits }: Solved): void {
  known.learn(
    Object.entries(digits).map(([letter, digit]) => ({ id: 0, claim: { letter, digits: [digit] } })),
  );
}

/** The letters and cells that a step gives their only digit, and the carries it settles ("0:3" is part and place). */
function freshIn({ facts }: StatedStep, before: Known): ReadonlySet<string> {
  const after = before.copy();
  after.learn(facts);
  const fresh = new Set<string>();
  for (const letter of after.settled.keys()) if (before.digit(letter) === undefined) fresh.add(letter);
  for (const { claim } of facts)
    if ("carry" in claim && after.carry(claim.carry) !== undefined && before.carry(claim.carry) === undefined)
      fresh.add(`${claim.carry.part}:${claim.carry.place}`);
  return fresh;
}

/**
 * What is known at a stop whatever is supposed there: inside of a case that is only supposed, what was known before
 * it. A way to a solution counts as known.
 */
export function surelyKnown(stop: Stop, { stops, beginnings }: Walk): Known {
  const depth = stop.turns.findIndex(({ kind }) => kind === "suppose");
  const supposed = stop.turns[depth];
  if (supposed === undefined) return stop.known;
  const from = beginnings.get(supposed.assumed) ?? 0;
  const before = stops.slice(0, from).findLast(({ turns }) => turns.length === depth);
  return before?.known ?? stop.known;
}
