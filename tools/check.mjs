/**
 * Everything that must hold beside the tests: types, style, borders, unused code, the shape of the
 * published packages, the public interface, and documentation that is made from the code. Runs all
 * checks, one after the other, whatever fails; a check that passes prints only its name. The last
 * line is `N passed, N failed`.
 *
 * Expects installed and compiled packages: start it as `npm run check`. Words after it select
 * checks by name: `npm run check -- types style`.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

const bin = (path, ...args) => [`node_modules/${path}`, ...args];

/** Each check is one or more Node programs with their arguments, all of which must end with 0. */
const CHECKS = [
  ["build", [bin("typescript/bin/tsc", "-b")]],
  ["types of the tests and tools", [bin("typescript/bin/tsc", "-p", "tsconfig.test.json")]],
  [
    "types of the page",
    ["apps/web", "apps/web/src/offline", "apps/web/tsconfig.build.json", "apps/web/tsconfig.test.json"].map(
      (project) => bin("typescript/bin/tsc", "-p", project),
    ),
  ],
  ["style: lint and format", [bin("@biomejs/biome/bin/biome", "check", "--error-on-warnings", ".")]],
  ["borders between folders", [bin("vitest/vitest.mjs", "run", "test/architecture.once.test.ts")]],
  ["unused code and dependencies (knip)", [bin("knip/bin/knip.js", "--no-progress")]],
  [
    "package shape (publint)",
    ["cryptarithm", "words", "mine", "worksheet", "cli"].map((name) =>
      bin("publint/src/cli.js", `packages/${name}`, "--strict"),
    ),
  ],
  [
    "package types (attw)",
    ["cryptarithm", "words", "mine", "worksheet"].map((name) =>
      bin("@arethetypeswrong/cli/dist/index.js", "--pack", `packages/${name}`, "--profile", "esm-only"),
    ),
  ],
  ["public interface (npm run api accepts it)", [["tools/api-report.mjs"]]],
  // Documentation made from the code: the program rewrites it, and with --check only compares.
  ...(existsSync(`${root}tools/docs.mjs`)
    ? [["generated documentation", [["tools/docs.mjs", "--check"]]]]
    : []),
];

/** Runs the programs of a check; returns their output, and whether all of them succeeded. */
function run(programs) {
  let output = "";
  let passed = true;
  for (const program of programs) {
    const done = spawnSync(process.execPath, program, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    output += done.stdout + done.stderr;
    passed &&= done.status === 0;
  }
  return { output, passed };
}

const wanted = process.argv.slice(2);
const selected = CHECKS.filter(([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
let failed = 0;
for (const [name, programs] of selected) {
  const { output, passed } = run(programs);
  process.stdout.write(`${passed ? "✓" : "✗"} ${name}\n`);
  if (!passed) {
    failed++;
    process.stdout.write(`${output.trimEnd().replace(/^/gm, "    ")}\n`);
  }
}
process.stdout.write(`${selected.length - failed} passed, ${failed} failed\n`);
if (failed > 0 || selected.length === 0) process.exitCode = 1;
