/**
 * What is known during a search: the set of digits that each variable may still be, as a bit mask, a trail to undo
 * it, and a queue of the propagators that must look again. A variable is a symbol of the puzzle, a hidden cell, or
 * a constant; constants are variables with one digit, so that no propagator has to tell them apart.
 *
 * Nothing is allocated after the start. A change takes at least one digit away, so a path of the search has at most
 * as many changes as there are digits in all sets.
 */
/** Takes from variables what cannot be. */
export interface Propagator {
  /** The variables that it looks at, each once. */
  readonly scope: readonly number[];
  /** 0 is the cheapest. */
  readonly priority: number;
  /** Whether it may have more to say after its own changes. */
  readonly repeats: boolean;
  /** False when it cannot hold. */
  propagate(store: Store): boolean;
}

/** What a search begins with. */
export interface StoreSetup {
  readonly base: number;
  /** The digits that each variable may be; symbols first. */
  readonly masks: Int32Array;
  readonly propagators: readonly Propagator[];
  /** The propagators that look at each variable. */
  readonly watchers: readonly Int32Array[];
  /** How much each variable matters at the start. */
  readonly weights: Float64Array;
}

/** Variables looked at between two looks at the limits. */
const WORK_PER_LOOK = 20_000;
/** Cheap propagators first. */
const PRIORITIES = 4;

export class Store {
  readonly base: number;
  readonly masks: Int32Array;
  /** Grows with each failure of a propagator that looks at the variable. */
  readonly weights: Float64Array;
  /** Of each propagator: whether it holds whatever follows. */
  readonly #decided: Uint8Array;
  readonly #propagators: readonly Propagator[];
  readonly #watchers: readonly Int32Array[];
  readonly #queues: readonly Int32Array[];
  readonly #heads = new Int32Array(PRIORITIES);
  readonly #sizes = new Int32Array(PRIORITIES);
  readonly #queued: Uint8Array;
  /** Changed variables, or -1 - propagator where one was found to hold. */
  readonly #trail: Int32Array;
  readonly #before: Int32Array;
  #length = 0;
  #work = 0;
  readonly #isStopped: () => boolean;

  /** `isStopped` is asked now and then; once it is true, nothing is possible any more. */
  constructor(
    setup: StoreSetup,
    domains: readonly (readonly number[])[],
    isStopped: () => boolean = () => false,
  ) {
    this.#isStopped = isStopped;
    const { propagators } = setup;
    this.base = setup.base;
    this.masks = setup.masks.slice();
    for (const [s, domain] of domains.entries()) this.masks[s] = maskOf(domain) & (this.masks[s] as number);
    this.weights = setup.weights.slice();
    this.#propagators = propagators;
    this.#watchers = setup.watchers;
    this.#decided = new Uint8Array(propagators.length);
    this.#queued = new Uint8Array(propagators.length);
    this.#queues = Array.from({ length: PRIORITIES }, () => new Int32Array(propagators.length));
    const most = this.masks.length * this.base + propagators.length + 1;
    this.#trail = new Int32Array(most);
    this.#before = new Int32Array(most);
  }

  get mark(): number {
    return this.#length;
  }

  /** Leaves a variable only the digits of a mask; false when none is left. */
  narrow(variable: number, mask: number): boolean {
    const old = this.masks[variable] as number;
    const next = old & mask;
    if (next === old) return true;
    this.#trail[this.#length] = variable;
    this.#before[this.#length++] = old;
    this.masks[variable] = next;
    const watchers = this.#watchers[variable] as Int32Array;
    for (let i = 0; i < watchers.length; i++) this.enqueue(watchers[i] as number);
    return next !== 0;
  }

  /** Tells that a propagator holds whatever follows below here. */
  decide(propagator: number): void {
    if (this.#decided[propagator] === 1) return;
    this.#decided[propagator] = 1;
    this.#trail[this.#length++] = -1 - propagator;
  }

  undo(mark: number): void {
    while (this.#length > mark) {
      const variable = this.#trail[--this.#length] as number;
      if (variable < 0) this.#decided[-1 - variable] = 0;
      else this.masks[variable] = this.#before[this.#length] as number;
    }
  }

  /** Whether a propagator that does not hold anyway looks at a variable. */
  isWatched(variable: number): boolean {
    const watchers = this.#watchers[variable] as Int32Array;
    for (let i = 0; i < watchers.length; i++) if (this.#decided[watchers[i] as number] === 0) return true;
    return false;
  }

  enqueue(index: number): void {
    if (this.#queued[index] === 1 || this.#decided[index] === 1) return;
    this.#queued[index] = 1;
    const { priority } = this.#propagators[index] as Propagator;
    const queue = this.#queues[priority] as Int32Array;
    const size = this.#sizes[priority] as number;
    let at = (this.#heads[priority] as number) + size;
    if (at >= queue.length) at -= queue.length;
    queue[at] = index;
    this.#sizes[priority] = size + 1;
  }

  enqueueAll(): void {
    for (let i = 0; i < this.#propagators.length; i++) this.enqueue(i);
  }

  /** Lets the propagators look until none has more to say; false when one of them cannot hold. */
  propagate(): boolean {
    for (;;) {
      let priority = 0;
      while (priority < PRIORITIES && this.#sizes[priority] === 0) priority++;
      if (priority === PRIORITIES) return true;
      const queue = this.#queues[priority] as Int32Array;
      const head = this.#heads[priority] as number;
      const index = queue[head] as number;
      this.#heads[priority] = head + 1 === queue.length ? 0 : head + 1;
      this.#sizes[priority] = (this.#sizes[priority] as number) - 1;
      const propagator = this.#propagators[index] as Propagator;
      this.#work += propagator.scope.length;
      if (this.#work > WORK_PER_LOOK) {
        this.#work = 0;
        if (this.#isStopped()) {
          this.#clear();
          return false;
        }
      }
      // One that has looked at a variable only once has seen its own changes.
      if (propagator.repeats) this.#queued[index] = 0;
      const possible = propagator.propagate(this);
      this.#queued[index] = propagator.repeats ? (this.#queued[index] as number) : 0;
      if (!possible) {
        for (const variable of propagator.scope)
          this.weights[variable] = (this.weights[variable] as number) + 1;
        this.#clear();
        return false;
      }
    }
  }

  #clear(): void {
    this.#queued.fill(0);
    this.#sizes.fill(0);
  }
}

/** A set of digits as a mask. */
export function maskOf(digits: readonly number[]): number {
  let mask = 0;
  for (const d of digits) mask |= 1 << d;
  return mask;
}

/** The number of digits in a mask. */
export function sizeOf(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return (((x + (x >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export const isOne = (mask: number): boolean => mask !== 0 && (mask & (mask - 1)) === 0;

/** The smallest digit of a mask. */
export const digitIn = (mask: number): number => 31 - Math.clz32(mask & -mask);
