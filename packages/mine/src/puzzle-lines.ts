/**
 * Puzzles as bytes: each a JSON text with a line feed behind it, in UTF-8. A shard may have a hundred thousand, which
 * as texts of their own would take many times the room, and time to be sent from one thread to another.
 */

const TEXTS_AT_A_TIME = 1024;
const LINE_FEED = 10;

/** Collects lines. */
export class PuzzleLines {
  private readonly pieces: Buffer[] = [];
  private texts: string[] = [];

  add(puzzle: string): void {
    this.texts.push(puzzle);
    if (this.texts.length === TEXTS_AT_A_TIME) this.encode();
  }

  private encode(): void {
    if (this.texts.length > 0) this.pieces.push(Buffer.from(`${this.texts.join("\n")}\n`));
    this.texts = [];
  }

  /** All lines, in memory of their own, so that they can be sent to another thread. */
  bytes(): Uint8Array<ArrayBuffer> {
    this.encode();
    const all = new Uint8Array(this.pieces.reduce((sum, piece) => sum + piece.length, 0));
    let at = 0;
    for (const piece of this.pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  }
}

/** The lines, without their line feeds, one after the other. */
export function* puzzlesIn(bytes: Uint8Array): Generator<string, void> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let from = 0;
  for (let end = buffer.indexOf(LINE_FEED); end >= 0; end = buffer.indexOf(LINE_FEED, from)) {
    yield buffer.toString("utf8", from, end);
    from = end + 1;
  }
}
