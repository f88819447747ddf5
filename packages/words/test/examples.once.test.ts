/** Runs the examples in the comments of the sources: `expression; // value`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import * as words from "../src/index.js";

const sources = fileURLToPath(new URL("../src/", import.meta.url));
const examples = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .flatMap((file) =>
    [...readFileSync(join(sources, file), "utf8").matchAll(/@example\n \* (.+); \/\/ (.+)\n/g)].map(
      ([, expression = "", value = ""]) => ({ file, expression, value }),
    ),
  );

test("there are examples", () => {
  expect(examples.length).toBeGreaterThanOrEqual(4);
});

test.each(examples)("$expression in $file", async ({ expression, value }) => {
  const names = Object.keys(words);
  const run = new Function(...names, `return (async () => [${expression}, ${value}])();`);
  const [found, wanted] = await run(...Object.values(words));
  expect(found).toEqual(wanted);
});
