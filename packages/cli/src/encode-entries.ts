/** The commands that make puzzles from numbers and phrases from letters; see `commands.ts`. */
import { Option } from "commander";
import type { CommandEntry } from "./command-entry.js";
import { addInputOptions, addPrintOptions, addRuleOptions, addSearchOptions } from "./options.js";
import { QUESTIONS } from "./phrase-question.js";

export const ENCODE_ENTRIES: readonly CommandEntry[] = [
  {
    name: "encode",
    summary: "a puzzle from numbers and a key: a sum, division, root or any formula",
    args: "[calculations...]",
    addOptions: (command) => {
      const several = (more: string, before: readonly string[] = []): readonly string[] => [...before, more];
      addInputOptions(command, "calculations, one on each line,");
      command
        .option(
          "--key <letters>",
          "one letter for each digit: a word or words of ten different letters (default: a word is picked)",
        )
        .addOption(
          new Option(
            "--key-order <order>",
            "the digits of the key's letters: `0-9` (default), `9-0`, `1-0` (0 last), `0-1` (0, then 9 to 1)",
          ),
        )
        .option("--words <file>", "make the key of words from a file, one a line")
        .option("--seed <n>", "another key that is picked; the same for the same number (default 0)")
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
        )
        .addOption(
          new Option(
            "--form <which>",
            "all rows (`long`, default), of a division only what is left, or only what is given and found",
          ).choices(["long", "without-partial-products", "short"]),
        )
        .option("--zeros-behind", "zeros behind the partial products of a multiplication")
        .option("--zero-remainder", "a last remainder 0 is written")
        .option("--trial-divisors", "beside a square root, what each digit is multiplied with")
        .option("--decimals <n>", "so many decimals of a quotient or root are found")
        .addOption(
          new Option("--exponents <how>", "whether exponents stay digits (default)").choices([
            "digits",
            "letters",
          ]),
        )
        .option("--keep <numbers>", "numbers of a formula that stay digits: 2,100")
        .addOption(
          new Option("--leading-zero <choice>", "whether a number may start with 0").choices([
            "forbid",
            "allow",
          ]),
        )
        .addOption(
          new Option("--lone-zero <choice>", "whether a letter alone may be 0").choices(["allow", "forbid"]),
        )
        .addOption(
          new Option("--literals <choice>", "whether a letter may equal a printed digit").choices([
            "free",
            "reserved",
          ]),
        )
        .option("--digits <list>", "the digits that solvers may use, such as 1-9")
        .option("--phrase <text>", "a phrase to be spelt with the puzzle's letters; may be repeated", several)
        .option("--no-advice", "do not look for changes that would leave one solution");
      addSearchOptions(command, "10s");
      addPrintOptions(command, "the puzzle only");
    },
    help: `The calculation has its result or not; a division and a root may have a
remainder: 7375428/1254 or 7375428/1254=5881 r 654. Decimals, divisions in a
row (43271/8/7), powers, brackets and several equations are understood; all
must be true. A complete search tells whether the puzzle has one solution; if
not, the least changes that leave one: givens, rows, rules or numbers near it.
Another key or key order changes names only. Without a key, a familiar word
is picked.

Examples:
  cryptarithm encode "9567+1085" --key BLACKSMITH
  cryptarithm encode "289*34" --key BLACKSMITH --key-order 9-0 --layout
  cryptarithm encode "7375428/1254" --key BLACKSMITH --key-order 0-1
  cryptarithm encode "√7923147955" --words words.txt --seed 7
  cryptarithm encode "12.5*0.8" "12^2+5^2=13^2" "12+34=46 and 46*2=92"

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
        .option("--decode <digits>", "digits in groups, to be turned into letters")
        .option("--english", "familiar English words that can be spelt (also when nothing else is asked)")
        .addOption(
          new Option(
            "--question <kind>",
            "the phrases as questions for a sheet: digits to `decode`, or the `value` of the phrase",
          ).choices(QUESTIONS),
        );
      addRuleOptions(command);
      addSearchOptions(command, "60s");
      addPrintOptions(command, "phrases that can be spelt only, each with its digits behind a tab");
    },
    help: `A phrase that cannot be spelt is named with the letters that the puzzle lacks.

Examples:
  cryptarithm phrase "SEND + MORE = MONEY" --phrase "ONE MORE DREY" --phrase "MORE TIME"
  cryptarithm phrase "SEND + MORE = MONEY" --phrases phrases.txt --quiet
  cryptarithm phrase "SEND + MORE = MONEY" --decode "065 1085"
  cryptarithm phrase "SEND + MORE = MONEY" --phrase "SOME MODERN RYE" --question decode
  cryptarithm phrase "SEND + MORE = MONEY"

Exit codes: 0 spelt, 1 a letter is lacking or there is no single solution,
2 not understood, 3 not finished.`,
    load: async () => (await import("./phrase-command.js")).runPhrase,
  },
];
