/**
 * Long parts of links, packed: base64url of the text in UTF-8, compressed with deflate (without header). A packed part
 * of a few kilobytes can unpack to gigabytes, so what comes out is counted while it comes, and it stops there.
 */

/** A link holds at most so many characters of a packed part. */
export const MOST_PACKED = 64 * 1024;
/** A packed part unpacks to at most so many bytes. */
export const MOST_UNPACKED = 1024 * 1024;

/** Bytes that are given at once. */
const PIECE = 512;

/** What unpacking gives: the text, or why there is none. */
export type Unpacked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: "packed" | "too-long" };

/** The packed text; undefined when it is longer than a link may be. */
export async function pack(text: string): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST_UNPACKED) return undefined;
  const packed = await collect(bytes, new CompressionStream("deflate-raw"), MOST_PACKED);
  const letters = packed === undefined ? undefined : toBase64(packed);
  return letters === undefined || letters.length > MOST_PACKED ? undefined : letters;
}

/** The text that `pack` packed. Never throws, and never holds more than the limit. */
export async function unpack(packed: string): Promise<Unpacked> {
  if (packed.length > MOST_PACKED) return { ok: false, problem: "too-long" };
  const bytes = fromBase64(packed);
  if (bytes === undefined || bytes.length === 0) return { ok: false, problem: "packed" };
  try {
    const plain = await collect(bytes, new DecompressionStream("deflate-raw"), MOST_UNPACKED);
    if (plain === undefined) return { ok: false, problem: "too-long" };
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(plain) };
  } catch {
    return { ok: false, problem: "packed" };
  }
}

/** All that comes out of the stream; undefined as soon as it is more than `most` bytes. */
async function collect(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array | undefined> {
  // Errors of the writing side are those of the reading side, where they are caught.
  feed(bytes, stream.writable.getWriter()).catch(() => {});
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Gives the bytes in small pieces, each when there is room: a piece unpacks to a thousand times its size at once. */
async function feed(
  bytes: Uint8Array<ArrayBuffer>,
  writer: WritableStreamDefaultWriter<BufferSource>,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    await writer.ready;
    await writer.write(bytes.subarray(at, at + PIECE));
  }
  await writer.close();
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
