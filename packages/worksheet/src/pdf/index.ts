/** Sheets as PDF, in Node: names only. */
export { MissingCharacter } from "./font-files.js";
export { sheetPdf } from "./sheet-pdf.js";
