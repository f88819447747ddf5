/**
 * Makes `import { workerUrl } from "virtual:worker-url"` give the address of the worker. It is an entry beside the page,
 * so that both share the modules of the engine instead of carrying them twice.
 */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const WORKER = fileURLToPath(new URL("../src/engine/worker.ts", import.meta.url));

export function workerEntry(): Plugin {
  let reference: string | undefined;
  return {
    name: "worker-entry",
    buildStart() {
      // While developing there are no files yet, and the browser loads the source.
      if (this.environment.mode === "build")
        reference = this.emitFile({ type: "chunk", id: WORKER, name: "worker" });
    },
    resolveId: (id) => (id === "virtual:worker-url" ? "\0worker-url" : null),
    load: (id) => {
      if (id !== "\0worker-url") return null;
      const address =
        reference === undefined
          ? JSON.stringify("/src/engine/worker.ts")
          : `import.meta.ROLLUP_FILE_URL_${reference}`;
      return `export const workerUrl = ${address};`;
    },
  };
}
