/**
 * How the tests run. The engine executes a plan in two ways, as an interpreter and as generated
 * code, and both must give the same answers; so every test runs twice, in the projects
 * `interpreted` and `compiled`, told apart by the environment variable CRYPTARITHM_MODE.
 * Tests that do not depend on it are named `*.once.test.ts` and run once, in the project `once`.
 *
 * `cryptarithm` and `cryptarithm-words` mean their sources here, so that tests need no build. Tests of the
 * command and of the page start what is built (`npm test` builds first).
 */
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { CountReporter } from "./tools/count-reporter.js";

const engine = fileURLToPath(new URL("packages/cryptarithm/src/", import.meta.url));
const words = fileURLToPath(new URL("packages/words/src/index.ts", import.meta.url));
const worksheet = fileURLToPath(new URL("packages/worksheet/src/index.ts", import.meta.url));
const ONCE = "**/*.once.test.{ts,tsx}";

const inMode = (mode: "interpreted" | "compiled"): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: mode,
    env: { CRYPTARITHM_MODE: mode },
    include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", ONCE],
  },
});

export default defineConfig({
  resolve: {
    alias: [
      { find: /^cryptarithm$/, replacement: `${engine}index.ts` },
      { find: /^cryptarithm\/(\w+)$/, replacement: `${engine}$1/index.ts` },
      { find: /^cryptarithm-words$/, replacement: words },
      { find: /^cryptarithm-worksheet$/, replacement: worksheet },
    ],
  },
  // As apps/web/vite.config.ts says.
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    passWithNoTests: true,
    testTimeout: 30_000,
    // All processors: by default one is kept free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    reporters: ["default", new CountReporter()],
    projects: [
      inMode("interpreted"),
      inMode("compiled"),
      {
        extends: true,
        test: {
          name: "once",
          include: [
            "packages/*/src",
            "packages/*/test",
            "apps/*/src",
            "apps/*/test",
            "bench/src",
            "test",
          ].map((folder) => `${folder}/${ONCE}`),
        },
      },
    ],
  },
});
