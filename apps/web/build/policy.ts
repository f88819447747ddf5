/**
 * What the page may do, written into the HTML for servers that set no headers: load files of its own, and nothing
 * else. `cryptarithm web` sends the same as a header, with what only a header can say
 * (packages/cli/src/web-server.ts). Not while developing, when Vite writes into the page.
 */
import type { Plugin } from "vite";

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

export function policy(): Plugin {
  return {
    name: "policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
        // Before anything is loaded that it is about.
        injectTo: "head-prepend",
      },
      { tag: "meta", attrs: { name: "referrer", content: "no-referrer" }, injectTo: "head-prepend" },
    ],
  };
}
