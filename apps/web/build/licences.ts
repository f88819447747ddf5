/** Puts the notices of all that was joined into the page beside it, as their licences ask: `licences.txt`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Fonts are named by a style sheet, not by a module. */
const FONTS = ["@fontsource/source-serif-4", "@fontsource/source-code-pro"];
const NOTICE = /^(licen[cs]e|copyright|notice)/i;
/** The project's own words have licences of others, too. */
const OWN_NOTICES = /\/packages\/words\//;

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    async generateBundle() {
      const folders = new Set<string>();
      for (const id of this.getModuleIds()) {
        const file = id.replace(/^\0/, "").replace(/\?.*$/, "");
        if (file.includes("/node_modules/") || OWN_NOTICES.test(file)) {
          const folder = packageFolder(file);
          if (folder !== undefined) folders.add(folder);
        }
      }
      for (const font of FONTS) {
        const style = await this.resolve(`${font}/package.json`);
        const folder = style === null ? undefined : packageFolder(style.id);
        if (folder !== undefined) folders.add(folder);
      }
      const source = [...folders].map(notice).sort().join("\n\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `The page contains:\n\n${source}\n` });
    },
  };
}

/** The folder of the package that a file belongs to. */
function packageFolder(file: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, "package.json");
    if (existsSync(path) && nameOf(path) !== undefined) return folder;
  }
  return undefined;
}

const manifest = (path: string): { readonly name?: string; readonly version?: string } =>
  JSON.parse(readFileSync(path, "utf8"));
const nameOf = (path: string): string | undefined => manifest(path).name;

function notice(folder: string): string {
  const { name, version } = manifest(join(folder, "package.json"));
  const own = join(folder, "licenses");
  const files = [
    ...(existsSync(own)
      ? readdirSync(own).map((file) => `licenses/${file}`)
      : readdirSync(folder).filter((file) => NOTICE.test(file) && !/\.md$/i.test(file))),
  ].sort();
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8").trim());
  return [`${name} ${version}`, ...texts].join("\n\n");
}
