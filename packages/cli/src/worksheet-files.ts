/** The files of a sheet: a PDF, and a picture of each page. */
import type { SheetPage } from "cryptarithm-worksheet";
import { UsageError } from "./usage-error.js";
import { writeFile } from "./write-file.js";

/** Writes the PDF to a file, or to standard output for `-`. */
export async function writePdf(pages: readonly SheetPage[], title: string, path: string): Promise<void> {
  // Reads fonts and writes PDF: loaded only when there is one to be written.
  const { MissingCharacter, pagesPdf } = await import("cryptarithm-worksheet/pdf");
  let bytes: Uint8Array;
  try {
    bytes = await pagesPdf(pages, title);
  } catch (error) {
    if (!(error instanceof MissingCharacter)) throw error;
    throw new UsageError(error.message, "--svg writes pages that use the fonts of your system");
  }
  if (path !== "-") writeFile(path, bytes);
  else await new Promise<void>((resolve) => process.stdout.write(bytes, () => resolve()));
}

/** Writes a file for each page and says which. */
export function writeSvg(pages: readonly string[], path: string): string[] {
  if (path === "-") throw new UsageError("pages need a file each", "write for example --svg sheet.svg");
  const stem = path.replace(/\.svg$/i, "");
  return pages.map((page, i) => {
    const file = `${stem}-${i + 1}.svg`;
    writeFile(file, `<?xml version="1.0" encoding="UTF-8"?>\n${page}`);
    return file;
  });
}
