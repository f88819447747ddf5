/** The figures of a search for `--stats`. */
import type { Statistics } from "cryptarithm";
import { durationText } from "./duration.js";
import { counted } from "./number-text.js";

export function statsText({ nodes, planMs, searchMs, strategy, undecided }: Statistics): string {
  const doubt = undecided === undefined ? "" : `, ${counted(undecided, "undecided assignment")}`;
  return `${counted(nodes, "node")}, planned in ${durationText(planMs)}, searched in ${durationText(searchMs)}, strategy ${strategy}${doubt}`;
}
