/** The command that puts puzzles on paper; see `commands.ts`. */
import { type Command, Option } from "commander";
import type { CommandEntry } from "./command-entry.js";
import { addInputOptions, addRuleOptions, addSearchOptions } from "./options.js";

/** An option that may be given several times. */
const several = (more: string, before: readonly string[] = []): readonly string[] => [...before, more];

/** Where the sheet goes, and what its pages look like. */
function addSheetOptions(command: Command): void {
  const choice = (flags: string, description: string, choices: readonly string[]): Option => {
    const option = new Option(flags, description).choices(choices);
    const { parseArg } = option;
    // Paper is A4, and a society is the ACA.
    return parseArg === undefined
      ? option
      : option.argParser((value, before) => parseArg(value.toLowerCase(), before));
  };
  command
    .optionsGroup("Sheet:")
    .option("--pdf <file>", "write a PDF (- writes to standard output)")
    .option("--svg <file>", "write a picture of each page: sheet.svg becomes sheet-1.svg, sheet-2.svg …")
    .option("--title <text>", "at the top of each page, up to 60 characters")
    .addOption(
      choice("--block <kind>", "grids to solve on the sheet (default), cards to cut out, or questions", [
        "grid",
        "cards",
        "codebusters",
        "aca",
      ]),
    )
    .addOption(
      choice("--per-page <n>", "grids on a page (default 4; large print 1)", ["1", "2", "4", "6", "12"]),
    )
    .addOption(choice("--paper <size>", "the paper (default a4)", ["a4", "letter"]))
    .option("--fields <list>", "what is filled in at the top: name, date, class, score, or none")
    .addOption(
      choice("--key <which>", "the answers: a full key (default), all on one page, or none", [
        "full",
        "tiny",
        "none",
      ]),
    )
    .option("--reasoning", "pages that tell how each puzzle is solved, step by step")
    .option("--large", "large print")
    .addOption(choice("--working <space>", "with one or two on a page", ["squared", "blank"]))
    .option("--no-carries", "without slots for the carries of sums")
    .option("--no-boxes", "without boxes under the letters")
    .option("--no-grade", "without a word about how hard each puzzle is; faster")
    .option("--language <code>", "the language of the sheet: en or de (default en)")
    .addOption(
      choice("--several <choice>", "puzzles with several solutions, or none (default refuse)", [
        "refuse",
        "allow",
      ]),
    );
}

/** What is said of single puzzles. */
function addQuestionOptions(command: Command): void {
  command
    .optionsGroup("Questions:")
    .option(
      "--phrase <text>",
      "of Codebusters questions: what the digits spell, one for each puzzle",
      several,
    )
    .option("--points <n>", "of Codebusters questions (default 150 and 50 for each level)")
    .option("--author <name>", "of ACA problems");
}

export const WORKSHEET_ENTRY: CommandEntry = {
  name: "worksheet",
  summary: "sheets to print, with an answer key: PDF, SVG or text",
  args: "[puzzles...]",
  addOptions: (command) => {
    addInputOptions(command, "puzzles, one a line,");
    addSheetOptions(command);
    addQuestionOptions(command);
    command.optionsGroup("Rules:");
    addRuleOptions(command);
    command.optionsGroup("Search:");
    addSearchOptions(command, "60s, for each puzzle");
    command
      .option("--quiet", "nothing about what was written")
      .option("--no-color", "no colours (also NO_COLOR=1)");
  },
  help: `A file and standard input have a puzzle on each line, or lines of JSON as
\`generate --format jsonl\` and \`encode --json\` print them; a line may have a
"phrase", "points" and an "author". Layouts in a file are parted by empty lines.
Without --pdf and --svg the sheet is printed as text.

Examples:
  cryptarithm worksheet "SEND + MORE = MONEY" "SO + MANY = DAYS" --pdf sums.pdf
  cryptarithm generate --theme animals --count 12 --format jsonl |
    cryptarithm worksheet - --title "Animals" --per-page 12 --pdf animals.pdf
  cryptarithm worksheet "SEND + MORE = MONEY" --block codebusters \\
    --phrase "some more money" --pdf test.pdf
  cryptarithm worksheet --file sums.txt --reasoning --language de --pdf blatt.pdf

Exit codes: 0 written, 1 a puzzle does not have exactly one solution, 2 not
understood, 3 not finished.`,
  load: async () => (await import("./worksheet-command.js")).runWorksheet,
};
