/**
 * A puzzle as it stands in a link, and back. Formulas have the printer's compact spelling and come back as its pretty
 * one; layouts keep their rows; text that is no puzzle travels as it is, so that a link with a mistake shows the
 * mistake. What a link says is only ever text: it is parsed like anything that is typed.
 */
import { type Formula, parse, parseOptions, print, type RuleOptions } from "cryptarithm";
import { decodeRow, decodeText, encodeRow, encodeText } from "./link-text.js";

/** What stands in the box: the text, and the rules that differ from the defaults. */
export interface LinkPuzzle {
  readonly text: string;
  readonly rules: RuleOptions;
}

const LAYOUT = "layout:";

/** Longer texts stand in links as they are: printing them anew would hold up the page. */
const LONGEST_PRINTED = 5000;

/** The parts of puzzles that were written before: a page has a dozen links to the puzzle in its box. */
const written = new WeakMap<LinkPuzzle, string>();

/** The part of a link that is the puzzle, without its rules. */
export function writePuzzlePart(puzzle: LinkPuzzle): string {
  const known = written.get(puzzle);
  if (known !== undefined) return known;
  const part = partOf(puzzle);
  written.set(puzzle, part);
  return part;
}

function partOf({ text, rules }: LinkPuzzle): string {
  if (rules.layout === true) return LAYOUT + rowsOf(text).map(encodeRow).join(";");
  if (text.length > LONGEST_PRINTED) return encodeText(text);
  const parsed = parse(text, parseOptions(rules));
  return encodeText(parsed.ok ? print(parsed.formula, { compact: true }) : text);
}

/** The puzzle that a part of a link is, under the rules that stand beside it. */
export function readPuzzlePart(part: string, rules: RuleOptions): LinkPuzzle {
  if (part.startsWith(LAYOUT)) {
    const rows = part.slice(LAYOUT.length).split(";").map(decodeRow);
    return { text: rows.join("\n"), rules: { ...rules, layout: true } };
  }
  const text = decodeText(part).trim();
  if (text.length > LONGEST_PRINTED) return { text, rules };
  const parsed = parse(text, parseOptions(rules));
  return { text: parsed.ok ? print(withRadicals(parsed.formula)) : text, rules };
}

/** The compact spelling of a root is a call of sqrt or cbrt, which has the same value: it comes back with its sign. */
function withRadicals(formula: Formula): Formula {
  return { ...formula, statements: formula.statements.map(withSigns) };
}

const DEGREES: ReadonlyMap<string, 2 | 3> = new Map([
  ["sqrt", 2],
  ["cbrt", 3],
]);

/** A part of a tree with the calls of roots in it changed; the parser limits how deep a tree is. */
function withSigns<T>(node: T): T {
  // A list of the same kinds of parts, and a node with the same names: the type stays.
  if (Array.isArray(node)) return node.map(withSigns) as T;
  if (typeof node !== "object" || node === null) return node;
  const parts = Object.fromEntries(Object.entries(node).map(([name, part]) => [name, withSigns(part)]));
  const degree = parts.kind === "call" ? DEGREES.get(String(parts.name)) : undefined;
  if (degree === undefined) return parts as T;
  // A radical stands wherever a call does.
  return { kind: "radical", degree, operand: parts.operands[0], span: parts.span } as T;
}

/** The rows without empty ones around them, and without what they are all indented by. */
function rowsOf(text: string): readonly string[] {
  const rows = text.split(/\r?\n/).map((row) => row.trimEnd());
  while (rows[0] === "") rows.shift();
  while (rows.at(-1) === "") rows.pop();
  const indents = rows.filter((row) => row !== "").map((row) => row.length - row.replace(/^ +/, "").length);
  const indent = Math.min(...indents);
  return Number.isFinite(indent) ? rows.map((row) => row.slice(indent)) : rows;
}
