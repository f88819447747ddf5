/**
 * The entrance for people and machines that have Node and npm and nothing else yet:
 *
 *   npm run solve -- "SEND + MORE = MONEY"    the command, with all its arguments
 *   npm test                                  the tests
 *   npm run bench                             the measurements (docs/benchmarks.md)
 *   npm run check                             everything else that must hold (tools/check.mjs)
 *   npm run build                             the compiled packages, in packages/<name>/dist
 *
 * Each first installs and compiles whatever is missing (tools/setup.mjs), then starts the program
 * with this process's own standard streams and ends with its exit code. Plain Node without
 * dependencies.
 *
 * package.json says `exec node …` for `solve`: otherwise Ctrl-C would end the shell between npm and
 * this process, and npm would not wait for what the command still has to say.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { build, install, root, SETUP_FAILED } from "./setup.mjs";

/** What each task starts once everything is built; `build` starts nothing. */
const TASKS = {
  // `npm run` moves to the repository; file names among the arguments mean the user's own folder.
  solve: { program: "packages/cli/dist/main.js", folder: process.env.INIT_CWD },
  bench: { program: "bench/dist/main.js" },
  test: { program: "node_modules/vitest/vitest.mjs", before: ["run"], evenUnbuilt: true },
  check: { program: "tools/check.mjs", evenUnbuilt: true },
  build: {},
};

const [name = "", ...args] = process.argv.slice(2);
const task = TASKS[name];

if (task === undefined) {
  process.stderr.write(`usage: node tools/run.mjs ${Object.keys(TASKS).join("|")} [arguments]\n`);
  process.exitCode = SETUP_FAILED;
} else if (!install()) {
  process.exitCode = SETUP_FAILED;
} else {
  const built = build();
  if (!built) process.exitCode = SETUP_FAILED;
  // Tests and checks still have something to say about sources that do not compile.
  if (task.program !== undefined && (built || task.evenUnbuilt)) {
    start([root + task.program, ...(task.before ?? []), ...args], task.folder ?? root, built);
  }
}

/** Starts a Node program in this one's place: same streams, same exit code, signals seen once. */
function start(command, folder, built) {
  const child = spawn(process.execPath, command, { cwd: folder, stdio: "inherit" });
  const atTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;

  for (const signal of ["SIGINT", "SIGTERM"]) {
    let passedOn = 0;
    // Having a listener keeps this process alive until the child has said what it found.
    process.on(signal, () => {
      // Ctrl-C reaches the child from the terminal itself, and npm sends us the same signal again.
      if (signal === "SIGINT" && atTerminal) return;
      if (Date.now() - passedOn < 500) return;
      passedOn = Date.now();
      child.kill(signal);
    });
  }

  child.on("error", (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = SETUP_FAILED;
  });
  child.on("exit", (code, signal) => {
    const status = signal === null ? code : 128 + constants.signals[signal];
    process.exitCode = status === 0 && !built ? SETUP_FAILED : status;
  });
}
