/**
 * A PostgreSQL server of the tests' own: from the system's package, on a free port, in a temporary folder, as a user
 * without rights, gone afterwards. On Debian, as root, the package is installed when it is missing.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface Server {
  /** The address of a new, empty database. */
  newDatabase(): string;
  stop(): Promise<void>;
}

/** Why there is no server. */
export interface Missing {
  readonly missing: string;
}

const DEBIAN_PACKAGE = "postgresql";
const START_MILLISECONDS = 30_000;

export async function startServer(): Promise<Server | Missing> {
  const programs = findPrograms() ?? (installs() ? findPrograms() : undefined);
  if (programs === undefined)
    return {
      missing: `initdb and postgres (Debian: apt-get install ${DEBIAN_PACKAGE}) are not on this machine`,
    };
  const user = unprivileged();
  if (user === undefined) return { missing: "PostgreSQL does not run as root, and there is no user nobody" };
  const folder = mkdtempSync(join(tmpdir(), "cryptarithm-postgres-"));
  chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const asUser = { ...user, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: "C" } };
  const begin = [
    "--pgdata",
    data,
    "--username",
    "miner",
    "--auth",
    "trust",
    "--encoding",
    "UTF8",
    "--no-sync",
  ];
  const made = spawnSync(join(programs, "initdb"), begin, { ...asUser, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stdout}${made.stderr}${made.error ?? ""}`);
  const port = await freePort();
  // Nothing here has to outlive a crash of the machine.
  const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`, "fsync=off"];
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", `${port}`, ...settings.flatMap((setting) => ["-c", setting])],
    { ...asUser, stdio: ["ignore", "ignore", "pipe"] },
  );
  let said = "";
  server.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-10_000);
  });
  await answers(server, () => said);
  let databases = 0;
  return {
    newDatabase: () => {
      const name = `mine${++databases}`;
      const where = ["--host", "127.0.0.1", "--port", `${port}`, "--username", "miner"];
      const made = spawnSync(join(programs, "createdb"), [...where, name], { encoding: "utf8" });
      if (made.status !== 0) throw new Error(`createdb failed: ${made.stderr}${made.error ?? ""}`);
      return `postgres://miner@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      // At once, without waiting for connections.
      server.kill("SIGQUIT");
      while (server.exitCode === null && server.signalCode === null) await sleep(20);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the server says that it takes connections. */
async function answers(server: ChildProcess, said: () => string): Promise<void> {
  for (const started = Date.now(); !said().includes("ready to accept connections"); await sleep(50))
    if (server.exitCode !== null || Date.now() - started > START_MILLISECONDS)
      throw new Error(`PostgreSQL does not start: ${said()}`);
}

/** The folder with initdb and postgres: on the path, or where Debian puts them. */
function findPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(":"),
    ...versions.map((version) => `${debian}/${version}/bin`),
  ];
  return folders.find((folder) =>
    ["initdb", "postgres", "createdb"].every((name) => existsSync(join(folder, name))),
  );
}

/** Installs the package, where that is possible without asking anybody; another test may be doing the same. */
function installs(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const patience = ["DPkg::Lock::Timeout=120", "Acquire::Retries=0", "Acquire::http::Timeout=20"];
  const apt = (...args: string[]): boolean =>
    spawnSync("apt-get", [...patience.flatMap((option) => ["-o", option]), ...args], {
      env,
      stdio: "ignore",
      timeout: 180_000,
    }).status === 0;
  const install = (): boolean =>
    findPrograms() !== undefined || apt("install", "--yes", "--no-install-recommends", DEBIAN_PACKAGE);
  return install() || (apt("update") && install()) || install();
}

/** Who runs the server: root must not; everybody else does it themselves. */
function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) return undefined;
  if (uid !== 0) return { uid, gid };
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = ["postgres", "nobody"].map((name) => users.find(([first]) => first === name)).find(Boolean);
  return user && { uid: Number(user[2]), gid: Number(user[3]) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
