/** Runs the compiled command as a process, the way users and scripts do. */
import { type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const MAIN: string = fileURLToPath(new URL("../dist/main.js", import.meta.url));
if (!existsSync(MAIN)) throw new Error("the command is not compiled; run npm run build first");

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** The command with these arguments, without a terminal. */
export function cryptarithm(args: readonly string[], around: Surroundings = {}): Ended {
  const { input = "", env = {}, cwd } = around;
  const done = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: "utf8",
    env: { ...cleanEnvironment(), ...env },
    maxBuffer: 1 << 28,
    ...(cwd === undefined ? {} : { cwd }),
  });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

/** The one JSON object that the command prints. */
export function cryptarithmJson(args: readonly string[], around: Surroundings = {}): Record<string, unknown> {
  return JSON.parse(cryptarithm([...args, "--json"], around).out);
}

/** A shell command line in which `cryptarithm` is the command; the code is that of the command itself. */
export function inShell(line: string): Ended {
  const script = `cryptarithm() { "$NODE" "$MAIN" "$@"; }; set -o pipefail; ${line}`;
  const env = { ...cleanEnvironment(), NODE: process.execPath, MAIN };
  const done = spawnSync("bash", ["-c", script], { encoding: "utf8", env, maxBuffer: 1 << 28 });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

/** Says on a fourth stream that the command hears signals: when that is depends on how busy the machine is. */
const TELLS_WHEN_IT_HEARS = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from "node:fs";
  process.on("newListener", (name) => { if (name === "SIGINT") writeSync(3, "hears"); });
`)}`;

/**
 * Starts the command, sends it signals so many milliseconds after it hears them, and waits for its end.
 * `milliseconds` is the time from the last signal to the end.
 */
export function interrupted(
  args: readonly string[],
  signals: readonly { readonly after: number; readonly signal: NodeJS.Signals }[],
  input?: string,
): Promise<Ended & { readonly milliseconds: number }> {
  const options: SpawnOptions = { env: cleanEnvironment(), stdio: ["pipe", "pipe", "pipe", "pipe"] };
  const child = spawn(process.execPath, ["--import", TELLS_WHEN_IT_HEARS, MAIN, ...args], options);
  let sent = 0;
  let out = "";
  let err = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  // A batch stays open for more lines.
  if (input === undefined) child.stdin?.end();
  else child.stdin?.write(input);
  child.stdio[3]?.once("data", () => {
    for (const { after, signal } of signals)
      setTimeout(() => {
        sent = Date.now();
        child.kill(signal);
      }, after);
  });
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, out, err, milliseconds: Date.now() - sent }));
  });
}

function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NO_COLOR: _no, FORCE_COLOR: _force, NODE_OPTIONS: _options, ...env } = process.env;
  return env;
}
