/**
 * A diagnostic for people: the message, the line of the puzzle with a caret line under the
 * span, and the hint. Tabs and control characters become harmless spaces and dots, so that
 * the carets stay under their place and a puzzle cannot write to the terminal.
 */
import type { Diagnostic } from "cryptarithm";
import type { Colors } from "./colors.js";
import { clusters, displayWidth } from "./display-width.js";

/** Columns of a puzzle line that are shown; longer lines are cut around the span. */
const LONGEST = 76;
/** Columns that stay visible before the span when a line is cut. */
const BEFORE = 20;
const INDENT = "  ";
const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;

/** Lines of text, each ended by a newline. */
function diagnosticText(diagnostic: Diagnostic, source: string, colors: Colors): string {
  const { message, hint, code, span } = diagnostic;
  const lines = [`${colors.red(colors.bold("error:"))} ${harmless(message)}`];
  // A mistake in an option has no place in the puzzle.
  if (!/^(rule|ask)-/.test(code)) lines.push(...excerpt(source, span, colors));
  if (hint !== undefined) lines.push(INDENT + harmless(hint));
  return `${lines.join("\n")}\n`;
}

/** All diagnostics of one text; the rest is counted when there are many. */
export function diagnosticsText(diagnostics: readonly Diagnostic[], source: string, colors: Colors): string {
  const shown = diagnostics.slice(0, 5).map((d) => diagnosticText(d, source, colors));
  const more = diagnostics.length - shown.length;
  return shown.join("") + (more > 0 ? `and ${more} more mistake${more === 1 ? "" : "s"}\n` : "");
}

/** Text with control characters made visible and harmless. */
export function harmless(text: string): string {
  return text.replace(/\t/g, " ").replace(CONTROL, "·");
}

function excerpt(source: string, [from, to]: Diagnostic["span"], colors: Colors): string[] {
  const { line, start, number, count } = lineAround(source, from);
  if (line.trim() === "") return [];
  const shown = [...clusters(harmless(line))];
  const at = from - start;
  const before = shown.filter((c) => c.at + c.text.length <= at);
  const under = shown.filter((c) => c.at + c.text.length > at && c.at < to - start);
  const rest = shown.slice(before.length + under.length);
  const cut = cutAround(before, under, rest);
  const carets = "^".repeat(Math.max(1, widthOf(cut.under)));
  const where = count > 1 ? [`${INDENT}line ${number}:`] : [];
  return [
    ...where,
    `${INDENT}${cut.text}`,
    `${INDENT}${" ".repeat(displayWidth(cut.lead) + widthOf(cut.before))}${colors.red(carets)}`,
  ];
}

type Clusters = readonly { readonly text: string; readonly width: number }[];

const widthOf = (cs: Clusters): number => cs.reduce((sum, c) => sum + c.width, 0);
const textOf = (cs: Clusters): string => cs.map((c) => c.text).join("");

/** The part of a long line that shows the span; "…" stands for what is left out. */
function cutAround(
  before: Clusters,
  under: Clusters,
  rest: Clusters,
): { lead: string; before: Clusters; under: Clusters; text: string } {
  if (widthOf(before) + widthOf(under) + widthOf(rest) <= LONGEST) {
    return { lead: "", before, under, text: textOf([...before, ...under, ...rest]) };
  }
  const near = takeWidth([...before].reverse(), BEFORE).reverse();
  const spanned = takeWidth(under, LONGEST - BEFORE - 2);
  const behind =
    spanned.length < under.length ? [] : takeWidth(rest, LONGEST - 2 - widthOf(near) - widthOf(spanned));
  const lead = near.length < before.length ? "…" : "";
  const tail = spanned.length + behind.length < under.length + rest.length ? "…" : "";
  return {
    lead,
    before: near,
    under: spanned,
    text: `${lead}${textOf([...near, ...spanned, ...behind])}${tail}`,
  };
}

function takeWidth<C extends Clusters[number]>(cs: readonly C[], most: number): C[] {
  let width = 0;
  const taken: C[] = [];
  for (const c of cs) {
    width += c.width;
    if (width > most) break;
    taken.push(c);
  }
  return taken;
}

function lineAround(
  source: string,
  at: number,
): { line: string; start: number; number: number; count: number } {
  let start = 0;
  let number = 1;
  let end = source.length;
  let count = 1;
  for (const match of source.matchAll(LINE_END)) {
    if (source.slice(match.index + match[0].length).trim() !== "") count++;
    if (match.index >= at) {
      end = Math.min(end, match.index);
    } else {
      start = match.index + match[0].length;
      number++;
    }
  }
  return { line: source.slice(start, end), start, number, count };
}
