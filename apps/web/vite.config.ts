/**
 * How the page is built. The worker is an entry beside the page, so that both share the modules of the engine
 * instead of carrying them twice; the page learns its address from `virtual:worker-url`. Nothing is put into the
 * HTML, since the page's policy allows only files of its own.
 */
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const WORKER = fileURLToPath(new URL("src/engine/worker.ts", import.meta.url));

/** Makes `import workerUrl from "virtual:worker-url"` give the address of the worker's file. */
function workerEntry(): Plugin {
  let reference = "";
  return {
    name: "worker-entry",
    apply: "build",
    buildStart() {
      reference = this.emitFile({ type: "chunk", id: WORKER, name: "worker" });
    },
    resolveId: (id) => (id === "virtual:worker-url" ? "\0worker-url" : null),
    load: (id) =>
      id === "\0worker-url" ? `export const workerUrl = import.meta.ROLLUP_FILE_URL_${reference};` : null,
  };
}

export default defineConfig({
  // Relative addresses: the page works from any folder.
  base: "./",
  plugins: [workerEntry()],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
});
