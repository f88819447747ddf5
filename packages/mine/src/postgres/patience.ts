/** A database may restart or be out of reach for a while; a worker that has worked for an hour should not mind. */
import { setTimeout as sleep } from "node:timers/promises";
import { QueueError } from "../shard-queue.js";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;

/** Does something that may fail for reasons of the connection, again and again for `patience` milliseconds. */
export async function patiently<T>(what: () => Promise<T>, patience: number): Promise<T> {
  const started = performance.now();
  for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, 2 * wait)) {
    try {
      return await what();
    } catch (error) {
      if (performance.now() - started + wait > patience) throw unreachable(error);
      await sleep(wait);
    }
  }
}

/** An error of the database, for people. */
export function unreachable(error: unknown): Error {
  if (error instanceof QueueError) return error;
  // Several addresses of one name give an error without a message of its own.
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const message = inner instanceof Error ? inner.message : String(inner);
  return new QueueError(
    `the database cannot be used: ${message}`,
    "is the address right, as in postgres://user@host:5432/name?",
  );
}
