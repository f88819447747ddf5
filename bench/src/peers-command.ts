/**
 * `bench peers [permutation] [gecode] [z3]`: other ways to solve the same puzzles, in the same run:
 * the permutation method, Gecode and z3. `--write` puts the tables into docs/benchmarks.md. What is
 * compared is the time to find all solutions; the counts must agree, and where they do not, the
 * command fails.
 *
 * Our own time is that of the whole warm call, reading and planning included; the others' is that of
 * their search alone.
 */
import type { Arguments } from "./arguments.js";
import { writePart } from "./page.js";
import { type Comparison, Ours } from "./peer.js";
import { againstGecode } from "./peer-gecode.js";
import { againstPermutation } from "./peer-permutation.js";
import { againstZ3 } from "./peer-z3.js";
import { markdownTable, textTable } from "./table.js";

const PEERS: Readonly<Record<string, (ours: Ours, args: Arguments) => Comparison | undefined>> = {
  permutation: againstPermutation,
  gecode: againstGecode,
  z3: againstZ3,
};

export function runPeers(args: Arguments): void {
  const wanted = args.words.slice(1);
  const ours = new Ours(args);
  for (const [name, compare] of Object.entries(PEERS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const comparison = compare(ours, args);
    if (comparison === undefined) continue;
    const { head, rows, summary } = comparison;
    process.stdout.write(`${textTable(head, rows, [0, 1])}\n${summary}\n\n`);
    const asCode = rows.map(([id = "", formula, ...figures]) => [id, `\`${formula}\``, ...figures]);
    if (args.write) writePart(`peers-${name}`, `${summary}\n\n${markdownTable(head, asCode, [0, 1])}`);
  }
}
