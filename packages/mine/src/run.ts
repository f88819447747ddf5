/**
 * A run: its specification, its name, and its shards. A shard is a range of sets of outer words; its name is a hash
 * of the run's name and the range, so a result says by itself what it belongs to, and doing a shard twice changes
 * nothing.
 *
 * Shards are handed out in strides over the whole run and not from the front: the work is heavier at the front,
 * and so the shards that are done are at any time a fair sample, from which the time left can be told.
 */
import { type GeneratedPuzzles, generate } from "cryptarithm";
import { sha256 } from "./hash.js";
import { generateOptions, MOST_SHARDS, type RunSpecification, runIdOf } from "./run-specification.js";

/** A part of a run. */
export interface Shard {
  /** The hash of what it is, in the form of a UUID. */
  readonly id: string;
  /** From 0, in the order of the results. */
  readonly index: number;
  /** Sets of outer words, from and to exclusive. */
  readonly from: number;
  readonly to: number;
}

/**
 * A specification that can be worked on: its name, its puzzles, and how it is cut into shards.
 *
 * @throws {RangeError} when it has more shards than `specifyRun` lets through
 *
 * @example
 * const made = specifyRun({ words: ["send", "more", "money"] });
 * if ("specification" in made) new Run(made.specification).shards; // 9
 */
export class Run {
  readonly specification: RunSpecification;
  readonly id: string;
  /** How many sets of outer words there are. */
  readonly size: number;
  /** How many shards there are. */
  readonly shards: number;
  /** All puzzles of the run; what is prepared for them is shared by its shards. */
  readonly puzzles: GeneratedPuzzles;
  private readonly stride: number;

  /** A run; its puzzles are no longer looked for once it is stopped. */
  constructor(specification: RunSpecification, isStopped: () => boolean = () => false) {
    this.specification = specification;
    const signal = {
      get aborted(): boolean {
        return isStopped();
      },
    };
    this.puzzles = generate({ ...generateOptions(specification), signal });
    this.id = runIdOf(specification);
    this.size = this.puzzles.size;
    this.shards = Math.ceil(this.size / specification.shardSize);
    if (this.shards > MOST_SHARDS) throw new RangeError(`a run cannot have ${this.shards} shards`);
    this.stride = strideOf(this.shards);
  }

  /** The shard with this index. */
  shardAt(index: number): Shard {
    const { shardSize } = this.specification;
    const from = index * shardSize;
    const to = Math.min(this.size, from + shardSize);
    return { id: uuidOf(`${this.id} ${from} ${to}`), index, from, to };
  }

  /** The index of the shard that is handed out as the nth, from 0. */
  nth(n: number): number {
    // Both are below 2^53, but their product need not be.
    return Number((BigInt(n) * BigInt(this.stride)) % BigInt(this.shards));
  }
}

/** A number without a common divisor with the count, near the golden section of it. Found soon, below 2^53. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.618_033_988_75));
  while (commonDivisor(count, stride) !== 1) stride++;
  return stride;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

function uuidOf(text: string): string {
  const digits = sha256(text, 32);
  return [0, 8, 12, 16, 20].map((from, i, cuts) => digits.slice(from, cuts[i + 1])).join("-");
}
