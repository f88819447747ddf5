/** Processes that mine and are killed while they do. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const CHILD = fileURLToPath(new URL("mining-child.mjs", import.meta.url));

export interface Ended {
  /** Shards that the process said to be kept, or known. */
  readonly kept: readonly number[];
  readonly known: readonly number[];
  readonly signal: NodeJS.Signals | null;
  readonly code: number | null;
  readonly errors: string;
}

/** Mines in a process of its own; after so many shards it is killed with SIGKILL. */
export function mineInProcess(
  kind: "folder" | "postgres",
  {
    place,
    runFile,
    killAfter,
  }: { readonly place: string; readonly runFile: string; readonly killAfter?: number },
): Promise<Ended> {
  const child = spawn(process.execPath, [CHILD, kind, place, runFile], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
    if (said.split("\n").length > (killAfter ?? Number.POSITIVE_INFINITY)) child.kill("SIGKILL");
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      const indices = (word: string): number[] =>
        [...said.matchAll(new RegExp(`^${word} (\\d+)$`, "gm"))].map(([, digits]) => Number(digits));
      resolve({ kept: indices("kept"), known: indices("known"), signal, code, errors });
    });
  });
}
