/** The real `cryptarithm web`, started as users do, on a port that is free. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The package of the command, with the page in it. */
export const CLI: string = fileURLToPath(new URL("../../../packages/cli/", import.meta.url));
const START_MILLISECONDS = 20_000;

export interface PageServer {
  /** With a slash at the end. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts it; `port` only to come back where another one was, `folder` for another copy of the command. */
export async function startPageServer(port = 0, folder = CLI): Promise<PageServer> {
  const main = `${folder}dist/main.js`;
  if (!existsSync(main) || !existsSync(`${folder}dist/web/index.html`))
    throw new Error("the command or the page is not built; run npm run build first");
  const child = spawn(process.execPath, [main, "web", "--quiet", "--port", `${port}`], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { address: await addressFrom(child), stop: () => stopped(child) };
}

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const fail = (why: string): void => {
      child.kill("SIGKILL");
      reject(new Error(`cryptarithm web ${why}: ${said}`));
    };
    const timer = setTimeout(() => fail("does not start"), START_MILLISECONDS);
    const listen = (text: string): void => {
      said += text;
      const [address] = /http:\S+(?=\n)/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.setEncoding("utf8").on("data", listen);
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    child.on("error", (error) => fail(error.message));
    child.on("exit", (code) => fail(`ended with ${code}`));
  });
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.removeAllListeners("exit");
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
