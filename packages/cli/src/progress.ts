/** One line on standard error that tells how a long search goes, and is erased afterwards. */
import { durationText } from "./duration.js";
import { counted, grouped } from "./number-text.js";

/** Nothing is shown before so many milliseconds: most searches are done by then. */
const QUIET = 300;
const ERASE = "\r\u001b[K";

export class Progress {
  readonly #shown: boolean;
  readonly #started = performance.now();
  #visible = false;

  /** `shown` is false when standard error is no terminal or the user wants quiet. */
  constructor(shown: boolean) {
    this.#shown = shown;
  }

  /** Shows the nodes and the solutions so far. */
  update(nodes: number, found: number | bigint): void {
    const elapsed = performance.now() - this.#started;
    if (!this.#shown || elapsed < QUIET) return;
    const state = `${counted(nodes, "node")}, ${durationText(elapsed)}, ${grouped(found)} found so far`;
    this.#visible = true;
    process.stderr.write(`${ERASE}searching: ${state} (Ctrl-C stops)`);
  }

  /** Takes the line away, so that something else can be printed. */
  erase(): void {
    if (this.#visible) process.stderr.write(ERASE);
    this.#visible = false;
  }
}
