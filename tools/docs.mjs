/**
 * Writes the tables of the documentation that are made from the code, so that a new operator,
 * function, message or pass appears in the reference with the commit that makes it.
 *
 *   node tools/docs.mjs            writes them into the pages
 *   node tools/docs.mjs --check    compares; exit code 1 and the names of the pages that are not current
 *
 * A page says where a table goes: everything between `<!-- made from the code: NAME -->` and the
 * next `<!-- end -->` is replaced, and the page is formatted like all other files. Reads the compiled
 * engine: run `npm run build` first.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CHECK_RULES, FUNCTIONS, PASSES, parse } from "../packages/cryptarithm/dist/index.js";
import { MISTAKES } from "../packages/cryptarithm/dist/syntax/mistakes.js";
import { OPERATOR_DOCS } from "../packages/cryptarithm/dist/syntax/operator-reference.js";
import { ASSOCIATIVITY, LEVELS, OPERATORS } from "../packages/cryptarithm/dist/syntax/operators.js";
import { lesson } from "./lesson.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Text as code inside a table: GitHub reads \| there as |. A new line is shown as a sign. */
const code = (text) => {
  const shown = text.replaceAll("\n", "⏎").replaceAll("|", "\\|");
  return shown.includes("`") ? `\`\` ${shown} \`\`` : `\`${shown}\``;
};

/** Plain text inside a table. */
const plain = (text) => text.replaceAll("|", "\\|").replaceAll("\n", "⏎").replaceAll("*", "\\*");

const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** How operators of one level stand together, for people. */
const GROUPING = {
  list: "from left to right",
  chain: "as a chain: A < B < C means A < B and B < C",
  right: "from right to left",
  none: "one operand",
};

const spellings = (operators) => operators.flatMap((o) => o.spellings.map(code)).join(" ");

/** The message for an example of a mistake; none where the example is only a sketch. */
function messageFor({ code: wanted, example }) {
  const parsed = parse(example);
  const found = parsed.ok ? undefined : parsed.diagnostics.find((d) => d.code === wanted);
  if (found === undefined) return "";
  return plain(found.hint === undefined ? found.message : `${found.message}; ${found.hint}`);
}

const TABLES = {
  lesson,
  levels: () =>
    table(
      ["", "level", "operators", "several of them are read"],
      LEVELS.map((level, i) => [
        `${i + 1}`,
        level,
        spellings(OPERATORS.filter((o) => o.level === level)),
        GROUPING[ASSOCIATIVITY[level]],
      ]),
    ),
  operators: () =>
    table(
      ["operator", "all spellings", "meaning"],
      OPERATORS.map((o) => [o.id, spellings([o]), plain(OPERATOR_DOCS[o.id])]),
    ),
  functions: () =>
    table(
      ["function", "gives", "meaning"],
      FUNCTIONS.map((f) => [code(f.usage), f.predicate ? "yes or no" : "a number", plain(f.doc)]),
    ),
  mistakes: () =>
    table(
      ["code", "what is wrong", "for example", "the message; the hint"],
      MISTAKES.map((m) => [
        code(m.code),
        plain(m.doc),
        m.example === "" ? "" : code(m.example),
        messageFor(m),
      ]),
    ),
  violations: () =>
    table(
      ["rule", "what is wrong"],
      CHECK_RULES.map((rule) => [code(rule.name), plain(rule.doc)]),
    ),
  passes: () =>
    table(
      ["pass", "what it does"],
      PASSES.map((pass) => [code(pass.name), pass.doc]),
    ),
};

/** A page with all its tables made anew. */
function current(text, path) {
  const made = text.replace(
    /(<!-- made from the code: (\S+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start, name, end) => {
      const make = TABLES[name];
      if (make === undefined) throw new Error(`${path}: there is no table ${name}`);
      return `${start}\n${make()}\n\n${end}`;
    },
  );
  return made === text ? text : formatted(made, path);
}

/** The text as the formatter would write it: it aligns the columns of tables. */
function formatted(text, path) {
  const biome = `${root}node_modules/@biomejs/biome/bin/biome`;
  const args = [biome, "format", `--stdin-file-path=${path}`];
  const done = spawnSync(process.execPath, args, { cwd: root, input: text, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`${path} cannot be formatted:\n${done.stderr}`);
  return done.stdout;
}

const pages = readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".md"))
  .map((path) => `docs/${path.replaceAll("\\", "/")}`)
  .sort();

for (const path of pages) {
  const before = readFileSync(root + path, "utf8");
  const after = current(before, path);
  if (after === before) continue;
  if (process.argv.includes("--check")) {
    process.stdout.write(`${path} is not current: run node tools/docs.mjs\n`);
    process.exitCode = 1;
  } else {
    writeFileSync(root + path, after);
    process.stdout.write(`${path} written\n`);
  }
}
