/**
 * The server of the page. It answers this machine only, under one name only, with the files of the page and nothing
 * else; it takes no data, keeps nothing and asks nobody. Joined into a file of its own (`bundle.mjs`), since no other
 * command needs it.
 */
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { PAGE_POLICY } from "./web-policy.js";
import { encodedFor, type Site, type SiteFile } from "./web-site.js";

export { readSite } from "./web-site.js";

/** Only this machine. */
const LOOPBACK = "127.0.0.1";

const HEADERS: Readonly<Record<string, string>> = {
  // Only a header can say who may frame the page.
  "Content-Security-Policy": `${PAGE_POLICY}; frame-ancestors 'none'`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

const A_YEAR = "public, max-age=31536000, immutable";
/** Kept, but asked about each time. */
const ASK = "no-cache";

export interface WebServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** Serves the site on a port of this machine; rejects with the system's error when that is not possible. */
export function startServer(site: Site, port: number): Promise<WebServer> {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.res.headers.set(name, value);
  });
  app.use(async ({ req, text, redirect }, next) => {
    const host = req.header("host") ?? "";
    const [, name, at = "80"] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
    // A name of somebody else's that leads here would let their page read ours.
    if (at !== `${portOf(server)}` || (name !== LOOPBACK && name !== "localhost"))
      return text(`This page is at http://${LOOPBACK}:${portOf(server)}/\n`, 403);
    // What a browser keeps belongs to the name, so there is only one.
    const { pathname, search } = new URL(req.url);
    if (name === "localhost") return redirect(`http://${LOOPBACK}:${at}${pathname}${search}`, 307);
    if (req.method !== "GET" && req.method !== "HEAD")
      return text("Only GET and HEAD\n", 405, { Allow: "GET, HEAD" });
    return next();
  });
  app.get("*", ({ req, text, body }) => {
    const { pathname } = new URL(req.url);
    const file = site.get(pathname === "/" ? "/index.html" : pathname);
    if (file === undefined) return text("There is nothing here\n", 404);
    const { encoding, body: bytes } = encodedFor(req.header("accept-encoding") ?? "", file);
    const headers = headersOf(file, encoding);
    if (isKnown(req.header("if-none-match"), file)) return body(null, 304, headers);
    return body(bytes, 200, headers);
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, LOOPBACK, () => {
      resolve({ address: `http://${LOOPBACK}:${portOf(server)}/`, stop: () => stopped(server) });
    });
  });
}

type Server = ReturnType<typeof createAdaptorServer>;

/** The port that the server listens on, which the system chooses when none was asked for. */
function portOf(server: Server): number {
  // A server on a port has an address of this kind.
  return (server.address() as AddressInfo).port;
}

function headersOf({ type, tag, hashed }: SiteFile, encoding: string | undefined): Record<string, string> {
  return {
    "Content-Type": type,
    ETag: tag,
    Vary: "Accept-Encoding",
    "Cache-Control": hashed ? A_YEAR : ASK,
    ...(encoding === undefined ? {} : { "Content-Encoding": encoding }),
  };
}

/** Whether the browser already has the file. */
const isKnown = (tags: string | undefined, { tag }: SiteFile): boolean =>
  tags?.split(",").some((each) => each.trim().replace(/^W\//, "") === tag) === true;

/** Stops at once: a browser keeps its connections open for as long as it can. */
function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}
