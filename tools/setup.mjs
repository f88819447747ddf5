/**
 * What must be true before anything of ours can run: the packages are installed and the sources
 * are compiled. Both are quiet when there is nothing to do or all goes well, and print everything
 * when they fail. Plain Node without dependencies, because it runs before there are any.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The exit code when set-up itself fails: not one of the command's own (0 to 3). */
export const SETUP_FAILED = 70;

/** The command as few files, and what it is made of. */
const COMMAND = {
  file: "packages/cli/dist/main.js",
  bundler: "packages/cli/bundle.mjs",
  sources: ["packages/cli/src", "packages/cryptarithm/src", "packages/words/src", "packages/worksheet/src"],
  recipe: ["packages/cli/bundle.mjs", "node_modules/.package-lock.json"],
};

/** The page, in the folder where the command looks for it, and what it is made of. */
const PAGE = {
  file: "packages/cli/dist/web/index.html",
  bundler: "node_modules/vite/bin/vite.js",
  sources: [
    "packages/cryptarithm/src",
    "packages/words/src",
    "packages/worksheet/src",
    "apps/web/src",
    "apps/web/build",
    "apps/web/public",
  ],
  recipe: [
    "apps/web/index.html",
    "apps/web/vite.config.ts",
    "packages/cli/src/web-policy.ts",
    "node_modules/.package-lock.json",
  ],
};

const modified = (path) => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Runs a program and returns whether it succeeded; its output is shown, on standard error, only if not. */
function quietly(program, args, options = {}) {
  const done = spawnSync(program, args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: Number.POSITIVE_INFINITY,
    ...options,
  });
  if (done.status === 0) return true;
  process.stderr.write(
    `${done.stdout ?? ""}${done.stderr ?? ""}${done.error ? `${done.error.message}\n` : ""}`,
  );
  return false;
}

/** Installs exactly what the lock file says, unless that is there. */
export function install() {
  if (isInstalled()) return true;
  process.stderr.write("Installing the packages (only when the lock file has changed) …\n");
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  if (npm?.endsWith("npm-cli.js")) return quietly(process.execPath, [npm, ...args]);
  return quietly("npm", args, { shell: process.platform === "win32" });
}

/** npm writes down what it has installed, at the end; what another system would need is not in it. */
function isInstalled() {
  const made = "node_modules/.package-lock.json";
  if (!existsSync(root + made)) return false;
  if (modified(made) >= modified("package-lock.json")) return true;
  // The lock file may be newer only because another commit was looked at.
  const [wanted, installed] = ["package-lock.json", made].map(
    (path) => JSON.parse(readFileSync(root + path, "utf8")).packages,
  );
  return Object.entries(wanted).every(
    ([path, { integrity, optional }]) =>
      integrity === undefined || optional || installed[path]?.integrity === integrity,
  );
}

/** Compiles what has changed, joins the command into few files, which start faster than many, and makes the page. */
export function build() {
  if (!quietly(process.execPath, ["node_modules/typescript/bin/tsc", "-b"])) return false;
  if (!isCurrent(COMMAND) && !quietly(process.execPath, [COMMAND.bundler])) return false;
  if (isCurrent(PAGE)) return true;
  return quietly(process.execPath, [PAGE.bundler, "build", "apps/web", "--logLevel", "warn"]);
}

/** Whether something made is newer than all that it is made of. */
function isCurrent({ file, sources, recipe }) {
  const made = modified(file);
  return [...sources.flatMap(filesIn), ...recipe].every((path) => modified(path) < made);
}

/** Files below a folder that can change what is made; tests cannot. */
function filesIn(folder) {
  return readdirSync(root + folder, { recursive: true })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((path) => statSync(root + path).isFile());
}
