/** The commands that make puzzles from numbers and phrases from letters; see `commands.ts`. */
import { Option } from "commander";
import type { CommandEntry } from "./command-entry.js";
import { addInputOptions, addPrintOptions, addRuleOptions, addSearchOptions } from "./options.js";

export const ENCODE_ENTRIES: readonly CommandEntry[] = [
  {
    name: "encode",
    summary: "a puzzle from numbers and a key: sum, product, division or root",
    args: "[calculations...]",
    addOptions: (command) => {
      addInputOptions(command, "a calculation");
      command
        .option("--key <letters>", "one letter for each digit: a word or words of ten different letters")
        .addOption(
          new Option(
            "--key-order <order>",
            "the digits of the key's letters: `0-9` (default), `9-0`, `1-0` (0 last), `0-1` (0, then 9 to 1)",
          ),
        )
        .option("--words <file>", "make the key of words from a file, one a line")
        .option("--seed <n>", "another key that is made; the same for the same number (default 0)")
        .option("--base <n>", "base 2 to 36 (default 10)")
        .option("--layout", "with all rows (divisions and roots anyway)")
        .option("--no-layout", "in one line, divisions and roots as well")
        .option(
          "--style <name>",
          "the quotient or root `above`, to the `right`, `below`, `french`; rows in one `line`, `codebusters`",
        )
        .addOption(
          new Option("--zero-rows <which>", "the row of a digit 0 of a multiplier, quotient or root").choices(
            ["skipped", "one-zero", "all-zeros"],
          ),
        );
      addSearchOptions(command, "10s");
      addPrintOptions(command, "the puzzle only");
    },
    help: `The calculation has its result or not; a division and a root may have a
remainder: 7375428/1254 or 7375428/1254=5881 r 654. A complete search tells
whether the puzzle has one solution; if not, which givens would leave it.
Without a key there is one of letters that are not mistaken for others.

Examples:
  cryptarithm encode "9567+1085" --key BLACKSMITH
  cryptarithm encode "289*34" --key BLACKSMITH --key-order 9-0 --layout
  cryptarithm encode "7375428/1254" --key BLACKSMITH --key-order 0-1
  cryptarithm encode "√7923147955" --words words.txt --seed 7

Exit codes: 0 exactly one solution, 1 several, 2 not understood, 3 not finished.`,
    load: async () => (await import("./encode-command.js")).runEncode,
  },
  {
    name: "phrase",
    summary: "which phrases a puzzle's letters can spell, and their digits",
    args: "[puzzle]",
    addOptions: (command) => {
      addInputOptions(command, "the puzzle");
      const several = (more: string, before: readonly string[] = []): readonly string[] => [...before, more];
      command
        .option("--phrase <text>", "a phrase; may be repeated", several)
        .option("--phrases <file>", "phrases from a file, one a line; those that can be spelt are listed")
        .option("--decode <digits>", "digits in groups, to be turned into letters");
      addRuleOptions(command);
      addSearchOptions(command, "60s");
      addPrintOptions(command, "phrases that can be spelt only, each with its digits behind a tab");
    },
    help: `A phrase that cannot be spelt is named with the letters that the puzzle lacks.

Examples:
  cryptarithm phrase "SEND + MORE = MONEY" --phrase "ONE MORE DREY" --phrase "MORE TIME"
  cryptarithm phrase "SEND + MORE = MONEY" --phrases phrases.txt --quiet
  cryptarithm phrase "SEND + MORE = MONEY" --decode "065 1085"

Exit codes: 0 spelt, 1 a letter is lacking or there is no single solution,
2 not understood, 3 not finished.`,
    load: async () => (await import("./phrase-command.js")).runPhrase,
  },
];
