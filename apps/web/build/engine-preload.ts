/**
 * Asks for the files of the engine with the page: a worker finds out what it needs only file by file, each after the
 * one before, which on a slow line takes longer than all of them together. They come after what is drawn first.
 */
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

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
  const found = new Set<string>();
  const add = (file: string): void => {
    const output = bundle[file];
    if (output?.type !== "chunk" || found.has(file)) return;
    found.add(file);
    for (const next of output.imports) add(next);
  };
  for (const [file, output] of Object.entries(bundle))
    if (output.type === "chunk" && output.moduleIds.some((id) => ENGINE.test(id))) add(file);
  return [...found].sort();
}
