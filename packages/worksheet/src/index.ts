/** The public interface of the sheets: names only. */
export { layOutSheet } from "./lay-out-sheet.js";
export {
  SHEET_FONTS,
  SHEET_TAGS,
  type SheetBox,
  type SheetFont,
  type SheetGroup,
  type SheetItem,
  type SheetLine,
  type SheetNode,
  type SheetPage,
  type SheetPageKind,
  type SheetPath,
  type SheetRectangle,
  type SheetTag,
  type SheetText,
  sheetItems,
} from "./page.js";
export { FAINT_TONE, INK_TONE, pageSvg, SHEET_FONT_FAMILIES } from "./page-svg.js";
export { SHEET_PROBLEMS, type SheetProblem, type SheetProblemCode, sheetProblems } from "./problems.js";
export type { ReasoningParagraph, ReasoningState, SheetReasoning } from "./reasoning/reasoning.js";
export { sheetTitle } from "./settings.js";
export {
  LONGEST_TITLE,
  PUZZLES_PER_PAGE,
  type PuzzlesPerPage,
  SHEET_BLOCKS,
  SHEET_FIELDS,
  SHEET_KEYS,
  SHEET_PAPERS,
  type Sheet,
  type SheetBlock,
  type SheetDifficulty,
  type SheetField,
  type SheetKey,
  type SheetPaper,
  type SheetPuzzle,
  WORKING_SPACES,
  type WorkingSpace,
} from "./sheet.js";
export {
  type SheetPuzzleExtras,
  type SheetPuzzleOptions,
  type SheetPuzzleParts,
  sheetPuzzle,
  sheetPuzzleOf,
} from "./sheet-puzzle.js";
export { sheetText } from "./sheet-text.js";
