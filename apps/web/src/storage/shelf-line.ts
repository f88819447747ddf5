/**
 * Lines of JSON of the shelf, in the names of the command. They are read with care: a line may come from a file of
 * anybody. What is not understood is undefined; keys that are not ours are left out.
 */
import type { RuleOptions } from "cryptarithm";
import type { LinkPuzzle } from "../link/link.js";
import { keysToRules, rulesToKeys } from "../link/rule-keys.js";
import { fromJson, isRecord } from "./json.js";

/** A sheet as it is saved: its title, its puzzles, and what the view Print has chosen for it. */
export interface Sheet {
  readonly title: string;
  readonly puzzles: readonly LinkPuzzle[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

/** Something on the shelf. The line is the same for the same thing, so it is its key. */
export type Shelved = { readonly line: string } & (
  | { readonly kind: "puzzle"; readonly puzzle: LinkPuzzle }
  | { readonly kind: "sheet"; readonly sheet: Sheet }
);

const LONGEST_LINE = 500_000;
const LONGEST_TITLE = 200;
const MOST_PUZZLES = 1000;
const MOST_OPTIONS = 40;

export const lineOfPuzzle = (puzzle: LinkPuzzle): string => JSON.stringify(puzzleJson(puzzle));

export const lineOfSheet = ({ title, puzzles, options }: Sheet): string =>
  JSON.stringify({
    title,
    puzzles: puzzles.map(puzzleJson),
    ...(Object.keys(options).length > 0 && { sheet: options }),
  });

/** The puzzles of a sheet as lines, which the command reads. */
export const linesOfPuzzles = (puzzles: readonly LinkPuzzle[]): string =>
  puzzles.map((puzzle) => `${lineOfPuzzle(puzzle)}\n`).join("");

/** What stands on a line; a text that is no JSON is a puzzle of one line. */
export function readShelfLine(line: string): Shelved | undefined {
  if (line.length > LONGEST_LINE) return undefined;
  const value = fromJson(line);
  if (value === undefined) {
    const text = line.trim();
    return text === "" || text.startsWith("{") ? undefined : shelvedPuzzle({ text, rules: {} });
  }
  if (!isRecord(value)) return undefined;
  if (!Array.isArray(value.puzzles)) {
    const puzzle = puzzleOf(value);
    return puzzle && shelvedPuzzle(puzzle);
  }
  const puzzles = value.puzzles.slice(0, MOST_PUZZLES).map(puzzleOf);
  if (puzzles.length === 0 || puzzles.includes(undefined)) return undefined;
  const sheet: Sheet = {
    title: typeof value.title === "string" ? value.title.slice(0, LONGEST_TITLE) : "",
    puzzles: puzzles.filter((puzzle) => puzzle !== undefined),
    options: optionsOf(value.sheet),
  };
  return { kind: "sheet", sheet, line: lineOfSheet(sheet) };
}

const shelvedPuzzle = (puzzle: LinkPuzzle): Shelved => ({
  kind: "puzzle",
  puzzle,
  line: lineOfPuzzle(puzzle),
});

function puzzleJson({ text, rules: { layout, ...rules } }: LinkPuzzle): Record<string, unknown> {
  const own = Object.keys(rules).length > 0 && { rules };
  return layout ? { layout: text.split(/\r?\n/), ...own } : { formula: text, ...own };
}

function puzzleOf(value: unknown): LinkPuzzle | undefined {
  if (!isRecord(value)) return undefined;
  const { formula, layout } = value;
  const rules = rulesOf(value.rules);
  if (rules === undefined) return undefined;
  if (typeof layout === "string") return { text: layout, rules: { ...rules, layout: true } };
  if (Array.isArray(layout) && layout.every((row) => typeof row === "string"))
    return { text: layout.join("\n"), rules: { ...rules, layout: true } };
  return layout === undefined && typeof formula === "string" && formula.trim() !== ""
    ? { text: formula, rules }
    : undefined;
}

/** Rules as JSON, checked by writing them as keys of a link and reading those. */
function rulesOf(value: unknown): RuleOptions | undefined {
  if (value === undefined) return {};
  if (!isRecord(value) || (value.given !== undefined && !isRecord(value.given))) return undefined;
  const complaints: Parameters<typeof keysToRules>[1] = [];
  try {
    // A rule of a wrong type either fails here or is no rule when it is read back.
    const rules = keysToRules(rulesToKeys(value as RuleOptions), complaints);
    return complaints.length === 0 ? rules : undefined;
  } catch {
    return undefined;
  }
}

function optionsOf(value: unknown): Sheet["options"] {
  if (!isRecord(value)) return {};
  const fits = (option: [string, unknown]): option is [string, string | number | boolean] =>
    option[0] !== "__proto__" && ["string", "number", "boolean"].includes(typeof option[1]);
  return Object.fromEntries(Object.entries(value).filter(fits).slice(0, MOST_OPTIONS));
}
