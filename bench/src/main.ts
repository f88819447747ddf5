/**
 * The bench: `npm run bench -- COMMAND`. docs/benchmarks.md says what each command is for.
 */
import { readArguments } from "./arguments.js";

const COMMANDS: Readonly<Record<string, string>> = {
  run: "measures the tiers (the default)",
  modes: "interpreted against compiled",
  nodes: "node counts against those recorded; --write records the present ones",
  estimates: "expected against real node counts; --write puts it into the documentation",
  "compare REF": "this checkout against another commit, in turns",
  batch: "the command as a process: puzzles a second, start-up, memory",
  scaling: "cost against letters, base, addends and relations; --write makes the plots",
  peers: "the permutation method, Gecode and z3 on the same puzzles; --write puts it into the documentation",
  grade:
    "how hard the puzzles are for a person: levels, scores, steps; --write puts it into the documentation",
  verify:
    "checking a certificate against the search, each puzzle for itself; --write puts it into the documentation",
  page: "the page: sizes of its parts, and times in Chromium; `page sizes` only the sizes; --write",
  "make-corpus": "writes corpus/sums.txt anew",
};

const OPTIONS = `Options:
  --tier NAME    one tier; may be repeated or be a list (default: all)
  --file PATH    puzzles of your own instead: one a line, as text or as JSON with formula, rules, count
  --mode MODE    auto, interpreted or compiled
  --json         one JSON object for each puzzle
  --puzzles      a line for each puzzle
  --sample N     of grade and verify: so many puzzles of a tier, evenly spread (default 1000)
  --write        of nodes, peers, estimates, scaling, batch, grade, verify, page: puts what was found into the repository
  --passes N     repetitions at least (default 5)
  --rounds N     of compare, batch and page: how often (default 5)
  --budget S     seconds of repetitions for a tier (default 2)
  --limit S      seconds for one puzzle (default 60)`;

function usage(): string {
  const commands = Object.entries(COMMANDS).map(([name, does]) => `  ${name.padEnd(12)} ${does}`);
  return `npm run bench -- [command] [options]\n\nCommands:\n${commands.join("\n")}\n\n${OPTIONS}\n`;
}

/** Loads only what a command needs. */
async function main(argv: readonly string[]): Promise<void> {
  if (argv.includes("--help") || argv.includes("-h")) {
    process.stdout.write(usage());
    return;
  }
  const args = readArguments(argv);
  const [command = "run"] = args.words;
  switch (command) {
    case "run":
      return (await import("./run-command.js")).runTiers(args);
    case "modes":
      return (await import("./modes-command.js")).runModes(args);
    case "nodes":
      return (await import("./nodes-command.js")).runNodes(args);
    case "estimates":
      return (await import("./estimates-command.js")).runEstimates(args);
    case "compare":
      return (await import("./compare-command.js")).runCompare(
        args,
        argv.filter((a) => !args.words.includes(a)),
      );
    case "batch":
      return (await import("./batch-command.js")).runBatch(args);
    case "scaling":
      return (await import("./scaling-command.js")).runScaling(args);
    case "peers":
      return (await import("./peers-command.js")).runPeers(args);
    case "grade":
      return (await import("./grade-command.js")).runGrade(args);
    case "verify":
      return (await import("./verify-command.js")).runVerify(args);
    case "page":
      return (await import("./web-command.js")).runPage(args);
    case "make-corpus":
      process.stdout.write(`${(await import("./make-corpus.js")).makeCorpus()}\n`);
      return;
    default:
      process.stderr.write(`there is no command ${command}\n\n${usage()}`);
      process.exitCode = 2;
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
