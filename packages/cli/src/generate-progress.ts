/** One line on standard error that tells how far the making of puzzles is, and is erased before anything else is said. */
import { durationText } from "./duration.js";
import { counted, grouped } from "./number-text.js";

/** Nothing is shown before so many milliseconds. */
const QUIET = 1000;
/** Milliseconds between two looks. */
const EACH = 200;
const ERASE = "\r\u001b[K";

/** What is told. */
export interface Look {
  readonly found: number;
  /** The puzzles of which those are some. */
  readonly lookedAt: number;
  readonly candidates: number;
}

export class GenerateProgress {
  readonly #started = performance.now();
  readonly #timer: NodeJS.Timeout | undefined;
  #visible = false;

  /** `shown` is false when standard error is no terminal or the user wants quiet. */
  constructor(shown: boolean, look: () => Look) {
    if (!shown) return;
    this.#timer = setInterval(() => {
      const elapsed = performance.now() - this.#started;
      if (elapsed < QUIET) return;
      const { found, lookedAt, candidates } = look();
      const of = lookedAt > found ? ` (of ${grouped(lookedAt)} looked at)` : "";
      this.#visible = true;
      process.stderr.write(
        `${ERASE}${counted(found, "puzzle")}${of}, ${grouped(candidates)} candidates, ${durationText(elapsed)} (Ctrl-C stops)`,
      );
    }, EACH);
    this.#timer.unref();
  }

  /** Takes the line away; it comes again at the next look. */
  erase(): void {
    if (this.#visible) process.stderr.write(ERASE);
    this.#visible = false;
  }

  close(): void {
    clearInterval(this.#timer);
    this.erase();
  }
}
