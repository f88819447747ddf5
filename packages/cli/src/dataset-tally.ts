/** What a data set has, counted while it is written: by level, part, shape, number of letters and score. */
import { BANDS, type Level } from "cryptarithm";
import { puzzleId, SPLITS, type Split, splitOf } from "./dataset-row.js";
import type { Judged } from "./generate-stream.js";

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];
/** Scores are counted from one of these to the next. */
const SCORES = [0, 25, 50, 100, 200, 400, 800] as const;

/** A table of counts: a head, and rows. */
export interface CountTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export class DatasetTally {
  count = 0;
  readonly #parts: Map<string, number> = new Map();
  readonly #shapes: Map<string, number> = new Map();
  readonly #letters: Map<number, number> = new Map();
  readonly #lengths: Map<number, number> = new Map();
  readonly #bands: Map<string, number> = new Map();
  readonly #scores: Map<number, number> = new Map();
  readonly #techniques: Map<string, number> = new Map();
  readonly #base: number;

  constructor(base: number) {
    this.#base = base;
  }

  add({ puzzle, difficulty, shape }: Judged): void {
    this.count++;
    const split = splitOf(puzzleId(puzzle.canonical, this.#base));
    add(this.#parts, part(difficulty?.level, split));
    add(this.#shapes, shape);
    add(this.#letters, Object.keys(puzzle.solution.digits).length);
    add(
      this.#lengths,
      Math.max(...(puzzle.formula.match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => [...word].length)),
    );
    if (difficulty === undefined) return;
    add(this.#bands, difficulty.band);
    add(this.#scores, SCORES.findLast((from) => difficulty.score >= from) ?? 0);
    for (const { rule } of difficulty.techniques) add(this.#techniques, rule);
  }

  get byLevel(): CountTable {
    const levels = [...LEVELS, undefined].filter((level) => level !== undefined || this.#of(level) > 0);
    return {
      head: ["level", ...SPLITS, "all"],
      rows: [
        ...levels.map((level) => [
          level ?? "none",
          ...SPLITS.map((s) => this.#of(level, s)),
          this.#of(level),
        ]),
        ["all", ...SPLITS.map((split) => this.#ofSplit(split)), this.count],
      ],
    };
  }

  get byShape(): CountTable {
    return { head: ["shape", "puzzles"], rows: [...this.#shapes].map(([shape, n]) => [`\`${shape}\``, n]) };
  }

  get byLetters(): CountTable {
    return { head: ["different letters", "puzzles"], rows: inOrder(this.#letters) };
  }

  get byLength(): CountTable {
    return { head: ["letters of the longest word", "puzzles"], rows: inOrder(this.#lengths) };
  }

  get byBand(): CountTable {
    return {
      head: ["band of scores", "puzzles"],
      rows: BANDS.map((band) => [band, this.#bands.get(band) ?? 0]),
    };
  }

  get byScore(): CountTable {
    const rows = SCORES.map((from, i) => {
      const to = SCORES[i + 1];
      const range = to === undefined ? `${from} and more` : `${from} to below ${to}`;
      return [range, this.#scores.get(from) ?? 0] as const;
    });
    return { head: ["score", "puzzles"], rows };
  }

  /** The techniques that most puzzles need come first. */
  get byTechnique(): CountTable {
    const rows = [...this.#techniques].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    return { head: ["technique", "puzzles that need it"], rows };
  }

  #of(level: Level | undefined, split?: Split): number {
    const splits: readonly Split[] = split === undefined ? SPLITS : [split];
    return splits.reduce((sum, each) => sum + (this.#parts.get(part(level, each)) ?? 0), 0);
  }

  #ofSplit(split: Split): number {
    return LEVELS.reduce((sum: number, level) => sum + this.#of(level, split), this.#of(undefined, split));
  }
}

const part = (level: Level | undefined, split: Split): string => `${level ?? "none"} ${split}`;

function add<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const inOrder = (counts: ReadonlyMap<number, number>): (readonly [number, number])[] =>
  [...counts].sort((a, b) => a[0] - b[0]);
