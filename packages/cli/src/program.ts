/**
 * From arguments to a command that runs: finds the command's name, lets commander read its
 * options, and turns every mistake into a message with the nearest known name and code 2.
 */
import { Command, CommanderError } from "commander";
import type { RawOptions } from "./asked.js";
import type { CommandEntry } from "./command-entry.js";
import { COMMANDS } from "./commands.js";
import { contextFor } from "./context.js";
import { DONE, type ExitCode, INVALID } from "./exit-code.js";
import { runOnPuzzles } from "./line-puzzles.js";
import { nearest } from "./nearest.js";
import { UsageError } from "./usage-error.js";
import { version } from "./version.js";

const NAMES: readonly string[] = COMMANDS.map((command) => command.name);

/** Runs the command that the arguments ask for. */
export async function run(argv: readonly string[]): Promise<ExitCode> {
  try {
    const asked = findCommand(argv);
    if (asked === "help") {
      process.stdout.write(overview());
      return DONE;
    }
    return await runCommand(asked.entry, asked.rest);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : INVALID;
    if (error instanceof UsageError) return complain(error, argv);
    throw error;
  }
}

function complain(error: UsageError, argv: readonly string[]): ExitCode {
  const { output } = contextFor({ color: !argv.includes("--no-color") });
  output.error(error.message, error.hint);
  return INVALID;
}

interface Asked {
  readonly entry: CommandEntry;
  readonly rest: readonly string[];
}

/** The command's name may stand first, or behind options; without one it is `solve`. */
function findCommand(argv: readonly string[]): Asked | "help" {
  const solve = COMMANDS[0] as CommandEntry;
  const [first] = argv;
  if (first === "help") return argv[1] === undefined ? "help" : { entry: entryOf(argv[1]), rest: ["--help"] };
  const at = first?.startsWith("-") && first !== "-" ? behindOptions(argv) : 0;
  const name = argv[at];
  if (name !== undefined && NAMES.includes(name))
    return { entry: entryOf(name), rest: argv.toSpliced(at, 1) };
  if (at === 0 && name !== undefined && looksLikeCommand(name)) entryOf(name);
  if ((first === "--help" || first === "-h") && at === argv.length) return "help";
  return { entry: solve, rest: argv };
}

/** The place of the first argument that is neither an option nor an option's value; behind `--` there is no command. */
function behindOptions(argv: readonly string[]): number {
  const withValue = new Set(
    COMMANDS.flatMap((entry) =>
      build(entry)
        .options.filter((o) => o.required)
        .map((o) => o.long),
    ),
  );
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i] as string;
    if (arg === "--") return argv.length;
    if (!arg.startsWith("-") || arg === "-") return i;
    if (withValue.has(arg)) i++;
  }
  return argv.length;
}

/** A single word in small letters says nothing as a puzzle, so it is meant as a command. */
const looksLikeCommand = (text: string): boolean => /^[a-z]{3,}$/.test(text);

function entryOf(name: string): CommandEntry {
  const entry = COMMANDS.find((command) => command.name === name);
  if (entry !== undefined) return entry;
  const near = nearest(name, NAMES);
  throw new UsageError(
    `there is no command ${name}`,
    near === undefined
      ? `the commands are ${NAMES.join(", ")}; a puzzle needs a relation, as in "A + B = C"`
      : `did you mean ${near}?`,
  );
}

async function runCommand(entry: CommandEntry, rest: readonly string[]): Promise<ExitCode> {
  const command = build(entry);
  command.parse([...rest], { from: "user" });
  const raw: RawOptions = command.opts();
  const context = contextFor(raw);
  try {
    const runIt = await entry.load();
    return await runOnPuzzles(entry.name, runIt, { args: command.args, raw, context });
  } finally {
    context.searcher.close();
    await context.interruption.settle();
  }
}

function build(entry: CommandEntry): Command {
  const command = new Command(`cryptarithm ${entry.name}`)
    .description(sentence(entry.summary))
    .helpOption("-h, --help", "this help")
    .version(version(), "-V, --version", "the version")
    .exitOverride()
    // Each command says in its own words what it takes.
    .allowExcessArguments(true)
    .configureOutput({ outputError: (text, write) => write(withHints(text, entry.name)) })
    .addHelpText("after", `\n${entry.help}`);
  if (entry.args !== "") command.arguments(entry.args);
  entry.addOptions(command);
  return command;
}

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

/** "a", "a and b", "a, b and c". */
const inSentence = (names: readonly string[]): string => names.join(", ").replace(/, (?=[^,]*$)/, " and ");

/** An option of more commands is nothing special. */
const FEW = 3;

/**
 * What to do about a mistake in the options: the command that has it, the nearest one, a puzzle that looks
 * like an option, or the list.
 */
function withHints(text: string, command: string): string {
  const [, unknown] = /unknown option '(--[^'=]+)/.exec(text) ?? [];
  const owners = COMMANDS.filter((entry) => build(entry).options.some(({ long }) => long === unknown));
  if (unknown !== undefined && owners.length > 0) {
    const names = owners.length > FEW ? "other commands" : inSentence(owners.map(({ name }) => name));
    const hint = `it belongs to ${names}; cryptarithm ${command} --help lists the options`;
    return `error: ${command} has no option ${unknown}\n  ${hint}\n`;
  }
  const plain = text.replace(/\n\(Did you mean (.*)\?\)/, "\n  did you mean $1?");
  if (plain.includes("did you mean")) return plain;
  const isPuzzle = /unknown option '-[^-'][^']*'/.test(plain);
  const hint = isPuzzle
    ? "a puzzle that begins with - stands behind --"
    : `cryptarithm ${command} --help lists the options`;
  return `${plain.trimEnd()}\n  ${hint}\n`;
}

function overview(): string {
  const width = Math.max(...NAMES.map((name) => name.length));
  const list = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join("\n");
  return `Solves cryptarithms such as SEND + MORE = MONEY.

Usage: cryptarithm [command] <puzzle...> [options]

Commands:
${list}

A first argument that is no command is a puzzle to solve. The options of a
command are told by \`cryptarithm <command> --help\`; here are the most used:

  --base <n>               base 2 to 36, letters, or find
  --given <list>           what is known of single letters: S=9,E!=5,A=4|5|8
  --distinct off           letters may be equal
  --leading-zero allow     numbers may start with 0
  --lone-zero forbid       a one-letter word is not 0
  --all                    list all solutions
  --json                   one JSON object a puzzle
  --time <length>          stop after 30s, 500ms, 2m … or none
  --version                the version

Examples:
  cryptarithm "SEND + MORE = MONEY"
  cryptarithm explain "SEND + MORE = MONEY"
  cryptarithm count "ALL + GLITTERS is not GOLD"
  cryptarithm batch --file puzzles.txt > answers.jsonl
`;
}
