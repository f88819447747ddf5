/** Steps of a game as a whole: undo and redo, tries, starting over, crossing out the obvious. */
import type { Board } from "./board.js";
import type { Facts } from "./facts.js";
import { crossTheObvious } from "./knowledge.js";
import { type Sentences, words } from "./sentences.js";

/** What this needs of a session. */
interface Turned {
  readonly facts: { readonly value: Facts };
  readonly board: { readonly value: Board };
  readonly sentences: Sentences;
  say(text: string): void;
  write(board: Board, said: string): void;
}

export class Turns {
  readonly #session: Turned;

  constructor(session: Turned) {
    this.#session = session;
  }

  obvious(): void {
    const { writing, count } = crossTheObvious(this.#session.facts.value, this.#session.board.value.writing);
    if (count === 0) this.#session.say(words().nothingObvious);
    else
      this.#session.write(
        this.#session.board.value.step({ kind: "obvious", count }, writing),
        words().obviousCrossed(String(count)),
      );
  }

  startOver(): void {
    this.#session.write(this.#session.board.value.startOver(), words().startedOver);
  }

  try(): void {
    const next = this.#session.board.value.try();
    if (next === undefined) this.#session.say(words().deepest);
    else this.#session.write(next, words().tried(next.fork));
  }

  keep(): void {
    this.#session.write(this.#session.board.value.keep(), words().kept);
  }

  giveUp(): void {
    this.#session.write(this.#session.board.value.giveUp(), words().gaveUp);
  }

  undo(): void {
    const step = this.#session.board.value.undo();
    if (step === undefined) this.#session.say(words().nothingToUndo);
    else this.#session.write(step.board, words().undone(this.#session.sentences.move(step.undone)));
  }

  redo(): void {
    const step = this.#session.board.value.redo();
    if (step === undefined) this.#session.say(words().nothingToRedo);
    else this.#session.write(step.board, words().redone(this.#session.sentences.move(step.redone)));
  }
}
