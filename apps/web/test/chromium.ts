/** Where Chromium is on this machine. On Debian, as root, its package is installed when it is missing. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const DEBIAN_PACKAGE = "chromium";
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The program, or undefined where there is none and none can be installed. `CHROMIUM` may name another. */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== "") return named;
  return find() ?? (installs() ? find() : undefined);
}

/** What to tell people where it is missing. */
export const CHROMIUM_MISSING = `Chromium (Debian: apt-get install ${DEBIAN_PACKAGE}) is not on this machine; CHROMIUM=/path may name it`;

function find(): string | undefined {
  const folders = (process.env.PATH ?? "/usr/bin").split(":");
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
}

/** Installs the package, where that is possible without asking anybody; another test may be doing the same. */
function installs(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const patience = ["DPkg::Lock::Timeout=300", "Acquire::Retries=0", "Acquire::http::Timeout=20"];
  const apt = (...args: string[]): boolean =>
    spawnSync("apt-get", [...patience.flatMap((option) => ["-o", option]), ...args], {
      env,
      stdio: "ignore",
      timeout: 600_000,
    }).status === 0;
  const install = (): boolean =>
    find() !== undefined || apt("install", "--yes", "--no-install-recommends", DEBIAN_PACKAGE);
  return install() || (apt("update") && install()) || install();
}
