/**
 * Numbered texts, parted by the hash of the text into files that each fit into memory: how texts that come again are
 * found among more texts than memory holds. 128 bits of SHA-256 stand for a text.
 */
import { createHash } from "node:crypto";
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";

const HASH = 16;
/** The hash, and the number as a double. */
const ENTRY = HASH + 8;
/** So many entries of one file are in memory at once, about. */
const ENTRIES_EACH = 200_000;
const MOST_FILES = 4096;
/** Bytes that are collected before they are written. */
const BUFFER = 512 * ENTRY;

interface Part {
  readonly path: string;
  readonly buffer: Buffer;
  filled: number;
}

export class HashFiles {
  private readonly parts: readonly Part[];

  /** @param expected - about how many texts there will be */
  constructor(folder: string, expected: number) {
    const count = Math.min(MOST_FILES, Math.max(1, Math.ceil(expected / ENTRIES_EACH)));
    this.parts = Array.from({ length: count }, (_, i) => ({
      path: join(folder, `hashes-${i}`),
      buffer: Buffer.allocUnsafe(BUFFER),
      filled: 0,
    }));
  }

  /** Notes a text; the numbers of a text must rise. */
  add(text: string, number: number): void {
    const hash = createHash("sha256").update(text).digest();
    const part = this.parts[hash.readUInt32LE(HASH) % this.parts.length] as Part;
    hash.copy(part.buffer, part.filled, 0, HASH);
    part.buffer.writeDoubleLE(number, part.filled + HASH);
    part.filled += ENTRY;
    if (part.filled === BUFFER) this.write(part);
  }

  /** Opened for each piece, since a process may not have thousands of files open. */
  private write(part: Part): void {
    const file = openSync(part.path, "a");
    try {
      for (let done = 0; done < part.filled; ) done += writeSync(file, part.buffer, done, part.filled - done);
    } finally {
      closeSync(file);
    }
    part.filled = 0;
  }

  /** The numbers of the texts that have come before, in no order. */
  *comeAgain(): Generator<number, void> {
    for (const part of this.parts) {
      this.write(part);
      const bytes = readFileSync(part.path);
      const seen = new Set<string>();
      for (let at = 0; at < bytes.length; at += ENTRY) {
        const hash = bytes.toString("latin1", at, at + HASH);
        if (seen.has(hash)) yield bytes.readDoubleLE(at + HASH);
        else seen.add(hash);
      }
    }
  }
}
