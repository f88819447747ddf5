/**
 * The queue on PostgreSQL, held to the contract. The tests start a server of their own; where there is none to start
 * they are skipped, and say so.
 */
import { afterAll, test } from "vitest";
import { PostgresQueue } from "../src/postgres/postgres-queue.js";
import { startServer } from "./postgres-server.js";
import { queueContract } from "./queue-contract.js";

const server = await startServer();
if ("missing" in server) {
  console.error(`\n*** SKIPPED: the tests of mining with PostgreSQL. ${server.missing}. ***\n`);
  test.skip(`PostgreSQL: ${server.missing}`, () => {});
} else {
  afterAll(() => server.stop());
  queueContract(
    "PostgreSQL",
    async () => {
      const database = server.newDatabase();
      return { open: (specification) => PostgresQueue.open(database, specification), end: async () => {} };
    },
    { lasting: true, several: true },
  );
}
