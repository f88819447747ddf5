/** `cryptarithm mine worker` with a PostgreSQL server of the tests' own; skipped, and said so, where there is none. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Server, startServer } from "../../mine/test/postgres-server.js";
import { cryptarithm } from "./command.js";

const server = await startServer();
if ("missing" in server) {
  console.error(`\n*** SKIPPED: the tests of mine worker. ${server.missing}. ***\n`);
  test.skip(`mine worker: ${server.missing}`, () => {});
} else {
  afterAll(() => server.stop(), 60_000);
  testsWith(server);
}

function testsWith({ newDatabase }: Server): void {
  test("a worker begins the run, does it, and the database gives what a folder gives", () => {
    const folder = mkdtempSync(join(tmpdir(), "cryptarithm-worker-"));
    const words = join(folder, "words.txt");
    writeFileSync(words, "send more money two four six seven nine ten eat that apple".replaceAll(" ", "\n"));
    const place = ["--database", newDatabase()];
    const worked = cryptarithm(["mine", "worker", ...place, "--words", words, "--threads", "2"]);
    expect(worked.err).toMatch(/^Run [0-9a-f]{20}: .* Mining with 2 threads\.\n/);
    expect(worked.out).toMatch(/^All [\d,]+ candidates of A\+B=C over 12 words/);
    expect(worked.code).toBe(0);
    // The run need not be said again.
    const status = cryptarithm(["mine", "status", ...place, "--json"]);
    expect(status.code).toBe(0);
    expect(JSON.parse(status.out)).toMatchObject({ words: 12, inHand: 0, skipped: 0 });
    const inFolder = ["mine", "run", join(folder, "sums"), "--words", words, "--quiet"];
    expect(cryptarithm(inFolder).code).toBe(0);
    const exported = cryptarithm(["mine", "export", ...place]);
    expect(exported.code).toBe(0);
    expect(exported.out).toContain("SEND + MORE = MONEY");
    expect(exported.out).toBe(cryptarithm(["mine", "export", join(folder, "sums")]).out);
    rmSync(folder, { recursive: true });
  }, 60_000);
}
