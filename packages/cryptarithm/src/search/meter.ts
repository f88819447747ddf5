/**
 * Limits: nodes, time, and a signal from outside. The search asks every few thousand nodes,
 * or before an exact evaluation (which may be slow), so that it never hangs and costs next to
 * nothing to watch. A single operation is not interrupted.
 */

import type { Crew } from "./crew.js";

/** The part of an AbortSignal that is used. */
export interface AbortSignalLike {
  readonly aborted: boolean;
}

export interface Limits {
  /** Stop after so many nodes. */
  readonly nodes?: number | undefined;
  /** Stop after so many milliseconds. */
  readonly milliseconds?: number | undefined;
  readonly signal?: AbortSignalLike | undefined;
  /** Called about ten times a second with the nodes so far and the solutions that the present run has found. */
  readonly onProgress?: ((nodes: number, found: bigint) => void) | undefined;
  /** Other threads, over which long runs are spread; not where `nodes` limits them. */
  readonly crew?: Crew | undefined;
}

/** "enough": the caller wanted no more solutions. */
export type StopReason = "nodes" | "time" | "aborted" | "enough";

/** Between two looks at the clock. */
const NODES_PER_LOOK = 4096;
const MILLISECONDS_PER_REPORT = 100;

/** Milliseconds from an unspecified start. */
export function now(): number {
  const clock = (globalThis as { performance?: { now(): number } }).performance;
  return clock === undefined ? Date.now() : clock.now();
}

export class Meter {
  /** Why the search must stop, once it must. */
  stopped: StopReason | undefined;
  /** The run that is measured now. */
  running: { readonly count: bigint } | undefined;
  private readonly limits: Limits;
  private readonly start: number;
  private reported: number;
  /** The nodes of finished runs. */
  private before = 0;
  /** The nodes of the present run, when they were last told. */
  private current = 0;

  constructor(limits: Limits, start: number = now()) {
    this.limits = limits;
    this.start = start;
    this.reported = start;
  }

  get nodes(): number {
    return this.before;
  }

  /** The threads over which a long run may be spread. */
  get crew(): Crew | undefined {
    return this.limits.crew;
  }

  /** Whether the search stops at a number of nodes. */
  get limitsNodes(): boolean {
    return this.limits.nodes !== undefined;
  }

  /** Adds the nodes of a finished run. */
  add(nodes: number): void {
    this.before += nodes;
    this.current = 0;
  }

  /** Whether a run may begin: false when the time is up already, or the signal was given. */
  mayBegin(): boolean {
    this.inspect();
    return this.stopped === undefined;
  }

  /** A meter with the same clock that also stops after so many nodes. */
  trial(nodes: number): Meter {
    const most = this.limits.nodes === undefined ? nodes : Math.min(nodes, this.limits.nodes - this.before);
    return new Meter({ ...this.limits, nodes: most }, this.start);
  }

  /** Whether a run of so many nodes has used up the limit of nodes. */
  exhausted(nodes: number): boolean {
    return this.limits.nodes !== undefined && this.before + nodes >= this.limits.nodes;
  }

  /** Whether the limit of nodes may be reached before `look` is asked for the next time but one. */
  nearLimit(nodes: number): boolean {
    return this.limits.nodes !== undefined && this.limits.nodes - this.before - nodes <= 2 * NODES_PER_LOOK;
  }

  /** How many nodes of this run may be visited before `look` must be asked. */
  allowance(nodes: number): number {
    const left = (this.limits.nodes ?? Number.POSITIVE_INFINITY) - this.before;
    return Math.min(nodes + NODES_PER_LOOK, Math.max(nodes, left));
  }

  /** Asked when the allowance is used up: the next one, or -1 to stop. */
  look(nodes: number): number {
    this.current = nodes;
    if (this.exhausted(nodes)) this.stopped ??= "nodes";
    this.inspect();
    return this.stopped === undefined ? this.allowance(nodes) : -1;
  }

  /** Called before each exact evaluation, which may take long by itself. The next node stops when the time is up. */
  exactCheck(): void {
    this.inspect();
  }

  private inspect(): void {
    if (this.stopped !== undefined) return;
    const { milliseconds, signal, onProgress } = this.limits;
    if (signal?.aborted) this.stopped = "aborted";
    else {
      const time = now();
      if (milliseconds !== undefined && time - this.start >= milliseconds) this.stopped = "time";
      else if (onProgress && time - this.reported >= MILLISECONDS_PER_REPORT) {
        this.reported = time;
        onProgress(this.before + this.current, this.running?.count ?? 0n);
      }
    }
  }
}
