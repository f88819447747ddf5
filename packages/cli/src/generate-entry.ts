/** The command that makes puzzles; see `commands.ts`. */
import { type Command, Option } from "commander";
import type { CommandEntry } from "./command-entry.js";
import { addThreadsOption } from "./options.js";

/** An option that may be given several times: its values, a line each. */
const lines = (more: string, before: string | undefined): string =>
  before === undefined ? more : `${before}\n${more}`;
const several = (more: string, before: readonly string[] = []): readonly string[] => [...before, more];

/** What is made. */
function addKindOptions(command: Command): void {
  command
    .optionsGroup("Kind:")
    .option(
      "--shape <formula>",
      "any formula, a capital for each word: A+B=C (default), A-B=C, A*B=C, A^2=B; several are taken in turn",
      several,
    )
    .option("--layout", "written out with all its rows: --shape A*B (the default then), A/B or √A")
    .option(
      "--numbers <language>",
      "doubly true sums of number words: en, de, fr … (`--numbers list` names all)",
    )
    .option("--to <n>", "with --numbers: the words of the numbers up to n (default 100)")
    .option("--addends <n>", "with --numbers: at most n addends (default 4), where there is no --shape")
    .option("--consistent", "with --numbers: no number has two words in one puzzle")
    .option("--base <n>", "base 2 to 31 (default 10)");
}

/** Which words. */
export function addWordOptions(command: Command): void {
  command
    .optionsGroup("Words:")
    .option("--words <file>", "words from a file instead of the English ones; may be repeated", lines)
    .option(
      "--theme <what>",
      "only words of a theme: animals, food, space … (`--theme list` names all), a file, or words with commas; may be repeated",
      lines,
    )
    .option("--theme-words <n>", "at least n words of the theme, the others from the other words")
    .option("--include <word>", "each puzzle has this word, or one of several", lines)
    .option("--without <words>", "leave these words out", lines)
    .option("--containing <letters>", "only words that have all of these letters")
    .option("--shortest <n>", "words of at least n letters (English ones: 3)")
    .option("--longest <n>", "words of at most n letters (English ones: 8)")
    .option(
      "--familiarity <size>",
      "English words up to this size: 10 (known to all, default) … 70 (large dictionaries)",
    )
    .option("--most-familiar <n>", "only the n most familiar English words")
    .option("--spelling <which>", "of English words: american (default), british, both, none")
    .addOption(
      new Option("--offensive <choice>", "whether offensive English words may occur").choices([
        "leave-out",
        "allow",
      ]),
    )
    .addOption(
      new Option("--accents <choice>", "whether e and é are two letters").choices(["distinct", "fold"]),
    );
}

/** Which puzzles of those that there are. */
function addChoiceOptions(command: Command): void {
  command
    .optionsGroup("Choice:")
    .option("--count <n>", "n puzzles (default 10)")
    .option("--all", "every puzzle, in the order of the words")
    .option("--level <levels>", "only puzzles of these levels: 3, 2-4, or 1,5 (see `grade`)")
    .option("--each-level <n>", "n puzzles of every level, or of those of --level")
    .option("--all-digits", "only puzzles that use every digit")
    .option(
      "--spells [words]",
      "the letters in the order of their digits spell a word: one of these, of a file, or English",
    )
    .option("--seed <n>", "the same puzzles for the same number; one is chosen and told when there is none")
    .option(
      "--fresh-words",
      "use words again only when there are no others (default in text up to 100 puzzles)",
    )
    .option("--no-fresh-words", "take puzzles as they come (default otherwise)");
}

/** What is printed. */
function addFormOptions(command: Command): void {
  command
    .optionsGroup("Output:")
    .addOption(
      new Option("--format <format>", "text to print, or a JSON object a line").choices(["text", "jsonl"]),
    )
    .option("--json", "the same as --format jsonl")
    .option(
      "--out <folder>",
      "a data set: JSON lines, those of each level, and a sheet that says how it was made",
    )
    .addOption(
      new Option("--answers <where>", "in text: below each puzzle (default), at the end, or none").choices([
        "below",
        "end",
        "none",
      ]),
    )
    .option("--no-answers", "the same as --answers none")
    .option("--explain", "with JSON lines: the steps of a person, too")
    .option("--no-grade", "without level and score; much faster")
    .option(
      "--time <length>",
      "stop after 30s, 2m … or `none` (default: text 60s; --all and JSON lines none)",
    );
  addThreadsOption(command, "grade");
  command
    .option("--stats", "figures of the search, on standard error")
    .option("--quiet", "the puzzles only, one a line")
    .option("--no-color", "no colours (also NO_COLOR=1)");
}

export const GENERATE_ENTRY: CommandEntry = {
  name: "generate",
  summary: "puzzles from words, each with exactly one solution, with their grade",
  args: "[words...]",
  addOptions: (command) => {
    addKindOptions(command);
    addWordOptions(command);
    addChoiceOptions(command);
    addFormOptions(command);
  },
  help: `Without words it takes familiar English ones. For the same seed, words and
options the puzzles are the same on every machine and any number of threads.

Examples:
  cryptarithm generate
  cryptarithm generate --theme space --theme-words 2 --level 2-3
  cryptarithm generate --include MONEY --all-digits --answers end
  cryptarithm generate send more money cash bank --all
  cryptarithm generate --numbers en --all --quiet
  cryptarithm generate --count 10000 --seed 7 --out puzzles --threads 4

Exit codes: 0 made, 1 there is no such puzzle, 2 not understood, 3 fewer than
asked for: stopped by a limit, or interrupted.`,
  load: async () => (await import("./generate-command.js")).runGenerate,
};
