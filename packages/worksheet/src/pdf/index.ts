/** Sheets as PDF, in Node: names only. */
export { MissingCharacter } from "./missing-character.js";
export { pagesPdf } from "./pages-pdf.js";
export { sheetPdf } from "./sheet-pdf.js";
