/** How the sheet is to look, as the link's keys say: the keys are the only state of the form. */
import {
  PUZZLES_PER_PAGE,
  type PuzzlesPerPage,
  SHEET_BLOCKS,
  SHEET_FIELDS,
  SHEET_KEYS,
  SHEET_PAPERS,
  type Sheet,
  type SheetField,
} from "cryptarithm-worksheet";
import type { Keys } from "../state/view.js";

export type SheetChoices = Omit<Sheet, "puzzles" | "language"> & {
  readonly block: NonNullable<Sheet["block"]>;
  readonly paper: NonNullable<Sheet["paper"]>;
  readonly perPage: PuzzlesPerPage;
  readonly fields: readonly SheetField[];
  readonly key: NonNullable<Sheet["key"]>;
};

const isOff = (keys: Keys, key: string): boolean => keys.get(key) === "0";
const isOn = (keys: Keys, key: string): boolean => keys.get(key) === "1";

/** As the command has them. */
const USUAL_FIELDS: Readonly<Record<SheetChoices["block"], readonly SheetField[]>> = {
  grid: ["name", "date"],
  cards: ["name", "date"],
  codebusters: ["name", "date", "score"],
  aca: ["name", "date"],
};

/** The choices of a link, for so many puzzles: few stand larger. */
export function choicesOf(keys: Keys, count: number): SheetChoices {
  const block = SHEET_BLOCKS.find((each) => each === keys.get("block")) ?? "grid";
  const large = isOn(keys, "large");
  const usual = large ? 1 : (PUZZLES_PER_PAGE.find((n) => n >= count) ?? 12);
  const fields = keys.get("fields");
  const title = keys.get("title");
  return {
    block,
    paper: SHEET_PAPERS.find((each) => each === keys.get("paper")) ?? usualPaper(),
    perPage: PUZZLES_PER_PAGE.find((each) => `${each}` === keys.get("per-page")) ?? usual,
    fields:
      fields === undefined
        ? USUAL_FIELDS[block]
        : SHEET_FIELDS.filter((each) => fields.split(".").includes(each)),
    key: SHEET_KEYS.find((each) => each === keys.get("key")) ?? "full",
    reasoning: isOn(keys, "reasoning"),
    carries: !isOff(keys, "carries"),
    writeBoxes: !isOff(keys, "boxes"),
    level: !isOff(keys, "grade"),
    large,
    ...(title !== undefined && title.trim() !== "" && { title: title.trim() }),
  };
}

/** Letter where it is the paper of the country, A4 elsewhere. */
function usualPaper(): Sheet["paper"] & string {
  return /-(US|CA|MX|PH|CL|CO|VE)$/.test(navigator.language) ? "letter" : "a4";
}

/** One text for each puzzle, in the order of the puzzles. */
export const listOf = (keys: Keys, key: string): readonly string[] => (keys.get(key) ?? "").split("|");
