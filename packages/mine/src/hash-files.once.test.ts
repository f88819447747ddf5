import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HashFiles } from "./hash-files.js";

test.each([1, 3_000_000])("finds the texts that come again, as a set does (%i expected)", (expected) => {
  const folder = mkdtempSync(join(tmpdir(), "cryptarithm-hashes-"));
  const files = new HashFiles(folder, expected);
  const seen = new Set<string>();
  const again: number[] = [];
  for (let i = 0; i < 20_000; i++) {
    // Squares repeat at many distances.
    const text = `form ${(i * i) % 30_011}`;
    if (seen.has(text)) again.push(i);
    seen.add(text);
    files.add(text, i);
  }
  expect([...files.comeAgain()].sort((a, b) => a - b)).toEqual(again);
  expect(again.length).toBeGreaterThan(1000);
  rmSync(folder, { recursive: true });
});
