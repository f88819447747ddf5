/** A statement that no automaton knows: the exact evaluator is asked as soon as its symbols are bound. */
import { isTrue } from "../../semantics/evaluate.js";
import type { Puzzle } from "../../semantics/puzzle.js";
import type { Expression } from "../../syntax/ast.js";
import { digitIn, isOne, type Propagator, type Store } from "./store.js";

export class ExactCheck implements Propagator {
  readonly scope: readonly number[];
  readonly priority = 1;
  readonly repeats = false;
  readonly #statement: Expression;
  readonly #puzzle: Puzzle;
  readonly #digits: Uint8Array;

  constructor(statement: Expression, symbols: Iterable<number>, puzzle: Puzzle) {
    this.#statement = statement;
    this.#puzzle = puzzle;
    this.scope = [...symbols];
    this.#digits = new Uint8Array(puzzle.symbols.length);
  }

  propagate({ masks }: Store): boolean {
    for (const symbol of this.scope) {
      const mask = masks[symbol] as number;
      if (!isOne(mask)) return true;
      this.#digits[symbol] = digitIn(mask);
    }
    // What cannot be decided is told by the last check.
    return isTrue(this.#statement, this.#puzzle, this.#digits) !== "no";
  }
}
