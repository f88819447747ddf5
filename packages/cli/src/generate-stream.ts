/**
 * The puzzles of one run of `generate`, judged, in the order in which they are made: one thread makes
 * them, a team judges several groups at once, and each group waits for its turn. So the stream is the
 * same whatever the number of threads, and holds only what is underway.
 */
import type { GenerateEnd, GenerateProgress } from "cryptarithm";
import { type JudgeTask, type Made, type MakeOptions, NOTHING, type Verdict } from "./generate-task.js";
import type { Interruption } from "./interruption.js";
import { LongSearch } from "./long-search.js";
import { Progress } from "./progress.js";
import type { Team } from "./team.js";

/** A puzzle with what is said of it. */
export interface Judged extends Verdict {
  readonly puzzle: Made;
  /** The shape, or the language of the number words. */
  readonly shape: string;
}

export interface StreamOptions {
  readonly make: MakeOptions;
  readonly shape: string;
  /** Whether a puzzle is worth being judged. */
  readonly isWanted: (puzzle: Made) => boolean;
  /** How puzzles are judged, asked again for each group; undefined when they are not. */
  readonly judge: (() => JudgeTask["options"]) | undefined;
}

/** Puzzles that are judged together: few, since each takes many milliseconds. */
const TOGETHER = 4;
/** Groups a thread that are underway at most. */
const GROUPS_A_THREAD = 3;

export class GenerateStream implements AsyncIterable<Judged> {
  /** How the making ended; undefined while it goes on, and when it was ended by force. */
  end: GenerateEnd | undefined;
  /** How far the making has come. */
  progress: GenerateProgress = NOTHING;
  readonly #options: StreamOptions;
  readonly #maker: LongSearch;
  readonly #team: Team;
  readonly #groups: number;
  #made: AsyncGenerator<readonly Made[], GenerateEnd | undefined> | undefined;

  constructor(options: StreamOptions, interruption: Interruption, team: Team, threads: number) {
    this.#options = options;
    this.#team = team;
    this.#groups = threads * GROUPS_A_THREAD;
    this.#maker = new LongSearch(interruption, { progress: () => new Progress(false), threads: 1 });
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Judged, void> {
    const task = { kind: "make", options: this.#options.make } as const;
    const made = this.#maker.make(task, (progress) => {
      this.progress = progress;
    });
    this.#made = made;
    let next: Promise<IteratorResult<readonly Made[], GenerateEnd | undefined>> | undefined = made.next();
    const underway: Promise<readonly Judged[]>[] = [];
    for (;;) {
      const [oldest] = underway;
      const mayMake = underway.length < this.#groups;
      const first = await Promise.race([
        ...(oldest === undefined ? [] : [oldest.then((judged) => ({ judged }))]),
        ...(next === undefined || !mayMake ? [] : [next.then((step) => ({ step }))]),
        ...(oldest === undefined && next === undefined ? [undefined] : []),
      ]);
      if (first === undefined) return;
      if ("judged" in first) {
        underway.shift();
        yield* first.judged;
      } else if (first.step.done) {
        next = undefined;
        this.end = first.step.value;
        this.progress = this.end ?? this.progress;
      } else {
        next = made.next();
        // Whatever goes wrong is heard when its turn comes.
        next.catch(() => {});
        for (const group of this.#judged(first.step.value)) {
          group.catch(() => {});
          underway.push(group);
        }
      }
    }
  }

  /** Ends the thread that makes puzzles, and waits for nothing. */
  close(): void {
    this.#maker.close();
    this.#made?.return(undefined).catch(() => {});
  }

  /** Puzzles that are being judged, in groups. */
  #judged(puzzles: readonly Made[]): Promise<readonly Judged[]>[] {
    const { isWanted } = this.#options;
    const wanted = puzzles.filter(isWanted);
    const groups: Promise<readonly Judged[]>[] = [];
    for (let i = 0; i < wanted.length; i += TOGETHER) groups.push(this.#judge(wanted.slice(i, i + TOGETHER)));
    return groups;
  }

  async #judge(puzzles: readonly Made[]): Promise<readonly Judged[]> {
    const { judge, shape } = this.#options;
    if (judge === undefined) return puzzles.map((puzzle) => ({ puzzle, shape }));
    const verdicts = await this.#team.judge({
      kind: "judge",
      options: judge(),
      puzzles: puzzles.map(({ formula, layout }) => ({
        text: layout ?? formula,
        layout: layout !== undefined,
      })),
    });
    return verdicts.map((verdict, i) => ({ puzzle: puzzles[i] as Made, shape, ...verdict }));
  }
}
