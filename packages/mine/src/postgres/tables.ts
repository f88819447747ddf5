/**
 * Our own tables beside those of the job queue: the runs with their specifications, and the results, of which each
 * shard has at most one because the shard's name is the key. The queue only decides who does what; what has been done
 * is what stands here.
 */
import { COUNT_NAMES } from "../shard-result.js";

/** Everything of this package lies in two schemas: ours, and the queue's. */
const SCHEMA = "cryptarithm_mine";
export const QUEUE_SCHEMA = "cryptarithm_mine_queue";

const COUNT_COLUMNS = COUNT_NAMES.map((name) => `"${name}" double precision NOT NULL`).join(",\n      ");

/** Makes the tables where they are missing; to be run in a transaction, under the lock in its first line. */
export const CREATE_TABLES: readonly string[] = [
  // Two workers may start at once, and "if not exists" alone does not keep them apart.
  "SELECT pg_advisory_xact_lock(4862911)",
  `CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`,
  `CREATE TABLE IF NOT EXISTS ${SCHEMA}.runs (
      id text PRIMARY KEY,
      specification text NOT NULL,
      shards bigint NOT NULL,
      handed_out bigint NOT NULL DEFAULT 0,
      made timestamptz NOT NULL DEFAULT now()
    )`,
  `CREATE TABLE IF NOT EXISTS ${SCHEMA}.results (
      shard uuid PRIMARY KEY,
      run text NOT NULL REFERENCES ${SCHEMA}.runs (id),
      index bigint NOT NULL,
      ${COUNT_COLUMNS},
      puzzles text NOT NULL,
      finished timestamptz NOT NULL DEFAULT now(),
      UNIQUE (run, index)
    )`,
];

export const ADD_RUN: string = `
  INSERT INTO ${SCHEMA}.runs (id, specification, shards) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING`;

export const ALL_RUNS: string = `SELECT id, specification FROM ${SCHEMA}.runs ORDER BY made, id`;

/** The shards from this number on are still to be handed out; locked, so that each is handed out once. */
export const HANDED_OUT: string = `SELECT handed_out FROM ${SCHEMA}.runs WHERE id = $1 FOR UPDATE`;

export const SET_HANDED_OUT: string = `UPDATE ${SCHEMA}.runs SET handed_out = $2 WHERE id = $1`;

/** One row when the result was new, none when there was one. */
export const ADD_RESULT: string = `
  INSERT INTO ${SCHEMA}.results (shard, run, index, puzzles, ${COUNT_NAMES.map((name) => `"${name}"`).join(", ")})
  VALUES ($1, $2, $3, $4, ${COUNT_NAMES.map((_, i) => `$${i + 5}`).join(", ")})
  ON CONFLICT DO NOTHING
  RETURNING index`;

export const PROGRESS: string = `
  SELECT count(*) AS done, ${COUNT_NAMES.map((name) => `coalesce(sum("${name}"), 0) AS "${name}"`).join(", ")},
    (SELECT count(*) FROM ${QUEUE_SCHEMA}.job WHERE name = $2 AND state = 'active') AS "inHand"
  FROM ${SCHEMA}.results WHERE run = $1`;

export const DONE_AFTER: string = `
  SELECT index FROM ${SCHEMA}.results WHERE run = $1 AND index > $2 ORDER BY index LIMIT $3`;

export const RESULTS_AFTER: string = `
  SELECT shard, index, puzzles, ${COUNT_NAMES.map((name) => `"${name}"`).join(", ")}
  FROM ${SCHEMA}.results WHERE run = $1 AND index > $2 ORDER BY index LIMIT $3`;

export const MISSING: string = `
  SELECT n AS index FROM generate_series(0, $2::bigint - 1) AS n
  WHERE NOT EXISTS (SELECT 1 FROM ${SCHEMA}.results WHERE run = $1 AND index = n) LIMIT $3`;
