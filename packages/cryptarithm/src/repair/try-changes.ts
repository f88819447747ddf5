/**
 * Tries changes one after the other, the nearest first, until enough of them are repairs. Each repair is proved
 * by a complete search. A change that takes long is put off until the others have been tried, so that one hard
 * puzzle among thousands does not use up the time; what was not decided is counted and told.
 */
import type { SearchOptions } from "../search/answer.js";
import { now, type StopReason } from "../search/meter.js";
import { pose } from "../semantics/pose.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { Candidate, Edited } from "./change.js";
import { ADDS } from "./cost.js";
import { exactlyOne } from "./exactly-one.js";
import type { RepairSetting } from "./setting.js";
import { Slots } from "./slots.js";

export interface TryOptions extends SearchOptions {
  /** How many repairs are wanted. */
  readonly wanted: number;
}

/** A change that leaves exactly one solution. */
export interface Found {
  readonly candidate: Candidate;
  readonly edited: Edited | undefined;
  readonly puzzle: Puzzle;
  /** The digits of its solution, by symbol. */
  readonly digits: ArrayLike<number>;
}

export interface Tried {
  /** The nearest first. */
  readonly found: readonly Found[];
  readonly tried: number;
  /** Changes that were looked at in vain: no limit was reached, or they are nearer than the last that was found. */
  readonly undecided: number;
  /** The limit that ended it. */
  readonly stopped?: StopReason;
  readonly nodes: number;
}

/** Which part of the repairs may be givens and filled blanks before other changes have had their turn. */
const PART_ADDED = 0.6;
/** Nodes after which a change is put off. */
const FIRST_NODES = 100_000;

export function tryChanges(
  setting: RepairSetting,
  candidates: readonly Candidate[],
  options: TryOptions,
): Tried {
  const trial = new Trial(setting, options);
  for (const [i, candidate] of candidates.entries()) {
    if (!trial.goesOn) break;
    trial.first(candidate, i);
  }
  trial.second(candidates);
  trial.rest(candidates);
  return trial.result();
}

class Trial {
  readonly #setting: RepairSetting;
  readonly #options: TryOptions;
  readonly #seen = new Set<string>();
  readonly #slots: Slots;
  readonly #started = now();
  readonly #found: { readonly rank: number; readonly found: Found }[] = [];
  readonly #later: number[] = [];
  readonly #held: number[] = [];
  #stopped: StopReason | undefined;
  #tried = 0;
  #undecided = 0;
  #nodes = 0;
  #reported = 0;

  constructor(setting: RepairSetting, options: TryOptions) {
    this.#setting = setting;
    this.#options = options;
    this.#slots = new Slots(setting);
  }

  get goesOn(): boolean {
    const { signal, milliseconds, nodes, wanted, onProgress } = this.#options;
    const elapsed = now() - this.#started;
    if (signal?.aborted) this.#stopped ??= "aborted";
    else if (milliseconds !== undefined && elapsed >= milliseconds) this.#stopped ??= "time";
    else if (nodes !== undefined && this.#spent >= nodes) this.#stopped ??= "nodes";
    if (elapsed - this.#reported > 100) {
      this.#reported = elapsed;
      onProgress?.(this.#spent, BigInt(this.#found.length));
    }
    return this.#stopped === undefined && this.#found.length < wanted;
  }

  /** Tries a change for a moment. */
  first(candidate: Candidate, rank: number): void {
    if (!candidate.fails && ADDS.has(candidate.change.kind) && this.#added >= this.#mostAdded) {
      this.#held.push(rank);
      return;
    }
    this.#tried++;
    if (candidate.fails) return;
    if (candidate.filling !== undefined && this.#slots.fails(candidate.filling, this.#limits)) return;
    const edited = candidate.edit?.();
    if (candidate.edit !== undefined) {
      if (edited === undefined || this.#seen.has(edited.key)) return;
      this.#seen.add(edited.key);
    }
    this.#try(candidate, edited, { rank, nodes: FIRST_NODES });
  }

  /** Tries what was put off, as long as there is time and not enough has been found. */
  second(candidates: readonly Candidate[]): void {
    for (const rank of this.#later.splice(0)) {
      const candidate = candidates[rank] as Candidate;
      if (this.goesOn) this.#try(candidate, candidate.edit?.(), { rank });
      else this.#undecided++;
    }
  }

  /** Tries the givens that were held back for the sake of other changes, when there are too few of these. */
  rest(candidates: readonly Candidate[]): void {
    for (const rank of this.#held) {
      if (!this.goesOn) return;
      const candidate = candidates[rank] as Candidate;
      this.#tried++;
      this.#try(candidate, candidate.edit?.(), { rank });
    }
  }

  get #added(): number {
    return this.#found.filter(({ found }) => ADDS.has(found.candidate.change.kind)).length;
  }

  get #mostAdded(): number {
    return Math.ceil(PART_ADDED * this.#options.wanted);
  }

  result(): Tried {
    return {
      found: this.#found.sort((a, b) => a.rank - b.rank).map(({ found }) => found),
      tried: this.#tried,
      undecided: this.#undecided,
      ...(this.#stopped === undefined ? {} : { stopped: this.#stopped }),
      nodes: this.#spent,
    };
  }

  get #spent(): number {
    return this.#nodes + this.#slots.nodes;
  }

  /** What is left of the limits, for one search. */
  get #limits(): SearchOptions {
    const { mode, without, signal, milliseconds, nodes } = this.#options;
    return {
      mode,
      without,
      signal,
      nodes: nodes === undefined ? undefined : nodes - this.#spent,
      milliseconds: milliseconds === undefined ? undefined : milliseconds - (now() - this.#started),
    };
  }

  #try(
    candidate: Candidate,
    edited: Edited | undefined,
    { rank, nodes }: { readonly rank: number; readonly nodes?: number },
  ): void {
    const { puzzle: original, options: rules } = this.#setting;
    const posed = pose(edited?.formula ?? original.formula, { ...rules, ...candidate.rules });
    if (!posed.ok) return;
    const limits = this.#limits;
    const verdict = exactlyOne(posed.puzzle, {
      ...limits,
      nodes: Math.min(nodes ?? Number.POSITIVE_INFINITY, limits.nodes ?? Number.POSITIVE_INFINITY),
    });
    this.#nodes += verdict.nodes;
    if (verdict.kind === "one") {
      const { puzzle } = posed;
      this.#found.push({ rank, found: { candidate, edited, puzzle, digits: verdict.digits } });
    } else if (verdict.kind === "unknown") {
      if (nodes !== undefined && verdict.reason === "nodes") this.#later.push(rank);
      else this.#undecided++;
    }
  }
}
