/**
 * Asks for the files of the engine with the page: a worker finds out what it needs only file by file, each after the
 * one before, which on a slow line takes longer than all of them together. They come after what is drawn first.
 */
import type { Plugin } from "vite";
import { type Bundle, withImports } from "./chunks.js";

/** The worker, and the job that it loads first. */
const ENGINE = /\/src\/engine\/(worker|answer-job)\.ts$/;

export function enginePreload(): Plugin {
  return {
    name: "engine-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) =>
        filesOf(bundle)
          // What the page itself needs is asked for already.
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, fetchpriority: "low", href: `./${file}` },
            injectTo: "head" as const,
          })),
    },
  };
}

function filesOf(bundle: Bundle): string[] {
  const chunks = withImports(bundle, ({ moduleIds }) => moduleIds.some((id) => ENGINE.test(id)));
  return [...chunks].map(({ fileName }) => fileName).sort();
}
