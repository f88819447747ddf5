/**
 * Holds the source files to the borders of tools/borders.ts, and holds those rules to their word
 * with small trees that exist only here. Long files are named, but do not fail the test.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { brokenBorders, ENGINE_FOLDERS, importsOf } from "../tools/borders.js";

const LONG = 400;
const root = fileURLToPath(new URL("..", import.meta.url));

function readSources(): Map<string, string> {
  const sources = new Map<string, string>();
  const packages = readdirSync(join(root, "packages")).map((name) => `packages/${name}`);
  for (const name of [...packages, "apps/web", "bench"]) {
    const folder = `${name}/src`;
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      const file = `${folder}/${entry.replaceAll("\\", "/")}`;
      if (!/\.tsx?$/.test(file) || file.endsWith(".test.ts")) continue;
      sources.set(file, readFileSync(join(root, file), "utf8"));
    }
  }
  return sources;
}

describe("the project's sources", () => {
  const sources = readSources();

  test("keep to the borders", () => {
    expect(brokenBorders(sources)).toEqual([]);
  });

  test("are read at all", () => {
    expect(sources.has("packages/cryptarithm/src/index.ts")).toBe(true);
    expect(sources.has("packages/cli/src/main.ts")).toBe(true);
    expect(sources.has("apps/web/src/main.tsx")).toBe(true);
    expect(sources.has("bench/src/main.ts")).toBe(true);
  });

  test("are named here when they grow long", () => {
    for (const [file, text] of sources) {
      const lines = text.split("\n").length - 1;
      if (lines > LONG) console.warn(`long file: ${file} has ${lines} lines`);
    }
  });
});

/** The complaints about a made-up tree; paths are relative to the engine's sources unless they start with `packages/`. */
function complaintsAbout(tree: Readonly<Record<string, string>>): string[] {
  const paths = Object.entries(tree).map(
    ([path, text]) =>
      [path.startsWith("packages/") ? path : `packages/cryptarithm/src/${path}`, text] as const,
  );
  return brokenBorders(new Map(paths)).map(({ problem }) => problem);
}

const pathOf = (folder: string | undefined, name: string) => `packages/cryptarithm/src/${folder}/${name}.ts`;

describe("the border rules", () => {
  test("accept imports from the same folder, from earlier folders, and everything in index.ts", () => {
    const tree = {
      "index.ts": 'export * from "./worker/worker.js"; export { a } from "./number/a.js";',
      "number/a.ts": 'import { b } from "./b.js";',
      "number/b.ts": "export const b = 1;",
      "worker/worker.ts": 'import { a } from "../number/a.js"; import type { S } from "../search/s.js";',
      "search/s.ts": "export interface S {}",
    };
    expect(complaintsAbout(tree)).toEqual([]);
  });

  test.each(ENGINE_FOLDERS.slice(1).map((later, at) => [ENGINE_FOLDERS[at], later]))(
    "keep %s/ from knowing %s/",
    (earlier, later) => {
      const tree = { [`${earlier}/a.ts`]: `import "../${later}/b.js";` };
      expect(complaintsAbout(tree)).toEqual([`${earlier}/ must not know ${later}/ (${pathOf(later, "b")})`]);
    },
  );

  test.each(["plan", "search"])("keep deduce/ from using %s/", (folder) => {
    const tree = { "deduce/state.ts": `import type { X } from "../${folder}/x.js";` };
    expect(complaintsAbout(tree)).toEqual([`deduce/ must not use ${folder}/ (${pathOf(folder, "x")})`]);
  });

  test("let the proof checker use number, syntax, semantics and its own files only", () => {
    const allowed =
      '"../number/n.js"; import "../syntax/s.js"; import "../semantics/m.js"; import "./check-step.js"';
    expect(complaintsAbout({ "proof/check.ts": `import ${allowed};` })).toEqual([]);
    for (const path of ["../layout/l", "../deduce/d", "../search/s", "./prove"])
      expect(complaintsAbout({ "proof/check.ts": `import "${path}.js";` })).toHaveLength(1);
    expect(complaintsAbout({ "proof/prove.ts": 'import "../deduce/d.js";' })).toEqual([]);
  });

  test.each(["node:fs", "picocolors", "cryptarithm"])("keep %s out of the engine", (name) => {
    expect(complaintsAbout({ "index.ts": `import "${name}";` })).toHaveLength(1);
  });

  test("refuse an engine folder without a place in the order", () => {
    expect(complaintsAbout({ "magic/m.ts": "export {};" })).toEqual([
      "magic/ has no place in the order of folders",
    ]);
  });

  test("refuse a folder that imports a file at the engine's root", () => {
    expect(complaintsAbout({ "search/s.ts": 'import "../index.js";' })).toHaveLength(1);
  });

  test("make other packages use the engine by its public name", () => {
    const cli = (specifier: string) =>
      complaintsAbout({ "packages/cli/src/main.ts": `import "${specifier}";` });
    for (const name of ["cryptarithm", "cryptarithm/worker", "node:fs", "commander", "./own.js"])
      expect(cli(name)).toEqual([]);
    for (const name of [
      "cryptarithm/dist/index.js",
      "cryptarithm/src/index.js",
      "../../cryptarithm/src/index.js",
    ])
      expect(cli(name)).toHaveLength(1);
  });

  test("refuse imports that go round, types included", () => {
    const tree = {
      "plan/a.ts": 'import { b } from "./b.js";',
      "plan/b.ts": 'export * from "./c.js";',
      "plan/c.ts": 'import type { A } from "./a.js";',
    };
    expect(complaintsAbout(tree)).toEqual([
      `imports go round: ${["a", "b", "c", "a"].map((name) => pathOf("plan", name)).join(" → ")}`,
    ]);
  });

  test.each(["util.ts", "number/utils.ts", "plan/helpers.ts", "common/x.ts"])(
    "refuse the name %s",
    (path) => {
      const inCli = `packages/cli/src/${path}`;
      expect(complaintsAbout({ [inCli]: "export {};" })).toHaveLength(1);
    },
  );
});

describe("importsOf", () => {
  test("finds every kind of import and nothing in comments, strings or patterns", () => {
    const text = `
      import a from "./a.js"; import type { B } from "./b.js"; import "./c.js";
      export { d } from "./d.js"; export * from "./e.js";
      export type F = import("./f.js").F;
      export const g = () => import("./g.js");
      /** @example import { solve } from "cryptarithm"; */
      const text = 'import "no"', pattern = /["']/, template = \`import "no"\`;
    `;
    expect(importsOf("x.ts", text)).toEqual(
      ["a", "b", "c", "d", "e", "f", "g"].map((name) => `./${name}.js`),
    );
  });

  test("complains about a file that is not TypeScript", () => {
    expect(() => importsOf("x.ts", "import from from from")).toThrow(SyntaxError);
  });
});
