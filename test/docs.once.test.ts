/**
 * Holds the documentation to its word: every fenced example of every page is run, and what the
 * page shows must be what comes out; links between pages must lead somewhere.
 *
 *   console   lines after `$ ` (and `> `, its continuation) are run by sh, the rest is their output
 *   ts, js    is run as a module against the compiled library; a comment behind an expression that
 *             reads as a value (`// 3n`, `// { a: 1 }`, `// "text"`) is what the expression must be
 *   text      directly behind such a module: what it prints
 *   json      parses; jsonl parses line by line
 *
 * Anything else, or what cannot be run here, has the marker `<!-- not run: reason -->` before it,
 * and NOT_RUN says how many there are, so that none slips in.
 *
 * The command is the compiled one. It thinks that it writes to a terminal of 80 columns without
 * colours, as most readers do; `npm run solve --` and `node packages/cli/dist/main.js` stand for it.
 * Each block has an empty folder of its own. What differs from run to run or with every better plan
 * is not compared: lengths of time, and the number of nodes (see `comparable`).
 *
 *   UPDATE_DOCS=1 npm test -- test/docs     writes the outputs that differ into the pages
 *   UPDATE_DOCS=all npm test -- test/docs   writes all of them, times and nodes too
 */
import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseSync, transformWithOxc } from "vite";
import { afterAll, describe, expect, test } from "vitest";

/** Examples that are not run, each with its reason beside it. */
const NOT_RUN = 14; // two runs of all tests, a link into the system, a drawing; a database, a measurement; files, servers, addresses, a header
/** Other programs may need the machine at the same time. */
const TIMEOUT = 120_000;
/** What an example may begin with; everything else would be someone else's program. */
const RUNNABLE = /^(cryptarithm|printf|echo|cat)\b/;
const OWN_NAMES = /^(npm run (-s )?solve --|node packages\/cli\/dist\/main\.js)(?= )/;

const root = fileURLToPath(new URL("..", import.meta.url));
const update = process.env.UPDATE_DOCS;

/** A fenced example: lines `from` to `to` (excluded) of a page, counted from 0, without the fences. */
interface Block {
  readonly page: string;
  readonly from: number;
  readonly to: number;
  readonly language: string;
  readonly lines: readonly string[];
  /** Why it is not run. */
  readonly reason: string | undefined;
}

interface Page {
  readonly path: string;
  readonly lines: readonly string[];
  readonly blocks: readonly Block[];
}

/** Paths from the root of the repository, in alphabetical order. */
function pagePaths(): string[] {
  const inDocs = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .map((path) => `docs/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".md"));
  const ofPackages = readdirSync(join(root, "packages")).map((name) => `packages/${name}/README.md`);
  return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", ...ofPackages, ...inDocs].sort();
}

function readPage(path: string): Page {
  const lines = readFileSync(join(root, path), "utf8").split("\n");
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length; i++) {
    const language = /^```(\w*)/.exec(lines[i] ?? "")?.[1];
    if (language === undefined) continue;
    const from = i + 1;
    const to = lines.indexOf("```", from);
    if (to < 0) throw new Error(`${path}:${i + 1}: the example has no end`);
    const before = lines[i - 1] === "" ? lines[i - 2] : lines[i - 1];
    const reason = /^<!-- not run: (.+) -->$/.exec(before ?? "")?.[1];
    blocks.push({ page: path, from, to, language, lines: lines.slice(from, to), reason });
    i = to;
  }
  return { path, lines, blocks };
}

const pages = pagePaths().map(readPage);
const work = mkdtempSync(join(ensured(join(root, "node_modules/.cache")), "docs-"));

function ensured(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Text without what may differ: the tests compare this. */
function comparable(text: string): string {
  return (
    text
      .replace(/\b\d[\d,.]* (ms|s)\b/g, "(time)")
      .replace(/\b\d+ min \d+ s\b/g, "(time)")
      .replace(/\b\d[\d,]* nodes?\b/g, "(nodes)")
      .replace(/\b[\d,]+ a second\b/g, "(rate)")
      // Where the line of the rules is broken depends on the length of both.
      .replace(/\bbase \d+\b[^·]*·[^(]*\(nodes\), \(time\)/g, (rules) => rules.replace(/\s+/g, " "))
      .replace(/"(nodes|planMs|searchMs|expectedNodes)":[\d.]+/g, '"$1":0')
      .replace(/[ \t]+$/gm, "")
      .trimEnd()
  );
}

interface Outcome {
  readonly output: string;
  readonly code: number | null;
}

/** Runs a program; its output and its messages in the order in which they come. */
function runProgram(program: string, args: readonly string[], folder: string): Promise<Outcome> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...env, NO_COLOR: "1", PATH: `${join(work, "bin")}:${env.PATH}` },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text: string) => {
        output += text;
      });
    }
    child.on("error", reject);
    child.on("close", (code) => resolve({ output, code }));
  });
}

/** Makes the command that the examples call, once. */
const TERMINAL = "data:text/javascript,process.stdout.isTTY=true;process.stdout.columns=80";
const main = join(root, "packages/cli/dist/main.js");
writeFileSync(
  join(ensured(join(work, "bin")), "cryptarithm"),
  `#!/bin/sh\nexec "${process.execPath}" --import "${TERMINAL}" "${main}" "$@"\n`,
  { mode: 0o755 },
);

let folders = 0;
const newFolder = (): string => ensured(join(work, `block-${folders++}`));

/** The lines of a console block as they should be. */
async function runConsole(block: Block): Promise<string[]> {
  const shown: string[] = [];
  const folder = newFolder();
  for (let i = 0; i < block.lines.length; i++) {
    const line = block.lines[i] ?? "";
    if (!line.startsWith("$ ")) continue;
    shown.push(line);
    let command = line.slice(2);
    for (let next = block.lines[i + 1]; next?.startsWith("> "); next = block.lines[++i + 1]) {
      shown.push(next);
      command += `\n${next.slice(2)}`;
    }
    command = command.replace(OWN_NAMES, "cryptarithm");
    expect(command, "an example begins with the command").toMatch(RUNNABLE);
    const { output, code } = await runProgram("/bin/sh", ["-c", `{ ${command}\n} 2>&1`], folder);
    expect([0, 1, 2, 3], `${command} ended with an exit code of its own`).toContain(code);
    if (output.trim() !== "") shown.push(...output.trimEnd().split("\n"));
  }
  return shown;
}

/** Comments that state a value; all others are for people. */
const VALUE = /^(["'{[]|-?\d|true\b|false\b|undefined\b|null\b)/;

const CHECKER = `import { isDeepStrictEqual as __equal, inspect as __show } from "node:util";
const __is = (line, actual, stated) => {
  if (!__equal(actual, stated)) throw new Error(\`line \${line}: is \${__show(actual)}, and not \${__show(stated)}\`);
};
`;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly expression?: Node;
  readonly declarations?: readonly { readonly id: { readonly name?: string } }[];
}

/** The module with a check behind every expression or constant whose value is stated. */
function withChecks(block: Block): string {
  const source = block.lines.join("\n");
  const { program, comments, errors } = parseSync("example.ts", source);
  if (errors.length > 0) throw new SyntaxError(errors[0]?.message);
  const edits: { from: number; to: number; text: string }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("type" in node) check(node as Node);
    for (const child of Object.values(node)) visit(child);
  };
  const check = ({ type, start, end, expression, declarations }: Node): void => {
    const lineEnd = source.indexOf("\n", end);
    const behind = comments.find(
      (c) => c.start >= end && (lineEnd < 0 || c.start < lineEnd) && source.slice(end, c.start).trim() === "",
    );
    const stated = behind?.value.trim() ?? "";
    if (!VALUE.test(stated)) return;
    const line = block.from + source.slice(0, start).split("\n").length;
    if (type === "ExpressionStatement" && expression !== undefined) {
      const actual = source.slice(expression.start, expression.end);
      edits.push({ from: start, to: end, text: `__is(${line}, (${actual}), (${stated}));` });
    } else if (type === "VariableDeclaration" && declarations?.length === 1) {
      edits.push({ from: end, to: end, text: ` __is(${line}, ${declarations[0]?.id.name}, (${stated}));` });
    }
  };
  visit(program);
  let text = source;
  for (const { from, to, text: put } of edits.sort((a, b) => b.from - a.from)) {
    text = text.slice(0, from) + put + text.slice(to);
  }
  return CHECKER + text;
}

async function runModule(block: Block): Promise<string> {
  const { code } = await transformWithOxc(withChecks(block), "example.ts");
  const file = join(newFolder(), "example.mjs");
  writeFileSync(file, code);
  const { output, code: status } = await runProgram(process.execPath, [file], dirname(file));
  expect(status, output).toBe(0);
  return output;
}

const MODULES = ["ts", "js"];
const isModule = (block: Block | undefined): boolean =>
  block !== undefined && block.reason === undefined && MODULES.includes(block.language);

/** The block of a page that stands directly behind another one, with nothing but blank lines between. */
function blockBehind({ blocks, lines }: Page, block: Block): Block | undefined {
  const next = blocks[blocks.indexOf(block) + 1];
  const between = next && lines.slice(block.to + 1, next.from - 1);
  return between?.every((line) => line === "") ? next : undefined;
}

const corrections: { readonly block: Block; readonly lines: readonly string[] }[] = [];

/** Compares the lines of a block with what they should be; notes the correction when asked to update. */
function compareLines(block: Block, lines: readonly string[]): void {
  const [is, shown] = [comparable(lines.join("\n")), comparable(block.lines.join("\n"))];
  if (update === "all" || (update !== undefined && is !== shown)) corrections.push({ block, lines });
  else expect(shown).toBe(is);
}

async function runBlock(page: Page, block: Block): Promise<void> {
  if (block.language === "console") compareLines(block, await runConsole(block));
  else if (block.language === "json") JSON.parse(block.lines.join("\n"));
  else if (block.language === "jsonl") for (const line of block.lines) JSON.parse(line);
  else {
    const printed = await runModule(block);
    const behind = blockBehind(page, block);
    const stated = behind?.language === "text" && behind.reason === undefined ? behind : undefined;
    if (stated !== undefined) compareLines(stated, printed.trimEnd().split("\n"));
    else expect(printed, "what a module prints stands in a text block behind it").toBe("");
  }
}

afterAll(() => {
  rmSync(work, { recursive: true, force: true });
  for (const { path, lines } of pages) {
    const own = corrections.filter(({ block }) => block.page === path);
    if (own.length === 0) continue;
    const corrected = [...lines];
    for (const { block, lines: put } of own.sort((a, b) => b.block.from - a.block.from)) {
      corrected.splice(block.from, block.to - block.from, ...put);
    }
    writeFileSync(join(root, path), corrected.join("\n"));
  }
});

describe("the examples", () => {
  const outputs = new Set(
    pages.flatMap((page) => page.blocks.filter(isModule).map((b) => blockBehind(page, b))),
  );
  for (const page of pages) {
    for (const block of page.blocks) {
      const known = [...MODULES, "console", "json", "jsonl"].includes(block.language);
      if (block.reason !== undefined || (block.language === "text" && outputs.has(block))) continue;
      test.concurrent(
        `${page.path}:${block.from} (${block.language}) is as shown`,
        async () => {
          expect(known, "an example that is not run says why").toBe(true);
          await runBlock(page, block);
        },
        TIMEOUT,
      );
    }
  }

  test("have types that fit", { timeout: TIMEOUT }, async () => {
    const folder = newFolder();
    const options = {
      strict: true,
      noEmit: true,
      target: "ES2023",
      lib: ["ES2023"],
      module: "NodeNext",
      types: ["node"],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options }));
    for (const block of pages.flatMap(({ blocks }) => blocks).filter((each) => each.language === "ts")) {
      const name = `${block.page.replaceAll("/", "_")}-${block.from}.ts`;
      writeFileSync(join(folder, name), block.lines.join("\n"));
    }
    const compiler = join(root, "node_modules/typescript/bin/tsc");
    expect((await runProgram(process.execPath, [compiler, "-p", folder], folder)).output).toBe("");
  });

  test("are run, but for the few that say why not", () => {
    const reasons = pages.flatMap(({ blocks }) => blocks.flatMap(({ reason }) => (reason ? [reason] : [])));
    expect(reasons).toHaveLength(NOT_RUN);
  });
});

/** The lines of a page outside of examples, without code between backticks. */
function prose({ lines, blocks }: Page): string[] {
  return lines
    .filter((_, i) => !blocks.some(({ from, to }) => i >= from - 1 && i <= to))
    .map((line) => line.replace(/`[^`]*`/g, (code) => code.replace(/[^`]/g, "x")));
}

/** The anchors that GitHub makes of the headings of a page. */
function anchorsOf({ lines, blocks }: Page): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [i, line] of lines.entries()) {
    const heading = /^#+ (.*)$/.exec(line)?.[1];
    if (heading === undefined || blocks.some(({ from, to }) => i >= from && i < to)) continue;
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, "")
      .replaceAll(" ", "-");
    let anchor = slug;
    for (let n = 1; anchors.has(anchor); n++) anchor = `${slug}-${n}`;
    anchors.add(anchor);
  }
  return anchors;
}

interface Link {
  readonly from: Page;
  /** The file that is meant, as a path from the root; "" as it stands for the web. */
  readonly file: string;
  readonly anchor: string;
}

function linksOf(page: Page): Link[] {
  const links: Link[] = [];
  for (const [, target = ""] of prose(page)
    .join("\n")
    .matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    const [path = "", anchor = ""] = target.split("#");
    const base = pathToFileURL(join(root, page.path));
    const file =
      path === "" ? page.path : relative(root, fileURLToPath(new URL(path, base))).replaceAll("\\", "/");
    links.push({ from: page, file, anchor });
  }
  return links;
}

describe("the pages", () => {
  test.each(pages.map((page) => [page.path, page] as const))("%s links to what exists", (_, page) => {
    for (const { file, anchor } of linksOf(page)) {
      expect(existsSync(join(root, file)), `${file} exists`).toBe(true);
      const target = pages.find(({ path }) => path === file);
      if (anchor !== "") expect([...(target ? anchorsOf(target) : [])], file).toContain(anchor);
    }
  });

  test("under docs/ can all be reached from docs/README.md", () => {
    const reached = new Set(["docs/README.md"]);
    for (const path of reached) {
      const page = pages.find((each) => each.path === path);
      for (const { file } of page ? linksOf(page) : []) if (file.startsWith("docs/")) reached.add(file);
    }
    const all = pages.map(({ path }) => path).filter((path) => path.startsWith("docs/"));
    expect(all.filter((path) => !reached.has(path))).toEqual([]);
  });
});
