/**
 * The borders inside the project, as a function from source texts to complaints. A newcomer can
 * read the engine folder by folder because no folder knows a later one; a proof can be trusted
 * because its checker shares nothing with the search that found it. This keeps both true.
 *
 * Imports of types count like any other: they too decide what must be read to understand a file.
 * The files are given as a map from path to text, so that the rules themselves can be tested on
 * trees that do not exist (test/architecture.once.test.ts, which also runs this on the real one).
 */
import { posix } from "node:path";
import { parseSync } from "vite";

/** The engine's folders; each may import itself and those before it. */
export const ENGINE_FOLDERS: readonly string[] = [
  "wording",
  "number",
  "syntax",
  "semantics",
  "layout",
  "plan",
  "search",
  "checking",
  "deduce",
  "proof",
  "repair",
  "encode",
  "generate",
  "render",
  "worker",
];

/** What a folder must not import although it comes earlier: people do not reason the way the search does. */
const FORBIDDEN: Readonly<Record<string, readonly string[]>> = { deduce: ["plan", "search"] };

/** All that the proof checker, `proof/check*`, may import beside its own files. */
const CHECKER_MAY_IMPORT: readonly string[] = ["number", "syntax", "semantics"];

/**
 * Files that define each other and could only be parted by cutting one definition in two: exponents
 * of powers are exact numbers, and products of exact numbers may be powers.
 */
const DEFINED_TOGETHER: readonly ReadonlySet<string>[] = [
  new Set(["packages/cryptarithm/src/number/arithmetic.ts", "packages/cryptarithm/src/number/powers.ts"]),
];

/** Names that say nothing of what a file or folder is for. */
const EMPTY_NAME = /^(utils?|helpers?|commons?|misc|shared)(\.|$)/;

const ENGINE = "packages/cryptarithm/src/";

/** One broken rule: the file at fault and a sentence that says what is wrong with it. */
export interface Complaint {
  readonly file: string;
  readonly problem: string;
}

/** Every broken border in these source files, given as path from the root of the repository → text. */
export function brokenBorders(sources: ReadonlyMap<string, string>): Complaint[] {
  const graph = new Map<string, readonly string[]>();
  const complaints: Complaint[] = [];
  for (const [file, text] of sources) {
    const specifiers = importsOf(file, text);
    const local = specifiers.filter(isRelative).map((specifier) => resolve(file, specifier, sources));
    graph.set(file, local);
    const problems = [
      ...nameProblems(file),
      ...(file.startsWith(ENGINE)
        ? engineProblems(file, specifiers, local)
        : packageProblems(file, specifiers, local)),
    ];
    complaints.push(...problems.map((problem) => ({ file, problem })));
  }
  return [...complaints, ...cycles(graph)];
}

/** The module names that a source file imports, re-exports or mentions as `import("…")`. */
export function importsOf(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    // Every kind of import, and nothing else in the tree, has a literal called `source`.
    if ("source" in node && isLiteral(node.source)) found.push(node.source.value);
    for (const child of Object.values(node)) visit(child);
  };
  visit(program);
  return found;
}

const isLiteral = (node: unknown): node is { value: string } =>
  typeof node === "object" && node !== null && "value" in node && typeof node.value === "string";

const isRelative = (specifier: string): boolean => specifier.startsWith(".");

/** The source file that a relative import means: TypeScript imports `x.ts` and `x.tsx` under the name `x.js`. */
function resolve(file: string, specifier: string, sources: ReadonlyMap<string, string>): string {
  const path = posix.join(posix.dirname(file), specifier).replace(/\.js$/, ".ts");
  return sources.has(`${path}x`) ? `${path}x` : path;
}

/** The engine folder that a file lies in, or undefined for the files at the engine's root. */
function folderOf(file: string): string | undefined {
  const [folder, ...rest] = file.slice(ENGINE.length).split("/");
  return rest.length > 0 ? folder : undefined;
}

function nameProblems(file: string): string[] {
  const empty = file.split("/").find((part) => EMPTY_NAME.test(part));
  return empty === undefined ? [] : [`“${empty}” does not say what is in it`];
}

function engineProblems(file: string, specifiers: readonly string[], local: readonly string[]): string[] {
  const foreign = specifiers.filter((specifier) => !isRelative(specifier));
  const problems = foreign.map((name) => `the engine imports nothing from outside, but this imports ${name}`);
  const from = folderOf(file);
  if (from === undefined) return problems;
  const rank = ENGINE_FOLDERS.indexOf(from);
  if (rank < 0) return [...problems, `${from}/ has no place in the order of folders`];
  for (const target of local) {
    const to = target.startsWith(ENGINE) ? folderOf(target) : undefined;
    const toRank = to === undefined ? -1 : ENGINE_FOLDERS.indexOf(to);
    if (to === undefined) problems.push(`a folder of the engine imports ${target}, which is in none`);
    else if (toRank < 0 || toRank > rank) problems.push(`${from}/ must not know ${to}/ (${target})`);
    else if (FORBIDDEN[from]?.includes(to)) problems.push(`${from}/ must not use ${to}/ (${target})`);
    else if (isChecker(file) && !isChecker(target) && !CHECKER_MAY_IMPORT.includes(to))
      problems.push(`the proof checker stands alone, but imports ${target}`);
  }
  return problems;
}

const isChecker = (file: string): boolean => file.startsWith(`${ENGINE}proof/check`);

function packageProblems(file: string, specifiers: readonly string[], local: readonly string[]): string[] {
  const own = file.slice(0, file.indexOf("/src/") + "/src/".length);
  const inside = specifiers.filter((name) => /^cryptarithm(-\w+)?\/(src|dist)(\/|$)/.test(name));
  return [
    ...inside.map((name) => `a package is imported by its public name, not as ${name}`),
    ...local
      .filter((target) => !target.startsWith(own))
      .map((target) => `another package is imported by its public name, not as ${target}`),
  ];
}

/** One complaint for each import that closes a circle, found by a depth-first walk. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): Complaint[] {
  const complaints: Complaint[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (file: string): void => {
    const start = path.indexOf(file);
    const circle = start < 0 ? [] : path.slice(start);
    if (circle.length > 0 && !DEFINED_TOGETHER.some((files) => circle.every((f) => files.has(f))))
      complaints.push({ file, problem: `imports go round: ${[...circle, file].join(" → ")}` });
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) walk(next);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) walk(file);
  return complaints;
}
