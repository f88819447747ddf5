/** Where puzzles go as soon as they are chosen: to standard output, as text to print or as JSON lines. */
import { rowJson } from "./dataset-row.js";
import type { GenerateAsked } from "./generate-asked.js";
import { answerLine, puzzleLines } from "./generate-report.js";
import type { Judged } from "./generate-stream.js";
import type { Output } from "./output.js";

export interface PuzzleWriter {
  /** Writes a puzzle, numbered from 1. */
  write(judged: Judged, n: number): Promise<void> | void;
  /** Writes what comes behind all puzzles. */
  finish(): Promise<void> | void;
}

export function writerFor(asked: GenerateAsked, output: Output, quiet: boolean): PuzzleWriter {
  if (asked.format === "jsonl") return new LineWriter(asked, output);
  return quiet ? new FormulaWriter(output) : new TextWriter(asked, output);
}

/** One JSON object a line. */
class LineWriter implements PuzzleWriter {
  readonly #asked: GenerateAsked;
  readonly #output: Output;

  constructor(asked: GenerateAsked, output: Output) {
    this.#asked = asked;
    this.#output = output;
  }

  async write(judged: Judged): Promise<void> {
    await this.#output.line(JSON.stringify(rowJson(judged, this.#asked)));
  }

  finish(): void {}
}

/** The puzzles only, one a line; those with rows as the line that `batch` reads. */
class FormulaWriter implements PuzzleWriter {
  readonly #output: Output;

  constructor(output: Output) {
    this.#output = output;
  }

  async write({ puzzle: { formula, layout } }: Judged): Promise<void> {
    await this.#output.line(layout === undefined ? formula : JSON.stringify({ layout: layout.split("\n") }));
  }

  finish(): void {}
}

/** Drawn and numbered. */
class TextWriter implements PuzzleWriter {
  readonly #asked: GenerateAsked;
  readonly #output: Output;
  readonly #answers: string[] = [];

  constructor(asked: GenerateAsked, output: Output) {
    this.#asked = asked;
    this.#output = output;
  }

  async write(judged: Judged, n: number): Promise<void> {
    const lines = puzzleLines(judged, n, this.#asked, this.#output);
    await this.#output.line([...(n > 1 ? [""] : []), ...lines].join("\n"));
    if (this.#asked.answers === "end") this.#answers.push(answerLine(judged, n));
  }

  async finish(): Promise<void> {
    if (this.#answers.length === 0) return;
    await this.#output.line(["", this.#output.colors.bold("Answers"), ...this.#answers].join("\n"));
  }
}
