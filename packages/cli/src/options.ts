/**
 * The options of the commands, in groups. Values stay as the user wrote them; `asked.ts` reads
 * them, so that a mistake in any of them is reported the same way.
 */
import { type Command, Option } from "commander";

/** The rules of a puzzle. */
export function addRuleOptions(command: Command): Command {
  return command
    .option(
      "--base <n>",
      "base 2 to 36, `letters` (as many as there are letters), or `find` (the smallest base with a solution)",
    )
    .option(
      "--distinct <which>",
      "which letters differ: `all`, `off`, `case` (capitals and small letters by themselves), or groups such as AB,CDE",
    )
    .addOption(
      new Option(
        "--leading-zero <choice>",
        "whether a number of two or more digits may start with 0",
      ).choices(["forbid", "allow"]),
    )
    .addOption(
      new Option("--lone-zero <choice>", "whether a one-letter word may be 0").choices(["allow", "forbid"]),
    )
    .option("--digits <list>", "the digits that may be used: 1-9, 0,2-5, or 1-9! (each of them exactly once)")
    .addOption(
      new Option("--literals <choice>", "whether a letter may equal a digit printed in the puzzle").choices([
        "free",
        "reserved",
      ]),
    )
    .addOption(new Option("--case <choice>", "whether a and A are one letter").choices(["fold", "distinct"]))
    .addOption(
      new Option("--accents <choice>", "whether e and é are two letters").choices(["distinct", "fold"]),
    )
    .addOption(new Option("--symbols <choice>", "what one letter is").choices(["graphemes", "codepoints"]))
    .option(
      "--given <list>",
      "what is known of single letters: S=9,E!=5,A=4|5|8; may be repeated",
      (more: string, before: string | undefined) => (before === undefined ? more : `${before},${more}`),
    )
    .option(
      "--layout",
      "read the puzzle as written-out arithmetic: rows below each other, or AB*CD=EFG+HIJ=KLMN",
    )
    .option("--reading <n>", "of a layout with several readings, the one that is meant, from 0");
}

/** Where the puzzle comes from. */
export function addInputOptions(command: Command, what: string): Command {
  return command.option("--file <path>", `read ${what} from a file (- reads from standard input)`);
}

/** Limits and ways to search. */
export function addSearchOptions(command: Command, defaultTime: string): Command {
  return command
    .option("--time <length>", `stop after 30s, 500ms, 2m … or \`none\` (default ${defaultTime})`)
    .option("--nodes <n>", "stop after so many nodes of the search")
    .addOption(
      new Option("--mode <mode>", "how the search runs; the results are the same").choices([
        "auto",
        "interpreted",
        "compiled",
      ]),
    )
    .option("--without <pass>", "leave out a pass of the planner (see `plan --help`); only the cost changes");
}

/** On how many threads is searched. */
export function addThreadsOption(command: Command, what: string): Command {
  return command.option("--threads <n>", `${what} on n threads (default 1); the answers are the same`);
}

/** How many solutions are listed. */
export function addListOptions(command: Command): Command {
  return command
    .addOption(
      new Option("--all", "list all solutions (default: the first 10)").conflicts(["limit", "first"]),
    )
    .addOption(new Option("--limit <n>", "list the first n solutions").conflicts(["all", "first"]))
    .addOption(new Option("--first", "list the first solution only").conflicts(["all", "limit"]));
}

/** Whether the other usual choices of the rules are counted, too. */
export function addContrastOption(command: Command): Command {
  return command.option(
    "--contrast",
    "say how many solutions the other usual choices of the rules would give",
  );
}

/** How reasons are told. */
export function addTellingOptions(command: Command): Command {
  return command.option("--language <code>", "the language of the sentences: en or de (default en)");
}

/** What is printed of what has no figures of a search. */
export function addPrintOptions(command: Command, quiet: string): Command {
  return command
    .option("--json", "one JSON object a puzzle, each on one line")
    .option("--quiet", quiet)
    .option("--no-color", "no colours (also NO_COLOR=1)");
}

/** What is printed. */
export function addOutputOptions(command: Command, quiet: string): Command {
  return command
    .option("--json", "one JSON object a puzzle, each on one line")
    .option("--stats", "figures of the search, on standard error")
    .option("--quiet", quiet)
    .option("--no-color", "no colours (also NO_COLOR=1)");
}

/** How a puzzle is drawn. */
export function addDrawingOptions(command: Command): Command {
  const formats = ["text", "svg", "latex", "mathml", "html"];
  const format = (flags: string, description: string): Option => {
    const option = new Option(flags, description);
    return option.conflicts(formats.filter((name) => name !== option.attributeName()));
  };
  return command
    .addOption(format("--text", "as text (the default)"))
    .addOption(format("--svg <file>", "as a picture (- writes to standard output)"))
    .addOption(format("--latex", "in LaTeX; needs the packages array and amsmath"))
    .addOption(format("--mathml", "in MathML"))
    .addOption(format("--html", "as a table with headers, to be heard"))
    .option("--solved", "with the digits of the first solution")
    .option("--step <n>", "with what is known after a step of the explanation, which is marked")
    .option("--carries", "with slots for the carries of sums")
    .option(
      "--style <name>",
      "the quotient or root `above`, to the `right`, `below`, `french`; in one `line`, `codebusters`",
    )
    .addOption(
      new Option("--fill <how>", "where digits go: under the letters, or in their place").choices([
        "below",
        "corner",
        "replace",
      ]),
    )
    .option("--ascii", "text in ASCII characters")
    .option("--language <code>", "what pictures and tables say of themselves: en or de (default en)");
}
