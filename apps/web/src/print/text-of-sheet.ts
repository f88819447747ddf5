/** A module of its own, so that what draws puzzles in characters is loaded when a sheet is first wanted as text. */
export { sheetText } from "cryptarithm-worksheet";
