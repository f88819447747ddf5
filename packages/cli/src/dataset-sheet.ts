/**
 * The sheet beside a data set, as a page of Markdown: how it was made, so that it can be made again and
 * judged without us. It has no date and nothing of the machine: the same run has the same sheet.
 */
import { createHash } from "node:crypto";
import { SPLITS } from "./dataset-row.js";
import type { CountTable, DatasetTally } from "./dataset-tally.js";
import type { GenerateAsked } from "./generate-asked.js";
import { type GenerateEnding, skippedOf } from "./generate-ending.js";
import type { WordPool } from "./generate-words.js";
import { counted, grouped } from "./number-text.js";

/** Where a data set comes from. */
export interface DatasetOrigin {
  /** The arguments of the command that decide what is made. */
  readonly args: readonly string[];
  readonly version: string;
  readonly pool: WordPool;
}

/** A file of a data set as it lies there. */
export interface WrittenFile {
  readonly name: string;
  readonly lines: number;
  readonly sha256: string;
}

export interface SheetOptions {
  readonly asked: GenerateAsked;
  readonly ending: GenerateEnding;
  readonly origin: DatasetOrigin;
  readonly tally: DatasetTally;
  readonly files: readonly WrittenFile[];
}

export function datasheet(options: SheetOptions): string {
  const { asked, tally, ending } = options;
  const isCut = ending.stopped === "interrupted" || ending.stopped === "time";
  return [
    "# Data sheet",
    "",
    `${counted(tally.count, "cryptarithm")}, each with exactly one solution${asked.grade ? ", graded by how a person solves it" : ""}. One JSON object a line.`,
    "",
    ...(isCut
      ? ["**The run was stopped before its end**; these are the puzzles that it had made by then.", ""]
      : []),
    ...origin(options),
    ...uniqueness(options),
    ...counts(options),
    ...leftOut(options),
    ...files(options),
    ...USE,
    ...limits(options),
  ].join("\n");
}

function origin({ asked, origin: { args, version, pool } }: SheetOptions): string[] {
  const { base, seed } = asked;
  return [
    "## How it was made",
    "",
    "```",
    `cryptarithm ${[...args, ...(asked.seedChosen ? ["--seed", String(seed)] : [])].map(quoted).join(" ")}`,
    "```",
    "",
    `- Version ${version} of the command. The same command with the same words makes the same files, byte by byte, on any number of threads.`,
    seed === undefined
      ? "- Every puzzle, in the order of the words."
      : `- Seed ${seed}${asked.seedChosen ? ", chosen by the command" : ""}.`,
    ...pool.sources.map(
      ({ title, words, licence }) =>
        `- Words: ${title}; ${grouped(words.length)}, SHA-256 \`${hashOf(words)}\` (in this order, a line each).${licence === undefined ? "" : ` Licence: ${licence}; they are in SCOWL.txt beside this sheet.`}`,
    ),
    ...(pool.theme === undefined
      ? []
      : [`- At least ${pool.themeWords} of the words of each puzzle from the first list.`]),
    `- Rules: base ${base}; different letters are different digits; a number of two or more digits does not begin with 0; a number of one digit may be 0.`,
    ...(asked.layout ? ["- The calculations are written out with all their rows."] : []),
    ...(asked.allDigits ? [`- Each puzzle has all ${base} digits.`] : []),
    ...(asked.levels === undefined ? [] : [`- Levels that were asked for: ${asked.levels.join(", ")}.`]),
    "",
  ];
}

function uniqueness({ asked }: SheetOptions): string[] {
  return [
    "## How it was checked",
    "",
    "Each candidate was searched completely for solutions, until there was none left or a second one was found. A candidate is left out before that only for a reason that shows that it has no solution, or more than one: its lengths, its letters, its leading digits, its columns, or letters that can be exchanged. A puzzle stands here if its search ended with exactly one solution; that was substituted in exact arithmetic. The sheet does not ask for trust: `cryptarithm batch --file puzzles.jsonl` solves all of them again with another search, and `cryptarithm prove` writes a certificate of each.",
    "",
    ...(asked.grade
      ? [
          "The grade is that of the explanation that the command finds: the level (1 to 5) is the hardest rule that it needs, the score the work of all its steps. Level 5 needs cases.",
          "",
        ]
      : []),
    "No two puzzles are the same up to the names of letters and the order of addends. A puzzle's part (`split`) comes from a hash of that form, so a puzzle in other letters would be in the same part.",
    "",
  ];
}

function counts({ asked, tally }: SheetOptions): string[] {
  return [
    "## Counts",
    "",
    ...table(tally.byLevel),
    ...table(tally.byShape),
    ...table(tally.byLetters),
    ...table(tally.byLength),
    ...(asked.grade ? [...table(tally.byScore), ...table(tally.byBand), ...table(tally.byTechnique)] : []),
  ];
}

function leftOut({ asked, ending, origin: { pool } }: SheetOptions): string[] {
  const skipped = skippedOf(ending);
  const { stopped, wanted } = ending;
  const lines = [
    // How many that were is known at the end of all candidates only.
    stopped === "exhausted"
      ? `- Candidates whose search would have taken too long: ${grouped(skipped)}.`
      : "- Candidates whose search would have taken too long (a million nodes); sums have hardly any.",
    ...(asked.levels !== undefined
      ? ["- Puzzles of other levels, those of which there were enough, and any without a grade."]
      : asked.grade
        ? [`- Puzzles for which no grade was found: ${grouped(wanted.ungraded)}.`]
        : []),
    ...(pool.skipped.length > 0
      ? [`- Entries of the lists that are no words: ${grouped(pool.skipped.length)}.`]
      : []),
    ...(pool.crowded.length > 0
      ? [`- Words with more different letters than there are digits: ${grouped(pool.crowded.length)}.`]
      : []),
    ...wanted.lacking.map(
      ([level, count]) =>
        `- Level ${level} has ${count === 0 ? "none" : `only ${grouped(count)}`}: there were no more, or too rarely.`,
    ),
    ...(stopped === "interrupted" || stopped === "time"
      ? ["- What had not been made when the run was stopped; the same command makes more."]
      : []),
    ...(stopped === "exhausted" ? ["- Nothing else: these are all puzzles of this kind."] : []),
  ];
  return ["## What is left out", "", ...lines, ""];
}

function files({ files: written }: SheetOptions): string[] {
  return [
    "## Files",
    "",
    ...table({
      head: ["file", "puzzles", "SHA-256"],
      rows: written.map(({ name, lines, sha256 }) => [`\`${name}\``, lines, `\`${sha256}\``]),
    }),
  ];
}

const USE: readonly string[] = [
  "## How answers are graded",
  "",
  "Put the answer to each row beside it and let the command judge by substitution; it accepts any solution, in many ways of writing (`9567+1085=10652`, `S=9, E=5, …`, an object of digits), and tells answers that it cannot read apart from wrong ones:",
  "",
  "```",
  'echo \'{"formula": "SEND + MORE = MONEY", "answer": "S=9 E=5 N=6 D=7 M=1 O=0 R=8 Y=2"}\' | cryptarithm check --batch',
  "```",
  "",
];

function limits({ asked }: SheetOptions): string[] {
  return [
    "## Known limits",
    "",
    "- The words are a sample of a list, not of a language; they come again in many puzzles, in all parts.",
    ...(asked.grade
      ? [
          "- The levels are those of one model of how people solve; they have not been measured with people.",
          ...(asked.eachLevel === undefined && asked.levels === undefined
            ? ["- Levels are as frequent as they come: hard puzzles are more than easy ones."]
            : []),
        ]
      : []),
    `- The parts (${SPLITS.join(", ")}) have no puzzle in common, but puzzles of a kind: the same shape and lengths of words.`,
    "",
  ];
}

/** A table, and an empty line. */
function table({ head, rows }: CountTable): string[] {
  const line = (cells: readonly (string | number)[]): string =>
    `| ${cells.map((cell) => (typeof cell === "number" ? grouped(cell) : cell)).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line), ""];
}

const hashOf = (words: readonly string[]): string =>
  createHash("sha256")
    .update(words.map((word) => `${word}\n`).join(""))
    .digest("hex");

/** An argument as a shell would take it. */
const quoted = (arg: string): string =>
  /^[\p{L}\p{N}_./:=,+-]+$/u.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`;
