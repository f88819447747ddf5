/**
 * z3 on a few seed formulas of each kind that it can be told.
 */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Arguments } from "./arguments.js";
import { circumstances } from "./page.js";
import { agree, atLeast, type Comparison, type Ours } from "./peer.js";
import { SEEDS } from "./seeds.js";
import { time, times, whole } from "./table.js";
import type { Z3Result } from "./z3-child.js";

const FOR_Z3 = ["S03", "S09", "S20", "S22", "S24", "S25", "S45", "S46", "S71"];
const Z3_CHILD = fileURLToPath(new URL("z3-child.js", import.meta.url));

export function againstZ3(ours: Ours, { limitMs }: Arguments): Comparison {
  // Not in the interest of anyone's patience.
  const limit = Math.min(limitMs, 30_000);
  const rows = SEEDS.filter(({ id }) => FOR_Z3.includes(id)).map((puzzle) => {
    const done = spawnSync(process.execPath, [Z3_CHILD, puzzle.formula, `${limit}`], { encoding: "utf8" });
    if (done.status !== 0) throw new Error(`z3 on ${puzzle.formula}: ${done.stderr}`);
    const theirs = JSON.parse(done.stdout) as Z3Result;
    const row = ours.row(puzzle);
    if (theirs.complete) agree(row, "z3", theirs.count);
    const ms = theirs.complete ? theirs.ms : limit;
    return [
      puzzle.id,
      puzzle.formula,
      whole(Number(row.count)),
      time(row.ms),
      atLeast(!theirs.complete, time(ms)),
      atLeast(!theirs.complete, times(ms / row.ms)),
    ];
  });
  const { version } = createRequire(import.meta.url)("z3-solver/package.json") as { version: string };
  const summary =
    `z3 finds all solutions by excluding each one that it has found; at most ${time(limit)} a formula. ` +
    circumstances("npm run bench -- peers z3 --write", `z3-solver ${version}`);
  return { head: ["", "formula", "solutions", "ours", "z3", "ratio"], rows, summary };
}
