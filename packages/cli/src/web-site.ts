/**
 * The files of the page as a server needs them: by their address, with type, tag and how long a browser may keep
 * them. All are read at once, so that a server goes on with the page it started with when a newer one is built, and
 * no address can lead out of the folder.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";

export interface SiteFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Differs when the content does. */
  readonly tag: string;
  /** The name has a hash of the content in it, so the content never changes. */
  readonly hashed: boolean;
}

/** Files by address, which begins with a slash. */
export type Site = ReadonlyMap<string, SiteFile>;

export type Encoding = "br" | "gzip";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".jsonl": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** The folder of the files whose names have hashes. */
const HASHED = "/assets/";

/** Reads a folder; without one the site is empty. Files that a page has no use for are left out. */
export function readSite(folder: string): Site {
  const site = new Map<string, SiteFile>();
  if (!existsSync(folder)) return site;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    const address = `/${name.replaceAll("\\", "/")}`;
    const type = TYPES[extname(name)];
    // Those of the build that begin with a point are not for browsers.
    if (type === undefined || address.includes("/.") || !statSync(path).isFile()) continue;
    const body = new Uint8Array(readFileSync(path));
    const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    site.set(address, { body, type, tag, hashed: address.startsWith(HASHED) });
  }
  return site;
}

/** What has been compressed; each file is, when it is first asked for. */
const compressed = new WeakMap<SiteFile, Map<Encoding, Uint8Array<ArrayBuffer>>>();

/** A file with one of the encodings that the browser takes, where that makes it shorter. */
export function encodedFor(
  accepted: string,
  file: SiteFile,
): { readonly body: Uint8Array<ArrayBuffer>; readonly encoding?: Encoding } {
  const offered = accepted.split(",").map((part) => part.trim());
  // "br;q=0" refuses it.
  const takes = (name: Encoding): boolean =>
    offered.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)));
  const encoding = (["br", "gzip"] as const).find(takes);
  if (encoding === undefined || !/^text|json|svg/.test(file.type)) return { body: file.body };
  const known = compressed.get(file) ?? new Map<Encoding, Uint8Array<ArrayBuffer>>();
  compressed.set(file, known);
  const body = known.get(encoding) ?? compress(file.body, encoding);
  known.set(encoding, body);
  return body.length < file.body.length ? { body, encoding } : { body: file.body };
}

/** Brotli's best takes a second for a script and saves a tenth; nobody waits for that on one machine. */
const QUALITY = 5;

function compress(body: Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: QUALITY };
  return new Uint8Array(encoding === "br" ? brotliCompressSync(body, { params }) : gzipSync(body));
}
