/**
 * What there is to say of a puzzle with several solutions: which letters are forced, which letters could
 * change places, where the solutions part, and the smallest givens that would leave one. All of it is
 * read off the list of solutions and the puzzle; how one gets to the solutions is another matter.
 */
import type { Puzzle } from "../../semantics/puzzle.js";
import type { Word } from "../../syntax/ast.js";
import { cellName } from "../setting/cell-names.js";
import { countsOf, type LetterDigits, type LetterFork, letterFork } from "./letter-fork.js";
import { generatorsOf, type Renaming, symmetryOf } from "./symmetry.js";
import { type UniqueGivens, uniqueGivens } from "./unique-givens.js";

/** Letters or words that can change places: every solution gives another one. */
export interface Interchange {
  readonly kind: "letters" | "words";
  /** Letters of which any two can be exchanged, or two words that can be exchanged as a whole. */
  readonly names: readonly string[];
  /** Whether the exchange always gives another solution, since the letters must differ. */
  readonly always: boolean;
}

/** What is known without the list of solutions. */
interface Many {
  /** The number of solutions; beyond 2^53 as a text of digits. */
  readonly count: number | string;
  readonly interchangeable: readonly Interchange[];
  /** The number of solutions when those that differ by an exchange count once. */
  readonly patterns?: number;
}

/** What the list of all solutions tells. */
export interface Listed {
  /** Each letter, by first appearance. */
  readonly letters: readonly LetterDigits[];
  /** The letters that have the same digit in all solutions. */
  readonly forced: Readonly<Record<string, number>>;
  /** Missing when the solutions differ only in unknown cells. */
  readonly fork?: LetterFork;
  readonly givens: UniqueGivens;
}

export interface Several extends Many {
  /** Missing when there are too many solutions to look at each. */
  readonly listed?: Listed;
}

/**
 * What to say of the solutions of a puzzle, two or more. `solutions` are all of them, by symbol, or
 * undefined when they are too many to be listed.
 */
export function severalOf(
  puzzle: Puzzle,
  count: bigint,
  solutions: readonly ArrayLike<number>[] | undefined,
): Several {
  const symmetry = symmetryOf(puzzle);
  const generators = generatorsOf(symmetry, puzzle.symbols.length);
  const names = (symbols: readonly number[]): string[] => symbols.map((s) => puzzle.symbols[s]?.name ?? "");
  const interchangeable: Interchange[] = [
    ...symmetry.classes.map(
      (symbols): Interchange => ({
        kind: "letters",
        names: names(symbols),
        always: allDiffer(symbols, puzzle),
      }),
    ),
    ...symmetry.words.map(
      ({ pair, renaming }): Interchange => ({
        kind: "words",
        names: pair.map((word) => wordText(word, puzzle)),
        always: renaming.some((to, from) => to !== from && allDiffer([to, from], puzzle)),
      }),
    ),
  ];
  const patterns = generators.length > 0 && solutions ? patternsOf(solutions, generators) : undefined;
  return {
    count: count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : String(count),
    interchangeable,
    ...(patterns === undefined ? {} : { patterns }),
    ...(solutions === undefined ? {} : { listed: listedOf(puzzle, solutions) }),
  };
}

function listedOf(puzzle: Puzzle, solutions: readonly ArrayLike<number>[]): Listed {
  const letters = puzzle.symbols
    .slice(0, puzzle.letterCount)
    .map(({ name, domain }, symbol): LetterDigits => {
      const counts = countsOf(solutions.map((digits) => digits[symbol] as number));
      const never = domain.filter((digit) => !counts.some((count) => count.digit === digit));
      return { letter: name, digits: counts, never };
    });
  const forced = letters.flatMap(({ letter, digits: [first, ...others] }) =>
    first !== undefined && others.length === 0 ? [[letter, first.digit] as const] : [],
  );
  const fork = letterFork(letters, solutions.length);
  return {
    letters,
    forced: Object.fromEntries(forced),
    ...(fork === undefined ? {} : { fork }),
    givens: uniqueGivens(puzzle, solutions),
  };
}

const allDiffer = (symbols: readonly number[], { groups }: Puzzle): boolean =>
  groups.some((group) => symbols.every((symbol) => group.includes(symbol)));

const wordText = ({ cells }: Word, { formula }: Puzzle): string =>
  cells
    .map((cell) => {
      if (formula.layout !== undefined) return cellName(cell, formula);
      return cell.kind === "letter" ? cell.letter : cell.kind === "digit" ? cell.value : "?";
    })
    .join("");

/** The number of sets of solutions that the exchanges make of each other. */
function patternsOf(solutions: readonly ArrayLike<number>[], generators: readonly Renaming[]): number {
  const textOf = (digits: ArrayLike<number>, renaming?: Renaming): string =>
    Array.from(digits, (_, symbol) => digits[renaming?.[symbol] ?? symbol]).join();
  const indexOf = new Map(solutions.map((digits, i) => [textOf(digits), i]));
  const parent = solutions.map((_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] as number] as number;
      at = parent[at] as number;
    }
    return at;
  };
  for (const [i, digits] of solutions.entries()) {
    for (const renaming of generators) {
      const other = indexOf.get(textOf(digits, renaming));
      if (other === undefined) throw new Error("an exchange of a symmetry turns solutions into solutions");
      parent[root(i)] = root(other);
    }
  }
  return parent.filter((p, i) => p === i).length;
}
