/** Repairs for people: what the puzzle has, and each change with the puzzle that it makes, its solution and its reason. */
import type { Change, Repair, Repairs, Rules, UniqueGivens } from "cryptarithm";
import { harmless } from "./diagnostic-text.js";
import { layoutLines } from "./layout-lines.js";
import { counted, grouped } from "./number-text.js";
import type { Output } from "./output.js";
import { wrapped } from "./wrap.js";

/** What a page shows when standard output is no terminal. */
const USUAL_COLUMNS = 80;
const INDENT = "    ";

type Page = Pick<Output, "colors" | "columns">;

export function repairLines(found: Repairs, page: Page): string[] {
  const lines = [...stateLines(found, page), ...headLines(found)];
  for (const [i, repair] of found.repairs.entries()) lines.push("", ...oneRepair(repair, i + 1, page));
  const tried = triedText(found);
  if (tried !== "") lines.push("", page.colors.dim(tried));
  return lines;
}

/** What the puzzle has as it is. */
function stateLines({ status, count, complete, closest, givens, rules }: Repairs, page: Page): string[] {
  if (status === "unique") return ["Nothing to repair: the puzzle has exactly one solution."];
  if (count === 0n) return complete ? ["No solution."] : ["Unfinished: no solution found so far."];
  const lines = [`${complete ? "" : "At least "}${counted(count, "solution")}.`];
  if (closest !== undefined) {
    const few = count === 2n ? "They" : "The closest two";
    lines[0] += ` ${few} differ in ${listed(closest.letters.map(symbolText))}:`;
    lines.push(
      ...closest.solutions.flatMap(({ text }) => text.split("\n").map((line) => `  ${harmless(line)}`)),
    );
  }
  const given = givens === undefined ? "" : givensText(givens, rules);
  return given === "" ? lines : [...lines, ...wrapped(given, widthOf(page))];
}

/** Unknown cells are named by their number. */
const symbolText = (name: string): string => (/^\?\d/.test(name) ? `blank ${name.slice(1)}` : harmless(name));

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function givensText({ size, total, examples }: UniqueGivens, rules: Rules): string {
  const digit = (value: number): string =>
    rules.base > 10 ? String(value) : value.toString(36).toUpperCase();
  if (size === 0) return "";
  if (size === 1) {
    const byLetter = new Map<string, string[]>();
    for (const example of examples)
      for (const [letter, value] of Object.entries(example))
        byLetter.set(letter, [...(byLetter.get(letter) ?? []), digit(value)]);
    const choices = [...byLetter].map(([letter, digits]) => `${harmless(letter)}=${digits.join("|")}`);
    return `One given is enough: ${choices.join(", ")}.`;
  }
  const [first = {}] = examples;
  const example = Object.entries(first).map(([letter, value]) => `${harmless(letter)}=${digit(value)}`);
  const choices = total === 1 ? "" : ` (there are ${grouped(total)} such choices)`;
  return `No single given is enough, but ${size} are: ${example.join(", ")}${choices}.`;
}

function headLines({ status, repairs, finished, tried, of }: Repairs): string[] {
  if (status === "none")
    return [`No single change gives the puzzle exactly one solution: all ${grouped(of)} were tried.`];
  if (status === "unfinished")
    return [`Unfinished: ${grouped(tried)} of ${counted(of, "change")} tried, and none of them helps.`];
  if (repairs.length === 0) return [];
  const which = finished ? ", the nearest first" : " (there may be nearer ones)";
  if (repairs.length > 1) return [`Each of these changes gives exactly one solution${which}:`];
  return tried === of && finished
    ? ["One change gives exactly one solution, and no other does:"]
    : [`The nearest change that gives exactly one solution${finished ? "" : which}:`];
}

function oneRepair(repair: Repair, number: number, page: Page): string[] {
  const { change, text, layout, solution, why } = repair;
  const { bold, dim } = page.colors;
  const name = `${number}`.padStart(2);
  const because = harmless(why.join("; "));
  const said = layout === undefined ? `${changeText(change)} (${because})` : `(${because})`;
  const reason = wrapped(said, widthOf(page) - INDENT.length).map((line) => INDENT + dim(line));
  if (layout !== undefined) {
    const drawn = layoutLines(layout, widthOf(page) - 2, solution.layout);
    return [`${name}  ${bold(changeText(change))}`, ...drawn.map((line) => `  ${line}`), ...reason];
  }
  const [first = "", ...others] = text.split(/\r?\n/).map(harmless);
  const rule = ruleText(change);
  return [
    `${name}  ${bold(first)}${others.length === 0 && rule !== "" ? `   ${bold(rule)}` : ""}`,
    ...others.map((line) => INDENT + bold(line)),
    ...(others.length > 0 && rule !== "" ? [INDENT + bold(rule)] : []),
    ...solution.text.split(/\r?\n/).map((line) => INDENT + harmless(line)),
    ...reason,
  ];
}

/** The option that carries out a change of the rules; empty for changes of the puzzle. */
export function ruleText({ kind, rule, letter, from, to }: Change): string {
  if (kind === "given") return `--given ${letter}=${to}`;
  if (kind !== "rule") return "";
  if (rule === "given") return `without --given ${letter}=${from}`;
  return `--${OPTIONS[rule as Exclude<typeof rule, "given" | undefined>]} ${to}`;
}

const OPTIONS = {
  base: "base",
  distinct: "distinct",
  leadingZero: "leading-zero",
  loneZero: "lone-zero",
  literals: "literals",
  digits: "digits",
} as const;

/** A change in words. */
function changeText(change: Change): string {
  const { kind, from, to, letter, newLetter } = change;
  const word = change.word === undefined ? "" : `${harmless(change.word)}: `;
  const [one = "", other = ""] = from.split(" … ").map(harmless);
  switch (kind) {
    case "given":
      return `${harmless(letter ?? "")}=${to} is given`;
    case "rule":
      return `the rule ${ruleText(change)}`;
    case "printed":
      return `${word}cell ${(change.cell ?? 0) + 1} is ${harmless(to)}`;
    case "blanked":
      return `${word}${one} becomes a blank`;
    case "inserted":
      return `${word}${harmless(to)} is put in${newLetter ? " (or another new letter)" : ""}`;
    case "left-out":
      return `${word}${one} is left out`;
    case "words-exchanged":
    case "rows-exchanged":
    case "signs-exchanged":
      return `${one} and ${other} change places`;
    case "row-shifted":
      return `${word}the row moves from ${from} to ${to} (the units are place 0)`;
    case "sign":
      if (from === "") return "a minus is put in";
      return to === "" ? "the minus is left out" : `${word}${one} becomes ${to}`;
    case "transposed":
    case "doubled":
    case "undoubled":
    case "replaced":
      return `${word}${one} becomes ${harmless(to)}${newLetter ? " (or another new letter)" : ""}`;
  }
}

function triedText({ status, finished, tried, of }: Repairs): string {
  if (status !== "found") return "";
  const said = `${grouped(tried)} of ${counted(of, "change")} tried`;
  return finished ? `(${said}; each repair is proved by a complete search)` : `(${said})`;
}

const widthOf = ({ columns }: Page): number =>
  Number.isFinite(columns) ? Math.min(columns, 96) : USUAL_COLUMNS;
