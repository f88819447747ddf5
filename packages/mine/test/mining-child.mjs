/**
 * A process that mines, to be killed: `node mining-child.mjs folder|postgres PLACE RUN-FILE`. It says a line on
 * standard output for each shard that is kept, and reads the compiled package.
 */
import { readFileSync } from "node:fs";
import { LedgerQueue, mine, PostgresQueue, readSpecification } from "../dist/index.js";

const [kind, place, file] = process.argv.slice(2);
const { specification } = readSpecification(readFileSync(file, "utf8"));
const queue =
  kind === "folder" ? LedgerQueue.open(place, specification) : await PostgresQueue.open(place, specification);
const complete = queue.complete.bind(queue);
queue.complete = async (result) => {
  const kept = await complete(result);
  process.stdout.write(`${kept} ${result.index}\n`);
  return kept;
};
await mine(queue, { threads: 2 });
await queue.close();
