/** The lines of a file with their places, read a piece at a time: no more is held than the longest line. */
import { readSync } from "node:fs";

/** A line without its line feed. */
export interface PlacedLine {
  /** Where it begins, in bytes. */
  readonly offset: number;
  /** Bytes without the line feed. */
  readonly length: number;
  readonly text: string;
  /** False when the file ends before a line feed. */
  readonly ended: boolean;
}

const PIECE = 1 << 20;
const LINE_FEED = 10;

export function* linesOf(file: number): Generator<PlacedLine, void> {
  const piece = Buffer.allocUnsafe(PIECE);
  let parts: Buffer[] = [];
  let offset = 0;
  let at = 0;
  for (let got = readSync(file, piece, 0, PIECE, at); got > 0; got = readSync(file, piece, 0, PIECE, at)) {
    let from = 0;
    for (let end = piece.indexOf(LINE_FEED); end >= 0 && end < got; end = piece.indexOf(LINE_FEED, from)) {
      parts.push(piece.subarray(from, end));
      const line = Buffer.concat(parts);
      yield { offset, length: line.length, text: line.toString("utf8"), ended: true };
      offset += line.length + 1;
      parts = [];
      from = end + 1;
    }
    // The piece is read into again.
    if (from < got) parts.push(Buffer.from(piece.subarray(from, got)));
    at += got;
  }
  const rest = Buffer.concat(parts);
  if (rest.length > 0) yield { offset, length: rest.length, text: rest.toString("utf8"), ended: false };
}
