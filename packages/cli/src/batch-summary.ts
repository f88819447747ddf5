/** What a batch came to, for `--stats`. */
import type { Answer } from "cryptarithm";
import { durationText } from "./duration.js";
import { counted, grouped } from "./number-text.js";

export class BatchSummary {
  readonly #started = performance.now();
  readonly #byStatus: Record<Answer["status"], number> = { solved: 0, none: 0, unfinished: 0, invalid: 0 };
  #unique = 0;
  #nodes = 0;

  add(answer: Answer): void {
    this.#byStatus[answer.status]++;
    if (answer.status === "invalid") return;
    this.#nodes += answer.stats.nodes;
    if (answer.complete && answer.count === 1n) this.#unique++;
  }

  get unfinished(): number {
    return this.#byStatus.unfinished;
  }

  /** "1,000 puzzles in 0.2 s (5,000 a second): 990 solved (985 of them uniquely), …". */
  text(): string {
    const { solved, none, unfinished, invalid } = this.#byStatus;
    const total = solved + none + unfinished + invalid;
    const milliseconds = performance.now() - this.#started;
    const rate = grouped(Math.round((total / milliseconds) * 1000));
    return `${counted(total, "puzzle")} in ${durationText(milliseconds)} (${rate} a second): ${grouped(solved)} solved (${grouped(this.#unique)} of them uniquely), ${grouped(none)} without solution, ${grouped(unfinished)} unfinished, ${grouped(invalid)} invalid; ${counted(this.#nodes, "node")}`;
  }
}
