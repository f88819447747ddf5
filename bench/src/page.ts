/**
 * The figures in docs/benchmarks.md: each part between `<!-- made by the bench: NAME -->` and
 * `<!-- end -->` is written by one command, with the day, the versions and the machine's processor,
 * because a time means nothing without them.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PAGE = "docs/benchmarks.md";

const IMAGES = `${ROOT}docs/benchmarks/`;

/** Replaces a part of a page, formatted like all other files. */
export function writePart(name: string, markdown: string, page: string = PAGE): void {
  const before = readFileSync(ROOT + page, "utf8");
  const part = new RegExp(`(<!-- made by the bench: ${name} -->\n)[\\s\\S]*?(<!-- end -->)`);
  if (!part.test(before)) throw new Error(`${page} has no part ${name}`);
  const after = before.replace(part, (_, start, end) => `${start}\n${markdown.trim()}\n\n${end}`);
  writeFileSync(ROOT + page, formatted(after));
  process.stdout.write(`${page} is written\n`);
}

/** Writes a picture and says so. */
export function writeImage(name: string, svg: string): void {
  mkdirSync(IMAGES, { recursive: true });
  writeFileSync(IMAGES + name, svg);
  process.stdout.write(`docs/benchmarks/${name} is written\n`);
}

/** When and on what the figures were made, as a sentence for the page. */
export function circumstances(command: string, ...programs: readonly string[]): string {
  const day = new Date().toISOString().slice(0, 10);
  const processor = cpus()[0]?.model.replaceAll(/\s+/g, " ").trim() || "unknown processor";
  return `Made on ${day} by \`${command}\` with ${[`Node ${process.versions.node}`, ...programs].join(", ")} on one thread of: ${processor}.`;
}

function formatted(text: string): string {
  const biome = `${ROOT}node_modules/@biomejs/biome/bin/biome`;
  const args = [biome, "format", `--stdin-file-path=${PAGE}`];
  const done = spawnSync(process.execPath, args, { cwd: ROOT, input: text, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`${PAGE} cannot be formatted:\n${done.stderr}`);
  return done.stdout;
}
