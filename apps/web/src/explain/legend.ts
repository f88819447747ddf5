/** How to read the drawing: what the carries are called, what small letters are, and what is read from below. */
import type { FrameName } from "cryptarithm";
import type { Explained } from "../engine/jobs.js";
import { framed, framePart, unbroken } from "./words.js";

export function legendOf({ sums, carryRows, names }: Explained): string[] {
  // The names of carries are small letters, at the start of a sentence too.
  const key = carryRows.map(({ kind, letter }) => {
    // The frame has a name for every kind of row that carries.
    const rows = framePart(`layout.of.${kind}` as FrameName);
    return framePart("layout.carries", { first: `${letter}1`, second: `${letter}2`, rows });
  });
  if (carryRows.some(({ several }) => several)) key.push(framePart("layout.marks"));
  return [
    ...sums.flatMap(sumLegend),
    ...(names === undefined ? [] : [framed("layout.blanks")]),
    ...(key.length === 0 ? [] : [`${key.join("; ")}.`]),
  ];
}

function sumLegend({ carries, upwards }: Explained["sums"][number]): string[] {
  const [first, second] = carries;
  const last = carries.at(-1);
  const said = upwards === undefined ? [] : [framed("upwards", { sum: unbroken(upwards) })];
  if (first === undefined) return said;
  const parts = [framePart("carry", { carry: first, column: { place: 1 } })];
  if (second !== undefined) parts.push(framePart("carry.next", { carry: second, column: { place: 2 } }));
  if (carries.length > 2 && last !== undefined) parts.push(framePart("carry.rest", { carry: last }));
  return [...said, `${parts.join(", ")}.`];
}
