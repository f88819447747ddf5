/**
 * One walk over the words of a shape: blanks are filled one after the other, with what lengths, letters and statements
 * exclude, and what is left is decided.
 */

import type { FoundPuzzle, SourceCounters, Walk } from "../source.js";
import { LeanSum, type LeanVerdict } from "../sums/lean-sum.js";
import { walkOver } from "../walk.js";
import { bitCount } from "../word-table.js";
import type { CandidateSearch, DeterminedVerdicts } from "./determined-verdicts.js";
import type { FormulaPlan } from "./formula-plan.js";
import { filledIn } from "./formula-shape.js";
import { FormulaWriter } from "./formula-writer.js";
import { OrdinarySearch } from "./ordinary-search.js";
import { PolynomialSearch } from "./polynomial-search.js";
import { WordLengths } from "./word-lengths.js";

/** In a random order: so many words, about, are tried for a set of outer words before the next set. */
const WORDS_AT_A_TIME = 32;
/** Between two looks at the clock, so many candidates are searched. */
const SEARCHES_PER_LOOK = 16;
const SETS_PER_LOOK = 256;
/** ... and so many words are tried for the blanks that are not outer ones. */
const WORDS_PER_LOOK = 8192;
/** No word has been chosen for a blank. */
const OPEN = -1;
const NO_LETTERS = new Int32Array(0);

export class FormulaSearch implements CandidateSearch {
  private readonly plan: FormulaPlan;
  private readonly walk: Walk;
  private readonly counters: SourceCounters;
  private readonly ordinary: OrdinarySearch;
  private readonly partly: OrdinarySearch;
  private readonly verdicts: DeterminedVerdicts | undefined;
  /** For all statements, and for each by itself. */
  private readonly polynomial: PolynomialSearch | undefined;
  private readonly alone: readonly PolynomialSearch[];
  private readonly sum: LeanSum | undefined;
  private readonly tuple: Int32Array;
  private readonly lengthsAllowed: WordLengths;
  /** The words of each length. */
  private readonly byLength: readonly (readonly number[])[];
  private readonly isIncluded: readonly boolean[];
  /** By blank: the number of its word. */
  private readonly chosen: Int32Array;
  private readonly lengths: Int32Array;
  private readonly digits: Uint8Array;
  private readonly writer: FormulaWriter;
  private unknownDigits: Uint8Array = new Uint8Array(0);
  private asked = 0;
  private tried = 0;
  private stopped = false;
  /** Whether the words but for the determined one have been told to `verdicts`. */
  private begun = false;

  /** `verdicts` are shared by all walks over a plan. */
  constructor(
    plan: FormulaPlan,
    verdicts: DeterminedVerdicts | undefined,
    walk: Walk,
    counters: SourceCounters,
  ) {
    const { table, shape, wishes } = plan;
    this.plan = plan;
    this.walk = walk;
    this.writer = new FormulaWriter(plan);
    this.counters = counters;
    this.ordinary = new OrdinarySearch(wishes.base, wishes.nodes, walk.mayGoOn);
    this.partly = new OrdinarySearch(wishes.base, wishes.nodes, walk.mayGoOn);
    const longest = table.letters.reduce((n, { length }) => Math.max(n, length), 1);
    this.lengthsAllowed = new WordLengths(shape, wishes.base, longest);
    const byLength: number[][] = Array.from({ length: longest + 1 }, () => []);
    for (const [i, { length }] of table.letters.entries()) byLength[length]?.push(i);
    this.byLength = byLength;
    this.isIncluded = table.words.map((word) => wishes.include?.has(word) ?? true);
    this.chosen = new Int32Array(shape.blanks.length).fill(OPEN);
    this.lengths = new Int32Array(shape.blanks.length);
    this.sum = plan.sum && leanSum(plan);
    this.tuple = new Int32Array(plan.sum?.words.length ?? 0);
    this.verdicts = verdicts;
    const options = { base: wishes.base, nodes: wishes.nodes, letters: plan.alphabet.length };
    const { conditions } = plan;
    this.polynomial = conditions && new PolynomialSearch(conditions, options);
    this.alone = (conditions ?? []).map((condition) => new PolynomialSearch([condition], options));
    this.digits = this.verdicts?.digits ?? new Uint8Array(plan.alphabet.length);
  }

  /** Nodes of the searches of candidates one by one. */
  get nodes(): number {
    return this.ordinary.nodes + (this.polynomial?.nodes ?? 0) + (this.sum?.nodes ?? 0);
  }

  *puzzles(): Generator<FoundPuzzle, void> {
    const { plan, walk, chosen } = this;
    const { order, outer, table, fixedMask, wishes } = plan;
    const size = table.words.length;
    const hasInner = outer < order.length;
    const parts = walk.random === undefined || !hasInner ? 1 : Math.ceil(size / WORDS_AT_A_TIME);
    const included = plan.fixed.some(
      ({ text }) => wishes.include?.has(text.replaceAll("\u0000", "")) === true,
    );
    let sets = 0;
    for (const [at, part] of walkOver(walk.range, parts, walk.random)) {
      if (++sets % SETS_PER_LOOK === 0 && !walk.mayGoOn()) return;
      let rest = at;
      for (let i = outer - 1; i >= 0; i--) {
        chosen[order[i] as number] = rest % size;
        rest = Math.floor(rest / size);
      }
      for (const blank of order.slice(outer)) this.open(blank);
      let mask = fixedMask;
      let hasIncluded = included;
      let fits = true;
      for (let depth = 0; fits && depth < outer; depth++) {
        const word = chosen[order[depth] as number] as number;
        mask |= table.masks[word] as number;
        hasIncluded ||= this.isIncluded[word] === true;
        this.lengths[order[depth] as number] = table.letters[word]?.length ?? 0;
        fits =
          this.mayFollow(depth, word) && (hasInner || depth < outer - 1 || this.isWanted(mask, hasIncluded));
      }
      if (!fits || bitCount(mask) > wishes.base || !this.lengthsAllowed.allow(this.lengths)) continue;
      this.begun = false;
      if (!hasInner) {
        this.counters.candidates++;
        const puzzle = this.decided();
        if (puzzle !== undefined) yield puzzle;
      } else if (this.statementsMayHold(outer - 1)) {
        yield* this.fill(outer, mask, hasIncluded, part, parts);
      }
      if (this.stopped) return;
    }
  }

  private open(blank: number): void {
    this.chosen[blank] = OPEN;
    this.lengths[blank] = 0;
  }

  /** Whether a word differs from those before and stands in order with those that it could change places with. */
  private mayFollow(depth: number, word: number): boolean {
    const { order, after, table, fixed } = this.plan;
    const { chosen } = this;
    for (let i = 0; i < depth; i++) if (chosen[order[i] as number] === word) return false;
    for (const before of after[depth] as readonly number[])
      if ((chosen[before] as number) > word) return false;
    for (const { text } of fixed) if (text.replaceAll("\u0000", "") === table.words[word]) return false;
    return true;
  }

  /** Whether the letters are those that are wanted. */
  private isWanted(mask: number, hasIncluded: boolean): boolean {
    const { wishes, keys, alphabet } = this.plan;
    if (!hasIncluded) return false;
    const used = bitCount(mask);
    if (used > wishes.base || (wishes.allDigits && used < wishes.base && alphabet.length <= 32)) return false;
    return keys?.has(mask) !== false;
  }

  /** Fills the blanks from this depth on. */
  private *fill(
    depth: number,
    mask: number,
    hasIncluded: boolean,
    part: number,
    parts: number,
  ): Generator<FoundPuzzle, void> {
    const { plan, chosen, lengths, counters } = this;
    const { order, table, wishes } = plan;
    const { masks } = table;
    const blank = order[depth] as number;
    const isLast = depth === order.length - 1;
    for (const length of this.lengthsAllowed.ofBlank(lengths, blank)) {
      const words = this.byLength[length] as readonly number[];
      lengths[blank] = length;
      for (let i = part; i < words.length; i += parts) {
        const word = words[i] as number;
        if (isLast) counters.candidates++;
        // What is cut never comes to a search, where the clock is looked at as well.
        if (++this.tried % WORDS_PER_LOOK === 0 && this.isOver()) return;
        const all = mask | (masks[word] as number);
        const included = hasIncluded || this.isIncluded[word] === true;
        if (bitCount(all) > wishes.base || (isLast && !this.isWanted(all, included))) continue;
        if (!this.mayFollow(depth, word)) continue;
        chosen[blank] = word;
        this.begun &&= blank === plan.determined?.word;
        if (isLast) {
          const puzzle = this.decided();
          if (puzzle !== undefined) yield puzzle;
        } else if (this.statementsMayHold(depth)) yield* this.fill(depth + 1, all, included, 0, 1);
        if (this.stopped) return;
      }
    }
    this.open(blank);
  }

  /** Whether the statements that have become full, with others still open, have a solution by themselves. */
  private statementsMayHold(depth: number): boolean {
    return (this.plan.full[depth] as readonly number[]).every((statement) => {
      this.look();
      return this.mayHold(statement);
    });
  }

  private mayHold(statement: number): boolean {
    const { plan, partly, counters } = this;
    const polynomial = this.alone[statement];
    const search = polynomial?.isExact(this.letters) ? polynomial : partly;
    const before = search.nodes;
    const alone = { ...plan.shape, statements: plan.statements.slice(statement, statement + 1) };
    const mayHold =
      search === partly
        ? partly.mayHold(filledIn(alone, this.writer.words(this.letters)))
        : polynomial?.mayHold(this.letters);
    counters.nodes += search.nodes - before;
    return mayHold !== false;
  }

  /** The puzzle of the words that are chosen, if it has exactly one solution. */
  private decided(): FoundPuzzle | undefined {
    const { plan, counters, verdicts } = this;
    this.look();
    if (this.stopped) return undefined;
    counters.solved++;
    const before = this.nodes + (verdicts?.cost ?? 0);
    const verdict = verdicts === undefined ? this.search(this.digits) : this.lookUp(verdicts);
    counters.nodes += this.nodes + (verdicts?.cost ?? 0) - before;
    if (verdict === "open") counters.skipped++;
    if (verdict !== "one") return undefined;
    const { digits, unknownDigits, letters: lettersOf } = this;
    const puzzle = this.writer.puzzle({ lettersOf, digits, unknownDigits });
    if (!plan.wishes.allDigits) return puzzle;
    return Object.keys(puzzle.solution.digits).length < plan.wishes.base ? undefined : puzzle;
  }

  private lookUp(verdicts: DeterminedVerdicts): LeanVerdict {
    const { plan } = this;
    if (!this.begun || !verdicts.isBegunBy(this)) verdicts.begin(this.letters, this);
    this.begun = true;
    return verdicts.ask(this.lettersOf(plan.determined?.word ?? 0), this);
  }

  search(digits: Uint8Array): LeanVerdict {
    const { polynomial, sum } = this;
    if (polynomial?.isExact(this.letters)) {
      if (sum !== undefined) return this.askSum(sum, digits);
      const found = polynomial.ask(this.letters);
      if (found === "one") digits.set(polynomial.solution);
      return found;
    }
    const formula = filledIn(this.plan.shape, this.writer.words(this.letters));
    const verdict = this.ordinary.ask(formula);
    if (verdict !== "one") return verdict;
    this.writer.byNumber(formula.letters, this.ordinary.digits, digits);
    this.unknownDigits = this.ordinary.digits.slice(formula.letters.length);
    return verdict;
  }

  private askSum(sum: LeanSum, digits: Uint8Array): LeanVerdict {
    const { plan, tuple } = this;
    const blanks = plan.shape.blanks.length;
    for (const [i, word] of (plan.sum?.words ?? []).entries())
      tuple[i] = word < blanks ? (this.chosen[word] as number) : plan.table.words.length + word - blanks;
    const verdict = sum.ask(tuple);
    if (verdict === "one") digits.set(sum.digits);
    return verdict;
  }

  /** Looks at the clock now and then. */
  private look(): void {
    if (++this.asked % SEARCHES_PER_LOOK === 0) this.isOver();
  }

  private isOver(): boolean {
    this.stopped ||= !this.walk.mayGoOn();
    return this.stopped;
  }

  private readonly letters = (word: number): ArrayLike<number> => this.lettersOf(word);

  private lettersOf(word: number): ArrayLike<number> {
    const { shape, table, fixed } = this.plan;
    const blanks = shape.blanks.length;
    if (word >= blanks) return (fixed[word - blanks] as { letters: Int32Array }).letters;
    const chosen = this.chosen[word] as number;
    return chosen === OPEN ? NO_LETTERS : (table.letters[chosen] as Int32Array);
  }
}

/** Solves the sums of a plan; printed words follow those of the table. */
function leanSum({ table, fixed, alphabet, sum, wishes }: FormulaPlan): LeanSum {
  const letters = [...table.letters, ...fixed.map((word) => word.letters)];
  const words = [...table.words, ...fixed.map(({ text }) => text)];
  const times = sum?.times ?? [];
  const kernel = times.some((n) => n < 0);
  return new LeanSum({ ...table, words, letters, alphabet }, times, { ...wishes, kernel });
}
