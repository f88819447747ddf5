/** The first line of a puzzle on a sheet: its number, how hard it is, and what else must be known of it. */
import type { Rules } from "cryptarithm";
import type { SheetBox, SheetGroup } from "../page.js";
import { HAIRLINE } from "../paper.js";
import { ruleRemark } from "../rule-sentence.js";
import type { SheetSettings } from "../settings.js";
import { artifact, group, level } from "../shapes.js";
import type { SheetPuzzle } from "../sheet.js";
import { POINT } from "../text/measure.js";
import { paragraph } from "../text/paragraph.js";
import { typeset } from "../text/typeset.js";

const NUMBER_SIZE = 13 * POINT;
/** From the top of a block to what comes below its first line. */
const HEAD = 7.4;
/** More of it in large print. */
const LARGE_HEAD = 9.5;

export interface BlockHead {
  readonly nodes: readonly SheetGroup[];
  readonly height: number;
}

/** The head with a line above it; `common` are the rules that the foot of the sheet tells. */
export function blockHead(
  puzzle: SheetPuzzle,
  number: number,
  { x, y, width }: Omit<SheetBox, "height">,
  settings: SheetSettings & { readonly common: Rules },
): BlockHead {
  const { small, language, common, large } = settings;
  const head = large ? LARGE_HEAD : HEAD;
  const baseline = y + 5.8;
  const nodes: SheetGroup[] = [
    artifact([level(x, y, width, HAIRLINE)]),
    group("H2", typeset(`${number}`, { x, y: baseline, size: NUMBER_SIZE, font: "bold" })),
  ];
  const right = [statusText(puzzle, settings), levelText(puzzle, settings)].filter((text) => text !== "");
  if (right.length > 0) {
    const place = { x: x + width, y: baseline, size: small, anchor: "end" } as const;
    nodes.push(group("P", typeset(right.join(" · "), place)));
  }
  const magic = puzzle.formula.layout?.kind === "magic-square" ? `${settings.words.magic} ` : "";
  const remark = `${magic}${ruleRemark(puzzle.rules, common, language)}`.trim();
  if (remark === "") return { nodes, height: head };
  const { nodes: text, height } = paragraph(remark, { x, y: y + head - 0.6, width, size: small });
  return { nodes: [...nodes, group("P", text)], height: head + height + 0.5 };
}

/** "moderate". */
export function levelText({ difficulty }: SheetPuzzle, { level: shown, words }: SheetSettings): string {
  return difficulty === undefined || !shown ? "" : words.bands[difficulty.band];
}

/** What nobody who gets the sheet should find out by themselves: that there is not exactly one solution. */
export function statusText({ count, complete }: SheetPuzzle, { words }: SheetSettings): string {
  if (!complete) return words.unfinished;
  if (`${count}` === "1") return "";
  return `${count}` === "0" ? words.none : words.several(`${count}`);
}
