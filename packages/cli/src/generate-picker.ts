/**
 * Chooses among the puzzles of one stream: of the levels that are wanted, as many of each as are wanted,
 * and with words that have not been used yet, or where there are none, with those that have been used
 * least. What it chooses depends on the order of the puzzles alone.
 */
import { type Level, SeenForms } from "cryptarithm";
import type { Judged } from "./generate-stream.js";

/** What is wanted of the whole list, and what it has so far; the streams of several shapes have one of these. */
export class Wanted {
  /** How many puzzles of each level have been chosen. */
  readonly chosen: Map<Level | undefined, number> = new Map();
  /** Puzzles that were looked at. */
  lookedAt = 0;
  /** Those since the last one was chosen. */
  sinceChosen = 0;
  /** Puzzles for which no grade was found. */
  ungraded = 0;
  readonly #levels: readonly Level[] | undefined;
  readonly #eachLevel: number | undefined;
  readonly #uses: Map<string, number> = new Map();
  /** Different shapes may say the same puzzle; each stream sees to itself that nothing comes twice. */
  readonly #seen: SeenForms | undefined;

  constructor(levels: readonly Level[] | undefined, eachLevel: number | undefined, streams: number) {
    this.#levels = levels;
    this.#eachLevel = eachLevel;
    this.#seen = streams > 1 ? new SeenForms() : undefined;
  }

  /** Whether a puzzle of this level may still be chosen. */
  has(level: Level | undefined): boolean {
    if (this.#levels === undefined) return true;
    if (level === undefined || !this.#levels.includes(level)) return false;
    return (this.chosen.get(level) ?? 0) < (this.#eachLevel ?? Number.POSITIVE_INFINITY);
  }

  /**
   * The levels of which a puzzle may still be chosen; all when undefined. They only become fewer, so what is none of
   * them now will not be chosen later either, and need not be graded.
   */
  get openLevels(): readonly Level[] | undefined {
    return this.#levels?.filter((level) => this.has(level));
  }

  /** The levels of which more are wanted than have been chosen, with how many have been. */
  get lacking(): readonly (readonly [Level, number])[] {
    if (this.#eachLevel === undefined) return [];
    return (this.openLevels ?? []).map((level) => [level, this.chosen.get(level) ?? 0]);
  }

  /** Whether every level has as many as are wanted; never where no number of each is wanted. */
  get full(): boolean {
    return this.#eachLevel !== undefined && this.lacking.length === 0;
  }

  /** Notes a puzzle; false when another stream has had it already. */
  isNew(canonical: string): boolean {
    return this.#seen?.add(canonical) ?? true;
  }

  /** How often the most used of some words has been used. */
  wear(words: readonly string[]): number {
    return Math.max(0, ...words.map((word) => this.#uses.get(word) ?? 0));
  }

  choose(level: Level | undefined, words: readonly string[]): void {
    this.chosen.set(level, (this.chosen.get(level) ?? 0) + 1);
    for (const word of words) this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1);
    this.sinceChosen = 0;
  }
}

/** After so many puzzles with used words, the least used of them is taken. */
const PATIENCE = 100;
/** The same when that many do not come, since few are of a level that is lacking: puzzles of any level. */
const LONG_PATIENCE = 1000;
/** So many of these are kept. */
const MOST_HELD = 1000;

export interface PickerOptions {
  readonly wanted: Wanted;
  /** The words of a puzzle that should be fresh; undefined when words may come again. */
  readonly wordsOf: ((puzzle: Judged) => readonly string[]) | undefined;
  /** Asked before each puzzle; false ends the stream. */
  readonly mayGoOn: () => boolean;
}

export class Picker {
  readonly #stream: AsyncIterator<Judged>;
  readonly #options: PickerOptions;
  /** Puzzles that were passed over for their words, the oldest first. */
  #held: Judged[] = [];
  #passedOver = 0;
  /** Puzzles that were looked at while some were held. */
  #waited = 0;
  /** How often the words of a puzzle may have been used. */
  #mostWear = 0;

  constructor(stream: AsyncIterable<Judged>, options: PickerOptions) {
    this.#stream = stream[Symbol.asyncIterator]();
    this.#options = options;
  }

  /** The next puzzle that is chosen; undefined when there is none. */
  async next(): Promise<Judged | undefined> {
    const { mayGoOn } = this.#options;
    while (mayGoOn()) {
      const step = await this.#stream.next();
      if (step.done) return this.#leastUsed();
      const judged = step.value;
      if (this.#held.length > 0) this.#waited++;
      if (this.#isPossible(judged)) {
        if (this.#isFresh(judged)) return this.#chosen(judged);
        this.#held.push(judged);
        if (this.#held.length > MOST_HELD) this.#held.shift();
        this.#passedOver++;
      }
      if (this.#passedOver < PATIENCE && this.#waited < LONG_PATIENCE) continue;
      const best = this.#leastUsed();
      if (best !== undefined) return best;
    }
    return undefined;
  }

  /** Whether a puzzle is of a level that is wanted, and no other stream has had it. */
  #isPossible({ puzzle, difficulty }: Judged): boolean {
    const { wanted } = this.#options;
    wanted.lookedAt++;
    wanted.sinceChosen++;
    if (!wanted.has(difficulty?.level) || !wanted.isNew(puzzle.canonical)) return false;
    if (difficulty === undefined) wanted.ungraded++;
    return true;
  }

  #isFresh(judged: Judged): boolean {
    const { wanted, wordsOf } = this.#options;
    return wordsOf === undefined || wanted.wear(wordsOf(judged)) <= this.#mostWear;
  }

  /** Of the puzzles that were passed over, the first of those whose words are the least used. */
  #leastUsed(): Judged | undefined {
    const { wanted, wordsOf = () => [] } = this.#options;
    this.#held = this.#held.filter(({ difficulty }) => wanted.has(difficulty?.level));
    let best: Judged | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const judged of this.#held) {
      const wear = wanted.wear(wordsOf(judged));
      if (wear < least) [best, least] = [judged, wear];
    }
    this.#passedOver = 0;
    this.#waited = 0;
    if (best === undefined) return undefined;
    this.#held.splice(this.#held.indexOf(best), 1);
    this.#mostWear = least;
    return this.#chosen(best);
  }

  #chosen(judged: Judged): Judged {
    const { wanted, wordsOf = () => [] } = this.#options;
    wanted.choose(judged.difficulty?.level, wordsOf(judged));
    this.#passedOver = 0;
    this.#waited = 0;
    return judged;
  }
}
