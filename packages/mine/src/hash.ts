/** Hashes of texts: what names runs and shards, and what protects records. */
import { createHash } from "node:crypto";

/** SHA-256 in hexadecimal digits, the first `length` of its 64. */
export function sha256(text: string | Uint8Array, length = 64): string {
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}
