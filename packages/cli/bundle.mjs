/**
 * Joins the command, the engine and the packages that it needs into two files, `dist/main.js` and
 * the worker thread beside it: loading a hundred small modules would take longer than most
 * puzzles. The same sources make the same files. Types are not looked at; `tsc -b` does that.
 *
 * `npm run build` starts this (tools/setup.mjs) when a source is newer than `dist/main.js`.
 */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const here = fileURLToPath(new URL(".", import.meta.url));
/** The entrances. The one whose age tells whether this has been done is written last. */
const ENTRANCES = ["crew-worker", "search-worker", "main"];
/** Packages of others that are joined in, so that their licences must stand beside the files. */
const JOINED = ["commander", "picocolors"];
const LICENCES = "licences.txt";

for (const name of ENTRANCES) {
  const bundle = await rolldown({
    input: { [name]: `${here}src/${name}.ts` },
    platform: "node",
    resolve: {
      alias: { cryptarithm: fileURLToPath(new URL("../cryptarithm/src/index.ts", import.meta.url)) },
      extensionAlias: { ".js": [".ts", ".js"] },
    },
    // An import that is not found, or one that goes in a circle: none of that is harmless here.
    onLog: (_level, log) => {
      throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false, minify: true });
  await bundle.close();
  // In one step, since the command may be running.
  const file = `${here}dist/${name}.js`;
  writeFileSync(`${file}.new`, output[0].code, { mode: 0o755 });
  renameSync(`${file}.new`, file);
}

const licences = JOINED.map((name) => {
  const folder = dirname(fileURLToPath(import.meta.resolve(name)));
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  return `${name} ${version}\n\n${readFileSync(`${folder}/LICENSE`, "utf8").trim()}\n`;
});
writeFileSync(`${here}dist/${LICENCES}`, `The files beside this one contain:\n\n${licences.join("\n\n")}`);

// What else lies there is of another time, and would be published.
const made = [".tsbuildinfo", LICENCES, ...ENTRANCES.map((name) => `${name}.js`)];
for (const file of readdirSync(`${here}dist`))
  if (!made.includes(file)) rmSync(`${here}dist/${file}`, { recursive: true });
