/** `cryptarithm web`: serves the page to the browsers of this machine until Ctrl-C. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type RawOptions, wholeNumber } from "./asked.js";
import type { Context } from "./context.js";
import { DONE, type ExitCode } from "./exit-code.js";
import { systemReason } from "./inputs.js";
import { UsageError } from "./usage-error.js";

/** Always the same, since what a browser keeps belongs to the address. */
const USUAL_PORT = 4272;
const LAST_PORT = 65_535;
/** Where the build puts the page: beside the command. */
const PAGE = fileURLToPath(new URL("./web/", import.meta.url));

export async function runWeb(args: readonly string[], raw: RawOptions, context: Context): Promise<ExitCode> {
  if (args.length > 0)
    throw new UsageError("web takes no arguments", "a puzzle is typed or pasted into the page");
  const port = raw.port === undefined ? USUAL_PORT : portOf(raw.port);
  // Only this command needs it, and it would make the start of all others slower.
  const { readSite, startServer } = await import("./web-server.js");
  const site = readSite(PAGE);
  if (!site.has("/index.html")) throw new UsageError("the page is not built", "npm run build makes it");
  const { interruption, output } = context;
  interruption.install();
  const server = await startServer(site, port).catch((error: unknown) => {
    throw cannotListen(error, port);
  });
  await output.line(raw.quiet ? server.address : `The page is at ${server.address} (Ctrl-C ends it)`);
  if (raw.open) openInBrowser(server.address, context);
  await new Promise<void>((resolve) => {
    if (interruption.asked) resolve();
    else interruption.onAsked(resolve);
  });
  await server.stop();
  return DONE;
}

function portOf(text: string): number {
  const port = wholeNumber("--port", text, 0);
  if (port <= LAST_PORT) return port;
  throw new UsageError(`--port ${text} is not a port`, `ports are the numbers up to ${LAST_PORT}`);
}

function cannotListen(error: unknown, port: number): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return new UsageError(
      `port ${port} is in use`,
      `if that is the page, open http://127.0.0.1:${port}/; else choose another port: --port ${port < LAST_PORT ? port + 1 : USUAL_PORT}`,
    );
  if (code === "EACCES")
    return new UsageError(
      `port ${port} is not allowed to you`,
      `choose one above 1023: --port ${USUAL_PORT}`,
    );
  return new UsageError(`port ${port} cannot be used: ${systemReason(error)}`);
}

/** The program that opens an address differs between systems; without one, the address has been printed. */
function openInBrowser(address: string, { output }: Context): void {
  const [program = "", ...args] = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] }[
    process.platform as string
  ] ?? ["xdg-open"];
  const child = spawn(program, [...args, address], { stdio: "ignore", detached: true });
  child.on("error", () => output.note(`there is no ${program} here; open the address yourself`));
  child.unref();
}
