/**
 * One puzzle being played: its cells and rules, the board with what is written, what is selected, and what is said of
 * it. Keys, fingers and notes all come through here, so that each gesture means the same and is told the same way.
 * Questions to the engine are asked elsewhere (questions.ts); nothing here draws.
 */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { language } from "../language/language.js";
import { announce } from "../parts/announce.js";
import type { GoodPuzzle } from "../state/puzzle.js";
import { settings } from "../storage/settings.js";
import { digitText } from "./answer-text.js";
import { Board } from "./board.js";
import { type BoardCell, type BoardTable, boardTables, neighbour } from "./cells.js";
import { type Facts, factsOf } from "./facts.js";
import * as gestures from "./gestures.js";
import { crossTheObvious, Knowledge } from "./knowledge.js";
import { Sentences, words } from "./sentences.js";
import { type Problem, placesOf, slipsOf } from "./slips.js";
import type { Writing } from "./writing.js";

/** What a digit goes to. */
export type Selection =
  | { readonly kind: "symbol"; readonly symbol: string }
  | { readonly kind: "carry"; readonly slot: string };

/** What is shown in the slot for messages. */
export interface Message {
  readonly tone: "ok" | "bad" | "mark" | "plain";
  readonly title?: string;
  readonly text: string;
  /** Why it is so, in the quieter voice. */
  readonly reason?: string;
  /** A hint that can say more or be done, a check that goes on … */
  readonly about?: "hint" | "check" | "answer";
  /** The rule of a hint, for the lesson. */
  readonly rule?: { readonly name: string; readonly title: string };
  /** Goes away with the next selection. */
  readonly passing?: boolean;
}

/** What the engine says of the puzzle: how many solutions, and one of them. */
export interface Known {
  readonly status: "waiting" | "playable" | "none" | "unknown";
  readonly count?: bigint;
  readonly base?: number;
  readonly reason?: string;
  readonly solution?: Readonly<Record<string, number>>;
}

export class Session {
  readonly puzzle: GoodPuzzle;
  readonly tables: readonly BoardTable[];
  readonly cells: readonly BoardCell[];
  readonly answer: Signal<Known> = signal<Known>({ status: "waiting" });
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
  readonly look: Signal<{ readonly part?: number; readonly place?: number } | undefined> = signal<
    { readonly part?: number; readonly place?: number } | undefined
  >(undefined);
  /** The solution as it is written, once the board is filled and right. */
  /** Whether something is told that wants to be read: on a narrow screen it takes the room of the keypad. */
  readonly telling: Signal<boolean> = signal(false);
  readonly solved: Signal<string | undefined> = signal<string | undefined>(undefined);
  readonly hints: Signal<number> = signal(0);
  readonly seconds: Signal<number> = signal(0);
  /** Told after every change of the board; set by whoever keeps it and looks whether it is solved. */
  onChange: () => void = () => undefined;
  /** Told when the board is filled and right. */
  onSolved: () => void = () => undefined;
  /** Moves the focus of the browser to a cell. */
  onFocus: (id: string) => void = () => undefined;
  #problemAt = -1;

  constructor(puzzle: GoodPuzzle) {
    this.puzzle = puzzle;
    this.tables = boardTables(puzzle.formula);
    this.cells = this.tables.flatMap(({ cells }) => cells);
    this.facts = computed(() => factsOf(puzzle.formula, puzzle.rules, this.tables, this.answer.value.base));
    this.known = computed(() => new Knowledge(this.facts.value, this.board.value.writing));
    const first = this.cells.find(({ kind }) => kind === "symbol") ?? this.cells[0];
    this.at = signal(first?.id ?? "");
  }

  get sentences(): Sentences {
    return new Sentences(this.puzzle, this.tables, language.value);
  }

  /** What is wrong and marked: what the last check named, or every slip at once when that is wished. */
  get marked(): readonly Problem[] {
    if (this.problems.value.length > 0 || !settings.value.showSlips) return this.problems.value;
    return slipsOf(this.tables, this.known.value);
  }

  /** Whether the carries are named in their slots: while a hint speaks of them, and there are those of one sum only. */
  get namesCarries(): boolean {
    const sums = new Set(this.cells.filter(({ kind }) => kind === "carry").map(({ table }) => table));
    return this.message.value?.about === "hint" && sums.size === 1;
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

  // Selecting

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

  #goTo(cell: BoardCell | undefined): void {
    if (cell === undefined) return;
    this.arrive(cell);
    this.onFocus(cell.id);
  }

  /** Selects a letter, or goes to its next place. */
  select(symbol: string): void {
    const places = this.cells.filter((cell) => cell.kind === "symbol" && cell.symbol === symbol);
    const before = this.selected.value;
    const here = places.findIndex(({ id }) => id === this.at.value);
    const isSame = before?.kind === "symbol" && before.symbol === symbol;
    const next = places[isSame ? (here + 1) % places.length : Math.max(here, 0)];
    this.#goTo(next);
    if (this.hand.value !== undefined && next !== undefined) this.tap(next);
  }

  move(direction: "left" | "right" | "up" | "down"): void {
    const here = this.cellAt(this.at.value);
    if (here !== undefined) this.#goTo(neighbour(this.cells, here, direction));
  }

  edge(edge: "row-start" | "row-end" | "start" | "end"): void {
    const here = this.cellAt(this.at.value);
    const row = this.cells.filter(({ table, line }) => table === here?.table && line === here.line);
    const from = edge === "start" || edge === "end" ? this.cells : row;
    this.#goTo(edge === "row-start" || edge === "start" ? from[0] : from.at(-1));
  }

  /** The next symbol without a digit, in reading order. */
  open(step: 1 | -1): void {
    const here = this.cells.findIndex(({ id }) => id === this.at.value);
    const selected = this.selected.value;
    const wanted = (cell: BoardCell): boolean =>
      cell.kind === "symbol" &&
      this.known.value.digit(cell.symbol) === undefined &&
      !(selected?.kind === "symbol" && selected.symbol === cell.symbol);
    for (let i = 1; i <= this.cells.length; i++) {
      const cell = this.cells[(here + step * i + this.cells.length * 2) % this.cells.length];
      if (cell !== undefined && wanted(cell)) {
        this.#goTo(cell);
        return;
      }
    }
    if (this.known.value.missing.length === 0) this.say(words().noneOpen);
  }

  /** Walks what the last check named. */
  problem(step: 1 | -1): void {
    const problems = this.marked;
    if (problems.length === 0) {
      this.say(words().noProblem);
      return;
    }
    this.#problemAt = (this.#problemAt + step + problems.length * 2) % problems.length;
    const problem = problems[this.#problemAt] as Problem;
    const { symbols, slot } = placesOf(problem);
    this.#goTo(
      this.cells.find(
        (cell) =>
          (cell.kind === "symbol" && symbols.at(-1) === cell.symbol) ||
          (cell.kind === "carry" && cell.slot === slot),
      ),
    );
    this.say(this.sentences.problem(problem), {
      ...reasonOf(problem),
      tone: "bad",
      passing: false,
      about: "check",
    });
  }

  escape(): void {
    if (this.hand.value !== undefined) {
      this.hand.value = undefined;
      this.say(words().dropped);
    } else if (this.pencil.value) this.togglePencil();
    else {
      this.selected.value = undefined;
      this.message.value = undefined;
      this.look.value = undefined;
    }
  }

  togglePencil(): void {
    this.pencil.value = !this.pencil.value;
    this.say(this.pencil.value ? words().pencilOn : words().pencilOff);
  }

  // Writing

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
      const next = gestures.carry(this.board.value, selected.slot, digit);
      const column = this.sentences.slotColumn(selected.slot);
      const isThere = next.writing.carries.has(selected.slot);
      this.#write(
        next,
        isThere ? words().carryWritten(column, digitText(digit)) : words().carryCleared(column),
      );
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
      this.#goTo(left);
      this.message.value = said;
    }
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
    this.#write(next, isThere ? this.sentences.entered(symbol, digit, at) : words().cleared(name));
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
    const [w, text] = [words(), digitText(digit)];
    this.#write(next, isOut ? w.crossed(text, name, left) : w.uncrossed(text, name));
  }

  clear(): void {
    const selected = this.selected.value;
    if (selected === undefined) return;
    if (selected.kind === "carry") {
      const column = this.sentences.slotColumn(selected.slot);
      this.#write(gestures.clearCarry(this.board.value, selected.slot), words().carryCleared(column));
      return;
    }
    if (this.#refused(selected.symbol)) return;
    const next = gestures.clear(this.board.value, selected.symbol);
    const { move } = next.moments[next.at] ?? {};
    const name = this.sentences.symbol(selected.symbol);
    this.#write(next, move?.kind === "clear-crosses" ? words().crossesCleared(name) : words().cleared(name));
  }

  /** What is given cannot be changed. */
  #refused(symbol: string): boolean {
    const digit = this.facts.value.given.get(symbol);
    if (digit === undefined) return false;
    this.say(words().isGiven(this.sentences.symbol(symbol), digitText(digit)));
    return true;
  }

  obvious(): void {
    const { writing, count } = crossTheObvious(this.facts.value, this.board.value.writing);
    if (count === 0) this.say(words().nothingObvious);
    else
      this.#write(
        this.board.value.step({ kind: "obvious", count }, writing),
        words().obviousCrossed(String(count)),
      );
  }

  /** Writes all of a writing at once: the answer, a step of a hint, what a link says. */
  writeAll(writing: Writing, kind: "answer" | "reasoning" | "link"): void {
    const said = { answer: words().answerShown, reasoning: words().stepsDone, link: words().fromLink }[kind];
    this.#write(this.board.value.step({ kind }, writing), said);
  }

  startOver(): void {
    this.#write(this.board.value.startOver(), words().startedOver);
  }

  try(): void {
    const next = this.board.value.try();
    if (next === undefined) this.say(words().deepest);
    else this.#write(next, words().tried(next.fork));
  }

  keep(): void {
    this.#write(this.board.value.keep(), words().kept);
  }

  giveUp(): void {
    this.#write(this.board.value.giveUp(), words().gaveUp);
  }

  undo(): void {
    const step = this.board.value.undo();
    if (step === undefined) this.say(words().nothingToUndo);
    else this.#write(step.board, words().undone(this.sentences.move(step.undone)));
  }

  redo(): void {
    const step = this.board.value.redo();
    if (step === undefined) this.say(words().nothingToRedo);
    else this.#write(step.board, words().redone(this.sentences.move(step.redone)));
  }

  #write(board: Board, said: string): void {
    if (board !== this.board.value) {
      this.board.value = board;
      this.problems.value = [];
      this.#problemAt = -1;
      this.look.value = undefined;
      this.solved.value = undefined;
    }
    const broken = board.fork > 0 && slipsOf(this.tables, this.known.value).length > 0;
    this.say(broken ? `${said} ${words().brokenTry}` : said, broken ? { tone: "bad" } : {});
    this.onChange();
  }

  /** The board as it was kept, or as a link says. */
  restore(board: Board): void {
    this.board.value = board;
  }

  read(): void {
    this.say(this.sentences.state(this.known.value, this.board.value.fork));
  }
}

/** The reason of a problem, where the rules give one. */
export const reasonOf = (problem: Problem | undefined): Pick<Message, "reason"> =>
  problem?.kind === "no-way-on" && problem.reason !== "" ? { reason: problem.reason } : {};

const symbolIn = (selected: Selection | undefined): string | undefined =>
  selected?.kind === "symbol" ? selected.symbol : undefined;
