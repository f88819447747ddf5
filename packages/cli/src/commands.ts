/**
 * The commands by name: what each is for, its options, its examples and how it runs. Only the
 * command that is asked for is built and loaded, since most runs last milliseconds.
 */
import { Option } from "commander";
import type { CommandEntry } from "./command-entry.js";
import { ENCODE_ENTRIES } from "./encode-entries.js";
import { GENERATE_ENTRY } from "./generate-entry.js";
import { MINE_ENTRY } from "./mine-entry.js";
import {
  addContrastOption,
  addDrawingOptions,
  addInputOptions,
  addListOptions,
  addOutputOptions,
  addPrintOptions,
  addRuleOptions,
  addSearchOptions,
  addTellingOptions,
  addThreadsOption,
} from "./options.js";
import { WEB_ENTRY } from "./web-entry.js";
import { WORKSHEET_ENTRY } from "./worksheet-entry.js";

const CODES = `Exit codes: 0 solved, 1 proved to have none, 2 not understood, 3 not finished.`;

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: "solve",
    summary: "all solutions: the exact total and the first 10 (the default command)",
    args: "[puzzles...]",
    addOptions: (command) => {
      addInputOptions(command, "a puzzle");
      addRuleOptions(command);
      addListOptions(command);
      addContrastOption(command);
      addSearchOptions(command, "60s");
      addThreadsOption(command, "search what takes long");
      addOutputOptions(command, "the solutions only, one a line");
    },
    help: `Several arguments are several puzzles; - is a puzzle on standard input. A
puzzle that begins with - stands behind --.

Examples:
  cryptarithm "SEND + MORE = MONEY"
  cryptarithm "NUM + BER = PLAY" --all
  cryptarithm "TWO * TWO = SQUARE" --base 12 --json
  cryptarithm "AB * C = DE; odd(C)" --lone-zero forbid --given A=1
  cryptarithm --distinct off -- "-A + B = C"

${CODES}`,
    load: async () => (await import("./solve-command.js")).runSolve,
  },
  {
    name: "count",
    summary: "the exact number of solutions",
    args: "[puzzles...]",
    addOptions: (command) => {
      addInputOptions(command, "a puzzle");
      addRuleOptions(command);
      addContrastOption(command);
      addSearchOptions(command, "60s");
      addThreadsOption(command, "search what takes long");
      addOutputOptions(command, "the number only");
    },
    help: `When standard output is no terminal it has the plain number alone, and the
rules go to standard error.

Examples:
  cryptarithm count "ALL + GLITTERS is not GOLD"
  cryptarithm count "A + B = C" --quiet

${CODES}`,
    load: async () => (await import("./count-command.js")).runCount,
  },
  {
    name: "check",
    summary: "judges an answer: right, or which rule fails and where",
    args: "[puzzle] [answer]",
    addOptions: (command) => {
      addInputOptions(command, "the puzzle");
      command.option("--batch", "judge many answers, from --file or standard input: one JSON object a line");
      addRuleOptions(command);
      addSearchOptions(command, "60s");
      addOutputOptions(command, "nothing but the exit code");
    },
    help: `The answer is the puzzle with digits for letters, or letters with their digits,
all or some of them. Digits above 9 are numbers or the letters A-Z.

A line of --batch is {"formula": "…", "answer": …, "id": …}, with "layout" in
place of "formula" and "rules" as in batch. The answer may also be an object
of digits, or a text that ends with an answer; any right one is right.

Examples:
  cryptarithm check "SEND + MORE = MONEY" "9567 + 1085 = 10652"
  cryptarithm check "SEND + MORE = MONEY" "S=9 E=5 N=6"
  cryptarithm check "X + Y = AB" "X=9 Y=F A=1 B=8" --base 16
  cryptarithm check --batch --file answers.jsonl > judged.jsonl

Exit codes: 0 right (so far), 1 wrong, 2 not understood, 3 not decided.`,
    load: async () => (await import("./check-command.js")).runCheck,
  },
  {
    name: "explain",
    summary: "how a person gets there, step by step, each step with its reason",
    args: "[puzzles...]",
    addOptions: (command) => {
      addInputOptions(command, "a puzzle");
      addTellingOptions(command)
        .option("--draw", "draw the column that a step looks at")
        .option("--cases", "print all cases and ways, not only the first of many")
        .option("--ask <letters>", "say first whether these letters are the same in every solution");
      addRuleOptions(command);
      addSearchOptions(command, "60s");
      addOutputOptions(command, "the steps only");
    },
    help: `A puzzle without solution is told why, one with several where it forks.

Examples:
  cryptarithm explain "SEND + MORE = MONEY"
  cryptarithm explain "TWO + TWO = FOUR" --language de
  cryptarithm explain "SOCIAL - GAMES = APPS" --draw

${CODES}`,
    load: async () => (await import("./explain-command.js")).runExplain,
  },
  {
    name: "hint",
    summary: "the next step only: where to look, which rule, or the whole step",
    args: "[puzzles...]",
    addOptions: (command) => {
      addInputOptions(command, "a puzzle");
      addTellingOptions(command)
        .option("--level <n>", "1 where to look (default), 2 which rule, 3 the whole step")
        .option("--draw", "draw the column that the step looks at");
      addRuleOptions(command);
      addSearchOptions(command, "60s");
      addPrintOptions(command, "without how to ask for more");
    },
    help: `What you have stands in --given. If an entry is wrong, that is the hint.

Examples:
  cryptarithm hint "SEND + MORE = MONEY"
  cryptarithm hint "SEND + MORE = MONEY" --given M=1,O=0 --level 3

Exit codes: 0 a hint, or nothing left to do, 1 an entry is wrong, or there is
no solution, 2 not understood, 3 not finished.`,
    load: async () => (await import("./hint-command.js")).runHint,
  },
  {
    name: "grade",
    summary: "how hard a puzzle is for a person: level, score, the techniques it needs",
    args: "[puzzles...]",
    addOptions: (command) => {
      addInputOptions(command, "a puzzle");
      addTellingOptions(command);
      addRuleOptions(command);
      addSearchOptions(command, "60s");
      addPrintOptions(command, "level, score and puzzle on a line, with tabs between");
    },
    help: `Graded is the whole proof: of a puzzle with several solutions that there are no
others, of one without solution that there is none.

Examples:
  cryptarithm grade "SEND + MORE = MONEY"
  cryptarithm grade "SO + MANY = WAYS" "TWO + TWO = FOUR" --quiet

Exit codes: 0 graded, 1 there is no solution, 2 not understood, 3 no grade.`,
    load: async () => (await import("./grade-command.js")).runGrade,
  },
  {
    name: "repair",
    summary: "for none or several solutions: the nearest changes that leave exactly one",
    args: "[puzzles...]",
    addOptions: (command) => {
      addInputOptions(command, "a puzzle");
      command.option("--limit <n>", "show the n nearest repairs (default 5)");
      addRuleOptions(command);
      addSearchOptions(command, "10s");
      addPrintOptions(command, "the repaired puzzles only, one a line, with the option they need");
    },
    help: `A change is one cell, one sign, one row, one given or one rule. Every repair is
proved by a complete search.

Examples:
  cryptarithm repair "SEND + MORE = MONYE"
  cryptarithm repair "CAN * SAY = BRAND" --digits 1-5,7-9
  cryptarithm repair "AB * C = DE" --limit 20 --json

Exit codes: 0 repairs found, or nothing to repair, 1 proved that no single
change helps, 2 not understood, 3 not finished.`,
    load: async () => (await import("./repair-command.js")).runRepair,
  },
  {
    name: "prove",
    summary: "a certificate of exactly which solutions there are",
    args: "[puzzle]",
    addOptions: (command) => {
      addInputOptions(command, "the puzzle");
      command.option("-o, --output <file>", "write the certificate to a file");
      addRuleOptions(command);
      addSearchOptions(command, "60s");
      command
        .option("--quiet", "nothing but the certificate")
        .option("--no-color", "no colours (also NO_COLOR=1)");
    },
    help: `The certificate is JSON, one object a line: a tree of cases that covers every
assignment.

Examples:
  cryptarithm prove "SEND + MORE = MONEY" -o money.jsonl
  cryptarithm prove "CAT + WHO = CURRENT" | cryptarithm verify -

Exit codes: 0 proved (also that there is none), 2 not understood, 3 unfinished.`,
    load: async () => (await import("./prove-command.js")).runProve,
  },
  {
    name: "verify",
    summary: "checks a certificate, independently of the search",
    args: "[file]",
    addOptions: (command) => {
      command.option("--puzzle <text>", "the puzzle that the certificate should be of");
      addRuleOptions(command);
      command
        .option("--json", "the result as one JSON object")
        .option("--quiet", "nothing but the exit code")
        .option("--no-color", "no colours (also NO_COLOR=1)");
    },
    help: `The file - is standard input. It is read line by line, in constant memory. With
--puzzle a certificate of another puzzle, or for other rules, is not valid.

Examples:
  cryptarithm verify money.jsonl
  cryptarithm verify money.jsonl --puzzle "SEND + MORE = MONEY" --json

Exit codes: 0 valid, 1 not valid, 2 not understood, 3 interrupted.`,
    load: async () => (await import("./verify-command.js")).runVerify,
  },
  {
    name: "plan",
    summary: "how the search will go and what it is expected to cost",
    args: "[puzzles...]",
    addOptions: (command) => {
      addInputOptions(command, "a puzzle");
      addRuleOptions(command);
      command.option("--code", "show the code that runs");
      addSearchOptions(command, "5s");
      addOutputOptions(command, "the plan only; with --code the code only");
    },
    help: `The search is also run, within its limits, to compare its real cost with the
expected one. Passes for --without (several joined by commas):
split-conjunctions, short-circuit, implied, net-coefficients, solve-last,
determined-words, columns, bounds, logarithms, divisors, decided, join,
free-sum, linear-kernel, rows.

Examples:
  cryptarithm plan "TWO * TWO = SQUARE"
  cryptarithm plan "SEND + MORE = MONEY" --without columns,bounds
  cryptarithm plan "ABC * DE = FGHI" --code

Exit codes: 0 planned, 2 not understood.`,
    load: async () => (await import("./plan-command.js")).runPlan,
  },
  {
    name: "draw",
    summary: "the puzzle, or its solution, as text, picture, LaTeX, MathML or HTML",
    args: "[puzzles...]",
    addOptions: (command) => {
      addInputOptions(command, "a puzzle");
      addDrawingOptions(command);
      addRuleOptions(command);
      addSearchOptions(command, "60s");
      command
        .option("--quiet", "without a word about other solutions")
        .option("--no-color", "no colours (also NO_COLOR=1)");
    },
    help: `Sums, differences and products of two numbers are drawn below each other,
written-out arithmetic (--layout) with all its rows, everything else as a line.
What is --given is filled in.

Examples:
  cryptarithm draw "SEND + MORE = MONEY" --solved
  cryptarithm draw "SEND + MORE = MONEY" --step 3
  cryptarithm draw "TWO * TWO = SQUARE" --svg two.svg
  cryptarithm draw --layout "KDNG / BT = STP; - PK = FN; - TN = BGG; - NB = N"

Exit codes: 0 drawn, 1 there is no solution to draw, 2 not understood, 3 no
solution or step found within the limits.`,
    load: async () => (await import("./draw-command.js")).runDraw,
  },
  WORKSHEET_ENTRY,
  GENERATE_ENTRY,
  MINE_ENTRY,
  ...ENCODE_ENTRIES,
  {
    name: "batch",
    summary: "one puzzle (text or JSON) a line in, one JSON line out, in order",
    args: "[lines...]",
    addOptions: (command) => {
      addInputOptions(command, "the lines");
      addRuleOptions(command);
      addListOptions(command);
      addContrastOption(command);
      addSearchOptions(command, "60s, for each line");
      addThreadsOption(command, "answer the lines");
      command
        .addOption(new Option("--json", "always on").hideHelp())
        .option("--stats", "a summary on standard error")
        .option("--quiet", "no progress on standard error")
        .option("--no-color", "no colours (also NO_COLOR=1)");
    },
    help: `Reads standard input when there are neither lines nor --file. A line is a
puzzle, or an object {"formula": "…", "rules": {…}, "id": …} with the rules in
the names of the answer's own "rules"; what it leaves out is taken from the
options. Blank lines are skipped. A line that is not understood is answered
with status "invalid", and the run goes on.

Examples:
  cryptarithm batch --file puzzles.txt --lone-zero forbid > answers.jsonl
  printf '%s\\n' "SEND + MORE = MONEY" "A + B = AB" | cryptarithm batch --stats
  echo '{"id": 7, "formula": "AB + B = BA", "rules": {"base": 11}}' | cryptarithm batch

Exit codes: 0 every line has its answer (whatever its status), 2 the options or
the file are not understood, 3 a line was not finished, or the run was
interrupted.`,
    load: async () => (await import("./batch-command.js")).runBatch,
  },
  WEB_ENTRY,
];
