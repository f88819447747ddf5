/**
 * Many changes with one search: the puzzle with a blank in one place is searched once, and the digits that
 * its solutions have there tell of every sign whether it would leave exactly one solution. A sign that
 * passes is still proved by a search of its own; this only tells which cannot. Where a rule makes a
 * blank different from what is put there, nothing is told.
 */
import type { SearchOptions } from "../search/answer.js";
import { Meter } from "../search/meter.js";
import { prepare } from "../search/prepare.js";
import { runPuzzle } from "../search/run-puzzle.js";
import { pose } from "../semantics/pose.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { readDigits } from "../semantics/rules.js";
import type { Filling, Slot } from "./change.js";
import type { DraftLine } from "./draft.js";
import type { RepairSetting } from "./setting.js";

/** With more solutions a slot is not looked at. */
const MOST_SOLUTIONS = 5000;
/** A longer search is no gain. */
const MOST_NODES = 1_000_000;

interface Looked {
  readonly puzzle: Puzzle;
  readonly line: DraftLine;
  /** All solutions with a blank there, by symbol, and what the blank is in each. */
  readonly solutions: readonly { readonly digits: Uint8Array; readonly value: number }[];
}

export class Slots {
  /** All nodes of the searches. */
  nodes = 0;
  readonly #setting: RepairSetting;
  readonly #looked = new Map<Slot, Looked | undefined>();
  readonly #allowed: ReadonlySet<number>;

  constructor(setting: RepairSetting) {
    this.#setting = setting;
    this.#allowed = new Set(readDigits(setting.puzzle.rules.digits)?.digits);
  }

  /** Whether it is known that a sign does not leave exactly one solution. */
  fails({ slot, kind, sign }: Filling, options: SearchOptions): boolean {
    const { literals, digits, baseRule, distinct, loneZero } = this.#setting.puzzle.rules;
    if (literals !== "free" || digits.endsWith("!") || baseRule === "letters") return false;
    if (kind === "digit" && !this.#allowed.has(Number(sign))) return false;
    const looked = this.#look(slot, options);
    if (looked === undefined) return false;
    const { puzzle, line, solutions } = looked;
    if (line.cells.length === 1 && loneZero === "forbid" && kind === "digit") return false;
    // A row of the same letter throughout may be that of a zero.
    const others = line.cells.filter((_, i) => i !== slot.cell);
    if (line.row !== undefined && kind === "letter" && others.every((cell) => cell.sign === sign))
      return false;
    if (kind === "unknown") return solutions.length !== 1;
    if (kind === "digit") return solutions.filter(({ value }) => value === Number(sign)).length !== 1;
    const symbol = puzzle.formula.letters.indexOf(sign);
    if (symbol >= 0) return solutions.filter(({ digits, value }) => digits[symbol] === value).length !== 1;
    if (this.#setting.puzzle.formula.letters.includes(sign) || typeof distinct !== "string") return false;
    if (distinct === "case") return false;
    const isNew = (digits: Uint8Array, value: number): boolean =>
      distinct === "off" || !digits.subarray(0, puzzle.letterCount).includes(value);
    return solutions.filter(({ digits, value }) => isNew(digits, value)).length !== 1;
  }

  #look(slot: Slot, options: SearchOptions): Looked | undefined {
    if (!this.#looked.has(slot)) this.#looked.set(slot, this.#search(slot, options));
    return this.#looked.get(slot);
  }

  #search(slot: Slot, options: SearchOptions): Looked | undefined {
    const edited = slot.edit();
    if (edited === undefined) return undefined;
    const posed = pose(edited.formula, this.#setting.options);
    const line = this.#setting.draft.linesOf(edited)[slot.line];
    const symbol = line?.cells[slot.cell]?.symbol;
    if (!posed.ok || line === undefined || symbol === undefined) return undefined;
    const { puzzle } = posed;
    if (puzzle.contradiction !== undefined) return undefined;
    const found: Looked["solutions"][number][] = [];
    const onSolution = (digits: Uint8Array): boolean => {
      found.push({ digits: digits.slice(), value: digits[symbol] as number });
      return found.length > MOST_SOLUTIONS;
    };
    const { mode = "auto", nodes = MOST_NODES, without } = options;
    const meter = new Meter({ ...options, nodes: Math.min(nodes, MOST_NODES) });
    const prepared = prepare(puzzle, { without });
    const result = runPuzzle({ prepared, purpose: "listing", mode, meter, onSolution });
    this.nodes += meter.nodes;
    const isWhole = result.stopped === undefined && result.undecided === 0 && !result.undeterminable;
    return isWhole ? { puzzle, line, solutions: found } : undefined;
  }
}
