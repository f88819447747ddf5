/** The connection to the database: pg-boss, loaded when it is first needed, and our tables beside it. */
import type { Db, PgBoss } from "pg-boss";
import { unreachable } from "./patience.js";
import { CREATE_TABLES, QUEUE_SCHEMA } from "./tables.js";

/** How often jobs of silent workers are looked for; any worker does that for all. */
const LOOK_SECONDS = 2;

/** How often jobs that have been done are deleted. */
const CLEAN_SECONDS = 60;

/** Connects, and makes what is missing in the database. @throws {QueueError} when it cannot be used. */
export async function connect(address: string): Promise<PgBoss> {
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({
    connectionString: address,
    schema: QUEUE_SCHEMA,
    application_name: "cryptarithm mine",
    max: 4,
    schedule: false,
    registerInstance: false,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
    maintenanceIntervalSeconds: CLEAN_SECONDS,
  });
  // Without a listener an error in the background would end the process; what matters fails in the foreground as well.
  boss.on("error", () => {});
  try {
    await boss.start();
    await inTransaction(boss.getDb(), async (db) => {
      for (const statement of CREATE_TABLES) await db.executeSql(statement);
    });
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw unreachable(error);
  }
}

/** Does something wholly or not at all. */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const transaction = await db.beginTransaction?.();
  if (transaction === undefined) throw new Error("the connection of pg-boss has no transactions");
  try {
    const result = await work(transaction.db);
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}
