/** What the carries of a puzzle are called, and how its differences are read: said once before its steps. */
import {
  cellNames,
  type Explanation,
  type FrameName,
  frameText,
  type Language,
  layoutCarries,
  type RuleOptions,
  stackedSums,
} from "cryptarithm";
import type { SheetPuzzle } from "../sheet.js";
import { unbroken } from "./whole-calculations.js";

type Slots = Parameters<typeof frameText>[1];

/** A puzzle with its explanation. */
type Told = Pick<SheetPuzzle, "text" | "formula" | "rules">;

export function carryKey(
  puzzle: Told,
  { reading = 0 }: Pick<Explanation, "reading">,
  language: Language,
): string[] {
  const frame = (name: FrameName, slots: Slots = {}): string => frameText(name, slots, language);
  const options = optionsOf(puzzle, reading);
  return puzzle.formula.layout === undefined
    ? sumKey(puzzle.text, options, frame)
    : layoutKey(puzzle, options, frame);
}

function optionsOf({ rules, formula }: Told, reading: number): RuleOptions {
  const { baseRule: _, ...posed } = rules;
  if (formula.layout === undefined) return posed;
  return { ...posed, layout: true, reading };
}

function sumKey(
  text: string,
  options: RuleOptions,
  frame: (name: FrameName, slots?: Slots) => string,
): string[] {
  return stackedSums(text, options).flatMap(({ carries, upwards }) => {
    const said = upwards === undefined ? [] : [frame("upwards", { sum: unbroken(upwards) })];
    const [first, second] = carries;
    const last = carries.at(-1);
    if (first === undefined) return said;
    const key = [frame("carry", { carry: first, column: { place: 1 } })];
    if (second !== undefined) key.push(frame("carry.next", { carry: second, column: { place: 2 } }));
    if (carries.length > 2 && last !== undefined) key.push(frame("carry.rest", { carry: last }));
    const sentence = key.join(", ");
    return [...said, `${sentence.slice(0, 1)}${sentence.slice(1)}.`];
  });
}

function layoutKey(
  { formula, text }: Told,
  options: RuleOptions,
  frame: (name: FrameName, slots?: Slots) => string,
): string[] {
  const said = cellNames(formula).size > 0 ? [frame("layout.blanks")] : [];
  const carries = layoutCarries(text, options);
  const key = carries.map(({ kind, letter }) => {
    const rows = frame(`layout.of.${kind}` as FrameName);
    return frame("layout.carries", { first: `${letter}1`, second: `${letter}2`, rows });
  });
  if (carries.some(({ several }) => several)) key.push(frame("layout.marks"));
  if (key.length > 0) said.push(`${key.join("; ")}.`);
  const upwards = formula.layout?.rows.some(
    ({ role }) => role === "partial-dividend" || role === "partial-radicand",
  );
  return upwards ? [...said, frame("layout.upwards")] : said;
}
