/**
 * How the page is built: into the folder in which `cryptarithm web` looks for it, and from which it can be copied to
 * any other server. Nothing is put into the HTML, since the page's policy allows only files of its own.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { enginePreload } from "./build/engine-preload.js";
import { firstVisit } from "./build/first-visit.js";
import { fontPreload } from "./build/font-preload.js";
import { licences } from "./build/licences.js";
import { offlineFiles } from "./build/offline-files.js";
import { policy } from "./build/policy.js";
import { workerEntry } from "./build/worker-entry.js";

const packages = fileURLToPath(new URL("../../packages/", import.meta.url));
/** What `index.html` starts, which loads the views. */
const PAGE_SCRIPT = /^assets\/(index|page)-/;

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // Relative addresses: the page works from any folder.
  base: "./",
  plugins: [workerEntry(), policy(), fontPreload(), enginePreload(), licences(), offlineFiles()],
  resolve: {
    // The sources, so that the page can be built without compiling the packages first.
    alias: [
      { find: /^cryptarithm$/, replacement: `${packages}cryptarithm/src/index.ts` },
      { find: /^cryptarithm\/(\w+)$/, replacement: `${packages}cryptarithm/src/$1/index.ts` },
      { find: /^cryptarithm-words$/, replacement: `${packages}words/src/index.ts` },
      { find: /^cryptarithm-worksheet$/, replacement: `${packages}worksheet/src/index.ts` },
    ],
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: `${packages}cli/dist/web`,
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: firstVisit() } } },
    modulePreload: {
      polyfill: false,
      // Only for what the page itself loads later. A worker has no document in which to ask for modules, and style
      // sheets are never asked for there.
      resolveDependencies: (_file, needed, { hostId, hostType }) =>
        hostType === "html" || PAGE_SCRIPT.test(hostId)
          ? needed
          : needed.filter((file) => file.endsWith(".css")),
    },
  },
});
