/** `cryptarithm web` as a process: what it serves, to whom, with which headers, and how it ends. */
import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cryptarithm, MAIN } from "./command.js";

const PAGE = fileURLToPath(new URL("../dist/web/", import.meta.url));

interface Answered {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

let child: ChildProcess;
let address: URL;

beforeAll(async () => {
  ({ child, address } = await start("--port", "0", "--quiet"));
});
afterAll(() => {
  child.kill("SIGKILL");
});

async function start(...args: string[]): Promise<{ child: ChildProcess; address: URL; line: string }> {
  const child = spawn(process.execPath, [MAIN, "web", ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding("utf8").once("data", resolve);
    child.once("exit", (code) => reject(new Error(`ended with ${code}`)));
  });
  return { child, address: new URL(/http:\S+/.exec(line)?.[0] ?? ""), line };
}

/** Asks as written: fetch would tidy the path up and choose the headers by itself. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port: address.port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });
}

const asset = (ending: string): string =>
  `/assets/${readdirSync(`${PAGE}assets`).find((name) => name.endsWith(ending))}`;

describe("cryptarithm web", () => {
  it("serves the page with a policy that allows only files of its own", async () => {
    const { status, headers, body } = await ask("/");
    expect(status).toBe(200);
    expect(body).toEqual(readFileSync(`${PAGE}index.html`));
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
  });

  it("says the same in the header as the page itself, and what only a header can say", async () => {
    const { headers, body } = await ask("/");
    const [, inPage = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(body.toString()) ?? [];
    const policy = `${inPage.replaceAll("&#39;", "'")}; frame-ancestors 'none'`;
    expect(headers["content-security-policy"]).toBe(policy);
  });

  it("lets browsers keep files with a hash for good, and ask about the others", async () => {
    const script = await ask(asset(".js"));
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const worker = await ask("/sw.js");
    expect(worker.headers["cache-control"]).toBe("no-cache");
    const again = await ask("/sw.js", { "If-None-Match": `${worker.headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask("/sw.js", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("compresses scripts with %s, where that is asked for", async (encoding, decompress) => {
    const path = asset(".js");
    const { headers, body } = await ask(path, { "Accept-Encoding": `${encoding}, deflate` });
    expect(headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
    expect(decompress(body)).toEqual(readFileSync(PAGE + path));
    const refused = await ask(path, { "Accept-Encoding": `${encoding};q=0` });
    expect(refused.headers["content-encoding"]).toBeUndefined();
  });

  it("leaves fonts as they are", async () => {
    const { headers } = await ask(asset(".woff2"), { "Accept-Encoding": "br" });
    expect(headers["content-type"]).toBe("font/woff2");
    expect(headers["content-encoding"]).toBeUndefined();
  });

  it.each([
    "/nothing",
    "/assets/",
    "/assets",
    "/../main.js",
    "/%2e%2e/main.js",
    "/..%2fmain.js",
    "/assets/../../main.js",
    "//etc/passwd",
    "/.vite/manifest.json",
    "/index.html/",
  ])("has nothing at %s", async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("does not take %s", async (method) => {
    const { status, headers } = await ask("/", {}, method);
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("answers HEAD without a body", async () => {
    const { status, headers, body } = await ask("/", {}, "HEAD");
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  it.each(["evil.example", "evil.example:1", "127.0.0.1:1", "localhost.evil.example"])(
    "does not answer to the name %s, which is somebody else's",
    async (host) => {
      const { status, body } = await ask("/", { Host: host });
      expect(status).toBe(403);
      expect(body.toString()).not.toContain("<html");
    },
  );

  it("sends localhost to the one address, since a browser keeps things by address", async () => {
    const { status, headers } = await ask("/?a=b", { Host: `localhost:${address.port}` });
    expect([status, headers.location]).toEqual([307, `${address.origin}/?a=b`]);
  });

  it.each(["SIGINT", "SIGTERM"] as const)(
    "ends with 0 at %s, also with a browser connected",
    async (signal) => {
      const own = await start("--port", "0");
      expect(own.line).toMatch(/^The page is at http:\/\/127\.0\.0\.1:\d+\/ \(Ctrl-C ends it\)\n$/);
      await fetch(own.address);
      const ended = new Promise((resolve) => own.child.once("exit", (code) => resolve(code)));
      own.child.kill(signal);
      expect(await ended).toBe(0);
    },
  );

  it("says what to do when the port is in use", async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, "127.0.0.1", () => {
        const at = other.address();
        resolve(typeof at === "object" && at !== null ? at.port : 0);
      }),
    );
    const { code, out, err } = cryptarithm(["web", "--port", `${port}`]);
    other.close();
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(`error: port ${port} is in use`);
    expect(err).toContain(`--port ${port < 65_535 ? port + 1 : 4272}`);
  });

  it.each([
    [["--port", "70000"], "--port 70000 is not a port"],
    [["--port", "x"], "--port x is not a whole number"],
    [["SEND + MORE = MONEY"], "web takes no arguments"],
  ])("refuses %j", (args, message) => {
    const { code, err } = cryptarithm(["web", ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
