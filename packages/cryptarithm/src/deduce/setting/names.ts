/** Names for people: letters as they are written, carries as c1, c2 … (of several calculations 2c1 …). */
import type { Setting } from "./setting.js";

/** The letter, or ?1 for the first unknown cell. */
export function symbolName(symbol: number, setting: Setting): string {
  return setting.puzzle.symbols[symbol]?.name ?? "";
}

/** c1 is the carry into the tens. With several calculations their number stands behind: c1′, c1″. */
export function carryName(carry: number, setting: Setting): string {
  const { part, place } = setting.carries[carry] as Setting["carries"][number];
  const index = setting.calculations.findIndex((calculation) => calculation.part === part);
  return `c${place}${"′".repeat(index)}`;
}
