/**
 * How a long run goes, on standard error: at a terminal a line that is written again and again, elsewhere, such as
 * in the log of a service, a line a minute.
 */
import type { QueueProgress } from "cryptarithm-mine";
import { timeText } from "./mine-report.js";
import { grouped } from "./number-text.js";

const ERASE = "\r\u001b[K";
/** Milliseconds between two lines of a log. */
const LOG_EACH = 60_000;
/** A rate is that of the last minutes, so that it tells when a machine has joined or left. */
const WINDOW = 120_000;

interface Look {
  readonly at: number;
  readonly done: number;
  readonly candidates: number;
}

export class MineProgress {
  readonly #shown: boolean;
  readonly #terminal: boolean;
  readonly #looks: Look[] = [];
  #logged = performance.now();
  #visible = false;

  constructor({ shown, terminal }: { readonly shown: boolean; readonly terminal: boolean }) {
    this.#shown = shown;
    this.#terminal = terminal;
  }

  update(progress: QueueProgress): void {
    const at = performance.now();
    this.#looks.push({ at, done: progress.done, candidates: progress.candidates });
    while (this.#looks.length > 2 && at - (this.#looks[1] as Look).at > WINDOW) this.#looks.shift();
    if (!this.#shown) return;
    const line = this.#line(progress);
    if (this.#terminal) {
      this.#visible = true;
      process.stderr.write(`${ERASE}${line} (Ctrl-C stops)`);
    } else if (at - this.#logged >= LOG_EACH) {
      this.#logged = at;
      process.stderr.write(`${line}\n`);
    }
  }

  #line({ shards, done, found }: QueueProgress): string {
    const percent = Math.floor((1000 * done) / shards) / 10;
    const parts = [
      `${grouped(done)} of ${grouped(shards)} shards (${percent}%)`,
      `${grouped(found)} puzzles`,
    ];
    const [first, last] = [this.#looks[0], this.#looks.at(-1)];
    if (first !== undefined && last !== undefined && last.at > first.at && last.done > first.done) {
      const milliseconds = last.at - first.at;
      const rate = Math.round((1000 * (last.candidates - first.candidates)) / milliseconds);
      parts.push(`${grouped(rate)} candidates/s`);
      parts.push(`${timeText(((shards - done) * milliseconds) / (last.done - first.done))} left`);
    }
    return parts.join(", ");
  }

  /** Takes the line away, so that something else can be said. */
  erase(): void {
    if (this.#visible) process.stderr.write(ERASE);
    this.#visible = false;
  }
}
