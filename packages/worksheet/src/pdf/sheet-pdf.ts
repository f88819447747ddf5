/** A sheet as a PDF. What lays sheets out is loaded when there is one, so that pages can be written without it. */
import type { Sheet } from "../sheet.js";
import { pagesPdf } from "./pages-pdf.js";

/** The bytes of the PDF. A character that no font has is thrown as a `MissingCharacter`. */
export async function sheetPdf(sheet: Sheet): Promise<Uint8Array> {
  const [{ layOutSheet }, { sheetTitle }] = await Promise.all([
    import("../lay-out-sheet.js"),
    import("../settings.js"),
  ]);
  return pagesPdf(layOutSheet(sheet), sheetTitle(sheet));
}
