/** Moving about the board: by letter, by arrow, to what is still open, and along the problems of the last check. */
import { type BoardCell, neighbour } from "./cells.js";
import type { Knowledge } from "./knowledge.js";
import { type Message, reasonOf } from "./message.js";
import { type Selection, symbolIn } from "./selection.js";
import { type Sentences, words } from "./sentences.js";
import { type Problem, placesOf } from "./slips.js";

/** What this needs of a session. */
interface Walked {
  readonly cells: readonly BoardCell[];
  readonly at: { readonly value: string };
  readonly hand: { readonly value: number | undefined };
  readonly selected: { readonly value: Selection | undefined };
  readonly known: { readonly value: Knowledge };
  readonly marked: readonly Problem[];
  readonly sentences: Sentences;
  cellAt(id: string): BoardCell | undefined;
  goTo(cell: BoardCell | undefined): void;
  tap(cell: BoardCell): void;
  say(text: string, shown?: Partial<Message>): void;
}

export class Walk {
  readonly #session: Walked;
  /** The problems that are walked, and the one that was named last. */
  #problems: readonly Problem[] = [];
  #problemAt = -1;

  constructor(session: Walked) {
    this.#session = session;
  }

  /** Selects a letter, or goes to its next place. */
  select(symbol: string): void {
    const places = this.#session.cells.filter((cell) => cell.kind === "symbol" && cell.symbol === symbol);
    const here = places.findIndex(({ id }) => id === this.#session.at.value);
    const isSame = symbolIn(this.#session.selected.value) === symbol;
    const next = places[isSame ? (here + 1) % places.length : Math.max(here, 0)];
    this.#session.goTo(next);
    if (this.#session.hand.value !== undefined && next !== undefined) this.#session.tap(next);
  }

  move(direction: "left" | "right" | "up" | "down"): void {
    const here = this.#session.cellAt(this.#session.at.value);
    if (here !== undefined) this.#session.goTo(neighbour(this.#session.cells, here, direction));
  }

  edge(edge: "row-start" | "row-end" | "start" | "end"): void {
    const here = this.#session.cellAt(this.#session.at.value);
    const row = this.#session.cells.filter(({ table, line }) => table === here?.table && line === here.line);
    const from = edge === "start" || edge === "end" ? this.#session.cells : row;
    this.#session.goTo(edge === "row-start" || edge === "start" ? from[0] : from.at(-1));
  }

  /** The next symbol without a digit, in reading order. */
  open(step: 1 | -1): void {
    const here = this.#session.cells.findIndex(({ id }) => id === this.#session.at.value);
    const selected = symbolIn(this.#session.selected.value);
    const wanted = (cell: BoardCell): boolean =>
      cell.kind === "symbol" &&
      this.#session.known.value.digit(cell.symbol) === undefined &&
      cell.symbol !== selected;
    for (let i = 1; i <= this.#session.cells.length; i++) {
      const cell =
        this.#session.cells[(here + step * i + this.#session.cells.length * 2) % this.#session.cells.length];
      if (cell !== undefined && wanted(cell)) {
        this.#session.goTo(cell);
        return;
      }
    }
    if (this.#session.known.value.missing.length === 0) this.#session.say(words().noneOpen);
  }

  /** Walks what the last check named. */
  problem(step: 1 | -1): void {
    const problems = this.#session.marked;
    if (problems !== this.#problems) this.#problemAt = -1;
    this.#problems = problems;
    if (problems.length === 0) {
      this.#session.say(words().noProblem);
      return;
    }
    this.#problemAt = (this.#problemAt + step + problems.length * 2) % problems.length;
    const problem = problems[this.#problemAt] as Problem;
    const { symbols, slot } = placesOf(problem);
    this.#session.goTo(
      this.#session.cells.find(
        (cell) =>
          (cell.kind === "symbol" && symbols.at(-1) === cell.symbol) ||
          (cell.kind === "carry" && cell.slot === slot),
      ),
    );
    this.#session.say(this.#session.sentences.problem(problem), {
      ...reasonOf(problem),
      tone: "bad",
      passing: false,
      about: "check",
    });
  }
}
