/** What is thrown for a character that cannot be printed. It knows nothing of fonts, so that its types need no others. */

/** A character that no font file has. */
export class MissingCharacter extends Error {
  override readonly name = "MissingCharacter";
  readonly character: string;

  constructor(character: string) {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    super(`the fonts of the PDF have no ${character} (U+${code})`);
    this.character = character;
  }
}
