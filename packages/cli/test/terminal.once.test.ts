/** What users see on a terminal; `script` provides one. Where it is missing these tests say that they are skipped. */
import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { MAIN } from "./command.js";

/** A variable, since nothing of ours installs this program. */
const TERMINAL = "script";
const available = spawnSync(TERMINAL, ["-qec", "true", "/dev/null"]).status === 0;
if (!available) console.warn("SKIPPED: there is no `script` here, so nothing is tested on a terminal");

/** Runs a command line on a terminal; `cryptarithm` is the command. Standard output and error come together. */
function onTerminal(line: string): { readonly code: number | null; readonly text: string } {
  const command = line.replaceAll("cryptarithm", `"${process.execPath}" "${MAIN}"`);
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...env } = process.env;
  const done = spawnSync(TERMINAL, ["-qec", command, "/dev/null"], {
    encoding: "utf8",
    env: { ...env, TERM: "xterm" },
  });
  return { code: done.status, text: done.stdout.replaceAll("\r\n", "\n") };
}

describe.skipIf(!available)("on a terminal", () => {
  it("the tail is dim, and NO_COLOR takes all colours away", () => {
    expect(onTerminal('cryptarithm "SEND + MORE = MONEY"').text).toContain("\u001b[2mbase 10\u001b[22m");
    expect(onTerminal('NO_COLOR=1 cryptarithm "SEND + MORE = MONEY"').text).not.toContain("\u001b[2m");
  });

  it("solve says when the other choice of a rule changes the number of solutions", () => {
    const { text } = onTerminal('cryptarithm "SEND + MORE = MONEY" --no-color');
    expect(text).toContain("With --leading-zero allow there are 25 solutions.");
    expect(text).not.toContain("--lone-zero");
  });

  it("count parts thousands", () => {
    expect(onTerminal('cryptarithm count "ALL + GLITTERS is not GOLD" --no-color').text).toMatch(
      /^2,903,040 +base 10/,
    );
  });

  it("a long search shows how it goes and takes that away again", () => {
    const { code, text } = onTerminal(
      'cryptarithm "is_prime(ABCDEFGHIJ * K + 1)" --base 12 --time 2s --no-color',
    );
    expect(code).toBe(3);
    expect(text).toMatch(/searching: [\d,]+ nodes, [\d.]+ s, [\d,]+ found so far/);
    expect(text).toContain("\r\u001b[K  is_prime");
  });
});
