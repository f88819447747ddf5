/** Sentences of what happens on a board, in the language of the page: problems, moves, places, cells. */
import { sentence } from "../language/engine-words.js";
import { type LanguageCode, tableOf } from "../language/language.js";
import { digitText } from "../parts/digit-text.js";
import type { GoodPuzzle } from "../state/puzzle.js";
import type { Move } from "./board.js";
import { type BoardCell, type BoardTable, columnName, rowName, symbolLabel, tableOfSlot } from "./cells.js";
import { columnSum } from "./columns.js";
import { ENGLISH } from "./english.js";
import type { Knowledge } from "./knowledge.js";
import type { Problem } from "./slips.js";
import { crossesOf } from "./writing.js";

export const words = tableOf("play", ENGLISH);

/** So many other places of a symbol are named. */
const MOST_PLACES = 3;

interface Spoken {
  readonly language: LanguageCode;
  /** Of the numbers in the puzzle. */
  readonly base: number;
}

/** What the sentences of one puzzle need to know of it. */
export class Sentences {
  readonly #puzzle: GoodPuzzle;
  readonly #tables: readonly BoardTable[];
  readonly language: LanguageCode;
  readonly #base: number;

  constructor(puzzle: GoodPuzzle, tables: readonly BoardTable[], { language, base }: Spoken) {
    this.#puzzle = puzzle;
    this.#tables = tables;
    this.language = language;
    this.#base = base;
  }

  /** A number such as a carry, in the base of the puzzle. */
  number(value: number): string {
    return value.toString(this.#base).toUpperCase();
  }

  /** What a symbol is called. */
  symbol(symbol: string): string {
    const label = symbolLabel(symbol, this.#puzzle.formula);
    return symbol.startsWith("?") ? words().blank(label.replace(/^\?/, "")) : label;
  }

  /** The same as it is written in a cell or key; a blank without a name has none. */
  mark(symbol: string): string {
    const label = symbolLabel(symbol, this.#puzzle.formula);
    return label.startsWith("?") ? label.slice(1) : label;
  }

  column(place: number): string {
    return columnName(place, this.language);
  }

  /** The column that a carry goes into, by its slot. */
  slotColumn(slot: string): string {
    return this.column(Number(slot.slice(slot.indexOf(":") + 1)));
  }

  /** What a slot is called, with what is written in it: "carry into tens, 1", of a difference "borrowed from tens, 1". */
  slot(slot: string, { writing }: Knowledge): string {
    const value = writing.carries.get(slot);
    const text = value === undefined ? undefined : this.number(value);
    const name = this.#isBorrowed(slot) ? words().borrow : words().slot;
    return name(this.slotColumn(slot), text);
  }

  /** That a carry is written, or cleared when there is none. */
  carry(slot: string, value: number | undefined): string {
    const w = words();
    const isBorrowed = this.#isBorrowed(slot);
    const column = this.slotColumn(slot);
    if (value === undefined) return isBorrowed ? w.borrowCleared(column) : w.carryCleared(column);
    const text = this.number(value);
    return isBorrowed ? w.borrowWritten(column, text) : w.carryWritten(column, text);
  }

  #isBorrowed(slot: string): boolean {
    const table = tableOfSlot(this.#tables, slot);
    return table !== undefined && columnSum(table)?.difference === true;
  }

  /** All columns in which a symbol stands, each once. */
  places(symbol: string): string[] {
    const cells = this.#cells().filter((cell) => cell.kind === "symbol" && cell.symbol === symbol);
    return [...new Set(cells.map(({ place }) => this.column(place)))];
  }

  /** "E is 5. Also in tens of the result." */
  entered(symbol: string, digit: number, at: BoardCell | undefined): string {
    const places = this.#cells().filter((cell) => cell.kind === "symbol" && cell.symbol === symbol);
    const others = places.filter(({ id }) => id !== at?.id);
    const name = this.symbol(symbol);
    // Entered through the notes it is at none of its places.
    const isHere = others.length < places.length;
    if (!isHere || others.length === 0 || others.length > MOST_PLACES)
      return words().entered(name, digitText(digit));
    return words().enteredAlso(
      name,
      digitText(digit),
      others.map((cell) => this.#placeOf(cell)),
    );
  }

  #placeOf(cell: BoardCell): string {
    const table = this.#tables[cell.table] as BoardTable;
    const row = rowName(table, cell.row, this.language);
    const place = this.column(cell.place);
    return table.drawing.kind === "page" ? words().placeIn(place, row) : words().placeInWord(place, row);
  }

  #cells(): readonly BoardCell[] {
    return this.#tables.flatMap(({ cells }) => cells);
  }

  /** The name of a cell, with what stands in it, so that moving about reads the board. */
  cell(cell: BoardCell, known: Knowledge, isWrong: boolean): string {
    const w = words();
    const place = this.column(cell.place);
    const wrong = isWrong ? `; ${w.wrongCell}` : "";
    if (cell.kind === "printed") return w.printedCell(digitText(cell.digit), place);
    if (cell.kind === "carry") {
      return this.slot(cell.slot, known) + wrong;
    }
    const name = this.symbol(cell.symbol);
    const digit = known.digit(cell.symbol);
    if (digit !== undefined) {
      if (known.isGiven(cell.symbol)) return w.givenCell(name, place, digitText(digit)) + wrong;
      const tried = (known.writing.digits.get(cell.symbol)?.fork ?? 0) > 0 ? `; ${w.triedCell}` : "";
      return w.filledCell(name, place, digitText(digit)) + tried + wrong;
    }
    const crossed = crossesOf(known.writing, cell.symbol);
    const more = crossed.length === 0 ? [] : [w.crossedOut(crossed.map(digitText).join(", "))];
    return w.cell(name, place, more) + wrong;
  }

  problem(problem: Problem): string {
    const w = words();
    switch (problem.kind) {
      case "same-digit":
        return w.sameDigit(
          problem.symbols.map((symbol) => this.symbol(symbol)),
          digitText(problem.digit),
        );
      case "leading-zero":
        return w.leadingZero(this.symbol(problem.symbol), problem.word);
      case "lone-zero":
        return w.loneZero(this.symbol(problem.symbol));
      case "not-allowed":
        return w.notAllowed(this.symbol(problem.symbol), digitText(problem.digit));
      case "nothing-left":
        return w.nothingLeft(this.symbol(problem.symbol));
      case "column": {
        const { place, digits, carry, sum, total, difference } = problem.slip;
        const column = this.column(place);
        const added = digits.map(digitText);
        const below = total === undefined ? undefined : digitText(total);
        if (sum === undefined) return w.columnAny(column, added, below);
        const carried = carry[0] === 0 ? undefined : this.number(carry[0]);
        return w.column(column, added, carried, this.number(sum), below, difference);
      }
      case "carry": {
        const { place, wrote, range } = problem.slip;
        const [column, own] = [this.column(place), this.number(wrote)];
        const [from, to] = range;
        if (from === to) return w.carryIs(column, this.number(from), own);
        return wrote > to
          ? w.carryMost(column, this.number(to), own)
          : w.carryLeast(column, this.number(from), own);
      }
      case "no-such-carry":
        return w.noSuchCarry(this.column(problem.place), this.number(problem.wrote));
      case "statement":
        return w.statement(problem.text);
      case "no-way-on":
        return w.noWayOn(problem.entries);
      case "other":
        return sentence(problem.message);
    }
  }

  /** What a move did, for the sentence that says it is undone or there again. */
  move(move: Move): string {
    const w = words();
    switch (move.kind) {
      case "enter":
        return w.entered(this.symbol(move.symbol), digitText(move.digit));
      case "cross":
        return w.noteCrossed(this.symbol(move.symbol), digitText(move.digit));
      case "uncross":
        return w.uncrossed(digitText(move.digit), this.symbol(move.symbol));
      case "clear":
        return w.cleared(this.symbol(move.symbol));
      case "clear-crosses":
        return w.crossesCleared(this.symbol(move.symbol));
      case "carry":
        return this.carry(move.slot, move.digit);
      case "clear-carry":
        return this.carry(move.slot, undefined);
      case "obvious":
        return w.obviousCrossed(String(move.count));
      case "try":
        return w.try;
      case "keep":
        return w.kept;
      case "give-up":
        return w.gaveUp;
      case "start-over":
        return w.startedOver;
      case "answer":
        return w.answerShown;
      case "reasoning":
        return w.stepsDone;
      case "link":
        return w.fromLink;
    }
  }

  /** The whole board in a few sentences. */
  state(known: Knowledge, forks: number): string {
    const w = words();
    const { facts, writing } = known;
    const entries = facts.symbols.flatMap((symbol) => {
      const digit = known.digit(symbol);
      return digit === undefined ? [] : [w.is(this.symbol(symbol), digitText(digit))];
    });
    const open = known.missing.map((symbol) => this.symbol(symbol));
    const carries = [...writing.carries].map(([slot, digit]) =>
      w.slotIs(this.slotColumn(slot), this.number(digit)),
    );
    return [
      w.state(known.filled, facts.symbols.length, entries, open),
      ...(carries.length > 0 ? [w.stateCarries(carries)] : []),
      ...(forks > 0 ? [w.stateTries(forks)] : []),
    ].join(" ");
  }
}
