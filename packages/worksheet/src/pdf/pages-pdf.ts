/**
 * Pages as a PDF: tagged, with bookmarks, its fonts embedded. The same pages give the same bytes, on any day and any
 * machine, so that a file can be compared and kept. Nothing is laid out here, and no engine is needed.
 */
import PDFDocument from "pdfkit";
import type { SheetGroup, SheetPage } from "../page.js";
import { drawItem, MILLIMETRE } from "./draw-items.js";
import { FontFiles } from "./font-files.js";
import { drawArtifacts, type StructureWriter, structured } from "./structure.js";

/** A date would make every file another one. */
const NO_DATE = new Date(Date.UTC(2000, 0, 1));

/** The bytes of the PDF, under the title of the sheet. A character that no font has is thrown as a `MissingCharacter`. */
export async function pagesPdf(pages: readonly SheetPage[], title: string): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    lang: pages[0]?.language ?? "en",
    displayTitle: true,
    margin: 0,
    info: { Title: title, Creator: "cryptarithm", Producer: "cryptarithm", CreationDate: NO_DATE },
  });
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    document.on("end", resolve);
    document.on("error", reject);
  });
  const fonts = new FontFiles(document);
  const writer: StructureWriter = { document, draw: (item) => drawItem(item, document, fonts) };
  const root = document.struct("Document");
  document.addStructure(root);
  for (const page of pages) addPage(page, root, writer);
  root.end();
  document.end();
  await done;
  return Buffer.concat(chunks);
}

function addPage(
  page: SheetPage,
  root: ReturnType<PDFKit.PDFDocument["struct"]>,
  writer: StructureWriter,
): void {
  const { document } = writer;
  document.addPage({ size: [page.width * MILLIMETRE, page.height * MILLIMETRE], margin: 0 });
  // The types do not know that a bookmark may say where on its page it leads; `left` is counted from the right edge.
  const start = { expanded: false, left: page.width * MILLIMETRE };
  const bookmark = document.outline.addItem(page.title, start);
  for (const group of page.children) addBookmarks(group, bookmark, start.left);
  drawArtifacts(page.children, writer);
  for (const group of page.children) if (group.tag !== "Artifact") root.add(structured(group, writer));
}

function addBookmarks(group: SheetGroup, outline: PDFKit.PDFOutline, left: number): void {
  if (group.bookmark !== undefined) {
    const options = { expanded: false, left, top: (group.box?.y ?? 0) * MILLIMETRE };
    outline.addItem(group.bookmark, options);
  }
  for (const child of group.children) if (child.kind === "group") addBookmarks(child, outline, left);
}
