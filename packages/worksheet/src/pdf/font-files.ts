/**
 * The font files of a PDF: the faces come in one file for each script, and a text may need several of them. Files are
 * chosen by what they really have; a character that none of them has is a mistake with a name, not an empty box.
 */
import { createRequire } from "node:module";
import type { SheetFont } from "../page.js";
import { MissingCharacter } from "./missing-character.js";

const SCRIPTS = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "vietnamese"] as const;

const FACES: Readonly<Record<SheetFont, { readonly name: string; readonly weight: number }>> = {
  serif: { name: "source-serif-4", weight: 400 },
  bold: { name: "source-serif-4", weight: 600 },
  mono: { name: "source-code-pro", weight: 500 },
};

/** A part of a text that one file has all of. */
export interface FileRun {
  readonly text: string;
  /** The name by which the document knows the file. */
  readonly file: string;
}

/** What is used here of a font that pdfkit has opened, which its types do not tell. */
interface OpenedFont {
  readonly font: { readonly hasGlyphForCodePoint: (code: number) => boolean };
}

export class FontFiles {
  readonly #document: PDFKit.PDFDocument;
  readonly #opened: Map<string, OpenedFont> = new Map();
  readonly #require: NodeJS.Require = createRequire(import.meta.url);

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  /** A text in parts, each with its file. */
  runs(text: string, face: SheetFont): FileRun[] {
    const runs: FileRun[] = [];
    for (const character of text) {
      const last = runs.at(-1);
      // Spaces and signs stay with what they stand beside.
      const file =
        last !== undefined && this.#has(last.file, character) ? last.file : this.#fileFor(character, face);
      if (last?.file === file) runs[runs.length - 1] = { file, text: last.text + character };
      else runs.push({ file, text: character });
    }
    return runs;
  }

  #fileFor(character: string, face: SheetFont): string {
    for (const script of SCRIPTS) {
      const file = `${face}-${script}`;
      this.#open(file, face, script);
      if (this.#has(file, character)) return file;
    }
    throw new MissingCharacter(character);
  }

  #open(file: string, face: SheetFont, script: string): void {
    if (this.#opened.has(file)) return;
    const { name, weight } = FACES[face];
    // Not .woff2, which pdfkit cannot embed.
    const path = this.#require.resolve(`@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff`);
    this.#document.registerFont(file, path);
    this.#document.font(file);
    // The document keeps the font that it has just opened under this name.
    this.#opened.set(file, (this.#document as unknown as { readonly _font: OpenedFont })._font);
  }

  #has(file: string, character: string): boolean {
    return this.#opened.get(file)?.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ?? false;
  }
}
