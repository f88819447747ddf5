/** Reads a file from the front to the back, a piece at a time: lines, or so many bytes that are only passed on. */
import { readSync } from "node:fs";

const PIECE = 1 << 20;
const LINE_FEED = 10;
/** No line that is looked for is longer; without an end, all of a damaged file would be held. */
const LONGEST_LINE = 1 << 24;

export class FileReader {
  /** Where the next byte is read, from the beginning of the file. */
  offset = 0;
  private readonly file: number;
  private readonly piece = Buffer.allocUnsafe(PIECE);
  private from = 0;
  private to = 0;

  constructor(file: number) {
    this.file = file;
  }

  /** Reads on when all of the piece has been used; false at the end of the file. */
  private more(): boolean {
    if (this.from < this.to) return true;
    this.from = 0;
    this.to = readSync(this.file, this.piece, 0, PIECE, this.offset);
    return this.to > 0;
  }

  /** The next line without its line feed; undefined at the end. What has no line feed at its end is not `ended`. */
  line(): { readonly text: string; readonly ended: boolean } | undefined {
    const parts: Buffer[] = [];
    let length = 0;
    while (this.more() && length < LONGEST_LINE) {
      const rest = this.piece.subarray(this.from, this.to);
      const end = rest.indexOf(LINE_FEED);
      const part = end < 0 ? rest : rest.subarray(0, end);
      const used = end < 0 ? part.length : end + 1;
      // The piece is read into again.
      parts.push(Buffer.from(part));
      length += part.length;
      this.from += used;
      this.offset += used;
      if (end >= 0) return { text: Buffer.concat(parts).toString("utf8"), ended: true };
    }
    return length === 0 ? undefined : { text: Buffer.concat(parts).toString("utf8"), ended: false };
  }

  /** Passes on so many bytes in pieces; false when the file ends before. */
  pass(bytes: number, take: (piece: Uint8Array) => void): boolean {
    let left = bytes;
    while (left > 0 && this.more()) {
      const part = this.piece.subarray(this.from, Math.min(this.to, this.from + left));
      take(part);
      left -= part.length;
      this.from += part.length;
      this.offset += part.length;
    }
    return left === 0;
  }

  /** Goes on reading at a place. */
  goTo(offset: number): void {
    this.offset = offset;
    this.from = this.to;
  }
}
