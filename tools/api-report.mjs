/**
 * The engine's public interface, kept as a text in packages/cryptarithm/api.txt so that every
 * change of it is seen, and reviewed, in the commit that makes it. The text is what the compiler
 * declares: all declaration files reachable from dist/index.d.ts, in alphabetical order, without
 * comments and blank lines.
 *
 *   node tools/api-report.mjs            compares; exit code 1 and the differing lines if they differ
 *   node tools/api-report.mjs --write    accepts the present interface
 *
 * Reads the compiled packages: run `npm run build` first, or use `npm run api`, which does both.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const packageFolder = fileURLToPath(new URL("../packages/cryptarithm/", import.meta.url));
const reportFile = join(packageFolder, "api.txt");
const entrances = Object.values(JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")).exports)
  .map((target) => target.types)
  .filter((types) => types !== undefined)
  .map((types) => join(packageFolder, types));

/** A string, which stays as it is, or a comment, which goes. Declarations contain no patterns to trip over. */
const STRING_OR_COMMENT = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/.*/g;

const normalise = (text) =>
  text
    .replace(STRING_OR_COMMENT, (_, string) => string ?? "")
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .join("\n");

/** Adds the declarations of a file, and of all that it mentions by a relative name, to `found`. */
function collect(file, found) {
  if (found.has(file)) return;
  const text = normalise(readFileSync(file, "utf8"));
  found.set(file, text);
  for (const [, specifier] of text.matchAll(/(?:\bfrom |\bimport\(|\bimport )["'](\.[^"']*)["']/g)) {
    collect(join(dirname(file), specifier.replace(/\.js$/, ".d.ts")), found);
  }
}

function report() {
  const found = new Map();
  for (const entrance of entrances) collect(entrance, found);
  return [...found]
    .map(([file, text]) => [relative(join(packageFolder, "dist"), file).replaceAll("\\", "/"), text])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `## ${name}\n${text}\n`)
    .join("\n");
}

/** The lines that only one of the two texts has, marked as in a diff; good enough to see what changed. */
function differences(before, after) {
  const old = before.split("\n");
  const now = after.split("\n");
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}

const present = report();
const accepted = existsSync(reportFile) ? readFileSync(reportFile, "utf8") : "";
if (process.argv.includes("--write")) {
  writeFileSync(reportFile, present);
} else if (present !== accepted) {
  const lines = differences(accepted, present);
  process.stdout.write(`${lines.length > 0 ? lines.join("\n") : "(the same lines in another order)"}\n`);
  process.stdout.write(
    "The public interface differs from packages/cryptarithm/api.txt; `npm run api` accepts it.\n",
  );
  process.exitCode = 1;
}
