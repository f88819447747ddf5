/** Where puzzles go as soon as they are chosen: to standard output, as text to print or as JSON lines, or to files. */
import { rowJson } from "./dataset-row.js";
import type { GenerateAsked } from "./generate-asked.js";
import type { GenerateEnding } from "./generate-ending.js";
import { answerLine, puzzleLines } from "./generate-report.js";
import type { Judged } from "./generate-stream.js";
import type { WordPool } from "./generate-words.js";
import type { Output } from "./output.js";
import type { PuzzleWriter } from "./puzzle-writer.js";
import { version } from "./version.js";

/** Options that change nothing in what is made. */
const OF_THE_MACHINE = /^--(?:quiet|stats|no-color|(?:out|threads)=.*)$/;
const WITH_VALUE = new Set(["--out", "--threads"]);

export async function writerFor(
  asked: GenerateAsked,
  pool: WordPool,
  output: Output,
  quiet: boolean,
): Promise<PuzzleWriter> {
  if (asked.out !== undefined) {
    const { DatasetFiles } = await import("./dataset-files.js");
    const args = process.argv
      .slice(2)
      .filter(
        (arg, i, all) =>
          !OF_THE_MACHINE.test(arg) && !WITH_VALUE.has(arg) && !WITH_VALUE.has(all[i - 1] ?? ""),
      );
    const origin = { args, version: version(), pool };
    return new DatasetFiles(asked.out, asked, origin, (folder) => {
      if (!quiet) output.note(`The older data set in ${folder} was replaced.`);
    });
  }
  if (asked.format === "jsonl") return new LineWriter(asked, output);
  const text = quiet ? new FormulaWriter(output) : new TextWriter(asked, output);
  return asked.eachLevel === undefined ? text : new EasyFirst(text);
}

/** Puzzles of each level, the easy ones first: they come as they are made, and a sheet begins easy. */
class EasyFirst implements PuzzleWriter {
  readonly #puzzles: Judged[] = [];
  readonly #writer: PuzzleWriter;

  constructor(writer: PuzzleWriter) {
    this.#writer = writer;
  }

  write(judged: Judged): void {
    this.#puzzles.push(judged);
  }

  async finish(ending: GenerateEnding): Promise<void> {
    const level = ({ difficulty }: Judged): number => difficulty?.level ?? 0;
    const sorted = [...this.#puzzles].sort((a, b) => level(a) - level(b));
    for (const [i, judged] of sorted.entries()) await this.#writer.write(judged, i + 1);
    await this.#writer.finish(ending);
  }
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
