/**
 * One puzzle being played: its cells and rules, the board with what is written, what is selected, and what is said of
 * it. Keys, fingers and notes all come through here, so that each gesture means the same and is told the same way.
 * Questions to the engine are asked elsewhere (questions.ts); nothing here draws.
 */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { language } from "../language/language.js";
import { announce } from "../parts/announce.js";
import { digitText } from "../parts/digit-text.js";
import type { GoodPuzzle } from "../state/puzzle.js";
import { settings } from "../storage/settings.js";
import type { Answered } from "./answered.js";
import { Board } from "./board.js";
import { type BoardCell, type BoardTable, boardTables, neighbour, tableOfSlot } from "./cells.js";
import { columnSum, mostCarry } from "./columns.js";
import { type Facts, factsOf } from "./facts.js";
import * as gestures from "./gestures.js";
import { crossTheObvious, Knowledge } from "./knowledge.js";
import type { Message } from "./message.js";
import { type Selection, symbolIn } from "./selection.js";
import { Sentences, words } from "./sentences.js";
import { brokenRules, type Problem } from "./slips.js";
import { Turns } from "./turns.js";
import { Walk } from "./walk.js";
import type { Writing } from "./writing.js";

interface Look {
  readonly part?: number;
  readonly place?: number;
}

export class Session {
  readonly puzzle: GoodPuzzle;
  readonly tables: readonly BoardTable[];
  readonly cells: readonly BoardCell[];
  /** Of the carries that can be written. */
  readonly slots: ReadonlySet<string>;
  readonly answer: Signal<Answered> = signal<Answered>({ status: "waiting" });
  readonly facts: ReadonlySignal<Facts>;
  readonly board: Signal<Board> = signal(new Board());
  readonly known: ReadonlySignal<Knowledge>;
  readonly selected: Signal<Selection | undefined> = signal<Selection | undefined>(undefined);
  /** The cell that the keyboard is at. */
  readonly at: Signal<string>;
  readonly hand: Signal<number | undefined> = signal<number | undefined>(undefined);
  readonly pencil: Signal<boolean> = signal(false);
  readonly message: Signal<Message | undefined> = signal<Message | undefined>(undefined);
  /** What the last check named. */
  readonly problems: Signal<readonly Problem[]> = signal<readonly Problem[]>([]);
  /** Where a hint looks. */
  readonly look: Signal<Look | undefined> = signal<Look | undefined>(undefined);
  /** Whether something is told that wants to be read: on a narrow screen it takes the room of the keypad. */
  readonly telling: Signal<boolean> = signal(false);
  /** The solution as it is written, once the board is filled and right. */
  readonly solved: Signal<string | undefined> = signal<string | undefined>(undefined);
  readonly hints: Signal<number> = signal(0);
  readonly seconds: Signal<number> = signal(0);
  /** Told after every change of the board; set by whoever keeps it and looks whether it is solved. */
  onChange: () => void = () => undefined;
  /** Told when the board is filled and right. */
  onSolved: () => void = () => undefined;
  /** Closes what is open around the board; whether something was. */
  onEscape: () => boolean = () => false;
  /** Moves the focus of the browser to a cell. */
  onFocus: (id: string) => void = () => undefined;

  readonly #marked: ReadonlySignal<readonly Problem[]>;
  readonly #hasOneSum: boolean;
  readonly walk: Walk;
  readonly turns: Turns;

  constructor(puzzle: GoodPuzzle) {
    this.puzzle = puzzle;
    this.tables = boardTables(puzzle.formula);
    this.cells = this.tables.flatMap(({ cells }) => cells);
    this.slots = new Set(this.cells.flatMap((cell) => (cell.kind === "carry" ? [cell.slot] : [])));
    this.facts = computed(() => factsOf(puzzle.formula, puzzle.rules, this.tables, this.answer.value.base));
    this.known = computed(() => new Knowledge(this.facts.value, this.board.value.writing));
    this.#marked = computed(() =>
      this.problems.value.length > 0 || !settings.value.showSlips
        ? this.problems.value
        : brokenRules(this.tables, this.known.value),
    );
    const sums = this.cells.filter(({ kind }) => kind === "carry").map(({ table }) => table);
    this.#hasOneSum = new Set(sums).size === 1;
    this.walk = new Walk(this);
    this.turns = new Turns(this);
    const first = this.cells.find(({ kind }) => kind === "symbol") ?? this.cells[0];
    this.at = signal(first?.id ?? "");
  }

  get sentences(): Sentences {
    return new Sentences(this.puzzle, this.tables, { language: language.value, base: this.facts.value.base });
  }

  /** What is wrong and marked: what the last check named, or every slip at once when that is wished. */
  get marked(): readonly Problem[] {
    return this.#marked.value;
  }

  /** Whether the carries are named in their slots: while a hint speaks of them, and there are those of one sum only. */
  get namesCarries(): boolean {
    return this.#hasOneSum && this.message.value?.about === "hint";
  }

  /** Says something, and shows it until something else happens. */
  say(text: string, shown: Partial<Message> & { readonly silent?: boolean } = {}): void {
    const { silent, ...message } = shown;
    const said = text.replace(/^blank /, "Blank ");
    this.message.value = { tone: "plain", text: said, passing: true, ...message };
    this.telling.value = message.passing === false && said.length + (message.reason?.length ?? 0) > 90;
    if (silent !== true)
      announce([message.title && `${message.title}.`, text, message.reason].filter(Boolean).join(" "));
  }

  cellAt(id: string): BoardCell | undefined {
    return this.cells.find((cell) => cell.id === id);
  }

  /** The keyboard is at a cell, which selects what stands there. */
  arrive(cell: BoardCell): void {
    this.at.value = cell.id;
    if (cell.kind === "symbol") this.selected.value = { kind: "symbol", symbol: cell.symbol };
    else if (cell.kind === "carry") this.selected.value = { kind: "carry", slot: cell.slot };
    else this.selected.value = undefined;
    if (this.message.peek()?.passing === true) this.message.value = undefined;
    this.telling.value = false;
  }

  goTo(cell: BoardCell | undefined): void {
    if (cell === undefined) return;
    this.arrive(cell);
    this.onFocus(cell.id);
  }

  /** A cell was tapped: it receives the digit in hand, or is selected. */
  tap(cell: BoardCell): void {
    const digit = this.hand.value;
    this.arrive(cell);
    if (digit === undefined || cell.kind === "printed") return;
    this.put(digit);
    // The next letter wants another digit, unless the digit is crossed out everywhere.
    if (!this.pencil.value) this.hand.value = undefined;
  }

  /** With one digit left, a double tap enters it. */
  doubleTap(cell: BoardCell): void {
    if (cell.kind !== "symbol" || this.known.value.digit(cell.symbol) !== undefined) return;
    const [only, ...more] = this.known.value.open(cell.symbol);
    if (only !== undefined && more.length === 0) this.enter(only);
  }

  escape(): void {
    if (this.hand.value !== undefined) {
      this.hand.value = undefined;
      this.say(words().dropped);
    } else if (this.pencil.value) this.togglePencil();
    else if (!this.onEscape()) {
      this.selected.value = undefined;
      this.message.value = undefined;
      this.look.value = undefined;
    }
  }

  togglePencil(): void {
    this.pencil.value = !this.pencil.value;
    this.say(this.pencil.value ? words().pencilOn : words().pencilOff);
  }

  /** A digit key: entered or crossed out for what is selected, or taken in hand. */
  press(digit: number): void {
    if (this.selected.value !== undefined) {
      this.put(digit);
      return;
    }
    const isDropped = this.hand.value === digit;
    this.hand.value = isDropped ? undefined : digit;
    this.say(isDropped ? words().dropped : words().inHand(digitText(digit)));
  }

  put(digit: number): void {
    if (this.pencil.value && this.selected.value?.kind === "symbol") this.cross(digit);
    else this.enter(digit);
  }

  enter(digit: number): void {
    const selected = this.selected.value;
    if (selected === undefined) return;
    if (selected.kind === "carry") {
      const { base } = this.facts.value;
      const next = gestures.carry(this.board.value, selected.slot, digit, {
        base,
        most: this.#mostCarry(selected.slot),
      });
      this.write(next, this.sentences.carry(selected.slot, next.writing.carries.get(selected.slot)));
      return;
    }
    if (this.#refused(selected.symbol)) return;
    this.enterFor(selected.symbol, digit);
    const here = this.cellAt(this.at.value);
    // Blanks are filled from the right, as in arithmetic.
    if (here?.kind !== "symbol" || !here.symbol.startsWith("?")) return;
    const left = neighbour(this.cells, here, "left");
    if (left !== undefined && this.known.value.digit(selected.symbol) !== undefined) {
      const said = this.message.value;
      this.goTo(left);
      this.message.value = said;
    }
  }

  #mostCarry(slot: string): number {
    const table = tableOfSlot(this.tables, slot);
    const sum = table && columnSum(table);
    return sum === undefined ? 1 : mostCarry(sum);
  }

  /** Enters a digit for a symbol, wherever that came from. */
  enterFor(
    symbol: string,
    digit: number,
    next: Board = gestures.enter(this.board.value, symbol, digit),
  ): void {
    const at = this.cellAt(this.at.value);
    const isThere = next.writing.digits.has(symbol);
    const name = this.sentences.symbol(symbol);
    const noted = isThere && settings.value.autoNotes ? this.#noted(next) : next;
    this.write(noted, isThere ? this.sentences.entered(symbol, digit, at) : words().cleared(name));
  }

  /** The same step, with what follows from it crossed out as well. */
  #noted(next: Board): Board {
    const { move } = next.moments[next.at] ?? {};
    const { writing } = crossTheObvious(this.facts.value, next.writing);
    return move === undefined ? next : this.board.value.step(move, writing);
  }

  cross(digit: number, symbol: string | undefined = symbolIn(this.selected.value)): void {
    if (symbol === undefined || this.#refused(symbol)) return;
    this.#crossed(gestures.cross(this.board.value, symbol, digit), symbol, digit);
  }

  /** A tap on a note: cross, then enter, then clear. */
  cycle(symbol: string, digit: number): void {
    if (this.#refused(symbol)) return;
    const next = gestures.cycle(this.board.value, symbol, digit);
    const { move } = next.moments[next.at] ?? {};
    if (move?.kind === "enter" || move?.kind === "clear") this.enterFor(symbol, digit, next);
    else this.#crossed(next, symbol, digit);
  }

  #crossed(next: Board, symbol: string, digit: number): void {
    const isOut = next.writing.crosses.get(symbol)?.includes(digit) === true;
    const left = new Knowledge(this.facts.value, next.writing).open(symbol).map(digitText);
    const name = this.sentences.symbol(symbol);
    const text = digitText(digit);
    this.write(next, isOut ? words().crossed(text, name, left) : words().uncrossed(text, name));
  }

  clear(): void {
    const selected = this.selected.value;
    if (selected?.kind === "carry") {
      const { slot } = selected;
      this.write(gestures.clearCarry(this.board.value, slot), this.sentences.carry(slot, undefined));
    }
    if (selected?.kind !== "symbol" || this.#refused(selected.symbol)) return;
    const next = gestures.clear(this.board.value, selected.symbol);
    const move = next.moments[next.at]?.move;
    const name = this.sentences.symbol(selected.symbol);
    this.write(next, move?.kind === "clear-crosses" ? words().crossesCleared(name) : words().cleared(name));
  }

  /** What is given cannot be changed. */
  #refused(symbol: string): boolean {
    const digit = this.facts.value.given.get(symbol);
    if (digit === undefined) return false;
    this.say(words().isGiven(this.sentences.symbol(symbol), digitText(digit)));
    return true;
  }

  /** Writes all of a writing at once: the answer, a step of a hint, what a link says. */
  writeAll(writing: Writing, kind: "answer" | "reasoning" | "link", more = ""): void {
    const said = { answer: words().answerShown, reasoning: words().stepsDone, link: words().fromLink }[kind];
    this.write(this.board.value.step({ kind }, writing), more === "" ? said : `${said} ${more}`);
  }

  /** The board has become another one, if it has; what is said of it. */
  write(board: Board, said: string): void {
    if (board !== this.board.value) this.#become(board);
    const [slip] =
      board.fork > 0 || settings.value.showSlips ? brokenRules(this.tables, this.known.value) : [];
    const told = slip === undefined || !settings.value.showSlips ? [] : [this.sentences.problem(slip)];
    const tried = slip === undefined || board.fork === 0 ? [] : [words().brokenTry];
    this.say([said, ...told, ...tried].join(" "), slip === undefined ? {} : { tone: "bad" });
    this.onChange();
  }

  #become(board: Board): void {
    this.board.value = board;
    this.problems.value = [];
    this.look.value = undefined;
    this.solved.value = undefined;
  }

  /** The board as it was kept. */
  restore(board: Board): void {
    if (board !== this.board.peek()) this.#become(board);
  }

  read(): void {
    this.say(this.sentences.state(this.known.value, this.board.value.fork));
  }
}
