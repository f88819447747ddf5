/**
 * Writes the page's policy into the HTML for servers that set no headers. `cryptarithm web` sends the same as a header,
 * with what only a header can say. Not while developing, when Vite writes into the page.
 */
import type { Plugin } from "vite";
import { PAGE_POLICY } from "../../../packages/cli/src/web-policy.js";

export function policy(): Plugin {
  return {
    name: "policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: PAGE_POLICY },
        // Before anything is loaded that it is about.
        injectTo: "head-prepend",
      },
      { tag: "meta", attrs: { name: "referrer", content: "no-referrer" }, injectTo: "head-prepend" },
    ],
  };
}
