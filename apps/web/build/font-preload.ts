/** Asks for the two fonts of the first view with the page, not when a style sheet has been read that names them. */
import type { Plugin } from "vite";

/** Their files, by their addresses. */
export const FIRST_FONTS = /\/(source-serif-4-latin-600|source-code-pro-latin-500)-normal/;

export function fontPreload(): Plugin {
  return {
    name: "font-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith(".woff2") && FIRST_FONTS.test(file))
          .sort()
          .map((file) => ({
            tag: "link",
            // Fonts are always asked for without credentials; one that is preloaded must say so.
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `./${file}` },
            injectTo: "head" as const,
          })),
    },
  };
}
